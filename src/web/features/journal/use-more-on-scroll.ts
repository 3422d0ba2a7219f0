import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Asks for more when the end of the list comes near. */
export function useMoreOnScroll(end: RefObject<HTMLElement | null>, more: () => void): void {
  const ask = useEffectEvent(more);
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) ask();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);
}
