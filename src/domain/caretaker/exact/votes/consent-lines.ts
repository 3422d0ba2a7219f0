import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { demandForMeeting, writtenResolution } from '#domain/resolutions/procedure.ts';
import { readClause } from '#domain/resolutions/read-clause.ts';
import { compareThresholds, thresholdWords } from '#domain/resolutions/threshold.ts';
import { lawQuote, resting, saidByLaw } from './law-quote.ts';
import { ownParagraphs } from './own-articles.ts';
import { overriddenArticle, ownLines, quotedArticle } from './own-lines.ts';
import { numbersLine } from './record-numbers.ts';

/** 総会の招集の請求: how many together may demand a meeting; the bylaws may ask for fewer. */
export function demandLines(known: Known): readonly Line[] {
  const { explainedIn, least, article } = demandForMeeting;
  const own = ownParagraphs(known.passages, /招集.{0,6}請求|招集権/)
    .flatMap(({ lead }) => lead)
    .find(({ words }) => readClause(words) !== undefined);
  const asked = own && readClause(own.words)?.pass?.votes;
  const isMore = asked !== undefined && compareThresholds(asked, least) > 0;
  const counted = asked === undefined || isMore ? least : asked;
  const words = thresholdWords(counted);
  return [
    ...resting(
      `総会の招集を請求するには、**人数の${words}で、かつ議決権の${words}**を持つ人たちの請求が必要です。`,
      [isMore ? undefined : own, lawQuote(known, explainedIn, /5分の1以上/)],
    ),
    ...numbersLine(known, { heads: counted, votes: counted }, '請求'),
    ...saidByLaw(known, explainedIn, /2週間以内/),
    ...saidByLaw(known, explainedIn, /規約で引き下げ/),
    ...ownLines(own ? [isMore ? overriddenArticle(own, article) : quotedArticle(own)] : []),
  ];
}

/** 書面決議: everybody agrees to the way; the matter is then decided as in a meeting. */
export function writtenLines(known: Known): readonly Line[] {
  const { explainedIn } = writtenResolution;
  const own = ownParagraphs(known.passages, /書面又は電磁的方法による決議|書面決議/)
    .flatMap(({ lead }) => lead)
    .find(({ words }) => /全員の承諾/.test(words));
  return [
    ...resting('総会を開かずに書面などで決議するには、**区分所有者全員の承諾**が必要です。', [
      lawQuote(known, explainedIn, /全員の承諾が必要/),
      own,
    ]),
    ...saidByLaw(known, explainedIn, /「やり方」/),
    ...saidByLaw(known, explainedIn, /議題ごとの賛成/),
    ...saidByLaw(known, explainedIn, /議決権のない人/),
    ...ownLines(own ? [quotedArticle(own)] : []),
  ];
}
