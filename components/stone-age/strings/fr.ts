import { fr as shared } from '@/components/i18n/fr';
import { de } from '@/components/i18n/words';
import {
  DIVISORS,
  POINTS_LOST_BY_HUNGER,
  RINGS_PER_GATHERING_PLACE,
} from '@/machines/stone-age/data';
import type {
  Bundle,
  Card,
  CardPlace,
  Edition,
  GatheringPlace,
  Good,
  LowerHalf,
  Person,
  Place,
  Tile,
} from '@/machines/stone-age/vocabulary';
import type { en } from './en';
import { hints, whys } from './frHints';
import { endings, lowerTitle, news, offerOf, secrets } from './frNews';
import { panels } from './frPanels';
import { left, reasons } from './frReasons';
import {
  buildings,
  bundle,
  cards,
  commas,
  count,
  cultures,
  dice,
  face,
  gain,
  goods,
  isEmpty,
  kinds,
  list,
  number,
  people,
  percent,
  places,
  points,
  resources,
  signed,
  some,
  workers,
} from './frWords';
import type {
  Chapters,
  ChipFigures,
  Doings,
  Explained,
  Prompts,
  RoundRow,
  Sources,
  Standing,
  TakingBack,
  Tiles,
  Uppers,
  Uses,
} from './shape';

const WORTH = `bois ${DIVISORS[1]}, argile ${DIVISORS[2]}, pierre ${DIVISORS[3]}, or ${DIVISORS[4]}`;
const EACH: Record<Person, string> = {
  farmer: "cran d'agriculture",
  toolMaker: "point de valeur d'outil",
  builder: 'bâtiment',
  shaman: 'figurine',
};

const upper: Uppers = {
  diceForEveryone: () => ({
    title: 'Dés pour tous',
    text: 'Lance autant de dés que de joueurs. Tu en prends un en premier, puis les autres chacun à leur tour.',
  }),
  food: ({ amount }) => ({
    title: some('food', amount),
    text: `Tu reçois tout de suite ${some('food', amount)}.`,
  }),
  resource: ({ resource, amount }) => ({
    title: some(resource, amount),
    text: `Tu reçois tout de suite ${some(resource, amount)}.`,
  }),
  rollForResource: ({ resource }) => ({
    title: `Deux dés pour ${goods[resource].some}`,
    text: `Lance deux dés pour ${goods[resource].some}, comme avec deux figurines sur place. Les outils peuvent aider.`,
  }),
  points: ({ amount }) => ({
    title: count(amount, points),
    text: `Tu marques tout de suite ${count(amount, points)}.`,
  }),
  tool: () => ({
    title: 'Un outil',
    text: 'Tu reçois tout de suite un outil, qui peut servir aussitôt.',
  }),
  agriculture: () => ({
    title: 'Agriculture',
    text: "Tu montes tout de suite d'un cran en agriculture : 1 nourriture de plus à chaque repas.",
  }),
  drawCard: () => ({
    title: 'Une autre carte',
    text: 'Tu pioches la première carte du paquet. Seul le bas compte, et tu ne le montres à personne.',
  }),
  oneUseTool: ({ value }) => ({
    title: `Outil à usage unique de ${number(value)}`,
    text: `Il reste visible devant toi. Une fois dans la partie, il ajoute ${number(value)} à un de tes lancers.`,
  }),
  twoResources: () => ({
    title: 'Deux ressources au choix',
    text: "Elle reste visible devant toi. Une seule fois, quand c'est à toi de décider, tu prends deux ressources au choix.",
  }),
};

function lower(half: LowerHalf): Explained {
  if (half.colour === 'green') {
    return {
      title: cultures[half.culture],
      text: 'Les cartes vertes différentes forment une série. Une série vaut son nombre de cartes multiplié par lui-même ; les doubles en commencent une autre.',
    };
  }
  return {
    title: people[half.person].count(half.multiplier),
    text: `${count(half.multiplier, points)} par ${EACH[half.person]} à la fin.`,
  };
}

