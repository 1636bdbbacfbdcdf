import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { colourOf } from '@/components/i18n/names';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import { useDescribed } from '@/components/ui/described';
import type { Seat } from '@/machines/core/rules';
import { invite, invited, type Company } from '@/machines/core/game';
import { BotList } from './BotList';
import type { CompanyWords } from './face';
import { NameField } from './NameField';
import { Plank, useWood } from './Plank';
import type { Sitter } from './table';

export interface SeatPlankProps {
  seat: Seat;
  sitter: Sitter;
  company: Company;
  words: CompanyWords;
  onChange: (patch: Partial<Omit<Sitter, 'key'>>) => void;
  /** How many must sit down at least. */
  least: number;
  /** Not given where the seat must be taken. */
  onClear: (() => void) | null;
  /** Given while the order is being changed; null where there is no neighbour on that side. */
  moving: { up: (() => void) | null; down: (() => void) | null } | null;
}

/** Who sits on a seat: name, person or bot, and what can be changed about it. */
export function SeatPlank(props: SeatPlankProps) {
  const { seat, sitter, company, words, least, onChange, onClear, moving } = props;
  const strings = useStrings();
  const { newGame } = strings;
  const { fontScale } = useWindow();
  const [choosing, setChoosing] = useState(false);
  const colour = colourOf(strings, seat);
  const name = sitter.name.trim() || colour.name;
  const { level, temper } = invited(company, sitter.bot) ?? {
    level: company.levels[0] ?? '',
    temper: company.tempers[0] ?? '',
  };
  const { described, description } = useDescribed(newGame.chooseBot(name));
  const bot =
    sitter.kind === 'bot'
      ? {
          title: newGame.levelAndTemper(words.levels[level]!.title, words.tempers[temper]!.title),
          text: words.tempers[temper]!.text,
        }
      : null;

  return (
    <Plank
      seed={seat * 2 + 3}
      role="group"
      aria-label={`${newGame.seat(seat + 1)}, ${colour.both}`}
    >
      <View style={styles.row}>
        <View style={[styles.who, { flexBasis: 60 + 130 * fontScale }]}>
          <Stamp seat={seat} size={52} />
          <View style={styles.words}>
            <NameField
              label={newGame.nameOfSeat(colour.name)}
              name={sitter.name}
              otherwise={colour.name}
              onChange={(next) => onChange({ name: next })}
            />
            {bot ? (
              <Pressable
                role="button"
                aria-label={`${bot.title} ${bot.text}`}
                {...described}
                aria-expanded={choosing}
                onPress={() => setChoosing(!choosing)}
                style={styles.about}
              >
                <About title={`${bot.title} `} text={bot.text} open={choosing} />
                {description}
              </Pressable>
            ) : (
              <About title={newGame.personHere} text="" open={null} />
            )}
          </View>
        </View>
        <View style={styles.actions}>
          {moving ? (
            <>
              <Arrow up name={newGame.moveUp(name)} onPress={moving.up} />
              <Arrow up={false} name={newGame.moveDown(name)} onPress={moving.down} />
            </>
          ) : (
            <>
              <SlabButton
                tone="quiet"
                cuts="none"
                seed={seat + 5}
                icon={sitter.kind === 'human' ? 'person' : 'mask'}
                name={sitter.kind === 'human' ? newGame.makeBot(name) : newGame.makePerson(name)}
                onPress={() => {
                  setChoosing(false);
                  onChange({ kind: sitter.kind === 'human' ? 'bot' : 'human' });
                }}
              />
              <SlabButton
                cuts="none"
                seed={seat + 7}
                icon="close"
                name={newGame.clearSeat(name)}
                disabled={onClear === null}
                hint={onClear ? undefined : newGame.atLeast(least)}
                onPress={() => onClear?.()}
              />
            </>
          )}
        </View>
      </View>
      {choosing && bot && (
        <View style={styles.lists}>
          <BotList
            name={newGame.level}
            ids={company.levels}
            words={words.levels}
            chosen={level}
            onChoose={(other) => onChange({ bot: invite(other, temper) })}
          />
          <BotList
            name={newGame.temper}
            ids={company.tempers}
            words={words.tempers}
            chosen={temper}
            onChoose={(other) => onChange({ bot: invite(level, other) })}
          />
        </View>
      )}
    </Plank>
  );
}

interface AboutProps {
  title: string;
  text: string;
  /** Whether the list under it is open; null where there is none. */
  open: boolean | null;
}

/** Who plays here, in a few words. */
function About({ title, text, open }: AboutProps) {
  const wood = useWood();
  return (
    <>
      <View style={styles.title}>
        <Words face="strong" colour={wood.text} style={styles.shrink}>
          {title}
        </Words>
        {open !== null && (
          <View style={open ? styles.up : styles.down}>
            <Icon name="go" size={14} colour={wood.text} />
          </View>
        )}
      </View>
      {text !== '' && <Words colour={wood.text2}>{text}</Words>}
    </>
  );
}

interface ArrowProps {
  up: boolean;
  name: string;
  onPress: (() => void) | null;
}

function Arrow({ up, name, onPress }: ArrowProps) {
  return (
    <SlabButton
      tone="quiet"
      cuts="none"
      seed={up ? 4 : 6}
      name={name}
      disabled={onPress === null}
      picture={
        <View style={up ? styles.up : styles.down}>
          <Icon name="go" size={24} />
        </View>
      }
      onPress={() => onPress?.()}
    />
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    paddingLeft: 14,
    paddingRight: 12,
    paddingVertical: 8,
  },
  who: { flexDirection: 'row', alignItems: 'center', flexGrow: 1, flexShrink: 1, gap: 10 },
  words: { flex: 1, gap: 3 },
  about: { minHeight: 44 },
  title: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  shrink: { flexShrink: 1 },
  actions: { flexDirection: 'row', gap: 8 },
  lists: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 10,
    paddingHorizontal: 14,
    paddingBottom: 12,
  },
  up: { transform: [{ rotate: '-90deg' }] },
  down: { transform: [{ rotate: '90deg' }] },
});
