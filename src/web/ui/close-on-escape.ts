import type { KeyboardEvent } from 'react';
import { isConverting } from '#web/lib/is-converting.ts';

/**
 * Radix gives Escape to what stands highest, and a toast stands above every window. The window that has the focus is
 * what one wants to leave: it hears the key itself, and the toast goes with it. Where no toast stands, Radix has
 * closed the window already.
 */
export function closeOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isConverting(event.nativeEvent)) return;
    // A window that was opened from another one is left alone.
    event.preventDefault();
    close();
  };
}
