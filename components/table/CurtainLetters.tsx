import { StyleSheet, Text, View } from 'react-native';

import { INK, type PlayerInk } from '@/components/theme/palette';
import { FONT } from '@/components/theme/type';
import { Words } from '@/components/theme/Words';

/**
 * How wide a letter of the display face is, as a share of its size. Letters that are not named are
 * taken for the average; the poster has margins enough for what that misses.
 */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["iIljf.,:;!' -’", 0.36],
  ['rtJcsz', 0.53],
  ['mwMWœŒæÆ', 0.96],
  ['ABCDEFGHKNOPQRSTUVXYZ', 0.76],
];
const AVERAGE = 0.65;

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) {
    width += WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? AVERAGE;
  }
  return width;
}

/** How many lines a text takes where a line is so many letter sizes wide. */
function linesOf(words: readonly string[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const width = widthOf(word);
    if (used > 0 && used + width > room) {
      lines++;
      used = 0;
    }
    used += width;
  }
  return lines;
}

/** The greatest size at which a text fits a room without a word being broken, or the least. */
export function fittingSize(
  text: string,
  room: { width: number; height: number },
  most: number,
  least: number,
): number {
  const words = text.split(/(?<=[ -])/);
  for (let size = Math.round(most); size > least; size -= 2) {
    const line = room.width / size;
    const fits = words.every((word) => widthOf(word.trimEnd()) <= line);
    if (fits && linesOf(words, line) * size * LINE <= room.height) return size;
  }
  return least;
}

const LINE = 1.14;

export interface PosterLettersProps {
  text: string;
  size: number;
  align?: 'left' | 'center';
  /** Whose poster it is. */
  ink: PlayerInk;
}

/**
 * Letters for a poster, with their own shadow cut behind them. They are large already, so they
 * do not follow the system's text size: a name that is too wide would be of no use to anyone.
 */
export function PosterLetters({ text, size, align = 'center', ink }: PosterLettersProps) {
  const off = Math.max(1.5, size * 0.045);
  const style = { textAlign: align, lineHeight: Math.round(size * LINE) } as const;
  const colour = ink.on;
  const behind = colour === INK.charcoal ? ink.light : INK.charcoal;
  return (
    <View style={{ paddingBottom: off }}>
      <View style={[StyleSheet.absoluteFill, { left: off, top: off, right: -off }]} aria-hidden>
        <Words face="display" step={size} colour={behind} style={style} allowFontScaling={false}>
          <Set text={text} />
        </Words>
      </View>
      <Words face="display" step={size} colour={colour} style={style} allowFontScaling={false}>
        <Set text={text} />
      </Words>
    </View>
  );
}

/** The display face has a spark for a hyphen: names get a plain one. */
function Set({ text }: { text: string }) {
  return text.split(/(-)/).map((part, i) =>
    part === '-' ? (
      <Text key={i} style={{ fontFamily: FONT.strong }}>
        -
      </Text>
    ) : (
      part
    ),
  );
}
