import { useState, type ReactNode } from 'react';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useText } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { shelfStrings } from './strings';

/** So many are seen at once; the others wait behind a button. */
const AT_FIRST = 6;

export interface GameListProps<Item> {
  title: string;
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** A titled list of games; nothing at all where there are none. */
export function GameList<Item>({ title, items, children }: GameListProps<Item>) {
  const theme = useTheme();
  const { showAll } = useText(shelfStrings);
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  // One more is no longer than the button that would hide it.
  const seen = all || items.length <= AT_FIRST + 1 ? items : items.slice(0, AT_FIRST);
  return (
    <>
      <Words face="display" step="title" colour={theme.title} role="heading" aria-level={2}>
        {title}
      </Words>
      {seen.map(children)}
      {seen.length < items.length && (
        <SlabButton
          label={showAll(items.length)}
          tone="quiet"
          step="lead"
          onPress={() => setAll(true)}
        />
      )}
    </>
  );
}
