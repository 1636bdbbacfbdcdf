import type { ErrorBoundaryProps } from 'expo-router';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { Lost } from './Lost';

/** In place of a screen that fell over. What was played is written down: it can be opened again. */
export function Fallen({ retry }: ErrorBoundaryProps) {
  const { errors } = useStrings();
  return <Lost sentence={errors.crash} onRetry={() => void retry()} />;
}
