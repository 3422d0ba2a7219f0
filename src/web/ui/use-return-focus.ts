import { useRef } from 'react';

/**
 * For a dialog without a trigger of its own: the focus goes to what is marked `data-first-focus`, or else to the first
 * control, and back to where it was, or to the heading of the page when that button is gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const { target: dialog } = event;
      if (!(dialog instanceof Element)) return;
      const first = dialog.querySelector<HTMLElement>('[data-first-focus]:not([disabled])');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main h1');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
  };
}
