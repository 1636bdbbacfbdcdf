import { assign, fromPromise, setup } from 'xstate';
import { botSeed, think, type Bot } from './bots';
import { thinkInSlices } from './pace';
import {
  apply,
  replay,
  type AnyMove,
  type AnyNews,
  type AnyPosition,
  type Moment,
  type Playthrough,
  type Rules,
  type Seat,
} from './rules';

export type Player = { kind: 'human'; name: string } | { kind: 'bot'; name: string; bot: string };

/** When the device is handed over behind a curtain. */
export const HAND_OVERS = ['always', 'whenPrivate', 'never'] as const;
export type HandOver = (typeof HAND_OVERS)[number];

/** What is remembered of a move, to know how far undo may reach. */
export interface Step {
  seat: Seat;
  revealed: boolean;
}

/** One game on the table: what the rules know, and what they cannot know. */
export interface Table<Position, Move, Setup, News> {
  players: readonly Player[];
  playthrough: Playthrough<Move, Setup>;
  position: Position;
  steps: readonly Step[];
  /** What the last move did, moment by moment, until the screen has shown it. */
  moments: readonly Moment<Position, News>[];
  /**
   * How far the game is known to be written down: nobody decides before that is where it stands.
   * Null at a table where nobody writes.
   */
  kept: Playthrough<Move, Setup> | null;
  /** Nobody decides anything: the game is only looked at. */
  lookOnly: boolean;
  /** The person the device was last handed to. */
  holder: Seat | null;
  handOver: HandOver;
  /** Who made the last move, and so may take it back, as long as nobody else decides. */
  undoer: Seat | null;
  /** What went wrong in a bot's head, if anything did; a legal move was made all the same. */
  botFailure: string | null;
  pause?: Pause;
}

export interface TableInput<Move, Setup> {
  players: readonly Player[];
  playthrough: Playthrough<Move, Setup>;
  handOver?: HandOver;
  /** Somebody writes every move down and says so with `table.kept`. */
  isKept?: boolean;
  /** As it was when the game was left; whoever moved last where nobody knows. */
  undoer?: Seat | null;
  lookOnly?: boolean;
  pause?: Pause;
}

/** How many milliseconds a bot takes at least, asked at each of its moves. */
export type Pause = () => number;

/** What the people round the device say. Everything else is a move of the game. */
export type TableEvent =
  | { type: 'table.kept'; playthrough: Playthrough<unknown, unknown> }
  | { type: 'table.ready' }
  | { type: 'table.shown' }
  | { type: 'table.undo' }
  | { type: 'table.handOver'; when: HandOver };

/** What a screen asks a chart for, instead of the names of its states. */
export type TableTag = 'mayMove' | 'thinking' | 'curtain' | 'showing' | 'over';

export interface TableParts<Position, Move, News> {
  bots: Readonly<Record<string, Bot<Position, Move>>>;
  /** Who moves for a bot that fails: quick, plain and sensible. */
  standIn: Bot<Position, Move>;
  /** Which part of the round a moment belongs to: each is shown before the chart goes on. */
  chapterOf(moment: Moment<Position, News>): string;
  /** Whether the seat to move may now see something that others must not. */
  isPrivate(position: Position): boolean;
}

/**
 * The vocabulary every game's statechart speaks: seating, curtain, choosing, thinking, showing,
 * undo. A game adds its own phases with `createMachine`, and computes no rule in them.
 */
