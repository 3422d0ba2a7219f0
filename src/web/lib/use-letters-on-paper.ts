import { type RefObject, useEffect } from 'react';

const restMs = 500;

/** Words that only paper shows need their letters before the printing begins: nothing waits for a font then. */
export function useLettersOnPaper(words: string): void {
  useEffect(() => {
    const timer = setTimeout(() => loadLetters(words), restMs);
    return () => clearTimeout(timer);
  }, [words]);
}

/** The same for what stands in an element and is not shown on the screen. */
export function useLettersWithin(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => loadLetters(element.current?.textContent ?? ''), restMs);
    return () => clearTimeout(timer);
  }, [element]);
}

function loadLetters(words: string): void {
  if (!('fonts' in document)) return;
  document.fonts.load('1em "Noto Sans JP Variable"', words).catch(reportError);
}
