import { useEffect } from 'react';

/** Goes to the part of the page that the address names; the browser looked for it before it was there. */
export function useAnchor(): void {
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return undefined;
    // After the frame in which the shell shows the top of a new page.
    const frame = requestAnimationFrame(() => {
      target.tabIndex = -1;
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
