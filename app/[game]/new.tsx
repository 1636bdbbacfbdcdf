import { useLocalSearchParams } from 'expo-router';
import { FACES, isGame } from '@/components/faces';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { NewGame } from '@/components/newGame/NewGame';
import { Lost } from '@/components/shelf/Lost';
import { firstOf, type Param } from '@/components/shelf/params';
import { findGame } from '@/machines/games';

export default function NewGameRoute() {
  const params: { game?: Param } = useLocalSearchParams();
  const { errors } = useStrings();
  const id = firstOf(params.game) ?? '';
  const game = findGame(id);
  if (!game || !isGame(id)) return <Lost sentence={errors.unknownGame(id)} />;
  return <NewGame key={id} game={game} face={FACES[id]} />;
}
