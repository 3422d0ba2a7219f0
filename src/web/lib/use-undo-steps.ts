import { useEffect, useEffectEvent } from 'react';
import { undoStepOf } from './undo-key.ts';

/** Ctrl+Z and Ctrl+Y on the whole screen, while there is something that they take back. */
export function useUndoSteps(take: (step: 'undo' | 'redo') => void, isOn = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = isOn ? undoStepOf(event) : null;
    if (!step) return;
    event.preventDefault();
    take(step);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
