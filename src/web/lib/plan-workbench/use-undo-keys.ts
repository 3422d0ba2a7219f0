import { useEffect, useEffectEvent } from 'react';
import { useWorkbench } from './workbench.ts';

/**
 * Ctrl+Z and Ctrl+Y act on the trial, except in a text field and while a window is open: there they are not ours.
 * A cell of the table in which nothing was typed (`data-unedited`) has nothing of its own to take back.
 */
export function useUndoKeys(): void {
  const workbench = useWorkbench();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    if (!step || event.defaultPrevented || isTyping(event.target) || isWindowOpen()) return;
    event.preventDefault();
    workbench[step]();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
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
