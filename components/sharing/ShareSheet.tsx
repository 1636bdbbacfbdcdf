import { setStringAsync } from 'expo-clipboard';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { useShelf } from '@/components/saves/SavesProvider';
import { Sheet } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { Section } from '@/components/ui/Section';
import { makeCode } from '@/machines/saves/code';
import { gameFile } from '@/machines/saves/gameFile';
import type { Opening } from '@/machines/saves/shelfTypes';
import { CodeField } from './CodeField';
import { HANDS_OVER_BY, handOver } from './handOver';
import { SideBySide } from './SideBySide';
import { sharingStrings } from './strings';
import { Told } from './Told';

export interface ShareSheetProps {
  id: string;
  /** How the game is called. */
  title: string;
  onClose: () => void;
}

/** Hands a game to another device: as a file, or as a code for a message. */
export function ShareSheet({ id, title, onClose }: ShareSheetProps) {
  const shelf = useShelf();
  const theme = useTheme();
  const { errors } = useStrings();
  const { share } = useText(sharingStrings);
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    let wanted = true;
    void shelf.open(id).then((opened) => {
      if (wanted) setOpening(opened);
    });
    return () => {
      wanted = false;
    };
  }, [shelf, id]);
  return (
    <Sheet title={share.title(title)} onClose={onClose} tall testID="share-sheet">
      {opening && !opening.ok && <Words colour={theme.warning}>{errors.save[opening.fault]}</Words>}
      {opening?.ok && <Ways opening={opening} />}
    </Sheet>
  );
}

function Ways({ opening }: { opening: Extract<Opening, { ok: true }> }) {
  const theme = useTheme();
  const { share } = useText(sharingStrings);
  const { save, game, players, playthrough } = opening;
  const [file] = useState(() => gameFile(save));
  const [code] = useState(() => makeCode({ game, name: save.name, players, playthrough }));
  const [sent, setSent] = useState<boolean | null>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const byDownload = HANDS_OVER_BY === 'download';
  return (
    <>
      <Words colour={theme.text2}>{share.text}</Words>
      <SideBySide>
        <Section title={share.file} icon="log">
          <Words style={styles.text}>{share.fileText(bytesOf(file.text))}</Words>
          <SlabButton
            label={byDownload ? share.download : share.send}
            icon="share"
            step="lead"
            cuts="corners"
            onPress={() => void handOver(file).then(setSent)}
            testID="share-file"
          />
          <Told
            sentence={
              sent === null
                ? ''
                : !sent
                  ? share.notSent
                  : byDownload
                    ? share.downloaded
                    : share.sent
            }
            failed={sent === false}
          />
        </Section>
        <Section title={share.code} icon="pencil">
          {code === null ? (
            <Words style={styles.text}>{share.noCode}</Words>
          ) : (
            <View style={styles.code}>
              <Words style={styles.text}>{share.codeText(code.length)}</Words>
              <CodeField label={share.code} code={code} lines={4} testID="code" />
              <SlabButton
                label={share.copy}
                icon="cards"
                step="lead"
                cuts="corners"
                onPress={() => void copy(code).then(setCopied)}
                testID="copy-code"
              />
              <Told
                sentence={copied === null ? '' : copied ? share.copied : share.notCopied}
                failed={copied === false}
              />
            </View>
          )}
        </Section>
      </SideBySide>
    </>
  );
}

/** Says whether the device did it: a browser may refuse. */
async function copy(code: string): Promise<boolean> {
  try {
    return await setStringAsync(code);
  } catch {
    return false;
  }
}

/** As many bytes as the text takes in UTF-8, which is how files are written. */
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const styles = StyleSheet.create({
  text: { paddingHorizontal: 4 },
  code: { gap: 8 },
});
