import { SettingsScreen } from '@/components/settings/SettingsScreen';

export default function SettingsRoute() {
  return <SettingsScreen />;
}
