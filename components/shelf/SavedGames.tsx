import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Ticket } from '@/components/art/surfaces/Papers';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { FACES } from '@/components/faces';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { INK } from '@/components/theme/palette';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { GameId } from '@/machines/games';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { whenWas } from './when';

export interface SavedGameProps {
  saved: SavedGame;
  now: number;
  onOpen(saved: SavedGame): void;
}

/** What a game on the shelf is about, in a line: who wins, or whose turn it is. */
function useStory(saved: SavedGame): { title: string; line: string } {
  const strings = useStrings();
  const text = useText(FACES[saved.game as GameId].words);
  const { winners, toMove, phase, round, players } = saved;
  const names = winners.map((seat) => nameOf(strings, players, seat));
  const title = saved.name || text.title;
  if (toMove === null) {
    const [first = ''] = names;
    return {
      title,
      line: names.length > 1 ? strings.result.shared(names) : strings.result.wins(first),
    };
  }
  const doing = text.doing[phase]?.(nameOf(strings, players, toMove)) ?? '';
  return { title, line: round === null ? doing : `${strings.table.round(round)}: ${doing}` };
}

/** The newest running game, one touch away. */
export function ContinueTicket({ saved, now, onOpen }: SavedGameProps) {
  const strings = useStrings();
  const { title, line } = useStory(saved);
  const when = whenWas(strings, saved.changed, now);
  return (
    <Pressable
      role="button"
      accessibilityLabel={`${strings.shelf.continue}: ${title}, ${line}, ${when}`}
      onPress={() => onOpen(saved)}
      testID="continue"
    >
      <Ticket
        stubWidth={104}
        stub={
          <>
            <Icon name="go" size={34} colour={INK.charcoal} />
            <Words face="display" step="lead" colour={INK.charcoal}>
              {strings.actions.goOn}
            </Words>
          </>
        }
      >
        <View style={styles.row}>
          <Words face="display" step="heading" colour={INK.charcoal}>
            {strings.shelf.continue}
          </Words>
          <Words step="small" colour="#5A4A3C" style={styles.when}>
            {`${title}, ${when}`}
          </Words>
        </View>
        <Words colour={INK.charcoal}>{line}</Words>
        <View style={styles.seats}>
          {saved.players.map((_, seat) => (
            <View key={seat} style={styles.seat}>
              <Stamp seat={seat} size={32} />
              <View style={styles.shrink}>
                <Words step="small" colour={INK.charcoal} numberOfLines={1}>
                  {nameOf(strings, saved.players, seat)}
                </Words>
                {saved.points && (
                  <Words face="display" step="lead" colour={INK.charcoal}>
                    {saved.points[seat] ?? 0}
                  </Words>
                )}
              </View>
            </View>
          ))}
        </View>
      </Ticket>
    </Pressable>
  );
}

export interface SavedRowProps extends SavedGameProps {
  seed: number;
  onDelete(saved: SavedGame): void;
}

/** A game on the list: opened by a touch, deleted after a question. */
export function SavedRow({ saved, now, seed, onOpen, onDelete }: SavedRowProps) {
  const strings = useStrings();
  const theme = useTheme();
  const [asking, setAsking] = useState(false);
  const { title, line } = useStory(saved);
  const when = whenWas(strings, saved.changed, now);
  if (asking) {
    return (
      <Slab seed={seed} style={styles.saved}>
        <Words style={styles.shrink} colour={theme.button.text}>
          {strings.shelf.deleteGame(title)}
        </Words>
        <SlabButton
          label={strings.actions.delete}
          tone="main"
          step="lead"
          onPress={() => onDelete(saved)}
        />
        <SlabButton
          label={strings.actions.cancel}
          tone="quiet"
          step="lead"
          onPress={() => setAsking(false)}
        />
      </Slab>
    );
  }
  return (
    <View style={styles.line}>
      <Pressable
        role="button"
        accessibilityLabel={`${title}, ${line}, ${when}`}
        onPress={() => onOpen(saved)}
        style={styles.shrink}
      >
        <Slab seed={seed} style={styles.saved}>
          <View style={styles.shrink}>
            <Words face="strong" step="lead" colour={theme.button.text} numberOfLines={1}>
              {title}
            </Words>
            <Words step="small" colour={theme.button.text}>{`${line}, ${when}`}</Words>
          </View>
          <View style={styles.marks}>
            {saved.players.map((_, seat) => (
              <Stamp key={seat} seat={seat} size={26} />
            ))}
          </View>
          <Icon name={saved.finished ? 'chart' : 'go'} size={22} colour={theme.button.text} />
        </Slab>
      </Pressable>
      <SlabButton
        icon="bin"
        name={`${strings.actions.delete}: ${title}`}
        tone="quiet"
        onPress={() => setAsking(true)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 10 },
  when: { flexShrink: 1 },
  seats: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, rowGap: 4, paddingTop: 6 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: 120 },
  shrink: { flexShrink: 1, flexGrow: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  saved: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 14,
    paddingVertical: 8,
    minHeight: 56,
  },
  marks: { flexDirection: 'row', gap: 4 },
});
