import { type RefObject, useEffect, useState } from 'react';

const reach = '1200px 0px';

/**
 * Whether a part of a long table is in the window or near it. Far away its rows need not exist: `heightPx` keeps their
 * room. What holds the focus stays.
 */
export function useNearWindow(part: RefObject<HTMLElement | null>, isLong: boolean) {
  const [isNear, setNear] = useState(true);
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => {
    const element = part.current;
    if (!isLong || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen) return;
        const stays = seen.isIntersecting || element.contains(document.activeElement);
        if (!stays) setHeightPx(seen.boundingClientRect.height);
        setNear(stays);
      },
      { rootMargin: reach },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, isLong]);
  return { isNear: isNear || !isLong, heightPx };
}
