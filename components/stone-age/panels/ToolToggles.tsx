import { Pressable, StyleSheet, View } from 'react-native';

import { Tick } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { useText } from '@/components/i18n/LanguageProvider';
import { Tool } from '@/components/stone-age/art/Pieces';
import { CornerMark } from '@/components/stone-age/hints/HintMark';
import { spaceKey } from '@/components/stone-age/panels/panelProps';
import type { RollTool } from '@/components/stone-age/panels/rollArithmetic';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface ToolTogglesProps {
  tools: readonly RollTool[];
  /** The tools in the sum, and those of them that change nothing. */
  set: number;
  idle?: number;
  /** The tools that the elder would add, and which of its choices that is. */
  advised?: { set: number; nth: number } | null;
  /** Left out where nothing is to be decided. */
  onToggle?: (bit: number) => void;
}

/** The tools beside a roll: touched, they go into the sum and out of it again. */
export function ToolToggles(props: ToolTogglesProps) {
  const { tools, set, idle = 0, advised, onToggle } = props;
  const strings = useText(stoneAgeStrings);
  const { scale } = useSheetRoom();
  return (
    <View role="group" aria-label={strings.panels.roll.tools} style={styles.row}>
      {tools.map((tool) => (
        <Toggle
          key={tool.bit}
          tool={tool}
          inSum={(set & tool.bit) !== 0}
          idle={(idle & tool.bit) !== 0}
          mark={advised && (advised.set & tool.bit) !== 0 ? advised.nth : null}
          onToggle={onToggle}
          wide={tools.length > IN_A_ROW && scale === 1}
        />
      ))}
    </View>
  );
}

/** More than this many lie in two rows of three. */
const IN_A_ROW = 4;

interface ToggleProps {
  tool: RollTool;
  inSum: boolean;
  idle: boolean;
  mark: number | null;
  onToggle: ((bit: number) => void) | undefined;
  wide: boolean;
}

function Toggle({ tool, inSum, idle, mark, onToggle, wide }: ToggleProps) {
  const { bit, value, once, used } = tool;
  const theme = useTheme();
  const { columns, scale } = useSheetRoom();
  const { roll, read, panels, hints } = useText(stoneAgeStrings);
  const name = once ? read.oneUseTool(value) : read.tool(value, used);
  const state = used
    ? roll.used
    : inSum
      ? idle
        ? panels.roll.inVain
        : roll.inTheSum
      : once
        ? roll.addOnce(value)
        : roll.add(value);
  const off = used || !onToggle;
  const press = () => (off ? undefined : onToggle(bit));
  const surface = inSum ? theme.chosen : theme.button;
  return (
    <View
      style={[styles.toggle, { flexBasis: wide ? '30%' : (columns ? 60 : 74) * scale }]}
      {...spaceKey(press)}
    >
      <Pressable
        role="checkbox"
        aria-checked={inSum}
        aria-disabled={off}
        aria-label={[
          name,
          ...(used ? [] : [state]),
          ...(mark === null ? [] : [hints.marked(mark)]),
        ].join(', ')}
        disabled={off}
        onPress={press}
        style={styles.press}
        testID={`tool-${bit}`}
      >
        {({ pressed }) => (
          <Slab
            surface={surface}
            empty={used}
            pressed={pressed}
            thickness={used ? 0 : 4}
            cuts="none"
            seed={bit}
            style={styles.face}
          >
            <Tool value={value} size={columns ? 40 : 46} used={used} once={once} />
            <Words
              face="strong"
              step="small"
              colour={used ? theme.text2 : surface.text}
              style={styles.state}
            >
              {state}
            </Words>
            {inSum && (
              <View style={styles.tick}>
                <Tick met size={22} />
              </View>
            )}
            <CornerMark nth={mark} />
          </Slab>
        )}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  press: { flexGrow: 1 },
  toggle: { flexGrow: 1, maxWidth: 150 },
  face: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingVertical: 6,
    paddingHorizontal: 4,
  },
  state: { textAlign: 'center' },
  tick: { position: 'absolute', right: -6, top: -8 },
});