const tile: Tiles = {
  fixed: ({ cost, points: scored }) => ({
    title: count(scored, points),
    text: `Paie ${bundle(cost)} et marque ${count(scored, points)}.`,
  }),
  exact: ({ count: asked, kinds: different }) => ({
    title: `${count(asked, resources)}, ${count(different, kinds)}`,
    text: `Paie ${count(asked, resources)} de ${count(different, kinds)} exactement. Tu marques leur valeur : ${WORTH}.`,
  }),
  free: ({ least, most }) => ({
    title: `De ${number(least)} à ${count(most, resources)}`,
    text: `Paie de ${number(least)} à ${count(most, resources)}, au choix. Tu marques leur valeur : ${WORTH}.`,
  }),
};

const explainUpper = (half: Card['upper']) =>
  (upper[half.type] as (of: typeof half) => Explained)(half);
const explainTile = (of: Tile) => (tile[of.kind] as (of: Tile) => Explained)(of);

const good = (name: string, kind: Good) => ({
  name,
  count: (amount: number) => some(kind, amount),
});

const button: Uses = {
  toolMaker: 'Fabriquer un outil',
  hut: 'Accueillir une figurine',
  field: 'Cultiver le champ',
  card1: 'Voir la carte à 1',
  card2: 'Voir la carte à 2',
  card3: 'Voir la carte à 3',
  card4: 'Voir la carte à 4',
  building1: 'Voir le bâtiment 1',
  building2: 'Voir le bâtiment 2',
  building3: 'Voir le bâtiment 3',
  building4: 'Voir le bâtiment 4',
};

const numbers = (values: readonly number[]) => list(values.map((value) => number(value)));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const standing = (who: readonly Standing[]) =>
  who.map(({ seat, workers }) => shared.seats[seat]?.pieces(workers) ?? number(workers)).join(', ');

