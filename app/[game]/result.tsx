import { router, useLocalSearchParams } from 'expo-router';
import { firstOf, type Param } from '@/components/shelf/params';
import { ResultRouteScreen } from '@/components/table/PlayScreen';

export { Fallen as ErrorBoundary } from '@/components/shelf/Fallen';

export default function ResultRoute() {
  const params: Partial<Record<'game' | 'id', Param>> = useLocalSearchParams();
  const game = firstOf(params.game) ?? '';
  const id = firstOf(params.id) ?? '';
  return (
    <ResultRouteScreen
      key={id}
      id={id}
      onLeave={() => router.dismissTo('/')}
      onOpen={(next) => router.replace({ pathname: '/[game]/play', params: { game, id: next } })}
    />
  );
}
