import { useEffect, useEffectEvent } from 'react';
import { undoStepOf } from '#web/lib/undo-key.ts';
import { useWorkbench } from './workbench.ts';

/** Ctrl+Z and Ctrl+Y act on the trial. */
export function useUndoKeys(): void {
  const workbench = useWorkbench();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = undoStepOf(event);
    if (!step) return;
    event.preventDefault();
    workbench[step]();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