export function setTable<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  rules: Rules<P, M, S, N>,
  { bots, standIn, chapterOf, isPrivate }: TableParts<P, M, N>,
) {
  type Context = Table<P, M, S, N>;

  const playerToMove = ({ position, players }: Context): Player | null => {
    const seat = rules.toMove(position);
    return seat === null ? null : players[seat]!;
  };
  const isLegal = ({ position }: Context, move: M): boolean => {
    const seat = rules.toMove(position);
    return seat !== null && rules.refusal(position, seat, move) === null;
  };
  const after = (context: Context, move: M): Partial<Context> => {
    const seat = rules.toMove(context.position)!;
    const { position, moments } = apply(rules, context.position, move);
    const revealed = moments.some(({ news }) => rules.reveals(news));
    const { playthrough, steps } = context;
    return {
      position,
      moments,
      playthrough: { ...playthrough, moves: [...playthrough.moves, move] },
      steps: [...steps, { seat, revealed }],
      undoer: seat,
    };
  };
  /** What was decided is written down, so that somebody may decide again. */
  const isSettled = ({ kept, playthrough, lookOnly }: Context) =>
    !lookOnly && (kept === null || kept === playthrough);
  /** What the stand-in would do; should even that fail, the first legal move. */
  const instead = (context: Context): M => {
    const { position, playthrough } = context;
    const seat = rules.toMove(position)!;
    const seed = botSeed(playthrough.seed, playthrough.moves.length);
    try {
      const move = think(standIn, rules.imagine(position, seat, seed), seat, seed);
      if (isLegal(context, move)) return move;
    } catch (error) {
      console.error(`The stand-in failed: ${String(error)}`);
    }
    return rules.legalMoves(position)[0]!;
  };
  const people = ({ players }: Context) => players.filter(({ kind }) => kind === 'human').length;
  const headIs = ({ moments }: Context, chapter: string) =>
    moments[0] !== undefined && chapterOf(moments[0]) === chapter;

  const table = setup({
    types: {
      context: {} as Context,
      events: {} as TableEvent | M,
      input: {} as TableInput<M, S>,
      tags: {} as TableTag,
    },
    actors: {
      think: fromPromise<M, Pick<Context, 'position' | 'players' | 'playthrough' | 'pause'>>(
        async ({ input: { position, players, playthrough, pause }, signal }) => {
          const seat = rules.toMove(position)!;
          const player = players[seat]!;
          const bot = player.kind === 'bot' ? bots[player.bot] : undefined;
          if (!bot) throw new Error(`There is no bot for seat ${seat}`);
          const seed = botSeed(playthrough.seed, playthrough.moves.length);
          const thought = bot(rules.imagine(position, seat, seed), seat, seed);
          return thinkInSlices(thought, signal, pause?.());
        },
      ),
    },
    guards: {
      isLegal: ({ context, event }) => isLegal(context, event as M),
      isLegalChoice: ({ context }, move: AnyMove) => isLegal(context, move as M),
      isSettled: ({ context }) => isSettled(context),
      isBot: ({ context }) => isSettled(context) && playerToMove(context)?.kind === 'bot',
      mustPassDevice: ({ context }) =>
        isSettled(context) &&
        context.holder !== rules.toMove(context.position) &&
        people(context) > 1 &&
        (context.handOver === 'always' ||
          (context.handOver === 'whenPrivate' && isPrivate(context.position))),
      hasToShow: ({ context }, chapter: string) => headIs(context, chapter),
      hasShown: ({ context }, chapter: string) => !headIs(context, chapter),
      awaits: ({ context }, phase: string) => context.position.phase === phase,
      isUnderWay: ({ context }) => context.playthrough.moves.length > 0,
      mayUndo: ({ context: { steps, undoer, players, lookOnly } }) => {
        const last = steps[steps.length - 1];
        return (
          !lookOnly &&
          last !== undefined &&
          last.seat === undoer &&
          !last.revealed &&
          players[last.seat]?.kind === 'human'
        );
      },
    },
    actions: {
      play: assign(({ context, event }) => after(context, event as M)),
      playChoice: assign(({ context }, move: AnyMove) => after(context, move as M)),
      /** A bot that fails or cheats does not stop the game: another moves for it. */
      playInstead: assign(({ context }, failure: string) => {
        console.error(`A bot failed: ${failure}`);
        return { ...after(context, instead(context)), botFailure: failure };
      }),
      takeDevice: assign({ holder: ({ context }) => rules.toMove(context.position) }),
      setHandOver: assign(({ event }) =>
        event.type === 'table.handOver' ? { handOver: (event as { when: HandOver }).when } : {},
      ),
      noteKept: assign(({ event }) =>
        event.type === 'table.kept'
          ? { kept: (event as { playthrough: Context['playthrough'] }).playthrough }
          : {},
      ),
      putAway: assign(({ context }, chapter: string) => {
        const { moments } = context;
        const next = moments.findIndex((moment) => chapterOf(moment) !== chapter);
        return { moments: next === -1 ? [] : moments.slice(next) };
      }),
      takeBack: assign(({ context }) => {
        const { playthrough, steps } = context;
        const earlier = { ...playthrough, moves: playthrough.moves.slice(0, -1) };
        return {
          playthrough: earlier,
          position: replay(rules, earlier),
          steps: steps.slice(0, -1),
          moments: [],
          holder: context.undoer,
        };
      }),
    },
    /** The longest that a game waits for a screen to say that it has shown something. */
    delays: { patience: 8000 },
  });

  /**
   * Who decides: a bot thinks, a person chooses, after the device was passed where need be. Nobody
   * does before the last move is written down: until then the chart waits where it is.
   */
  const seated = [
    { guard: 'isBot', target: 'thinking' },
    { guard: 'mustPassDevice', target: 'curtain' },
    { guard: 'isSettled', target: 'choosing', actions: 'takeDevice' },
  ] as const;

  const curtain = {
    tags: 'curtain',
    on: { 'table.ready': { target: 'choosing', actions: 'takeDevice' } },
  } as const;

  const thinking = table.createStateConfig({
    tags: 'thinking',
    invoke: {
      src: 'think',
      input: ({ context: { position, players, playthrough, pause } }) => ({
        position,
        players,
        playthrough,
        pause,
      }),
      onDone: [
        {
          guard: { type: 'isLegalChoice', params: ({ event }) => event.output },
          target: 'showing',
          actions: { type: 'playChoice', params: ({ event }) => event.output },
        },
        {
          target: 'showing',
          actions: { type: 'playInstead', params: 'The bot chose a move that is not legal' },
        },
      ],
      onError: {
        target: 'showing',
        actions: { type: 'playInstead', params: ({ event }) => String(event.error) },
      },
    },
  });

  /** Shows a chapter of what happened; a screen that never answers cannot stop the game. */
  const showing = (chapter: string) =>
    ({
      tags: 'showing',
      exit: { type: 'putAway', params: chapter },
      always: { guard: { type: 'hasShown', params: chapter }, target: 'seating' },
      on: { 'table.shown': 'seating' },
      after: { patience: 'seating' },
    }) as const;

  /** A legal move, by a person, and what it did. */
  const move = { guard: 'isLegal', actions: 'play', target: 'showing' } as const;

  return { table, seated, curtain, thinking, showing, move };
}

/** A table with everything as it was after the last move of the playthrough. */
export function openTable<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  rules: Rules<P, M, S, N>,
  input: TableInput<M, S>,
): Table<P, M, S, N> {
  const { players, playthrough, handOver = 'whenPrivate', isKept, lookOnly, pause } = input;
  const steps: Step[] = [];
  const position = replay(rules, playthrough, (seat, _move, news) =>
    steps.push({ seat, revealed: news.some(rules.reveals) }),
  );
  return {
    players,
    playthrough,
    position,
    steps,
    moments: [],
    kept: isKept ? playthrough : null,
    lookOnly: lookOnly ?? false,
    holder: null,
    handOver,
    undoer: input.undoer === undefined ? (steps.at(-1)?.seat ?? null) : input.undoer,
    botFailure: null,
    pause,
  };
}
