import { useEffect } from 'react';

const pressing = new Set(['Enter', ' ', 'z', 'Z', 'y', 'Y']);

/**
 * What a key has done may move the page, and a bar may come over it: the control that has the focus comes back into
 * sight, below whatever sticks at the top (`scroll-padding`). Who scrolls or points is left alone.
 */
export function useFocusInSight(main: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    let isByKey = false;
    const observer = new ResizeObserver(() => {
      if (isByKey) bringBack(page);
    });
    observer.observe(page);
    const onKey = ({ key }: KeyboardEvent) => {
      isByKey = pressing.has(key);
    };
    const onHand = () => {
      isByKey = false;
    };
    document.addEventListener('keydown', onKey, true);
    for (const name of hands) document.addEventListener(name, onHand, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey, true);
      for (const name of hands) document.removeEventListener(name, onHand, true);
    };
  }, [main]);
}

const hands = ['wheel', 'pointerdown', 'touchmove'] as const;

function bringBack(page: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === page || !page.contains(activeElement)) return;
  if (activeElement?.matches('a, button, input, select, textarea, summary, [role="slider"]')) {
    activeElement.scrollIntoView({ block: 'nearest' });
  }
}
