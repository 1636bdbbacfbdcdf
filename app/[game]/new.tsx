import { useLocalSearchParams } from 'expo-router';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { faceOf } from '@/components/newGame/faces';
import { NewGame } from '@/components/newGame/NewGame';
import { Lost } from '@/components/shelf/Lost';
import { firstOf, type Param } from '@/components/shelf/params';
import { findGame } from '@/machines/games';

export default function NewGameRoute() {
  const params: { game?: Param } = useLocalSearchParams();
  const { errors } = useStrings();
  const id = firstOf(params.game) ?? '';
  const game = findGame(id);
  const face = faceOf(id);
  if (!game || !face) return <Lost sentence={errors.unknownGame(id)} />;
  return <NewGame key={id} game={game} face={face} />;
}
