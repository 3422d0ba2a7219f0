import { useRef } from 'react';

/**
 * For a dialog without a trigger of its own: the focus goes back to where it was, or to the heading of the
 * page when that button is gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main h1');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
  };
}
