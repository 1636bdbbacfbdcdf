import { router } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { newSeed, random } from '@/components/saves/chance';
import { useShelf, useStorage } from '@/components/saves/SavesProvider';
import { HandOverChoice } from '@/components/settings/HandOverChoice';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { Column, Page } from '@/components/ui/Page';
import type { AnyGame } from '@/machines/core/game';
import { EmptySeat } from './EmptySeat';
import type { NewGameFace } from './face';
import { recall, rememberLaid, type Laid } from './memory';
import { SeatPlank } from './SeatPlank';
import { change, clear, playersOf, seat, starterOf, swap, type NewTable } from './table';
import { WhoStarts } from './WhoStarts';

export interface NewGameProps {
  game: AnyGame;
  face: NewGameFace<unknown>;
}

/** The table before the deal: who sits where, who begins, what is agreed. */
export function NewGame({ game, face }: NewGameProps) {
  const storage = useStorage();
  const { newGame } = useStrings();
  const { title } = useText(face.words);
  const [laid, setLaid] = useState<Laid | null>(null);

  useEffect(() => {
    let here = true;
    void recall(storage, game).then((known) => here && setLaid(known));
    return () => {
      here = false;
    };
  }, [storage, game]);

  const back = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return laid ? (
    <Laying game={game} face={face} laid={laid} onChange={setLaid} onBack={back} />
  ) : (
    <Page title={newGame.title} tag={title} onBack={back}>
      {null}
    </Page>
  );
}

interface LayingProps extends NewGameProps {
  laid: Laid;
  onChange: (laid: Laid) => void;
  onBack: () => void;
}

function Laying({ game, face, laid, onChange, onBack }: LayingProps) {
  const shelf = useShelf();
  const storage = useStorage();
  const strings = useStrings();
  const theme = useTheme();
  const { newGame } = strings;
  const { title, options } = useText(face.words);
  const [ordering, setOrdering] = useState(false);

  const { table, setup } = laid;
  const { sitters } = table;
  const { min, max } = game.seats;
  const players = playersOf(table);
  const names = players.map((_, at) => nameOf(strings, players, at));
  const people = players.filter(({ kind }) => kind === 'human').length;
  const lay = (next: NewTable) => onChange({ table: next, setup });

  const begin = () => {
    rememberLaid(storage, game, laid);
    const agreed = face.seated(setup, players.length, starterOf(table, random()));
    const id = shelf.begin({ game, players, setup: agreed, seed: newSeed() });
    router.replace({ pathname: '/[game]/play', params: { game: game.id, id } });
  };

  return (
    <Page
      title={newGame.title}
      tag={title}
      onBack={onBack}
      footer={
        <SlabButton
          tone="main"
          step="heading"
          label={newGame.deal(players.length)}
          onPress={begin}
        />
      }
    >
      <Column>
        <View style={styles.seats}>
          {sitters.map((sitter, at) => (
            <SeatPlank
              key={sitter.key}
              seat={at}
              sitter={sitter}
              company={game.company}
              words={options}
              least={min}
              onChange={(patch) => lay(change(table, at, patch))}
              onClear={sitters.length > min ? () => lay(clear(game, table, at)) : null}
              moving={
                ordering
                  ? {
                      up: at > 0 ? () => lay(swap(table, at, -1)) : null,
                      down: at < sitters.length - 1 ? () => lay(swap(table, at, 1)) : null,
                    }
                  : null
              }
            />
          ))}
          {sitters.length < max && (
            <EmptySeat
              seat={sitters.length}
              most={max}
              bots={game.company.levels.length > 0}
              onSeat={(kind) => lay(seat(game, table, kind))}
            />
          )}
        </View>
        <View style={styles.order}>
          <SlabButton
            label={ordering ? newGame.orderDone : newGame.order}
            step="body"
            cuts="none"
            selected={ordering}
            tone={ordering ? 'chosen' : 'button'}
            onPress={() => setOrdering(!ordering)}
          />
          {(ordering || people === 0) && (
            <Words colour={theme.text2} style={styles.note} aria-live="polite">
              {ordering ? newGame.orderText : newGame.onlyBots}
            </Words>
          )}
        </View>
      </Column>
      <Column>
        <WhoStarts
          names={names}
          starts={table.starts}
          onChange={(starts) => lay({ ...table, starts })}
        />
        <face.Options setup={setup} onChange={(next) => onChange({ table, setup: next })} />
        {people > 1 && <HandOverChoice />}
      </Column>
    </Page>
  );
}

const styles = StyleSheet.create({
  seats: { gap: 8 },
  order: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  note: { flexShrink: 1, flexGrow: 1, flexBasis: 160 },
});
