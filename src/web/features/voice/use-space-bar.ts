import { useEffect, useEffectEvent } from 'react';

const ownSpace = 'input, textarea, select, button, a, summary, [contenteditable], [role=dialog]';

/** The space bar does what the button does, wherever it means nothing else. */
export function useSpaceBar(isOn: boolean, press: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(ownSpace) !== null;
    if (event.key !== ' ' || event.repeat || event.defaultPrevented || isElsewhere) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
