import { type AskedYears, fiscalYearsIn, namesOfYear } from '#domain/documents/asked-years.ts';
import { foldText } from '#domain/documents/find-words.ts';
import type { FoundPassages } from './find-passages.ts';
import { foldedPassage } from './folded-passage.ts';
import type { Library } from './library.ts';

type Years = Pick<AskedYears, 'years'>;

/** How the years stand in folded text. */
export function foldedYears({ years }: Years): readonly string[] {
  return years.flatMap(namesOfYear).map(foldText);
}

/** A query of nothing but years: the passages that name one of them. */
export function findYears(asked: Years, { index }: Library): FoundPassages {
  const words = foldedYears(asked);
  const passages = index.passages.filter((it) => hasAny(foldedPassage(it).all, words));
  return { passages, words, readAs: null, isLiteral: true };
}

/** Of a heading or a title with one of the words: whether it is of the years, of others alone, or of none. */
export function headedBy(
  heading: string,
  words: readonly string[],
  { years }: Years,
): 'asked' | 'other' | 'none' {
  if (!hasAny(foldText(heading), words)) return 'none';
  const named = fiscalYearsIn(heading);
  if (named.some((year) => years.includes(year))) return 'asked';
  return named.length > 0 ? 'other' : 'none';
}

export function hasAny(folded: string, words: readonly string[]): boolean {
  return words.some((word) => word !== '' && folded.includes(word));
}
