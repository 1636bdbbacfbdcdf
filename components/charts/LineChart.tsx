import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Stamp } from '@/components/art/Mark';
import { SILENT } from '@/components/art/Printed';
import { along, scaleFor, spread } from '@/components/charts/scale';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import type { Seat } from '@/machines/core/rules';

/** One player's line. */
export interface Series {
  seat: Seat;
  values: readonly number[];
}

export interface LineChartProps {
  series: readonly Series[];
  /** What stands under each value; an empty one leaves its place free. */
  labels: readonly string[];
  title: string;
  width: number;
  height: number;
}

/** Lines are told apart by these as well as by their colours. */
const DASHES = [undefined, '11 4', '3 4', '14 4 3 4'] as const;
const STAMP = 20;

/**
 * Lines over time, each named at its end by the player's mark and last value. It is a picture: what
 * it shows has to be told in words or figures beside it.
 */
export function LineChart({ series, labels, title, width, height }: LineChartProps) {
  const { number } = useStrings();
  const theme = useTheme();
  const type = useType();
  const { fontScale } = useWindow();
  // A chart that gives all its room to its letters shows nothing: they grow to a point.
  const grown = Math.min(fontScale, 1.5);
  const size = type.least;
  const digit = size * 0.62 * grown;
  const line = size * 1.28 * grown;

  const scale = scaleFor(series.flatMap(({ values }) => values));
  const longest = Math.max(...scale.ticks.map((tick) => number(tick).length));
  const ends = series.map(({ values }) => values[values.length - 1] ?? 0);
  const widest = Math.max(...ends.map((end) => number(end).length));
  const left = longest * digit + 8;
  const right = width - (STAMP + 10 + widest * digit * 1.15);
  const top = line * 1.5;
  const bottom = height - line - 4;
  const last = labels.length - 1;
  const x = (index: number) => left + (last === 0 ? 0.5 : index / last) * (right - left);
  const y = (value: number) => along(scale, value, bottom, top);
  const room = Math.max(STAMP, line) + 1;
  const stands = spread(
    ends.map((end) => ({ at: y(end), size: room })),
    Math.min(top - room / 2, bottom - series.length * room),
    bottom + room / 2,
  );
  const every = Math.ceil((labels.length * 2.2 * digit) / (right - left));
  const small = { step: size, colour: theme.text2, maxFontSizeMultiplier: 1.5 } as const;

  return (
    <View style={{ width, height }} aria-hidden importantForAccessibility="no-hide-descendants">
      <Svg width={width} height={height} style={StyleSheet.absoluteFill} {...SILENT}>
        {scale.ticks.map((tick) => (
          <Path
            key={tick}
            d={`M${left} ${y(tick)}L${right} ${y(tick)}`}
            stroke={tick === 0 ? theme.text2 : theme.rule}
            strokeWidth={tick === 0 ? 1.6 : 0.8}
          />
        ))}
        {series.map(({ seat, values }, i) => {
          const d = values.map((value, at) => `${at ? 'L' : 'M'}${x(at)} ${y(value)}`).join('');
          const end = ends[i] ?? 0;
          return (
            <Path
              key={`case-${seat}`}
              d={`${d}M${right} ${y(end)}L${right + 7} ${stands[i]}`}
              stroke={theme.rim}
              strokeWidth={4.6}
              strokeLinejoin="round"
              fill="none"
            />
          );
        })}
        {series.map(({ seat, values }) => (
          <Path
            key={`line-${seat}`}
            d={values.map((value, at) => `${at ? 'L' : 'M'}${x(at)} ${y(value)}`).join('')}
            stroke={theme.players[seat]?.colour}
            strokeWidth={2.8}
            strokeLinejoin="round"
            strokeDasharray={DASHES[seat]}
            fill="none"
          />
        ))}
      </Svg>
      <Words {...small} face="strong" style={[styles.label, { left, top: 0 }]}>
        {title}
      </Words>
      {scale.ticks.map((tick) => (
        <Words
          key={tick}
          {...small}
          style={[styles.label, styles.right, { width: left - 5, top: y(tick) - line / 2 }]}
        >
          {number(tick)}
        </Words>
      ))}
      {labels.map((label, i) => (
        <Words
          key={i}
          {...small}
          style={[styles.label, styles.centred, { left: x(i) - 24, top: bottom + 3 }]}
        >
          {(last - i) % every === 0 || last < 3 ? label : ''}
        </Words>
      ))}
      {series.map(({ seat }, i) => (
        <View
          key={seat}
          style={[styles.end, { left: right + 6, top: (stands[i] ?? 0) - room / 2, height: room }]}
        >
          <Stamp seat={seat} size={STAMP} />
          <Words step={size} face="strong" maxFontSizeMultiplier={1.5}>
            {number(ends[i] ?? 0)}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  label: { position: 'absolute' },
  right: { textAlign: 'right' },
  centred: { width: 48, textAlign: 'center' },
  end: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: 3 },
});
