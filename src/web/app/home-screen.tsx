import { lazy, Suspense } from 'react';
import { HomePage } from '#web/features/home/page.tsx';
import { useMay } from '#web/lib/use-session.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';

// Few readers need them at once: what the rest of the home shows does not wait for them.
const ChecksAtHome = lazy(() =>
  import('#web/features/checks/checks-line.tsx').then((m) => ({ default: m.ChecksAtHome })),
);
const ApplicationsLine = lazy(() =>
  import('#web/features/applications/applications-line.tsx').then((m) => ({
    default: m.ApplicationsLine,
  })),
);
const OwnApplicationsLine = lazy(() =>
  import('#web/features/applications/own-line.tsx').then((m) => ({
    default: m.OwnApplicationsLine,
  })),
);
const NextBookingLine = lazy(() =>
  import('#web/features/bookings/next-booking-line.tsx').then((m) => ({
    default: m.NextBookingLine,
  })),
);
const NoticeAtHome = lazy(() =>
  import('#web/features/notices/notice-at-home.tsx').then((m) => ({ default: m.NoticeAtHome })),
);
const AssociationAtHome = lazy(() =>
  import('./association-at-home.tsx').then((m) => ({ default: m.AssociationAtHome })),
);

export function HomeScreen() {
  const seesFindings = useMay('finding.read');
  const mayFile = useMay('application.file');
  const mayBook = useMay('booking.make');
  const isEasy = useViewMode() === 'easy';
  return (
    <HomePage
      pressing={
        <Suspense fallback={null}>
          <AssociationAtHome />
          <NoticeAtHome place="top" />
          {seesFindings && <ChecksAtHome place="top" />}
        </Suspense>
      }
      others={
        <Suspense fallback={null}>
          {mayFile && <ApplicationsLine />}
          {seesFindings && !isEasy && <ChecksAtHome place="below" />}
        </Suspense>
      }
      own={
        <Suspense fallback={null}>
          {mayFile && <OwnApplicationsLine />}
          {mayBook && <NextBookingLine />}
        </Suspense>
      }
      told={
        <Suspense fallback={null}>
          <NoticeAtHome place="below" />
        </Suspense>
      }
    />
  );
}
