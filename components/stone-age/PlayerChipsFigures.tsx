import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';

import { Sign, type SignName } from '@/components/stone-age/art/Pieces';
import type { ChipShape } from '@/components/stone-age/PlayerChipsShape';
import { Words } from '@/components/theme/Words';

export interface ChipRowsProps {
  shape: ChipShape;
  points: ReactElement;
  people: ReactElement[];
  tools: ReactElement;
}

/** The figures: in one line where a chip is low and wide, else in two with the points first. */
export function ChipRows({ shape, points, people, tools }: ChipRowsProps) {
  const [workers, food, agriculture] = people;
  const margin = { paddingHorizontal: shape.margin };
  if (shape.low) {
    return (
      <View style={[styles.row, margin]}>
        {workers}
        {food}
        {agriculture}
        {tools}
      </View>
    );
  }
  return (
    <>
      <View style={[styles.row, styles.upper, margin]}>
        {points}
        {tools}
      </View>
      <View style={[styles.row, margin]}>
        {workers}
        {food}
        {agriculture}
      </View>
    </>
  );
}

export interface ChipFigureProps {
  sign: SignName;
  value: string;
  size: number;
  colour: string;
}

/** A sign and how many of it. */
export function ChipFigure({ sign, value, size, colour }: ChipFigureProps) {
  return (
    <View style={styles.figure}>
      <Sign name={sign} size={size * 1.14} colour={colour} />
      <Words face="strong" step={size} colour={colour} allowFontScaling={false}>
        {value}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  upper: { flex: 1.16 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 1.5 },
});
