import { useRef } from 'react';

/**
 * For a dialog without a trigger of its own: the focus goes to what is marked `data-first-focus`, to the first field
 * (one that is wrong before the others), or else to the title, where Enter does nothing. Closing gives it back to where
 * it was, or to the heading of the page when that button is gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const { target: dialog } = event;
      if (!(dialog instanceof Element)) return;
      const first = findFirst(dialog, isByTouch() ? atOnce : [...atOnce, ...fields]);
      if (!first) return;
      event.preventDefault();
      first.focus();
      // A suggested name gives way to what is typed.
      if (first instanceof HTMLInputElement) first.select();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main h1');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
  };
}

const atOnce = ['[data-first-focus]:not(:disabled)'];
const fields = [
  '[aria-invalid="true"]:not(:disabled)',
  ':is(input, select, textarea):not(:disabled)',
];

function findFirst(dialog: Element, choices: readonly string[]): HTMLElement | undefined {
  for (const choice of [...choices, '[data-dialog-title]']) {
    const found = dialog.querySelector<HTMLElement>(choice);
    if (found) return found;
  }
  return undefined;
}

/** There a keyboard would come up over half of the screen before the window is read. */
function isByTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
