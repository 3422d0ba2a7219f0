import { type SpanScores, scoreAt } from './span-scores.ts';
import type { Span } from './spans.ts';

const thing = /[\p{Script=Katakana}ー]{2,}|[\p{Script=Han}々]{2,}/gu;
const subject = /^[^。、]{2,40}?(?=(?:[にで]?は|って)、?)/;
const besideSubject = /（[^）]*）|\([^)]*\)/g;
const ofNow = /^(?:今|現在|いま|(?:この|当|本)マンション|管理組合)の/;
/** How little, beside the best sentence, the one may answer that speaks of the very thing. */
const nearEnough = 0.6;
/** 機械式, 平面: the word that tells one kind from another stands right before the thing. */
const kindBefore = /^[^、。はがのを0-9]{1,12}$/;

const thingsIn = (question: string): readonly string[] =>
  question.normalize('NFKC').match(thing) ?? [];

const subjectOf = ({ text, isRow, isItem }: Span): string =>
  isRow || isItem
    ? ''
    : (subject.exec(text.replace(besideSubject, ''))?.[0] ?? '')
        .normalize('NFKC')
        .replace(ofNow, '');

/** 今の理事長は、…: 支出の監査は、… speaks of a part of 監査. */
const isOfVery = (span: Span, named: string): boolean => subjectOf(span).split('の')[0] === named;

/** 副理事長 where 理事長 was asked for. */
function isOfLonger(span: Span, named: string): boolean {
  const words = thingsIn(subjectOf(span));
  return (
    words.some((word) => word.includes(named)) &&
    words.every((word) => word.replace(/[等様]$/, '') !== named)
  );
}

type Asked = {
  readonly question: string;
  /** Whether a sentence has what kind of thing is asked for: a sum, a day. */
  readonly tellsKind: (span: Span) => boolean;
};

/**
 * A longer word is another word: 副理事長 is not 理事長, and 平面駐車場 is not all of 駐車場. The sentence about the very thing
 * that the question names goes before one about another or about a part of it, where it has all else that was asked.
 */
export function veryThing(
  byScore: readonly Span[],
  leading: SpanScores,
  { question, tellsKind }: Asked,
): Span | undefined {
  const [best] = byScore;
  const things = thingsIn(question);
  const others = best && things.filter((one) => isOfLonger(best, one));
  if (best === undefined || others === undefined || others.length === 0) return undefined;
  const alsoNamed = things.filter((one) => !others.includes(one) && best.text.includes(one));
  const least = scoreAt(leading, best) * nearEnough;
  const mustTell = tellsKind(best);
  return byScore.find(
    (span) =>
      (!mustTell || tellsKind(span)) &&
      scoreAt(leading, span) >= least &&
      others.every((one) => isOfVery(span, one)) &&
      alsoNamed.every((one) => span.text.includes(one)),
  );
}

/** What a sentence says of a thing, its figures aside: 機械式駐車場の使用料は、月9,000円です。 of 駐車場. */
function saidOf(text: string, named: string): string | undefined {
  const at = text.indexOf(named);
  if (at < 0 || !kindBefore.test(text.slice(0, at))) return undefined;
  return text.slice(at).replace(/[0-9０-９][0-9０-９,，.．]*/g, '#');
}

/** The kinds side by side: sentences that say the same of another kind of the thing that was asked about, with another figure. */
export function kindsBeside(spans: readonly Span[], best: Span, question: string): readonly Span[] {
  if (best.isRow || best.isItem) return [];
  const said = thingsIn(question).map((named) => ({ named, words: saidOf(best.text, named) }));
  return spans.filter(
    (span) =>
      span !== best &&
      said.some(({ named, words }) => words?.includes('#') && saidOf(span.text, named) === words),
  );
}
