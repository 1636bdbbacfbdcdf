import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Checks a whole game of Stone Age from its record alone, as someone with the rule book and
 * without Silex would: it imports nothing of the rules and trusts none of their sums. The tables
 * of cards and buildings are read as printed.
 */
const table = (name: string): Record<string, string>[] => {
  const text = readFileSync(path.join(__dirname, '..', 'fixtures', name), 'utf8');
  const [head, ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head!.map((key, i) => [key, row[i] ?? ''])));
};
export const PRINTED_CARDS = new Map(table('stone-age-cards.csv').map((row) => [row.id!, row]));
export const PRINTED_TILES = new Map(table('stone-age-buildings.csv').map((row) => [row.id!, row]));

const KINDS = ['wood', 'clay', 'stone', 'gold'] as const;
const DIVISOR: Record<string, number> = { food: 2, wood: 3, clay: 4, stone: 5, gold: 6 };
const SITE: Record<string, string> = {
  hunt: 'food',
  forest: 'wood',
  clayPit: 'clay',
  quarry: 'stone',
  river: 'gold',
};
const DIE = ['', 'wood', 'clay', 'stone', 'gold', 'tool', 'agriculture'];

type Data = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- foreign JSON, judged field by field

interface Village {
  goods: Record<string, number>;
  workers: number;
  agriculture: number;
  points: number;
  tools: number[];
  used: number[];
  cards: string[];
  open: string[];
  tiles: number;
  out: Record<string, number>;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Throws with a sentence at the first thing in the record that is against the rule book. */
export function audit(record: Data): void {
  const { setup, deal, moves, result } = record;
  const demand = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`Move ${index}: ${what}`);
  };
  const players: number = setup.players;
  let index = 0;
  let first: number = deal.firstPlayer;
  let round = 1;
  let row: (string | null)[] = [...deal.row];
  const deck: string[] = [...deal.deck];
  const stacks: string[][] = deal.stacks.map((stack: string[]) => [...stack]);
  const supply: Record<string, number> =
    setup.edition === 'first'
      ? { wood: 20, clay: 16, stone: 12, gold: 10 }
      : { wood: Infinity, clay: Infinity, stone: Infinity, gold: Infinity };
  const villages: Village[] = Array.from({ length: players }, () => ({
    goods: { food: setup.edition === 'first' ? 15 : 12, wood: 0, clay: 0, stone: 0, gold: 0 },
    workers: 5,
    agriculture: 0,
    points: 0,
    tools: [0, 0, 0],
    used: [],
    cards: [],
    open: [],
    tiles: 0,
    out: {},
  }));
  let ended: string | null = null;

  demand(new Set([...deal.row, ...deal.deck]).size === 36, 'the deck is not whole');
  demand(new Set([...deal.stacks.flat(), ...deal.box]).size === 28, 'the tiles are not whole');
  demand(stacks.length === players && stacks.every((stack) => stack.length === 7), 'bad stacks');

  const take = (village: Village, good: string, wanted: number, told: number) => {
    const got = good === 'food' ? wanted : Math.min(wanted, supply[good]!);
    demand(got === told, `${told} ${good} taken, ${got} due`);
    village.goods[good] = village.goods[good]! + got;
    if (good !== 'food') supply[good] = supply[good]! - got;
  };
  const give = (village: Village, paid: Record<string, number>) => {
    for (const kind of KINDS) {
      village.goods[kind] = village.goods[kind]! - paid[kind]!;
      supply[kind] = supply[kind]! + paid[kind]!;
      demand(village.goods[kind]! >= 0, `paid ${kind} that was not there`);
    }
  };
  const raiseTool = (village: Village, told: number) => {
    if (total(village.tools) === 12) return demand(told === 0, 'a thirteenth tool');
    demand(told === 1, 'a tool was due');
    const lowest = village.tools.indexOf(Math.min(...village.tools));
    village.tools[lowest] = village.tools[lowest]! + 1;
  };
  const raiseField = (village: Village, told: number) => {
    demand(told === (village.agriculture < 10 ? 1 : 0), 'agriculture miscounted');
    village.agriculture += told;
  };
  const comeHome = (village: Village, place: string, workers?: number) => {
    demand((village.out[place] ?? 0) > 0, `nobody at ${place}`);
    if (workers !== undefined) demand(village.out[place] === workers, 'wrong number of dice');
    delete village.out[place];
  };

  const hear: Record<string, (news: Data, village: Village) => void> = {
    placed(news, village) {
      const { place, workers, seat } = news;
      const away = total(Object.values(village.out));
      demand(workers >= 1 && away + workers <= village.workers, 'workers out of nowhere');
      demand(!village.out[place], 'already there');
      const others = villages.filter((_, other) => other !== seat && villages[other]!.out[place]);
      const here = total(others.map((other) => other.out[place]!));
      if (place in SITE && place !== 'hunt') {
        demand(here + workers <= 7, 'more than seven');
        demand(others.length < (players === 2 ? 1 : players === 3 ? 2 : 4), 'too many players');
      } else if (place !== 'hunt') {
        demand(here === 0 && workers === (place === 'hut' ? 2 : 1), 'one place, one player');
      }
      village.out[place] = workers;
      const village3 = ['toolMaker', 'hut', 'field'].filter((name) =>
        villages.some(({ out }) => out[name]),
      );
      demand(players === 4 || village3.length <= 2, 'all three village places used');
    },
    rolled(news) {
      demand(
        news.dice.every((die: number) => die >= 1 && die <= 6),
        'no such die',
      );
    },
    gathered(news, village) {
      const { at, good, dice, tools, oneUse, sum, divisor, amount } = news;
      if (at in SITE) {
        demand(SITE[at] === good, 'wrong good');
        comeHome(village, at, dice.length);
      } else {
        demand(PRINTED_CARDS.get(at)!.upper_what === good && dice.length === 2, 'wrong card roll');
      }
      (news.tiles as number[]).forEach((tile, i) => {
        demand(!village.used.includes(tile), `tile ${tile} used twice`);
        demand(village.tools[tile - 1] === tools[i] && tools[i] > 0, `no tile of ${tools[i]}`);
        village.used.push(tile);
      });
      demand(news.tiles.length === tools.length, 'tiles and values do not match');
      for (const card of oneUse as string[]) {
        demand(village.open.includes(card), 'no such one-use tool');
        village.open.splice(village.open.indexOf(card), 1);
      }
      const added = total(tools) + total(oneUse.map((id: string) => upperAmount(id)));
      demand(sum === total(dice) + added && divisor === DIVISOR[good], 'wrong sum');
      take(village, good, Math.floor(sum / divisor), amount);
    },
    madeTool(news, village) {
      comeHome(village, 'toolMaker');
      raiseTool(village, 1);
      demand(news.tools.join() === village.tools.join(), 'wrong tools');
    },
    grew(news, village) {
      comeHome(village, 'hut');
      demand(++village.workers === news.workers && news.workers <= 10, 'wrong workers');
    },
    farmed(news, village) {
      comeHome(village, 'field');
      raiseField(village, 1);
      demand(news.agriculture === village.agriculture, 'wrong agriculture');
    },
    nothingGained(news, village) {
      comeHome(village, news.place);
    },
    left(news, village) {
      comeHome(village, news.place);
    },
    bought(news, village) {
      const price = Number(news.place.slice(4));
      demand(total(Object.values(news.paid)) === price, 'wrong price');
      demand(row[price - 1] === news.card, 'not the card on offer');
      comeHome(village, news.place);
      give(village, news.paid);
      row[price - 1] = null;
      village.cards.push(news.card);
    },
    gained(news, village) {
      const { upper_type: type, upper_what: what } = PRINTED_CARDS.get(news.card)!;
      const amount = upperAmount(news.card);
      if (type === 'food' || type === 'resource') take(village, what!, amount, news.amount);
      else if (type === 'tool') raiseTool(village, news.amount);
      else if (type === 'agriculture') raiseField(village, news.amount);
      else {
        demand(type === 'points' && news.amount === 3, 'wrong points');
        village.points += 3;
      }
    },
    kept(news, village) {
      village.open.push(news.card);
    },
    drew(news, village) {
      const top = deck.shift() ?? null;
      demand(top === news.card, 'not the top card');
      if (top) village.cards.push(top);
    },
    cashedIn(news, village) {
      demand(village.open.includes('C36'), 'no choice card');
      village.open = village.open.filter((card) => card !== 'C36');
      const left = total(KINDS.map((kind) => Math.min(2, supply[kind]!)));
      demand(total(Object.values(news.taken)) === Math.min(2, left), 'not two resources');
      for (const kind of KINDS) take(village, kind, news.taken[kind], news.taken[kind]);
    },
    diceForEveryone(news) {
      demand(news.dice.length === players, 'one die each');
      open = [...news.dice];
      picker = news.seat;
    },
    tookDie(news, village) {
      demand(news.seat === picker && open.includes(news.die), 'no such pick');
      open.splice(open.indexOf(news.die), 1);
      picker = (picker + 1) % players;
      const what = DIE[news.die]!;
      demand(what === news.good, 'wrong die');
      if (what === 'tool') raiseTool(village, news.amount);
      else if (what === 'agriculture') raiseField(village, news.amount);
      else take(village, what, 1, news.amount);
    },
    built(news, village) {
      const stack = Number(news.place.slice(8)) - 1;
      const tile = PRINTED_TILES.get(news.tile)!;
      demand(stacks[stack]![0] === news.tile, 'not the top tile');
      comeHome(village, news.place);
      give(village, news.paid);
      const paid = KINDS.map((kind) => news.paid[kind] as number);
      const worth = total(paid.map((count, i) => count * (i + 3)));
      if (tile.kind === 'fixed') {
        demand(
          KINDS.every((kind) => news.paid[kind] === Number(tile[kind])),
          'wrong cost',
        );
        demand(news.points === Number(tile.points), 'wrong points');
      } else {
        const count = total(paid);
        demand(count >= Number(tile.n_min) && count <= Number(tile.n_max), 'wrong number');
        const kinds = paid.filter((amount) => amount > 0).length;
        demand(tile.kinds === '' || kinds === Number(tile.kinds), 'wrong kinds');
        demand(news.points === worth, 'wrong worth');
      }
      village.points += news.points;
      village.tiles++;
      stacks[stack]!.shift();
    },
    turnedTile(news) {
      const stack = stacks[Number(news.place.slice(8)) - 1]!;
      demand((stack[0] ?? null) === news.tile && stack.length === news.left, 'wrong tile');
    },
    ate(news, village) {
      demand(Object.keys(village.out).length === 0, 'eats before all came home');
      demand(news.harvest === village.agriculture, 'wrong harvest');
      const food = village.goods.food! + news.harvest;
      demand(news.eaten === Math.min(food, village.workers), 'wrong meal');
      demand(news.short === village.workers - news.eaten, 'wrong gap');
      village.goods.food = food - news.eaten;
      demand(news.food === village.goods.food, 'wrong food');
      gap = news.short;
      meals++;
    },
    covered(news, village) {
      demand(gap > 0 && total(Object.values(news.paid)) === gap, 'not the whole gap');
      give(village, news.paid);
    },
    starved(news, village) {
      demand(gap > 0 && news.points === -10, 'wrong hunger');
      village.points -= 10;
    },
    roundEnded(news) {
      demand(news.round === round && meals === players, 'not everyone ate');
      demand(news.points.join() === villages.map(({ points }) => points).join(), 'wrong track');
      meals = 0;
    },
    newRound(news) {
      const kept = row.filter((card) => card !== null);
      const fresh = deck.splice(0, 4 - kept.length);
      row = [...kept, ...fresh];
      demand(news.row.join() === row.join() && row.length === 4, 'wrong row');
      demand(news.dealt.join() === fresh.join(), 'wrong cards dealt');
      demand(
        stacks.every((stack) => stack.length > 0),
        'a stack is empty',
      );
      first = (first + 1) % players;
      demand(news.firstPlayer === first && news.round === ++round, 'wrong first player');
      for (const village of villages) village.used = [];
    },
    gameEnded(news) {
      ended = stacks.some((stack) => stack.length === 0) ? 'buildings' : 'cards';
      const missing = row.filter((card) => card === null).length;
      demand(ended === 'buildings' || deck.length < missing, 'ended too soon');
      demand(news.ending === ended, 'wrong ending');
    },
    counted(news, village) {
      demand(JSON.stringify(news.count) === JSON.stringify(finalCount(village)), 'wrong count');
    },
  };
  let open: number[] = [];
  let picker = 0;
  let gap = 0;
  let meals = 0;

  for (const move of moves as Data[]) {
    for (const news of move.news as Data[]) hear[news.type]!(news, villages[news.seat]!);
    index++;
  }
  demand((result === null) === (ended === null), 'result without an end');
  if (result) checkResult(result, villages, ended, demand);
}

