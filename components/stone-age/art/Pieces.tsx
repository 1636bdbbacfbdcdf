import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { AMMONITE } from '@/components/art/ammonite';
import { DIE_FACE } from '@/components/art/dieFace';
import { Picture, Piece, type PieceProps } from '@/components/art/Printed';
import type { Drawing } from '@/components/art/print';
import type { DieValue } from '@/components/dice/solid';
import { GOOD, GRAIN } from '@/components/stone-age/art/goods';
import { FIRST_PLAYER, pebble, RING, RING_LIT } from '@/components/stone-age/art/tokens';
import { AXE, ONE_USE_TOOLS, TOOL_PLACE, TOOLS } from '@/components/stone-age/art/tools';
import {
  DIMMED_WORKERS,
  WORKER_OUTLINE,
  WORKER_SIGN,
  WORKERS,
} from '@/components/stone-age/art/workers';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { Good } from '@/machines/stone-age/vocabulary';

/** Everything in the game that is drawn the same wherever it is shown. */
export type SignName = Good | 'agriculture' | 'tool' | 'points' | 'firstPlayer' | 'worker';

const SIGNS: Record<SignName, Drawing> = {
  ...GOOD,
  agriculture: GRAIN,
  tool: AXE,
  points: AMMONITE,
  firstPlayer: FIRST_PLAYER,
  worker: WORKER_SIGN,
};

export interface SignProps {
  name: SignName;
  size: number;
  /** For the worker, who has no colour of its own here. */
  colour?: string;
  opacity?: number;
  style?: StyleProp<ViewStyle>;
}

/** A good or a sign of the game, standing alone. */
export const Sign = memo(function Sign({ name, size, colour, opacity, style }: SignProps) {
  const { text } = useTheme();
  // The worker is tall: it is as high as the others are wide.
  const width = name === 'worker' ? size * 0.76 : size;
  return (
    <Picture
      drawing={SIGNS[name]}
      size={width}
      colour={colour ?? text}
      opacity={opacity}
      style={style}
    />
  );
});

/** The drawing behind a sign, to be set into a bigger picture. */
export function signDrawing(name: SignName): Drawing {
  return SIGNS[name];
}

/** How a worker is shown: as itself, out of reach, or as the trace of one. */
export type WorkerLook = 'plain' | 'dimmed' | 'outline';

function workerDrawing(seat: number, look: WorkerLook): Drawing {
  if (look === 'outline') return WORKER_OUTLINE;
  return (look === 'dimmed' ? DIMMED_WORKERS : WORKERS)[seat] ?? WORKER_OUTLINE;
}

export interface WorkerProps {
  seat: number;
  size: number;
  look?: WorkerLook;
  turn?: number;
  style?: StyleProp<ViewStyle>;
}

/** A worker standing alone; `size` is its width. */
export const Worker = memo(function Worker({
  seat,
  size,
  look = 'plain',
  turn,
  style,
}: WorkerProps) {
  const { text } = useTheme();
  return (
    <Picture
      drawing={workerDrawing(seat, look)}
      size={size}
      colour={text}
      turn={turn}
      style={style}
    />
  );
});

export interface WorkerPieceProps extends Omit<PieceProps, 'drawing' | 'colour' | 'x' | 'y'> {
  seat: number;
  look?: WorkerLook;
  /** Where its feet stand. */
  x: number;
  y: number;
}

/** A worker on the board: `x`, `y` is the middle of the ring it stands on. */
export const WorkerPiece = memo(function WorkerPiece(props: WorkerPieceProps) {
  const { seat, look = 'plain', x, y, size, ...rest } = props;
  const { text } = useTheme();
  const drawing = workerDrawing(seat, look);
  return (
    <Piece
      {...rest}
      drawing={drawing}
      size={size}
      x={x - size / 2}
      y={y - size * 1.04}
      colour={text}
    />
  );
});

export interface RingPieceProps {
  x: number;
  y: number;
  /** Across. */
  size: number;
  lit?: boolean;
}

/** A ring on the ground; `x`, `y` is its middle. */
export const RingPiece = memo(function RingPiece({ x, y, size, lit }: RingPieceProps) {
  return <Piece drawing={lit ? RING_LIT : RING} x={x - size / 2} y={y - size / 2} size={size} />;
});

export interface PebblePieceProps {
  value: number;
  x: number;
  y: number;
  radius: number;
}

/** What a card costs; `x`, `y` is its middle. */
export const PebblePiece = memo(function PebblePiece({ value, x, y, radius }: PebblePieceProps) {
  const size = radius * 2.22;
  return <Piece drawing={pebble(value)} x={x - size / 2} y={y - size * 0.44} size={size} />;
});

/** The same standing alone. */
export const Pebble = memo(function Pebble({ value, size }: { value: number; size: number }) {
  return <Picture drawing={pebble(value)} size={size} />;
});

export interface ToolProps {
  /** What it adds; nothing shows the empty place. */
  value: number;
  size: number;
  /** Spent for this round: a quarter turn, faded. */
  used?: boolean;
  /** A card that is gone once it is used. */
  once?: boolean;
  style?: StyleProp<ViewStyle>;
}

/** A tool tile, or a one-use tool. */
export const Tool = memo(function Tool({
  value,
  size,
  used = false,
  once = false,
  style,
}: ToolProps) {
  const { text2 } = useTheme();
  const tools: Partial<Record<number, Drawing>> = once ? ONE_USE_TOOLS : TOOLS;
  const drawing = tools[value] ?? TOOL_PLACE;
  const turned = used ? { turn: 90, opacity: 0.5 } : null;
  return <Picture drawing={drawing} size={size} colour={text2} style={style} {...turned} />;
});

/** The face of a die, for sums. */
export const DieFace = memo(function DieFace({ value, size }: { value: DieValue; size: number }) {
  return <Picture drawing={DIE_FACE[value]} size={size} />;
});
