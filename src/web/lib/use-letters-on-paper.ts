import { type RefObject, useEffect } from 'react';

const restMs = 500;
const mostTries = 20;

/** Words that only paper shows need their letters before the printing begins: nothing waits for a font then. */
export function useLettersOnPaper(words: string): void {
  useEffect(() => askForLetters(() => words), [words]);
}

/** The same for what stands in an element and is not shown on the screen. */
export function useLettersWithin(element: RefObject<HTMLElement | null>): void {
  useEffect(() => askForLetters(() => element.current?.textContent ?? ''), [element]);
}

/** Asks after a rest, and again until the rules of the font are there: before, no face of it is found. */
function askForLetters(wordsNow: () => string): () => void {
  let triesLeft = mostTries;
  let isOver = false;
  let timer = setTimeout(ask, restMs);

  function ask(): void {
    find().catch((error: unknown) => reportError(error));
  }

  async function find(): Promise<void> {
    if (!('fonts' in document)) return;
    const faces = await document.fonts.load('1em "Noto Sans JP Variable"', wordsNow());
    triesLeft -= 1;
    if (faces.length === 0 && triesLeft > 0 && !isOver) timer = setTimeout(ask, restMs);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
