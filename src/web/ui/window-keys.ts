import type { KeyboardEvent } from 'react';
import { isConverting } from '#web/lib/is-converting.ts';

/** What every window does with Escape and with Shift+Tab at its beginning. */
export function windowKeys(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || isConverting(event.nativeEvent)) return;
    if (event.key === 'Escape') closeAlone(event, close);
    if (event.key === 'Tab' && event.shiftKey) goToLast(event);
  };
}

/**
 * Radix gives Escape to what stands highest, and a toast stands above every window. The window that has the focus is
 * what one wants to leave: it hears the key itself, and the toast goes with it. Where no toast stands, Radix has
 * closed the window already.
 */
function closeAlone(event: KeyboardEvent, close: () => void): void {
  // A window that was opened from another one is left alone.
  event.preventDefault();
  close();
}

const reachable =
  'a[href], :is(button, input, select, textarea):not(:disabled), summary, [tabindex]';

/**
 * The frame, and a title at its top, have the focus without being reached by Tab. From there Radix goes round only
 * forwards: backwards the focus left the window and was brought back to where it had been.
 */
function goToLast(event: KeyboardEvent): void {
  const { currentTarget: frame, target } = event;
  if (!(target instanceof HTMLElement) || !frame.contains(target) || target.tabIndex >= 0) return;
  const stops = [...frame.querySelectorAll<HTMLElement>(reachable)].filter(isStop);
  const isBefore = (stop: HTMLElement) =>
    (stop.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (stops.some(isBefore)) return;
  event.preventDefault();
  stops.at(-1)?.focus();
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && getComputedStyle(element).visibility !== 'hidden';
}
