import type { LanguageSetting } from './language';
import type {
  HandOvers,
  HintWords,
  Motions,
  SaveFaults,
  Seats,
  SeatWords,
  ThemeNames,
} from './shape';
import { english } from './words';

const { plural, count, list, number, percent, signed } = english;

const players = { one: 'player', other: 'players' };
const points = { one: 'point', other: 'points' };
const rounds = { one: 'round', other: 'rounds' };
const people = { one: 'person', other: 'people' };
const bots = { one: 'bot', other: 'bots' };

const seat = (name: string, mark: string, adjective: string): SeatWords => ({
  name,
  mark,
  both: `${name} ${mark}`,
  pieces: (pieces) => `${number(pieces)} ${adjective}`,
});

/** Everything that is said outside the games. English is the reference for its shape. */
export const en = {
  /** For `Intl.DateTimeFormat` and the page's own language. */
  tag: 'en',
  name: 'Silex',
  tagline: 'Board games of the stone age',
  /** What numbers and lists look like, for screens that only show figures. */
  number,
  percent,
  signed,
  list,
  points: (value: number) => count(value, points),
  rounds: (value: number) => count(value, rounds),
  bots: (value: number) => count(value, bots),

  seats: [
    seat('Red', 'hand', 'red'),
    seat('Blue', 'bison', 'blue'),
    seat('Yellow', 'sun', 'yellow'),
    seat('Green', 'fish', 'green'),
  ] satisfies Seats as Seats,
  unnamedBot: 'Bot',

  actions: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    continue: 'Continue',
    delete: 'Delete',
    done: 'Done',
    goOn: 'Go on',
    open: 'Open',
    rename: 'Rename',
    save: 'Save',
    share: 'Share',
    tryAgain: 'Try again',
    whatIsThis: 'What is this?',
    on: 'on',
    off: 'off',
    less: (what: string) => `Less ${what}`,
    more: (what: string) => `More ${what}`,
  },

  shelf: {
    title: 'The shelf',
    continue: 'Continue',
    newGame: 'New game',
    watch: 'Watch a game',
    watchBots: (seats: number) => `Watch ${count(seats, bots)} play`,
    haveALook: 'Have a look',
    soon: 'Soon',
    soonText: (game: string) => `${game} is not ready yet.`,
    seats: (least: number, most: number) => `${number(least)} to ${number(most)} players`,
    nothingSaved: 'No saved games yet.',
    lesson: 'Lesson',
    rules: 'Rules',
    records: 'Records',
    settings: 'Settings',
    justNow: 'just now',
    minutesAgo: (minutes: number) => `${number(minutes)} min ago`,
    hoursAgo: (hours: number) => `${number(hours)} h ago`,
    yesterday: 'yesterday',
    onDay: (day: string) => day,
  },

  newGame: {
    title: 'New game',
    seat: (seat: number) => `Seat ${number(seat)}`,
    empty: 'Empty',
    upTo: (most: number) => `Up to ${count(most, players)}`,
    atLeast: (least: number) => `At least ${count(least, players)} have to sit down.`,
    person: 'Person',
    bot: 'Bot',
    personHere: 'A person at this table',
    touchToRename: 'Touch the name to change it',
    nameOfSeat: (colour: string) => `Name of ${colour}`,
    addPerson: 'Add a person',
    addBot: 'Add a bot',
    /** The buttons beside a name: what the seat becomes. */
    makeBot: (name: string) => `Let a bot play for ${name}`,
    makePerson: (name: string) => `Let a person play for ${name}`,
    chooseBot: (name: string) => `Choose the bot for ${name}`,
    levelAndTemper: (level: string, temper: string) => `${level}, ${temper}`,
    order: 'Change the order',
    orderDone: 'The order is right',
    orderText: 'Turns go round in this order; colours stay with their seat.',
    onlyBots: 'Nobody sits here but bots: you will watch them play.',
    clearSeat: (name: string) => `Clear ${name}'s seat`,
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    level: 'Level',
    temper: 'Temper',
    options: 'Options',
    whatDiffers: 'What differs?',
    whoStarts: 'Who starts',
    byLot: 'By lot',
    byLotText: 'Chance decides when the game begins.',
    startsText: (name: string) => `${name} places first in the first round.`,
    deal: (seats: number) => `Deal for ${count(seats, players)}`,
    table: (persons: number, machines: number) =>
      list([
        ...(persons > 0 ? [count(persons, people)] : []),
        ...(machines > 0 ? [count(machines, bots)] : []),
      ]),
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    languages: { system: 'As system', en: 'English', fr: 'Français' } satisfies Record<
      LanguageSetting,
      string
    >,
    languageText: 'The whole app changes at once.',
    motion: 'Motion',
    motions: {
      calm: { name: 'Calm', text: 'Every walk and every throw, in peace.' },
      brisk: { name: 'Brisk', text: 'The same, without lingering.' },
      instant: { name: 'Instant', text: 'Pieces are where they belong at once.' },
    } satisfies Motions as Motions,
    followsReducedMotion: 'Your system asks for less motion: everything is instant.',
    motionLooksLikeThis: (motion: string) => `${motion} looks like this`,
    tryItText: 'Shows how things move, sound and feel now',
    reduced: 'Less motion',
    reducedText: 'Nothing flies or tumbles, whatever the speed',
    sound: 'Sound',
    soundText: 'Dice, wood, clay and gold',
    haptics: 'Haptics',
    hapticsText: 'A tick on pick up, drop and roll',
    handOver: 'Hand-over screen',
    handOvers: {
      always: {
        name: 'Always',
        text: 'The screen is covered whenever someone else has to decide.',
      },
      whenPrivate: {
        name: 'When private',
        text: 'The screen is covered only where hidden cards could be seen.',
      },
      never: { name: 'Never', text: 'The screen stays open: everyone trusts everyone.' },
    } satisfies HandOvers as HandOvers,
    hints: 'Hints',
    hintsWhen: {
      alone: {
        name: 'Against bots',
        text: 'Whoever plays alone against bots may ask what the elder would do.',
      },
      always: {
        name: 'Always',
        text: 'Everyone may ask. Between people, hidden cards are kept out of the answer.',
      },
      never: { name: 'Never', text: 'Nobody helps: everyone plays for themselves.' },
    } satisfies HintWords as HintWords,
    theme: 'Theme',
    themes: { day: 'Day', night: 'Night', system: 'As system' } satisfies ThemeNames as ThemeNames,
    themeText: 'The valley by day, or at night by the fire.',
    keepAwake: 'Stay awake',
    keepAwakeText: 'The screen does not go dark during a game',
    confirm: 'Confirm placements',
    confirmText: 'Ask before a worker stays',
    textSize: 'The size of the text follows your system.',
  },

  table: {
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}'s turn`,
    toMove: 'to move',
    bot: 'bot',
    isThinking: 'thinking',
    round: (round: number) => `Round ${number(round)}`,
    showMoment: 'Shows this moment',
    showWhy: 'Shows this moment, and why',
    thinking: (name: string) => `${name} is thinking…`,
    undo: 'Take back',
    undoThis: (what: string) => `Take back: ${what}`,
    nothingToUndo: 'Nothing to take back.',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    logLine: (line: number, of: number) => `Line ${number(line)} of ${number(of)}`,
    continue: 'Continue',
    skip: 'Skip',
    holdToLook: 'Hold to look',
    holdHint: 'Shown only while held. Activated otherwise, it stays open until you leave it.',
    putAway: 'Put away',
    onlyForYou: 'only for you',
    leave: 'Leave the table',
    leaveText: 'The game is kept on the shelf, as it is now.',
    stay: 'Stay',
    backToNow: 'Back to the game',
    menu: 'Menu',
    players: 'Players',
    firstPlayer: 'first player',
    seatLabel: (name: string, colour: string, mark: string) =>
      name === colour ? `${colour}, ${mark}` : `${name}: ${colour}, ${mark}`,
    curtain: {
      passTo: (name: string) => `Pass to ${name}`,
      text: (name: string) => `Nobody but ${name} looks at the screen now.`,
      iAm: (name: string) => `I am ${name}`,
    },
    botFailed: (name: string) => `${name} lost the thread and made a plain move.`,
  },

  watch: {
    title: 'Watching',
    step: 'Step',
    stepText: 'Shows the next move',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    speeds: { calm: 'Calm', brisk: 'Brisk', full: 'Full speed' },
    toShelf: 'Back to the shelf',
    again: 'Another game',
    scores: 'Score table',
    before: 'The table is laid. Step shows the first move.',
  },

  result: {
    title: 'Result',
    wins: (name: string) => `${name} wins`,
    shared: (names: readonly string[]) => `${list(names)} share the win`,
    withPoints: (value: number, played: number) =>
      `${count(value, points)} after ${count(played, rounds)}`,
    sameAgain: 'Same again',
    toShelf: 'Back to the shelf',
    replay: 'Replay',
    pointsByRound: 'Points by round',
    end: 'end',
    table: 'All the figures',
    place: (place: number) => `${number(place)}${plural(place, { one: 'st', other: nth(place) })}`,
    best: 'most',
    counting: (source: string) => `Counting: ${source}`,
    source: 'Points from',
    round: 'Round',
    byRound: 'Round by round',
    finalCount: 'Final count',
    asTable: 'Show as a table',
    asChart: 'Show as a chart',
    /** What the chart says, for who cannot see it. */
    readChart: (lines: readonly { name: string; from: number; before: number; total: number }[]) =>
      lines
        .map(
          ({ name, from, before, total }) =>
            `${name}: ${number(from)} after round 1, ${number(before)} before the final count, ` +
            `${number(total)} in the end.`,
        )
        .join(' '),
    readRow: (head: string, cells: readonly { name: string; value: string }[]) =>
      `${head}: ${cells.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
  },

  update: {
    ready: 'A new version is ready',
    apply: 'Start it now; games stay as they are',
  },

  windows: {
    elsewhere: 'This game is being played in another window',
    text: 'Only one window plays at a time, so that no move is lost.',
    taking: 'The other window writes its last move down…',
    playHere: 'Play here',
  },

  errors: {
    lostPage: 'There is no such page on the shelf.',
    unknownGame: (game: string) => `Silex has no game called “${game}”.`,
    notSaved: 'The last move could not be saved. Silex tries again.',
    deviceFull: 'This device is full: the last move is not saved yet. Silex keeps trying.',
    slowToSave: 'The device takes its time to save. Play on: nothing is forgotten.',
    lookOnly: 'This game was played by older rules: it can be looked at, but not continued.',
    tooMuchSaved: (games: number) =>
      `Saved games take up a lot of room. Delete ${plural(games, {
        one: 'the oldest finished one?',
        other: `the ${number(games)} oldest finished ones?`,
      })}`,
    keepAll: 'Keep them all',
    earlier: 'The newest save was damaged: this is the one before it.',
    crash: 'The screen fell over. The game itself is safe.',
    save: {
      missing: 'This game is no longer on the shelf.',
      unreadable: 'The device does not give this game out just now.',
      notJson: 'This saved game is damaged.',
      tooLong: 'This saved game is damaged.',
      tooDeep: 'This saved game is damaged.',
      forbiddenKey: 'This saved game is damaged.',
      damaged: 'This saved game is damaged.',
      notASave: 'This saved game is damaged.',
      newerFormat: 'This game was saved by a newer Silex.',
      newerRules: 'This game was played by the rules of a newer Silex.',
      olderRules: 'This game was played by older rules.',
      unknownGame: 'This is a game that is not on the shelf.',
      badSetup: 'The table of this game was not laid by the rules.',
      badPlayers: 'The players of this game do not fit its table.',
      badMove: 'A move of this game cannot be read.',
      illegalMove: 'A move of this game is against the rules.',
      replayFailed: 'This game cannot be played again.',
      digestDiffers: 'This game does not end where it says it does.',
    } satisfies SaveFaults as SaveFaults,
  },
};

function nth(place: number): string {
  return place === 2 ? 'nd' : place === 3 ? 'rd' : 'th';
}
