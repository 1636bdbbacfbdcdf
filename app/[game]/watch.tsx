import { router, useLocalSearchParams } from 'expo-router';
import { useState } from 'react';
import { FACES, isGame } from '@/components/faces';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { Lost } from '@/components/shelf/Lost';
import { anySeed, firstOf, MOST_SEED, wholeNumber, type Param } from '@/components/shelf/params';
import { GAMES } from '@/machines/games';

export default function WatchRoute() {
  const params: Partial<Record<'game' | 'players' | 'seed', Param>> = useLocalSearchParams();
  const { errors } = useStrings();
  const [drawn] = useState(anySeed);
  const id = firstOf(params.game) ?? '';
  if (!isGame(id)) return <Lost sentence={errors.unknownGame(id)} />;

  const { min, max } = GAMES[id].seats;
  const players = wholeNumber(params.players, min, max) ?? max;
  const seed = wholeNumber(params.seed, 0, MOST_SEED) ?? drawn;
  const { Watch } = FACES[id];
  return (
    <Watch
      key={`${players} ${seed}`}
      players={players}
      seed={seed}
      onAgain={() => router.setParams({ players: `${players}`, seed: `${anySeed()}` })}
    />
  );
}