const upperAmount = (id: string) => Number(PRINTED_CARDS.get(id)!.upper_amount);

function finalCount(village: Village) {
  const lower = village.cards.map((id) => PRINTED_CARDS.get(id)!);
  const people = (who: string) =>
    total(lower.map((card) => (card.lower_what === who ? Number(card.lower_multiplier) : 0)));
  const greens = lower.filter((card) => card.lower_colour === 'green').map((c) => c.lower_what!);
  const firsts = new Set(greens).size;
  const seconds = greens.length - firsts;
  const sources = {
    track: village.points,
    culture: firsts ** 2 + seconds ** 2,
    farmers: people('farmer') * village.agriculture,
    toolMakers: people('toolmaker') * total(village.tools),
    builders: people('builder') * village.tiles,
    shamans: people('shaman') * village.workers,
    resources: total(KINDS.map((kind) => village.goods[kind]!)),
  };
  return { ...sources, total: total(Object.values(sources)) };
}

function checkResult(
  result: Data,
  villages: Village[],
  ended: string | null,
  demand: (holds: boolean, what: string) => void,
) {
  const counts = villages.map(finalCount);
  const breaks = villages.map(
    ({ agriculture, tools, workers }) => agriculture + total(tools) + workers,
  );
  demand(result.ending === ended, 'wrong ending');
  demand(JSON.stringify(result.counts) === JSON.stringify(counts), 'wrong counts');
  demand(result.tieBreaks.join() === breaks.join(), 'wrong tie-breaks');
  const best = Math.max(...counts.map((count) => count.total));
  const tied = counts.flatMap((count, seat) => (count.total === best ? [seat] : []));
  const most = Math.max(...tied.map((seat) => breaks[seat]!));
  const winners = tied.filter((seat) => breaks[seat] === most);
  demand(result.winners.join() === winners.join(), 'wrong winner');
  const reason = tied.length === 1 ? 'points' : winners.length === 1 ? 'tieBreak' : 'shared';
  demand(result.reason === reason, 'wrong reason');
}
