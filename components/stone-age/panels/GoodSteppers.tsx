import { StyleSheet, View } from 'react-native';

import { GoodStepper } from '@/components/stone-age/panels/GoodStepper';
import { oneLess, oneMore } from '@/components/stone-age/panels/payment';
import { RESOURCES, type Bundle, type Resource } from '@/machines/stone-age/vocabulary';

export interface GoodSteppersProps {
  bundle: Bundle;
  /** How many of each kind there are. */
  limit: Bundle;
  /** How many may be laid out in all. */
  most: number;
  /** What a finished choice may look like. */
  moves: readonly Bundle[];
  onChange: (bundle: Bundle) => void;
  /** What they are chosen for. */
  label: string;
  /** What the elder would lay out, and which of its choices that is. */
  advised?: { bundle: Bundle; nth: number } | null;
  /** Written under each number; how many there are unless given. */
  note?: (kind: Resource) => string;
}

/** Steppers for the four resources. When all is laid out, one more takes another's place. */
export function GoodSteppers(props: GoodSteppersProps) {
  const { bundle, limit, most, moves, onChange, label, advised, note } = props;
  return (
    <View role="group" aria-label={label} style={styles.grid}>
      {RESOURCES.map((kind) => {
        const less = oneLess(bundle, kind);
        const more = oneMore(bundle, kind, limit, most, moves);
        return (
          <GoodStepper
            key={kind}
            kind={kind}
            amount={bundle[kind]}
            limit={limit[kind]}
            note={note?.(kind)}
            mark={advised && advised.bundle[kind] > 0 ? advised.nth : null}
            instead={more?.instead ?? null}
            onLess={less && (() => onChange(less))}
            onMore={more && (() => onChange(more.bundle))}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
