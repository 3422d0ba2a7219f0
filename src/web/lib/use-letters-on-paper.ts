import { useEffect, useEffectEvent } from 'react';

const restMs = 500;

/**
 * Words that only paper shows need their letters before the printing begins: nothing waits for a font then. They are
 * read again whenever `changed` is another value.
 */
export function useLettersOnPaper(wordsOf: () => string, changed: unknown): void {
  const load = useEffectEvent(() => {
    if (!('fonts' in document)) return;
    document.fonts.load('1em "Noto Sans JP Variable"', wordsOf()).catch(reportError);
  });
  useEffect(() => {
    const timer = setTimeout(() => load(), restMs);
    return () => clearTimeout(timer);
  }, [changed]);
}
