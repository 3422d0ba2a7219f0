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

const mostTries = 20;

/** Until the rules of the font are there, no face of it is found. */
async function findLetters(words: string, tries: number): Promise<void> {
  if (!('fonts' in document) || tries === 0) return;
  const faces = await document.fonts.load('1em "Noto Sans JP Variable"', words);
  if (faces.length === 0) setTimeout(() => loadLetters(words, tries - 1), restMs);
}

function loadLetters(words: string, tries = mostTries): void {
  findLetters(words, tries).catch(reportError);
}
