import { useEffect, useState } from 'react';

/** What is typed after Ctrl+K while the window is still on its way: its field begins with it. */
export function useHeldKeys(isHolding: boolean): string {
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isHolding) return undefined;
    const hold = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { key } = event;
      if (key === 'Backspace') setText((typed) => typed.slice(0, -1));
      else if (key.length === 1) setText((typed) => typed + key);
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, [isHolding]);
  return isHolding ? text : '';
}
