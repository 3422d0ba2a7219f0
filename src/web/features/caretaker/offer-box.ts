/**
 * The focus goes to the box for the next question. Not by touch, where a keyboard would come up over half of the
 * screen, and over the answer: there it is left to the reader to ask for it.
 */
export function offerBox(box: HTMLTextAreaElement | null): void {
  if (!window.matchMedia('(pointer: coarse)').matches) box?.focus();
  else if (document.activeElement === box) box?.blur();
  else box?.closest<HTMLElement>('[role=dialog]')?.focus();
}
