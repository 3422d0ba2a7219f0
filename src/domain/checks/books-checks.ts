import { daysBetween, formatPlainDate, partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { accountFinder } from '#domain/ledger/account-lookup.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { firstOpenMonth } from '#domain/ledger/first-open-month.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import { monthClose } from '#domain/statements/month-close.ts';
import type { CheckFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { thresholds } from './thresholds.ts';

export function findOldSuspense({ suspense, today }: CheckFacts): Finding[] {
  return suspense
    .filter(({ postedOn }) => daysBetween(postedOn, today) > thresholds.suspenseDays)
    .map(({ entryId, name, summary, postedOn, amountYen }) => ({
      check: 'suspense-old',
      subject: entryId,
      severity: 'check',
      yen: amountYen,
      sentence: `${formatPlainDate(postedOn)}の${name}「${summary}」${formatYen(amountYen)}が、${thresholds.suspenseDays}日を過ぎても残っています。何のお金かを調べて、正しい科目に移してください。`,
      basis: [amountYen],
      entries: [{ id: entryId, words: summary }],
      view: 'month',
    }));
}

export function findOpenMonth({ year, booksBeginOn, today }: CheckFacts): Finding[] {
  const month = year && firstOpenMonth({ lockedUntil: year.lockedUntil, booksBeginOn });
  if (month === null) return [];
  if (today < `${addMonths(month, thresholds.openMonths + 1)}-01`) return [];
  const parts = partsOf(`${month}-01`);
  return [
    {
      check: 'month-late',
      subject: month,
      severity: 'check',
      yen: 0,
      sentence: `${parts.year}年${parts.month}月の帳簿が、月の終わりから${thresholds.openMonths}か月たっても締められていません。「今月やること」で確認を進め、締めを頼んでください。`,
      basis: [month],
      entries: [],
      view: 'month',
    },
  ];
}

export function findLateEntries({ recorded }: CheckFacts): Finding[] {
  const late = recorded.filter(
    ({ isByHand, isReversal, postedOn, recordedOn }) =>
      isByHand && !isReversal && daysBetween(postedOn, recordedOn) > thresholds.lateDays,
  );
  const [first] = late;
  if (!first) return [];
  return [
    {
      check: 'late-entry',
      subject: 'late',
      severity: 'check',
      yen: 0,
      sentence: `${thresholds.lateDays}日より前の日付で記帳したものが、この${thresholds.recordedDays}日に${late.length}件あります。はじめは${formatPlainDate(first.postedOn)}の「${first.summary}」です。日付が正しいかを、証憑で確かめてください。`,
      basis: late.map(({ entryId }) => entryId),
      entries: late.map(({ entryId, summary }) => ({ id: entryId, words: summary })),
      view: 'books',
    },
  ];
}

export function findManyReversals({ recorded }: CheckFacts): Finding[] {
  const turned = recorded.filter(({ isReversal }) => isReversal);
  const share = turned.length / Math.max(1, recorded.length);
  if (turned.length < thresholds.reversals || share <= thresholds.reversalShare) return [];
  return [
    {
      check: 'reversals',
      subject: 'reversals',
      severity: 'note',
      yen: 0,
      sentence: `この${thresholds.recordedDays}日の記帳${recorded.length}件のうち、取り消しが${turned.length}件あります。同じまちがいがつづいていないかを見てください。`,
      basis: turned.map(({ entryId }) => entryId),
      entries: turned.map(({ entryId, summary }) => ({ id: entryId, words: summary })),
      view: 'books',
    },
  ];
}

export function findBelowZero({ year }: CheckFacts): Finding[] {
  if (year === null) return [];
  const findAccount = accountFinder(year.accounts);
  return balancesOf(year).flatMap(({ fundId, accountId, amountYen }) => {
    const { role, name } = findAccount(accountId);
    if ((role !== 'cash' && role !== 'bank') || amountYen >= 0) return [];
    return {
      check: 'below-zero',
      subject: `${fundId} ${accountId}`,
      severity: 'urgent',
      yen: -amountYen,
      sentence: `${fundName(year, fundId)}の${name}が、帳簿では${formatYen(-amountYen)}のマイナスです。入金の記帳もれや、会計のまちがいがないかを確かめてください。`,
      basis: [amountYen],
      entries: [],
      view: 'books',
    };
  });
}

export function findReserveLending({ year }: CheckFacts): Finding[] {
  if (year === null) return [];
  const findAccount = accountFinder(year.accounts);
  const reserve = year.funds.find(({ code }) => code === 'reserve');
  const lentYen = sumYen(
    balancesOf(year)
      .filter(({ fundId, accountId }) => {
        const { role, kind } = findAccount(accountId);
        return fundId === reserve?.id && role === 'interfund' && kind === 'asset';
      })
      .map(({ amountYen }) => amountYen),
  );
  if (lentYen <= 0) return [];
  return [
    {
      check: 'reserve-lends',
      subject: 'reserve',
      severity: 'urgent',
      yen: lentYen,
      sentence: `${reserve?.name ?? ''}から、ほかの会計に${formatYen(lentYen)}を貸したままです。返す日と、総会の決議があるかを確かめてください。`,
      basis: [lentYen],
      entries: [],
      view: 'books',
    },
  ];
}

/** The same comparisons as before a month is closed. */
export function findCloseFaults(facts: CheckFacts): Finding[] {
  const { year, today } = facts;
  if (year === null) return [];
  const receivables = facts.receivables ?? { ledgerYen: 0, byDwellingYen: 0 };
  const { items } = monthClose({
    endsOn: today,
    accounts: year.accounts,
    balances: balancesOf(year),
    bankAccounts: [],
    openSuspense: [],
    withoutVoucher: [],
    unbookedPapers: 0,
    receivables,
    lines: null,
    entryCount: facts.entryCount,
    highestNumber: facts.highestNumber,
  });
  return items.flatMap(({ id, state, sentence, advice }) => {
    if (state !== 'open') return [];
    if (id !== 'receivables' && id !== 'funds' && id !== 'numbers') return [];
    return {
      check: id,
      subject: id,
      severity: 'urgent',
      yen: id === 'receivables' ? Math.abs(receivables.ledgerYen - receivables.byDwellingYen) : 0,
      sentence: `${sentence}${advice}`,
      basis: [sentence],
      entries: [],
      view: 'books',
    };
  });
}

function balancesOf({ opening, months }: BookedYear) {
  return addBalances([...opening, ...months]);
}

function fundName({ funds }: BookedYear, fundId: string): string {
  return funds.find(({ id }) => id === fundId)?.name ?? '';
}
