import { useText } from '@/components/i18n/LanguageProvider';
import type { NewGameFace, OptionsProps } from '@/components/newGame/face';
import { Choice } from '@/components/ui/Choice';
import { Section } from '@/components/ui/Section';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { EDITIONS, type Setup } from '@/machines/stone-age/vocabulary';
import { stoneAgeStrings } from './strings/catalogue';

/** What is agreed before Stone Age is dealt: the printing, and what the rules leave open. */
function SetupOptions({ setup, onChange }: OptionsProps<Setup>) {
  const { options } = useText(stoneAgeStrings);
  return (
    <>
      <Section title={options.edition} icon="book" text={options.editions[setup.edition].text}>
        <Choice
          name={options.edition}
          options={EDITIONS.map((value) => ({ value, label: options.editions[value].title }))}
          value={setup.edition}
          onChange={(edition) => onChange({ ...setup, edition })}
          seed={3}
        />
      </Section>
      <SwitchRow
        name={options.idleVillage.name}
        text={options.idleVillage.text}
        icon="village"
        on={setup.idleVillage === 'allowed'}
        onChange={(on) => onChange({ ...setup, idleVillage: on ? 'allowed' : 'forbidden' })}
        seed={8}
      />
    </>
  );
}

export const stoneAgeSetup: NewGameFace<Setup> = {
  words: stoneAgeStrings,
  Options: SetupOptions,
  seated: (setup, players, firstPlayer) => ({ ...setup, players, firstPlayer }),
};
