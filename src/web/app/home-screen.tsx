import { ChecksAtHome } from '#web/features/checks/checks-line.tsx';
import { HomePage } from '#web/features/home/page.tsx';

export function HomeScreen() {
  return <HomePage checks={<ChecksAtHome />} />;
}
