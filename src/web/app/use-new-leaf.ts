import { useEffect } from 'react';
import { focusHeading } from './use-page-focus.ts';

type Page = { readonly current: HTMLElement | null };

/**
 * A link may change no more than the `?` of an address. Where it stays, as a tab does, the reader stays too; where it
 * goes with all that was on the page, the reader begins at the top of what came instead.
 */
export function useNewLeaf(main: Page): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    let pressed: Element | undefined;
    let isOnItsWay = false;
    let stopWaiting: (() => void) | undefined;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      pressed = link && page.contains(link) ? link : undefined;
    };
    const onArrival = () => {
      isOnItsWay = pressed !== undefined && location.hash === '';
    };
    // Whoever does something meanwhile is where he wants to be.
    const onHand = () => {
      pressed = undefined;
      isOnItsWay = false;
      stopWaiting?.();
    };
    const observer = new MutationObserver(() => {
      if (!isOnItsWay || pressed?.isConnected) return;
      onHand();
      stopWaiting = beginAtTop(page);
    });
    observer.observe(page, { childList: true, subtree: true });
    document.addEventListener('pointerdown', onHand, true);
    document.addEventListener('keydown', onHand, true);
    document.addEventListener('click', onClick, true);
    window.addEventListener('pushState', onArrival);
    return () => {
      observer.disconnect();
      stopWaiting?.();
      document.removeEventListener('pointerdown', onHand, true);
      document.removeEventListener('keydown', onHand, true);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('pushState', onArrival);
    };
  }, [main]);
}

/** What came may have led the reader to a place of its own, a cell that needs mending or the heading of an entry. */
function beginAtTop(page: HTMLElement): (() => void) | undefined {
  const { activeElement } = document;
  const isLedElsewhere =
    activeElement !== document.body && activeElement !== page.querySelector('h1');
  if (isLedElsewhere) return undefined;
  window.scrollTo(0, 0);
  return focusHeading(page);
}
