import { type ReactNode, useEffect } from 'react';
import { isDemonstration } from '#web/lib/place.ts';
import { useIsTurnedAway } from '#web/lib/use-session.ts';

/** Whoever is not signed in is led to the door, and back to this page afterwards. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const isTurnedAway = useIsTurnedAway() && !isDemonstration();
  useEffect(() => {
    if (!isTurnedAway) return;
    const back = location.pathname + location.search + location.hash;
    location.replace(`/hairu?${new URLSearchParams({ back })}`);
  }, [isTurnedAway]);
  return isTurnedAway ? null : children;
}
