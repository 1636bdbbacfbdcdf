import { getStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Seats } from '@/components/shelf/Seats';
import { useStory } from '@/components/shelf/story';
import { shelfStrings } from '@/components/shelf/strings';
import { Sheet } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { Section } from '@/components/ui/Section';
import type { ImportFault } from '@/machines/saves/importing';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { CodeField } from './CodeField';
import { pickFile, TAKES_DROPS } from './pickFile';
import { SideBySide } from './SideBySide';
import { sharingStrings } from './strings';
import type { Importing } from './useImporting';

/** A browser asks for leave before a page may read what was copied; a field needs no leave. */
const MAY_PASTE = Platform.OS !== 'web';

export interface ImportSheetProps {
  importing: Importing;
  onOpen(saved: SavedGame): void;
}

/** Takes a game in from another device, and says why not where it is none. */
export function ImportSheet({ importing, onOpen }: ImportSheetProps) {
  const { state } = importing;
  switch (state.step) {
    case 'closed':
      return null;
    case 'asking':
      return <Asking importing={importing} refused={state.refused} />;
    case 'known':
      return <Known importing={importing} twin={state.twin} onOpen={onOpen} />;
    case 'done':
      return <Done importing={importing} {...state} onOpen={onOpen} />;
  }
}

interface AskingProps {
  importing: Importing;
  refused: ImportFault['fault'] | null;
}

function Asking({ importing, refused }: AskingProps) {
  const theme = useTheme();
  const { import: words } = useText(sharingStrings);
  const [code, setCode] = useState('');
  const choose = async () => {
    const picked = await pickFile();
    if (picked) importing.takeFile(picked);
  };
  const paste = async () => setCode(await getStringAsync().catch(() => code));
  return (
    <Sheet title={words.title} onClose={importing.close} tall testID="import-sheet">
      <Words colour={theme.text2}>{words.text}</Words>
      {refused && <Refusal fault={refused} />}
      <SideBySide>
        <Section title={words.file} icon="log" text={TAKES_DROPS ? words.drop : undefined}>
          <SlabButton
            label={words.choose}
            icon="download"
            step="lead"
            cuts="corners"
            onPress={() => void choose()}
            testID="choose-file"
          />
        </Section>
        <Section title={words.code} icon="pencil">
          <CodeField
            label={words.codeField}
            code={code}
            placeholder={words.codeHint}
            onChange={setCode}
            lines={3}
            testID="code-field"
          />
          <View style={styles.buttons}>
            {MAY_PASTE && (
              <SlabButton
                label={words.paste}
                icon="cards"
                tone="quiet"
                step="lead"
                onPress={() => void paste()}
                style={styles.button}
                testID="paste-code"
              />
            )}
            <SlabButton
              label={words.go}
              icon="check"
              tone="main"
              step="lead"
              cuts="corners"
              onPress={() => importing.takeText(code)}
              style={styles.button}
              testID="import-code"
            />
          </View>
        </Section>
      </SideBySide>
    </Sheet>
  );
}

/** Why not: first what happened, then the reason. */
function Refusal({ fault }: { fault: ImportFault['fault'] }) {
  const { import: words, refusals } = useText(sharingStrings);
  return (
    <View role="alert" aria-live="assertive" style={styles.refusal} testID="refusal">
      <ReasonLabel text={words.refused} turn={-0.6} />
      <Words>{refusals[fault]}</Words>
    </View>
  );
}

interface KnownProps extends ImportSheetProps {
  twin: SavedGame;
}

function Known({ importing, twin, onOpen }: KnownProps) {
  const { import: words } = useText(sharingStrings);
  const { title } = useStory(twin);
  return (
    <Sheet
      title={words.known}
      onClose={importing.close}
      testID="import-sheet"
      footer={
        <>
          <SlabButton
            label={words.copy}
            tone="quiet"
            step="lead"
            onPress={importing.copy}
            style={styles.button}
            testID="import-copy"
          />
          <OpenIt saved={twin} importing={importing} onOpen={onOpen} />
        </>
      }
    >
      <Words step="lead">{words.knownText(title)}</Words>
      <Standing saved={twin} />
    </Sheet>
  );
}

interface DoneProps extends ImportSheetProps {
  saved: SavedGame;
  other: SavedGame | null;
}

function Done({ importing, saved, other, onOpen }: DoneProps) {
  const { import: words } = useText(sharingStrings);
  const { title } = useStory(saved);
  return (
    <Sheet
      title={words.done}
      onClose={importing.close}
      testID="import-sheet"
      footer={<OpenIt saved={saved} importing={importing} onOpen={onOpen} />}
    >
      <Words step="lead">{words.arrived(title)}</Words>
      {other && <Sibling saved={other} />}
      <Standing saved={saved} />
    </Sheet>
  );
}

function Sibling({ saved }: { saved: SavedGame }) {
  const theme = useTheme();
  const { import: words } = useText(sharingStrings);
  return <Words colour={theme.text2}>{words.otherThere(useStory(saved).title)}</Words>;
}

function Standing({ saved }: { saved: SavedGame }) {
  const { line } = useStory(saved);
  return (
    <View style={styles.standing}>
      <Words>{line}</Words>
      <Seats saved={saved} size={32} />
    </View>
  );
}

function OpenIt({ saved, importing, onOpen }: ImportSheetProps & { saved: SavedGame }) {
  const { actions } = useStrings();
  const { lookAtResult } = useText(shelfStrings);
  return (
    <SlabButton
      label={saved.finished ? lookAtResult : actions.goOn}
      icon={saved.finished ? 'chart' : 'go'}
      tone="main"
      step="lead"
      cuts="corners"
      onPress={() => {
        importing.close();
        onOpen(saved);
      }}
      style={styles.button}
      testID="open-imported"
    />
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', gap: 8, paddingTop: 2 },
  button: { flexGrow: 1, flexBasis: 120, flexShrink: 1 },
  refusal: { gap: 6 },
  standing: { gap: 8 },
});
