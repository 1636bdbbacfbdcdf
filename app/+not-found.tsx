import { useStrings } from '@/components/i18n/LanguageProvider';
import { Lost } from '@/components/shelf/Lost';

export default function NotFoundRoute() {
  const { errors } = useStrings();
  return <Lost sentence={errors.lostPage} />;
}
