import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** On a new page the reader starts at its heading; on the way back, where the browser left it. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const shownPath = useRef(path);
  const cameByHistory = useRef(false);

  useEffect(() => {
    const onPop = () => {
      cameByHistory.current = true;
    };
    // Going back may have changed no path; the next page is a new one all the same.
    const onPush = () => {
      cameByHistory.current = false;
    };
    window.addEventListener('popstate', onPop, { capture: true });
    window.addEventListener('pushState', onPush);
    return () => {
      window.removeEventListener('popstate', onPop, { capture: true });
      window.removeEventListener('pushState', onPush);
    };
  }, []);

  useEffect(() => {
    if (shownPath.current === path || !main.current) return undefined;
    shownPath.current = path;
    if (!cameByHistory.current) window.scrollTo(0, 0);
    cameByHistory.current = false;
    return focusHeading(main.current);
  }, [path, main]);
}

/** A page that still loads has no heading yet. */
export function focusHeading(main: HTMLElement): (() => void) | undefined {
  const focus = () => {
    const heading = main.querySelector('h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focus()) return undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
