import { useStrings } from '@/components/i18n/LanguageProvider';
import { Choice } from '@/components/ui/Choice';
import { Section } from '@/components/ui/Section';
import { HAND_OVERS } from '@/machines/core/table';
import { useSettings } from './SettingsProvider';

/** When the screen is covered between two players. The same setting wherever it is shown. */
export function HandOverChoice() {
  const { settings } = useStrings();
  const { handOver, change } = useSettings();
  return (
    <Section title={settings.handOver} icon="passDevice" text={settings.handOvers[handOver].text}>
      <Choice
        name={settings.handOver}
        options={HAND_OVERS.map((value) => ({ value, label: settings.handOvers[value].name }))}
        value={handOver}
        onChange={(next) => change({ handOver: next })}
        seed={6}
      />
    </Section>
  );
}
