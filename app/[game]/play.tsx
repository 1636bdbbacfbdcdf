import { router, useLocalSearchParams } from 'expo-router';
import { firstOf, type Param } from '@/components/shelf/params';
import { PlayScreen } from '@/components/table/PlayScreen';

export { Fallen as ErrorBoundary } from '@/components/shelf/Fallen';

export default function PlayRoute() {
  const params: Partial<Record<'game' | 'id', Param>> = useLocalSearchParams();
  const id = firstOf(params.id) ?? '';
  return (
    <PlayScreen
      key={id}
      id={id}
      onLeave={() => router.dismissTo('/')}
      onOpen={(next) => router.setParams({ id: next })}
      onSettings={() => router.push('/settings')}
    />
  );
}
