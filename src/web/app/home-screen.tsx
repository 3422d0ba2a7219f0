import { ChecksAtHome } from '#web/features/checks/checks-line.tsx';
import { HomePage } from '#web/features/home/page.tsx';

export function HomeScreen() {
  return (
    <HomePage pressing={<ChecksAtHome place="top" />} others={<ChecksAtHome place="below" />} />
  );
}
