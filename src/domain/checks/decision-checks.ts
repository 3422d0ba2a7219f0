import { addDays, daysBetween, formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

/**
 * 相見積: a large sum that is paid once, with a paper beside it but nothing to compare it with. Who puts no quote beside
 * any payment keeps them elsewhere.
 */
export function findFewQuotes({ paid, papers, today }: CheckFacts): Finding[] {
  if (papers.every(({ quotes }) => quotes === 0)) return [];
  return paid.flatMap((it) => {
    const beside = papers.find(({ entryId }) => entryId === it.entryId);
    const isRecent = daysBetween(it.postedOn, today) <= thresholds.quoteDays;
    const isRepeated = paid.some(
      (own) =>
        own.entryId !== it.entryId &&
        own.counterpartyId === it.counterpartyId &&
        own.yen === it.yen,
    );
    if (!beside || beside.hasContract || beside.quotes >= thresholds.quotes) return [];
    if (it.yen < thresholds.quoteYen || !isRecent || isRepeated) return [];
    return {
      check: 'quotes',
      subject: it.entryId,
      severity: 'note',
      yen: it.yen,
      sentence: `${formatPlainDate(it.postedOn)}に${it.payee}へ払った${formatYen(it.yen)}には、証憑に見積書が${beside.quotes === 0 ? 'ありません' : '1枚だけです'}。ほかの会社と比べた見積書があれば、この仕訳に添えてください。`,
      basis: [it.yen, beside.quotes],
      entries: [{ id: it.entryId, words: it.summary }],
      view: 'books',
    };
  });
}

/** 決議: a large work that the budget has no room for, and of which no resolution speaks. */
export function findUnresolvedWorks({ works, resolved, year }: CheckFacts): Finding[] {
  if (!year || year.budget.length === 0) return [];
  return works
    .filter(({ postedOn, yen }) => postedOn >= year.startsOn && yen >= thresholds.workYen)
    .filter((work) => !hasRoom(work, year) && lacksResolution(work, resolved))
    .map(({ entryId, postedOn, summary, yen }) => ({
      check: 'resolution',
      subject: entryId,
      severity: 'check',
      yen,
      sentence: `${formatPlainDate(postedOn)}に記帳した「${summary}」${formatYen(yen)}は予算になく、同じ言葉のある議案も、可決されたものの中に見つかりません。総会か理事会の議事録を見て、決議を確かめてください。`,
      basis: [yen],
      entries: [{ id: entryId, words: summary }],
      view: 'budget',
    }));
}

type Work = CheckFacts['works'][number];

/** What the general meeting voted for this account and fund covers all that was spent there. */
function hasRoom({ fundId, accountId }: Work, year: NonNullable<CheckFacts['year']>): boolean {
  const of = (lines: readonly { fundId: string; accountId: string; amountYen: number }[]) =>
    sumYen(
      lines
        .filter((it) => it.fundId === fundId && it.accountId === accountId)
        .map(({ amountYen }) => amountYen),
    );
  return of(year.budget) >= of(year.months);
}

/** Where no meeting of that time is on record, nobody can say that it decided nothing. */
function lacksResolution(work: Work, resolved: CheckFacts['resolved']): boolean {
  const before = resolved.filter(
    ({ heldOn }) =>
      heldOn <= addDays(work.postedOn, thresholds.ratifyDays) &&
      heldOn >= addDays(work.postedOn, -thresholds.resolvedDays),
  );
  return before.length > 0 && !before.some(({ title }) => sharesWord(title, work.summary));
}

const common = /工事|費用|修繕|修理|支払|代金|業務|一式|年度|月分|実施|作業|株式会社|の件/gu;

/** 「給水ポンプの交換」 and 「給水ポンプ更新工事の件」 speak of the same. */
function sharesWord(title: string, summary: string): boolean {
  const words = summary
    .normalize('NFKC')
    .replaceAll(common, ' ')
    .match(/[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{2,}/gu);
  const folded = title.normalize('NFKC');
  return (words ?? []).some((word) => folded.includes(word));
}

/** 定期預金: what leaves one is either due or was decided on. */
export function findTermWithdrawals({ termOut, resolved }: CheckFacts): Finding[] {
  return termOut
    .filter(({ amountYen, postedOn }) => {
      const isDecided = resolved.some(
        ({ title, heldOn }) =>
          heldOn <= postedOn &&
          daysBetween(heldOn, postedOn) <= thresholds.resolvedDays &&
          /定期|預金|預け替え|運用/u.test(title),
      );
      return amountYen >= thresholds.termYen && !isDecided;
    })
    .map(({ entryId, postedOn, summary, amountYen }) => ({
      check: 'time-deposit',
      subject: entryId,
      severity: 'check',
      yen: amountYen,
      sentence: `${formatPlainDate(postedOn)}に、定期預金から${formatYen(amountYen)}を出しています。証書か通帳で満期の日を見て、満期の前なら、だれが決めたかを議事録で確かめてください。`,
      basis: [amountYen],
      entries: [{ id: entryId, words: summary }],
      view: 'books',
    }));
}
