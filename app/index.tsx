import { LanguageProvider } from '@/components/i18n/LanguageProvider';
import { Shelf } from '@/components/shelf/Shelf';
import { ThemeProvider } from '@/components/theme/ThemeProvider';

export default function ShelfRoute() {
  return (
    <ThemeProvider>
      <LanguageProvider>
        <Shelf />
      </LanguageProvider>
    </ThemeProvider>
  );
}
