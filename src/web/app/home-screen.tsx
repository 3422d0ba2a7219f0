import { lazy, Suspense } from 'react';
import { HomePage } from '#web/features/home/page.tsx';
import { isDemonstration } from '#web/lib/place.ts';
import { useMay } from '#web/lib/use-session.ts';

// Few readers need either: what the rest of the home shows does not wait for them.
const ChecksAtHome = lazy(() =>
  import('#web/features/checks/checks-line.tsx').then((m) => ({ default: m.ChecksAtHome })),
);
const ApplicationsLine = lazy(() =>
  import('#web/features/applications/applications-line.tsx').then((m) => ({
    default: m.ApplicationsLine,
  })),
);
const SetupNote = lazy(() =>
  import('#web/features/home/setup-note.tsx').then((m) => ({ default: m.SetupNote })),
);

export function HomeScreen() {
  const mayRegister = useMay('register.write');
  const seesFindings = useMay('finding.read');
  const mayFile = useMay('application.file');
  return (
    <HomePage
      pressing={
        <Suspense fallback={null}>
          {mayRegister && !isDemonstration() && <SetupNote />}
          {seesFindings && <ChecksAtHome place="top" />}
        </Suspense>
      }
      others={
        <Suspense fallback={null}>
          {mayFile && <ApplicationsLine />}
          {seesFindings && <ChecksAtHome place="below" />}
        </Suspense>
      }
    />
  );
}
