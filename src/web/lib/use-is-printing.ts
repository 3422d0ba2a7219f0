import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Both signs of printing: the events of the dialogue, and the medium where a tool prints without one.
 * Counting its sheets, the browser goes to paper and back: between the two events the medium's word "screen" is no
 * sign that printing has ended, and taking it for one would cut the paper short.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const set = (next: boolean) => flushSync(() => setPrinting(next));
    let isAsked = false;
    const begin = () => {
      isAsked = true;
      set(true);
    };
    const end = () => {
      isAsked = false;
      set(paper.matches);
    };
    const follow = () => set(isAsked || paper.matches);
    paper.addEventListener('change', follow);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      paper.removeEventListener('change', follow);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
