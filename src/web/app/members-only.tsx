import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isDemonstration } from '#web/lib/place.ts';
import { useIsTurnedAway, useSessionEndedAt } from '#web/lib/use-session.ts';

const SessionEnded = lazy(() =>
  import('./session-ended.tsx').then((m) => ({ default: m.SessionEnded })),
);

/**
 * Whoever is not signed in is led to the door, and back to this page afterwards. Where a session ends while a page is
 * open, the page stays, with what was typed into it.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const isTurnedAway = useIsTurnedAway() && !isDemonstration();
  const endedAt = useSessionEndedAt();
  useEffect(() => {
    if (isTurnedAway) location.replace(addressOfDoor());
  }, [isTurnedAway]);
  if (isTurnedAway) return null;
  return (
    <>
      {children}
      {endedAt !== null && !isDemonstration() && (
        <Suspense>
          <SessionEnded key={endedAt} door={addressOfDoor()} />
        </Suspense>
      )}
    </>
  );
}

function addressOfDoor(): string {
  const back = location.pathname + location.search + location.hash;
  return `/hairu?${new URLSearchParams({ back })}`;
}
