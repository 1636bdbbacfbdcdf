import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Picture } from '@/components/art/Printed';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { CULTURE } from '@/components/stone-age/art/cultures';
import { Sign } from '@/components/stone-age/art/Pieces';
import { Figure } from '@/components/stone-age/panels/Figure';
import { ownCount } from '@/components/stone-age/panels/ownCount';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import type { Hold } from '@/components/table/HoldToLookPress';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useDescribed } from '@/components/ui/described';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '@/machines/stone-age/position';
import type { Card } from '@/machines/stone-age/vocabulary';

export interface OwnLookProps {
  position: Position;
  seat: Seat;
  card: Card;
}

/** What this card would be worth to its reader: bought cards are secret, so only while held. */
export function OwnLook({ position, seat, card, hold }: OwnLookProps & { hold: Hold }) {
  const theme = useTheme();
  const shared = useStrings();
  const { panels } = useText(stoneAgeStrings);
  const { described, description } = useDescribed(panels.card.holdHint);
  const shown = { ground: theme.paper, text: theme.text, key: theme.rim };
  return (
    <View style={styles.look}>
      <Pressable
        role="button"
        aria-label={`${panels.card.hold}, ${shared.table.onlyForYou}`}
        aria-expanded={hold.looking}
        {...described}
        {...hold.press}
        style={styles.button}
      >
        <Slab surface={theme.button} pressed={hold.looking} seed={8} style={styles.face}>
          <Icon name="eye" size={24} colour={theme.button.text} />
          <View style={styles.words}>
            <Words face="strong" colour={theme.button.text}>
              {`${panels.card.hold} `}
            </Words>
            <Words step="small" colour={theme.button.text}>
              {shared.table.onlyForYou}
            </Words>
          </View>
        </Slab>
        {description}
      </Pressable>
      {hold.looking && (
        // Over the rest: nothing may move under the finger that holds.
        <View style={styles.over}>
          <Slab surface={shown} seed={5} cuts="none" style={styles.paper}>
            <Counted position={position} seat={seat} card={card} ink={shown.text} />
          </Slab>
        </View>
      )}
    </View>
  );
}

function Counted({ position, seat, card, ink }: OwnLookProps & { ink: string }) {
  const strings = useText(stoneAgeStrings);
  const { card: words } = strings.panels;
  const { before, after, more, cultures } = ownCount(strings, position, seat, card);
  return (
    <View role="status" aria-live="polite" style={styles.counted}>
      {cultures.length > 0 && (
        <View style={styles.kinds} aria-hidden>
          {cultures.map((culture) => (
            <Picture key={culture} drawing={CULTURE[culture]} size={30} colour={ink} />
          ))}
        </View>
      )}
      <Words colour={ink}>
        <Words face="strong" colour={ink}>
          {words.when(words.soFar)}{' '}
        </Words>
        {before}
      </Words>
      {after !== null && (
        <View style={styles.after}>
          <Words colour={ink} style={styles.words}>
            <Words face="strong" colour={ink}>
              {words.when(words.withThis)}{' '}
            </Words>
            {after}
          </Words>
          <View style={styles.more}>
            <Figure step="number" colour={ink}>
              {words.more(more)}
            </Figure>
            <Sign name="points" size={28} />
          </View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  look: { zIndex: 1 },
  over: { position: 'absolute', left: 0, right: 0, bottom: '100%', marginBottom: 6 },
  paper: { padding: 12 },
  button: { userSelect: 'none' },
  face: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 46,
    paddingHorizontal: 12,
    paddingVertical: 4,
  },
  words: { flexShrink: 1 },
  counted: { gap: 4 },
  kinds: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  after: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 10 },
  more: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