/** Everything L'Âge de pierre says, the way French players say it. */
export const fr = {
  title: "L'Âge de pierre",
  line: 'Chasser, récolter, bâtir, nourrir',

  goods: {
    food: good('Nourriture', 'food'),
    wood: good('Bois', 'wood'),
    clay: good('Argile', 'clay'),
    stone: good('Pierre', 'stone'),
    gold: good('Or', 'gold'),
  } satisfies Record<Good, unknown>,
  figures: {
    player: 'Joueur',
    points: 'Points',
    workers: 'Figurines',
    food: 'Nourriture',
    agriculture: 'Agriculture',
    tools: 'Outils',
    buildings: 'Bâtiments',
    cards: 'Cartes',
  },
  points: (value: number) => count(value, points),
  workers: (value: number) => count(value, workers),
  resources: (value: number) => count(value, resources),
  bundle: (of: Bundle) => bundle(of),
  gain,

  places,
  cultures,
  people,
  upper: explainUpper,
  lower,
  lowerTitle,
  tile: explainTile,
  offer: offerOf,
  price: (price: number) => `Prix : ${count(price, resources)} au choix, jamais de nourriture`,
  die: face,
  faces: [1, 2, 3, 4, 5, 6].map(face),

  chapters: {
    placing: (round) => `Manche ${number(round)} : placement`,
    acting: (round) => `Manche ${number(round)} : actions`,
    feeding: (round) => `Manche ${number(round)} : repas`,
    roundEnd: (round) => `Fin de la manche ${number(round)}`,
    finalCount: () => 'Décompte final',
  } satisfies Chapters as Chapters,
  prompts: {
    placing: 'Choisis un lieu pour tes figurines',
    resolving: 'Quel lieu maintenant ?',
    addingTools: 'Ajouter des outils ?',
    paying: 'Payer ou laisser',
    sharingDice: 'Prends un dé',
    feeding: 'Nourris ta tribu',
    over: 'La partie est finie',
  } satisfies Prompts as Prompts,
  doing: {
    placing: (name) => `${name} place ses figurines`,
    resolving: (name) => `${name} fait ses actions`,
    addingTools: (name) => `${name} peut ajouter des outils`,
    paying: (name) => `${name} peut payer`,
    sharingDice: (name) => `${name} prend un dé`,
    feeding: (name) => `${name} manque de nourriture`,
    over: () => 'La partie est finie',
  } satisfies Doings as Doings,

  passing: {
    feeding: 'Tout le monde mange',
    roundEnd: 'On prépare la manche suivante',
    finalCount: 'On compte les points',
  },

  reasons,
  hints,
  whys,
  news,
  secrets,
  endings,

  buttons: {
    place: (sent: number, place: Place) => `Poser ${number(sent)} ${places[place].at}`,
    throwDice: (amount: number) => `Lancer ${count(amount, dice)}`,
    use: button,
    gather: (kind: Good, amount: number) =>
      amount === 0 ? 'Ne rien prendre' : `Prendre ${some(kind, amount)}`,
    buy: (paid: Bundle) => `Acheter pour ${bundle(paid, commas)}`,
    build: (scored: number) => `Construire : ${count(scored, points)}`,
    buildFor: (paid: Bundle) => `Construire pour ${bundle(paid, commas)}`,
    leave: 'Laisser',
    takeDie: (die: number) => `Prendre le ${number(die)} : ${face(die)}`,
    feed: (paid: Bundle) => `Nourrir avec ${bundle(paid, commas)}`,
    refuse: `Refuser : perdre ${count(POINTS_LOST_BY_HUNGER, points)}`,
    cashIn: (taken: Bundle) => `Prendre ${bundle(taken)}`,
    startRound: (round: number) => `Commencer la manche ${number(round)}`,
    showResult: 'Compter les points',
  },
  takesBack: {
    place: ({ place, workers: sent }) => `${count(sent, workers)} ${places[place].at}`,
    resolve: ({ place }) => `l'action ${places[place].at}`,
    gather: ({ tools: set }) => (set === 0 ? 'aucun outil ajouté' : 'les outils ajoutés'),
    pay: (move) => `payer ${bundle(move)}`,
    leave: () => 'laisser',
    takeDie: ({ die }) => `le ${number(die)}`,
    feed: (move) => `nourrir avec ${bundle(move)}`,
    refuse: () => 'le refus',
    cashIn: (move) => `${bundle(move)} avec la carte`,
  } satisfies TakingBack as TakingBack,

  tray: {
    takeOne: 'Une par une',
    takeAll: 'Toutes à la fois',
    takeHint: 'Fais glisser une figurine vers un lieu. Touche pour en prendre une, ou toutes.',
    deck: (left: number) => `${count(left, cards)} dans la pioche`,
    stack: left,
    /** On the label under a stack, where there is no room for more. */
    stackShort: (tiles: number) => `reste ${number(tiles)}`,
    ownCards: (bought: number) => count(bought, cards),
    useCard: 'Utiliser',
    choiceCard: 'Deux ressources de ton choix',
  },

  roll: {
    inTheSum: 'dans le total',
    used: 'utilisé',
    add: (value: number) => `ajouter ${number(value)}`,
    addOnce: (value: number) => `ajouter ${number(value)}, une fois`,
    arithmetic: (parts: readonly number[], divisor: number, kind: Good, amount: number) =>
      `${parts.map((part) => number(part)).join(' + ')} = ${number(sum(parts))}, ` +
      `÷ ${number(divisor)} = ${some(kind, amount)}`,
    short: (missing: number, next: number, kind: Good) =>
      `avec ${number(missing)} de plus : ${some(kind, next)}`,
    average: (value: number) => `en moyenne ${number(value, 1)}`,
    atLeastOne: (share: number) => `${percent(share)} d'en avoir au moins 1`,
  },

  pay: {
    buyThis: 'Acheter cette carte ?',
    buildThis: 'Construire ce bâtiment ?',
    of: (owned: number) => `sur ${number(owned)}`,
    resourcesMet: (chosen: number, asked: number) =>
      `${number(chosen)} sur ${count(asked, resources)}`,
    resourcesBetween: (chosen: number, least: number, most: number) =>
      `${count(chosen, resources)} (de ${number(least)} à ${number(most)})`,
    kindsMet: (chosen: number, asked: number) => `${number(chosen)} sur ${count(asked, kinds)}`,
    keep: (rest: Bundle) =>
      isEmpty(rest) ? 'il ne te restera rien' : `tu gardes ${bundle(rest, commas)}`,
    suggested: 'Le paiement le moins cher est proposé.',
    worth: WORTH,
  },

  everyone: {
    title: 'Dés pour tous',
    takeOne: (name: string) => `${name}, prends un dé`,
    order: "L'ordre du choix",
    now: 'choisit',
    next: 'ensuite',
    later: 'plus tard',
    last: 'prend le dernier',
    took: (what: string) => `a pris ${what}`,
    ofNoUse: 'sans effet pour toi',
  },

  feed: {
    before: 'avant',
    fieldsGave: 'récolte',
    ate: 'repas',
    left: 'reste',
    short: (missing: number) => `il manque ${number(missing)}`,
    isShort: (name: string, missing: number) => `Il manque ${some('food', missing)} à ${name}`,
    explain: 'Paie une ressource par nourriture manquante, ou refuse.',
    covered: (paid: number, missing: number) => `${number(paid)} sur ${number(missing)}`,
    cardFirst: "Ou utilise d'abord ta carte :",
  },

  round: {
    over: (round: number) => `Fin de la manche ${number(round)}`,
    noPoints: 'aucun point',
    gained: (value: number) => signed(value),
    fromTo: (before: number, after: number) => `${number(before)} → ${number(after)}`,
    newCard: 'nouvelle',
    begins: (name: string, round: number) => `La manche ${number(round)} commence avec ${name}`,
    marker: (from: string, to: string) => `Le marqueur passe à gauche, ${de(from)} à ${to}.`,
    lastRound: "C'est la dernière manche.",
    paid: 'payé',
    nothing: 'rien',
    cardsBought: (bought: number) => count(bought, cards),
    built: (built: number) => count(built, buildings),
    starved: 'des bouches sans repas',
    deckLeft: (left: number) => `${count(left, cards)} dans la pioche`,
    smallestStack: (left: number) => `Plus petite pile de bâtiments : ${number(left)}`,
    read: (row: RoundRow) =>
      `${row.name} : de ${number(row.before)} à ${count(row.after, points)} ; ` +
      `gagné : ${row.gains.length === 0 ? 'rien' : list(row.gains)} ; ` +
      `payé : ${row.paid.length === 0 ? 'rien' : list(row.paid)}`,
  },

  village: {
    title: (name: string) => `Le village ${de(name)}`,
    open: 'Ouvre le village',
    atHome: (home: number, of: number) => `${number(home)} sur ${number(of)} au village`,
    goods: 'Nourriture et ressources',
    toolsTogether: (sum: number) => `${number(sum)} en tout`,
    used: 'déjà utilisé',
    saved: 'À usage unique ou gardé',
    buildings: 'Bâtiments',
    noBuildings: 'Rien de construit pour le moment.',
    cards: (bought: number) =>
      bought === 0 ? 'Pas encore de carte.' : `${count(bought, cards)}, face cachée`,
    hidden: "Personne d'autre ne les regarde avant le décompte final.",
  },

  own: {
    title: 'Tes cartes',
    none: "Tu n'as pas encore de carte.",
    worth: (value: number) => `Elles vaudraient ${count(value, points)} maintenant`,
    set: (nth: number) => (nth === 1 ? 'Série' : `Série ${number(nth)}`),
  },

  card: {
    now: 'Maintenant',
    later: 'Plus tard',
    atTheEnd: 'À la fin',
    nthKind: (nth: number) => `ta série aura ${count(nth, kinds)}`,
    sets: (sizes: readonly number[]) =>
      sizes.length === 0
        ? number(0)
        : `${sizes.map((size) => `${number(size)} × ${number(size)}`).join(' + ')} = ` +
          number(sum(sizes.map((size) => size * size))),
  },

  count: {
    sources: {
      track: { name: 'En cours de partie', short: 'Partie' },
      culture: { name: 'Civilisations', short: 'Civil.' },
      farmers: { name: 'Paysans', short: 'Paysans' },
      toolMakers: { name: "Fabricants d'outils", short: 'Outils' },
      builders: { name: 'Constructeurs', short: 'Constr.' },
      shamans: { name: 'Chamanes', short: 'Cham.' },
      resources: { name: 'Ressources restantes', short: 'Reste' },
      total: { name: 'Total', short: 'Total' },
    } satisfies Sources as Sources,
    resourcesLeft: (left: number) => `${count(left, resources)} : ${count(left, points)}`,
    tie: (total: number, sums: readonly { name: string; sum: number }[]) =>
      `Égalité à ${number(total)}. Agriculture, outils et figurines additionnés : ${commas(
        sums.map(({ name, sum }) => `${name} ${number(sum)}`),
      )}.`,
    sharedTie: 'Même égalité en agriculture, outils et figurines : la victoire est partagée.',
    tieBreak: 'Agriculture, outils, figurines',
    times: (people: number, by: number) => `${number(people)} × ${number(by)}`,
    squares: (sizes: readonly number[]) => sizes.map((size) => `${number(size)}²`).join(' + '),
  },

  panels,

  options: {
    edition: 'Édition',
    editions: {
      revised: {
        title: 'Révisée',
        text: "12 nourritures au départ, et la réserve de ressources ne s'épuise jamais.",
      },
      first: {
        title: 'Première',
        text: '15 nourritures au départ, et la réserve est celle de la boîte : 20 bois, 16 argiles, 12 pierres, 10 or.',
      },
    } satisfies Record<Edition, Explained>,
    idleVillage: {
      name: 'Bloquer au village',
      text: "On peut poser chez le fabricant d'outils, à la hutte ou au champ même sans rien y gagner.",
    },
    levels: {
      child: { title: 'Enfant', text: 'Apprend encore : joue selon son envie.' },
      gatherer: { title: 'Cueilleur', text: 'Sait ce qui sert, prévoit peu.' },
      tracker: { title: 'Pisteur', text: 'Prévoit bien et se trompe parfois.' },
      hunter: { title: 'Chasseur', text: 'Ne se trompe pas et barre le chemin.' },
      elder: { title: 'Ancien', text: 'Joue les manches dans sa tête. Dur à battre.' },
    },
    tempers: {
      balanced: { title: 'équilibré', text: 'Un peu de tout.' },
      builder: { title: 'bâtisseur', text: 'Les bâtiments avant tout.' },
      scholar: { title: 'savant', text: 'Collectionne les cartes vertes.' },
      farmer: { title: 'cultivateur', text: "Les champs d'abord, puis les bouches à nourrir." },
      starver: { title: 'jeûneur', text: 'Aime mieux avoir faim que chasser.' },
      chief: { title: 'chef', text: 'Beaucoup de monde, et les cartes qui le comptent.' },
    },
  },

  read: {
    rings: (taken: number, who: readonly Standing[], rings: number = RINGS_PER_GATHERING_PLACE) =>
      taken === 0
        ? count(rings, { one: 'place libre', other: 'places libres' })
        : `${number(taken)} sur ${count(rings, { one: 'place prise', other: 'places prises' })} : ${standing(who)}`,
    hunters: (who: readonly Standing[]) =>
      who.length === 0 ? 'personne ici' : `ici : ${standing(who)}`,
    gathering: (place: GatheringPlace, kind: Good, divisor: number) =>
      `${places[place].name} : ${goods[kind].some}, divisé par ${number(divisor)}`,
    cardIn: (place: CardPlace, { upper: above, lower: below }: Card) =>
      `${places[place].name}. ${explainUpper(above).title} ; à la fin ${lowerTitle(below)}`,
    refused: (place: Place, reason: string) => `${places[place].name} : ${reason}`,
    emptyPlace: (place: Place) => `${places[place].name}, plus rien ici`,
    building: (place: Place, of: Tile, tiles: number) =>
      `${places[place].name} : ${offerOf(of)} ; ${left(tiles)}`,
    tool: (value: number, used: boolean) =>
      `Outil de ${number(value)}, ${used ? 'déjà utilisé' : 'pas encore utilisé'}`,
    noTool: "Pas d'outil",
    oneUseTool: (value: number) => `Outil de ${number(value)}, à usage unique`,
    chip: (who: string, figures: ChipFigures) =>
      `${who}. ${count(figures.points, points)}, ${count(figures.workers, workers)}, ` +
      `${some('food', figures.food)}, agriculture ${number(figures.agriculture)}, ` +
      (figures.tools.length === 0 ? "pas d'outil" : `outils ${numbers(figures.tools)}`),
    chipStates: (chip: string, states: readonly string[]) =>
      states.length === 0 ? `${chip}.` : `${chip} ; ${states.join(', ')}.`,
    dice: (values: readonly number[]) =>
      values.length === 0 ? 'pas de dé' : `${count(values.length, dice)} : ${numbers(values)}`,
    cardBack: 'Carte, face cachée',
  },
} satisfies typeof en;
