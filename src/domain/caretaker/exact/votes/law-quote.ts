import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { sentencesOf } from './sentences-of.ts';

export type Quote = Line['quotes'][number];

/** Of the law as it is; 改正前 begins what was before. */
const former = /^改正前/;

/** The first sentence of an explanation of the law that has these words. */
export function lawQuote(
  { passages }: Known,
  explainedIn: string,
  words: RegExp,
  isFormer = false,
): Quote | undefined {
  for (const passage of passages) {
    if (passage.sourceId !== `law-${explainedIn}`) continue;
    const found = sentencesOf(passage.text).find(
      (sentence) => former.test(sentence) === isFormer && words.test(sentence),
    );
    if (found !== undefined) return { passage, words: found };
  }
  return undefined;
}

/** The sentence itself as a line of the answer; none where it is not there. */
export function saidByLaw(known: Known, explainedIn: string, words: RegExp): readonly Line[] {
  const quote = lawQuote(known, explainedIn, words);
  return quote === undefined
    ? []
    : [{ markdown: `- ${escapeMarkdown(quote.words)}`, quotes: [quote] }];
}

/** A line of our own that rests on these quotes; none where nothing bears it out. */
export function resting(markdown: string, quotes: readonly (Quote | undefined)[]): readonly Line[] {
  const found = quotes.flatMap((quote) => quote ?? []);
  return found.length === 0 ? [] : [{ markdown, quotes: found }];
}
