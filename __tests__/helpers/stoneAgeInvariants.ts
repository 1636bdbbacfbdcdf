import { NONE, type Position } from '@/machines/stone-age/position';

/** What must hold in every position of every game; says in words what does not. */
export function violation(position: Position): string | null {
  return (
    workersAreConserved(position) ??
    cardsAreConserved(position) ??
    tilesAreConserved(position) ??
    toolsAreConserved(position) ??
    resourcesAreConserved(position) ??
    nothingIsNegative(position) ??
    whatIsOpenFitsThePhase(position)
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function workersAreConserved({ workers, home, placed, crowd, setup }: Position): string | null {
  for (let seat = 0; seat < 4; seat++) {
    let out = 0;
    for (let place = 0; place < 16; place++) out += placed[place * 4 + seat]!;
    if (home[seat]! + out !== workers[seat]) return `seat ${seat} lost a worker`;
    const [least, most] = seat < setup.players ? [5, 10] : [0, 0];
    if (workers[seat]! < least || workers[seat]! > most) return `seat ${seat} has ${workers[seat]}`;
  }
  for (let place = 0; place < 16; place++) {
    const here = sum(placed.slice(place * 4, place * 4 + 4));
    if (here !== crowd[place]) return `place ${place} is miscounted`;
    if (place > 0 && here > (place < 5 ? 7 : place === 6 ? 2 : 1))
      return `place ${place} overflows`;
  }
  return null;
}

function cardsAreConserved({ deck, dealt, row, cardOwner, oneUse, choiceHolder }: Position) {
  const out = new Set(deck.slice(0, dealt));
  for (let card = 0; card < 36; card++) {
    const owned = cardOwner[card] !== NONE;
    const onOffer = row.includes(card);
    if (out.has(card) !== (owned || onOffer) || (owned && onOffer)) return `card ${card} is astray`;
  }
  const [c33, c36] = [32, 35];
  for (let i = 0; i < 3; i++) {
    const holders = oneUse.flatMap((set, seat) => (set & (8 << i) ? [seat] : []));
    if (holders.some((seat) => cardOwner[c33 + i] !== seat)) return `one-use tool ${i} is astray`;
  }
  if (choiceHolder !== NONE && cardOwner[c36] !== choiceHolder) return 'the choice card is astray';
  return null;
}

function tilesAreConserved({ tiles, gone, tileOwner, setup }: Position): string | null {
  for (let index = 0; index < 28; index++) {
    const stack = Math.floor(index / 7);
    const built = stack < setup.players && index % 7 < gone[stack]!;
    if (built !== (tileOwner[tiles[index]!] !== NONE)) return `tile ${tiles[index]} is astray`;
  }
  return null;
}

function toolsAreConserved({ tools, used }: Position): string | null {
  for (let seat = 0; seat < 4; seat++) {
    const [a, b, c] = tools.slice(seat * 3, seat * 3 + 3) as [number, number, number];
    if (a < b || b < c || a - c > 1 || a > 4) return `seat ${seat} has tools ${a} ${b} ${c}`;
    const slots = (a > 0 ? 1 : 0) + (b > 0 ? 2 : 0) + (c > 0 ? 4 : 0);
    if (used[seat]! & ~slots) return `seat ${seat} used a tool it does not have`;
  }
  return null;
}

/** In the first printing the pieces are counted; in the revised one they never run out. */
function resourcesAreConserved({ supply, stock }: Position): string | null {
  if (supply === null) return null;
  const all = [20, 16, 12, 10];
  for (let resource = 0; resource < 4; resource++) {
    let held = supply[resource]!;
    for (let seat = 0; seat < 4; seat++) held += stock[seat * 5 + 1 + resource]!;
    if (held !== all[resource]) return `resource ${resource}: ${held} instead of ${all[resource]}`;
  }
  return null;
}

function nothingIsNegative(position: Position): string | null {
  const { stock, home, agriculture, supply, points, chance } = position;
  const counts = [...stock, ...home, ...agriculture, ...(supply ?? [])];
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) return 'a count below zero';
  if (agriculture.some((level) => level > 10)) return 'agriculture above ten';
  return [...points, ...chance].every(Number.isInteger) ? null : 'a broken number';
}

function whatIsOpenFitsThePhase({ phase, dice, at, rolledFor, effectOf, short }: Position) {
  const rolling = phase === 'addingTools';
  const sharing = phase === 'sharingDice';
  if (dice.length > 0 !== (rolling || sharing)) return `dice on the table while ${phase}`;
  if ((rolledFor !== NONE) !== rolling) return `a roll is open while ${phase}`;
  if ((at !== NONE) !== (phase === 'paying' || (rolling && effectOf === NONE))) {
    return `a place is open while ${phase}`;
  }
  if (sharing && effectOf === NONE) return 'dice are shared without a card';
  return short > 0 === (phase === 'feeding') ? null : `short while ${phase}`;
}
