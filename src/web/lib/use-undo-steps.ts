import { useEffect, useEffectEvent } from 'react';
import { undoStepOf } from './undo-key.ts';

type Take = (step: 'undo' | 'redo') => void;

/** Who takes a step back, the newest last: what was done last is taken back first. */
const takers: Take[] = [];

function press(event: KeyboardEvent): void {
  const take = takers.at(-1);
  const step = take ? undoStepOf(event) : null;
  if (!take || !step) return;
  event.preventDefault();
  take(step);
}

/** Ctrl+Z and Ctrl+Y on the whole screen, while there is something that they take back. */
export function useUndoSteps(take: Take, isOn = true): void {
  const step = useEffectEvent(take);
  useEffect(() => {
    if (!isOn) return undefined;
    const taker: Take = (kind) => step(kind);
    if (takers.length === 0) document.addEventListener('keydown', press);
    takers.push(taker);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      if (takers.length === 0) document.removeEventListener('keydown', press);
    };
  }, [isOn]);
}
