/**
 * What a press of Ctrl+Z or Ctrl+Y asks of the screen. In a text field and while a window is open it is not ours; a cell
 * of a table in which nothing was typed (`data-unedited`) has nothing of its own to take back.
 */
export function undoStepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const isOurs = !event.defaultPrevented && !isTyping(event.target) && !isWindowOpen();
  return isOurs ? stepOf(event) : null;
}

function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' && !event.shiftKey) return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}

const textFields =
  'textarea, [contenteditable="true"], input:not([type="range"], [type="checkbox"], [type="radio"])';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.matches('[data-unedited]')) return false;
  return target.closest(textFields) !== null;
}

function isWindowOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
