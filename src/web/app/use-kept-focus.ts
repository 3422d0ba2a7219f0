import { useEffect } from 'react';

/** Where the focus was last, what stood around it, the nearest first, and what stood beside all of that. */
type Place = {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
  readonly beside: readonly HTMLElement[];
};

const places = 'li, tr, article, section, fieldset, form';

/**
 * A button may go with what it did, move with its row, or rest while something is saved; the browser then leaves the
 * focus nowhere. Whoever works by keyboard stays: on the same control once it is back, else in what stood around it,
 * or beside all of that.
 */
export function useKeptFocus(main: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    let last: Place | undefined;
    let isResting = false;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === page || !page.contains(target)) return;
      const near = around(target, page);
      last = { element: target, around: near, beside: beside(near.at(-1)) };
      isResting = false;
    };
    const onHand = () => {
      last = undefined;
    };
    const observer = new MutationObserver((changes) => {
      if (!last) return;
      const { element } = last;
      const isDisabled = element.matches(':disabled');
      if (document.activeElement === document.body) {
        if (!element.isConnected) stay(last, page);
        else if (!isDisabled && (isResting || wasMoved(element, changes))) focus(element);
      }
      isResting = isDisabled;
    });
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onHand, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onHand, true);
    };
  }, [main]);
}

function around(element: HTMLElement, page: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  let next = element.parentElement?.closest<HTMLElement>(places);
  while (next && page.contains(next)) {
    found.push(next);
    next = next.parentElement?.closest<HTMLElement>(places);
  }
  return found;
}

/** A whole part of a page may go with what it did. */
function beside(part: HTMLElement | undefined): HTMLElement[] {
  return [part?.nextElementSibling, part?.previousElementSibling].filter(
    (it): it is HTMLElement => it instanceof HTMLElement && it.matches(places),
  );
}

function wasMoved(element: HTMLElement, changes: readonly MutationRecord[]): boolean {
  return changes.some(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  );
}

function stay({ around: near, beside: others }: Place, page: HTMLElement): void {
  const left = [...near, ...others].find(({ isConnected }) => isConnected);
  if (left) focusWhole(left);
  else focus(page.querySelector('h1'));
}

/** It takes the focus this once, and is no stop of the Tab key. */
function focusWhole(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  focus(element);
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
