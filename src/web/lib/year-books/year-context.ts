import { createContext, use } from 'react';
import type { YearBooks } from '#contract/money.ts';

/** The books behind the figures of a paper, for whoever asks why. */
export const YearContext = createContext<YearBooks | null>(null);

export function useYear(): YearBooks {
  const books = use(YearContext);
  if (!books) throw new Error('a figure stands outside of its year');
  return books;
}
