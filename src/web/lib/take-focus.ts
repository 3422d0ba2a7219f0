/**
 * As a `ref`: what just came takes the focus, once. A function made anew with each drawing would take it again with
 * every letter typed elsewhere.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
