import type { Known } from '#domain/caretaker/exact/known.ts';
import { readPeriod } from '#domain/resolutions/read-clause.ts';
import type { Quote } from './law-quote.ts';
import { ownParagraphs } from './own-articles.ts';

const onConvocation = /招集(?!.{0,4}請求)/;
const onMeetings = /総会|集会/;
const shortens = /短く|短縮|縮め/;
const isOfRebuilding = /か月前/;
const isOfAnnual = /通常総会.{0,30}([0-9０-９]+)か月以内/;

type Bylaws = Pick<Known, 'passages'>;

/** 招集の手続 in the bylaws, sentence by sentence. */
export const noticeSentences = ({ passages }: Bylaws): readonly Quote[] =>
  ownParagraphs(passages, onConvocation).flatMap(({ lead }) => lead);

/** The sentence on the usual period, or on that of 建替え and the like. */
export const ownPeriod = (sentences: readonly Quote[], isLong: boolean): Quote | undefined =>
  sentences.find(
    ({ words }) =>
      readPeriod(words) !== undefined &&
      !shortens.test(words) &&
      isOfRebuilding.test(words) === isLong,
  );

/** 急を要するとき: where the usual period may be cut. */
export const shorteningAt = (sentences: readonly Quote[]): number =>
  sentences.findIndex(({ words }) => shortens.test(words));

type AnnualLimit = { readonly sentence: Quote; readonly months: number };

/** 通常総会は、新しい会計年度が始まった日から2か月以内 */
export function ownAnnualLimit({ passages }: Bylaws): AnnualLimit | undefined {
  for (const { lead } of ownParagraphs(passages, onMeetings)) {
    for (const sentence of lead) {
      const [, months] = isOfAnnual.exec(sentence.words) ?? [];
      if (months !== undefined) return { sentence, months: Number(months.normalize('NFKC')) };
    }
  }
  return undefined;
}
