import { daysBetween, formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { CheckFacts, PaidEntry } from './facts.ts';
import type { Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

/** What a payee's payments say when they stand side by side. */

function byPayee(paid: CheckFacts['paid']): readonly (readonly PaidEntry[])[] {
  const payees = [...new Set(paid.map(({ counterpartyId }) => counterpartyId))];
  return payees.map((payee) => paid.filter(({ counterpartyId }) => counterpartyId === payee));
}

/** One payment a month; who is paid for two things has two and is not meant. */
function isMonthly(own: readonly PaidEntry[]): boolean {
  return own.slice(1).every((later, place) => {
    const days = daysBetween(own[place]?.postedOn ?? later.postedOn, later.postedOn);
    return days >= thresholds.monthlyFromDays && days <= thresholds.monthlyUntilDays;
  });
}

export function findChangedSums({ paid, today }: CheckFacts): Finding[] {
  return byPayee(paid).flatMap((all) => {
    const own = all.slice(-thresholds.sameTimes - 1);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || own.length <= thresholds.sameTimes || !isMonthly(own)) return [];
    const isSteady = own.slice(0, -1).every(({ yen }) => yen === first.yen);
    const apartYen = Math.abs(last.yen - first.yen);
    const isChanged =
      apartYen >= Math.max(thresholds.changedYen, first.yen * thresholds.sameShare) &&
      apartYen <= first.yen * thresholds.otherShare;
    const isPast = daysBetween(last.postedOn, today) > thresholds.changedDays;
    if (!isSteady || !isChanged || isPast) return [];
    return {
      check: 'regular-changed',
      subject: last.entryId,
      severity: 'check',
      yen: apartYen,
      sentence: `${last.payee}への毎月の支払いが、${formatPlainDate(last.postedOn)}から${formatYen(first.yen)}でなく${formatYen(last.yen)}になっています。契約書か値上げの知らせで、額を確かめてください。`,
      basis: [first.yen, last.yen],
      entries: [{ id: last.entryId, words: last.summary }],
      view: 'books',
    };
  });
}

/** Seen only while the books themselves have gone on; whom one still owes nobody has forgotten. */
export function findMissedPayments({ paid, dues, year, today }: CheckFacts): Finding[] {
  if (year === null) return [];
  const until = year.bookedUntil < today ? year.bookedUntil : today;
  return byPayee(paid).flatMap((all) => {
    const own = all.slice(-thresholds.missedTimes);
    const last = own.at(-1);
    if (!last || own.length < thresholds.missedTimes || !isMonthly(own)) return [];
    if (daysBetween(last.postedOn, until) <= thresholds.missedDays) return [];
    if (dues.some(({ name }) => name === last.payee)) return [];
    return {
      check: 'regular-missed',
      subject: last.counterpartyId,
      severity: 'check',
      yen: last.yen,
      sentence: `毎月払ってきた${last.payee}への支払いが、${formatPlainDate(last.postedOn)}の${formatYen(last.yen)}のあとにありません。払い忘れか記帳もれ、契約の終わりのどれかを確かめてください。`,
      basis: [last.postedOn],
      entries: [{ id: last.entryId, words: last.summary }],
      view: 'books',
    };
  });
}

/** Of payees that are not paid all the time anyhow. */
export function findSplitPayments({ paid, today }: CheckFacts): Finding[] {
  return byPayee(paid).flatMap((own) =>
    own.flatMap((last, place) => {
      const next = own[place + 1];
      if (next && daysBetween(last.postedOn, next.postedOn) <= thresholds.splitDays) return [];
      const parts = own
        .slice(0, place + 1)
        .filter(({ postedOn }) => daysBetween(postedOn, last.postedOn) <= thresholds.splitDays);
      return isSplit(parts, own) && daysBetween(last.postedOn, today) <= thresholds.newPayeeDays
        ? split(parts, last)
        : [];
    }),
  );
}

function isSplit(parts: readonly PaidEntry[], own: readonly PaidEntry[]): boolean {
  const sums = parts.map(({ yen }) => yen);
  return (
    new Set(sums).size > 1 &&
    sums.every((yen) => yen < thresholds.splitYen) &&
    sumYen(sums) >= thresholds.splitYen &&
    own.length - parts.length <= thresholds.splitOthers
  );
}

function split(parts: readonly PaidEntry[], last: PaidEntry): Finding {
  const yen = sumYen(parts.map((it) => it.yen));
  return {
    check: 'split-payment',
    subject: last.entryId,
    severity: 'check',
    yen,
    sentence: `${last.payee}に、${thresholds.splitDays}日のうちに${parts.length}回、合わせて${formatYen(yen)}を払っています。ひとつの工事や買い物なら、合わせた額の見積書と決議があるかを確かめてください。`,
    basis: parts.flatMap((it) => [it.entryId, it.yen]),
    entries: parts.map(({ entryId, summary }) => ({ id: entryId, words: summary })),
    view: 'books',
  };
}
