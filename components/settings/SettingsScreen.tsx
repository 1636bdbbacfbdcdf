import { router } from 'expo-router';
import { Platform, StyleSheet } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { LANGUAGE_SETTINGS } from '@/components/i18n/language';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useSystemReducesMotion } from '@/components/motion/useMotion';
import { playSound } from '@/components/sound/player';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { Choice } from '@/components/ui/Choice';
import { Column, Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { HandOverChoice } from './HandOverChoice';
import { MotionPreview } from './MotionPreview';
import { HINT_SETTINGS, MOTIONS, THEME_SETTINGS } from './settings';
import { useSettings } from './SettingsProvider';

/** Everything that can be chosen about the app. Each choice holds at once. */
export function SettingsScreen() {
  const { settings: words, actions } = useStrings();
  const { change, ...settings } = useSettings();
  const theme = useTheme();
  const systemReduces = useSystemReducesMotion();
  const back = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return (
    <Page
      title={words.title}
      onBack={back}
      footer={<SlabButton tone="main" step="heading" label={actions.done} onPress={back} />}
    >
      <Column>
        <Section title={words.language} icon="language" text={words.languageText}>
          <Choice
            name={words.language}
            options={LANGUAGE_SETTINGS.map((value) => ({ value, label: words.languages[value] }))}
            value={settings.language}
            onChange={(language) => change({ language })}
            seed={3}
          />
        </Section>
        <Section title={words.theme} icon="theme" text={words.themeText}>
          <Choice
            name={words.theme}
            options={THEME_SETTINGS.map((value) => ({ value, label: words.themes[value] }))}
            value={settings.theme}
            onChange={(next) => change({ theme: next })}
            seed={8}
          />
        </Section>
        <Section
          title={words.motion}
          icon="motion"
          text={systemReduces ? words.followsReducedMotion : words.motions[settings.motion].text}
        >
          <Choice
            name={words.motion}
            options={MOTIONS.map((value) => ({ value, label: words.motions[value].name }))}
            value={settings.motion}
            onChange={(motion) => change({ motion })}
            seed={4}
          />
        </Section>
        <SwitchRow
          name={words.reduced}
          text={words.reducedText}
          icon="hourglass"
          on={settings.reducedMotion}
          onChange={(reducedMotion) => change({ reducedMotion })}
          seed={5}
        />
        <MotionPreview />
      </Column>
      <Column>
        <SwitchRow
          name={words.sound}
          text={words.soundText}
          icon="sound"
          on={settings.sound}
          onChange={(sound) => {
            change({ sound });
            if (sound) playSound('dice', 1);
          }}
          seed={6}
        />
        {Platform.OS !== 'web' && (
          <SwitchRow
            name={words.haptics}
            text={words.hapticsText}
            icon="haptics"
            on={settings.haptics}
            onChange={(haptics) => change({ haptics })}
            seed={7}
          />
        )}
        <SwitchRow
          name={words.confirm}
          text={words.confirmText}
          icon="check"
          on={settings.confirmPlacements}
          onChange={(confirmPlacements) => change({ confirmPlacements })}
          seed={4}
        />
        <SwitchRow
          name={words.keepAwake}
          text={words.keepAwakeText}
          icon="sun"
          on={settings.keepAwake}
          onChange={(keepAwake) => change({ keepAwake })}
          seed={8}
        />
        <HandOverChoice />
        <Section title={words.hints} icon="torch" text={words.hintsWhen[settings.hints].text}>
          <Choice
            name={words.hints}
            options={HINT_SETTINGS.map((value) => ({ value, label: words.hintsWhen[value].name }))}
            value={settings.hints}
            onChange={(hints) => change({ hints })}
            seed={7}
          />
        </Section>
        <Words colour={theme.text2} style={styles.note}>
          {words.textSize}
        </Words>
      </Column>
    </Page>
  );
}

const styles = StyleSheet.create({ note: { paddingHorizontal: 4 } });
