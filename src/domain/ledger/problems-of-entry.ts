import { addDays, formatPlainDate, type IsoDate, isRealDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { Account, Fund } from './account.ts';
import { movedMoneyFault, movesMoney } from './coming-day.ts';
import type { NewEntry, Posting } from './entry.ts';
import { type BooksLock, type FiscalYear, yearOfDay } from './fiscal-year.ts';

/** 入力の誤り: `field` is a path such as `postings.0.amountYen`, and one sentence to stand beside it. */
export type EntryProblem = { readonly field: string; readonly sentence: string };

/** What an entry is held against. */
export type EntryFrame = {
  readonly accounts: readonly Account[];
  readonly funds: readonly Fund[];
  readonly years: readonly FiscalYear[];
  /** The lock that holds now. */
  readonly lock: BooksLock | null;
  /** `null` where no day is judged. */
  readonly today: IsoDate | null;
};

/** As the books take it. */
const mostYen = 999_999_999_999;
const longestSummary = 200;

/** Everything wrong with an entry at once; empty when it can be booked. */
export function problemsOfEntry(entry: NewEntry, frame: EntryFrame): EntryProblem[] {
  const { postings } = entry;
  const lines = postings.flatMap((posting, index) =>
    lineFaults(posting, entry, frame).map(([field, sentence]) => ({
      field: `postings.${index}.${field}`,
      sentence,
    })),
  );
  return [
    ...dayProblems(entry, frame),
    ...summaryProblems(entry.summary),
    ...countProblems(postings),
    ...lines,
    // A sum of numbers that are none says nothing.
    ...(postings.every(({ amountYen }) => isBookable(amountYen))
      ? balanceProblems(postings, frame.funds)
      : []),
  ];
}

/** `name` is what the person calls the sum on the form. */
export function amountFault(amountYen: number, name: string): string | null {
  if (Number.isNaN(amountYen) || amountYen === 0) return `${name}を入れてください。`;
  if (Math.abs(amountYen) > mostYen) {
    return `${name}が大きすぎます。${formatYen(mostYen)}までの数で入れてください。`;
  }
  if (!Number.isInteger(amountYen)) return `${name}は、円の整数で入れてください。`;
  return null;
}

function isBookable(amountYen: number): boolean {
  return Number.isInteger(amountYen) && Math.abs(amountYen) <= mostYen;
}

function dayProblems(
  entry: NewEntry,
  { accounts, years, lock, today }: EntryFrame,
): EntryProblem[] {
  const sentence =
    dayFault(entry.postedOn, years, lock) ??
    (movesMoney(entry.postings, accounts) ? movedMoneyFault(entry.postedOn, today) : null);
  return sentence === null ? [] : [{ field: 'postedOn', sentence }];
}

function dayFault(
  day: IsoDate,
  years: readonly FiscalYear[],
  lock: BooksLock | null,
): string | null {
  if (!isRealDate(day)) return '日付が暦にありません。例：2026-11-21';
  if (!yearOfDay(years, day))
    return `${formatPlainDate(day)}は会計年度の外です。${spanText(years)}`;
  if (!lock || day > lock.lockedUntil) return null;
  const until = formatPlainDate(lock.lockedUntil);
  const next = formatPlainDate(addDays(lock.lockedUntil, 1));
  return lock.isFinal
    ? `${until}までの決算は総会で承認されています。まちがいは、${next}以降の日付の仕訳で直してください。`
    : `${until}までは締めてあります。${next}以降の日付にしてください。`;
}

function spanText(years: readonly FiscalYear[]): string {
  const first = years.map(({ startsOn }) => startsOn).toSorted()[0];
  const last = years
    .map(({ endsOn }) => endsOn)
    .toSorted()
    .at(-1);
  if (!first || !last) return '先に会計年度を登録してください。';
  return `${formatPlainDate(first)}から${formatPlainDate(last)}までの日付にしてください。`;
}

function summaryProblems(summary: string): EntryProblem[] {
  const field = 'summary';
  if (summary.trim() === '') return [{ field, sentence: '何のお金か、摘要に入れてください。' }];
  if (summary.length > longestSummary) {
    return [{ field, sentence: `摘要が長すぎます。${longestSummary}字以内にしてください。` }];
  }
  return [];
}

function countProblems(postings: readonly Posting[]): EntryProblem[] {
  if (postings.length >= 2) return [];
  return [{ field: 'postings', sentence: '借方と貸方に、それぞれ1行以上入れてください。' }];
}

type Fault = readonly [field: keyof Posting, sentence: string];

function lineFaults(
  posting: Posting,
  entry: NewEntry,
  { accounts, funds }: EntryFrame,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (!funds.some(({ id }) => id === posting.fundId)) {
    faults.push(['fundId', '会計区分を選んでください。']);
  }
  const account = accountFault(
    accounts.find(({ id }) => id === posting.accountId),
    entry,
  );
  if (account !== null) faults.push(['accountId', account]);
  const amount = amountFault(posting.amountYen, '金額');
  if (amount !== null) faults.push(['amountYen', amount]);
  return faults;
}

function accountFault(account: Account | undefined, { origin }: NewEntry): string | null {
  if (!account) return '勘定科目を選んでください。';
  if (account.isRetired && origin !== 'reversal') {
    return `「${account.name}」は、今は使わない科目です。ほかの科目を選んでください。`;
  }
  // What stands on it belongs to the year's beginning, so nothing of the year may be posted there.
  if (account.kind === 'net' && origin !== 'opening' && origin !== 'reversal') {
    return `「${account.name}」は、前の年度からの繰越です。仕訳には、収入か支出の科目を使ってください。`;
  }
  return null;
}

function balanceProblems(postings: readonly Posting[], funds: readonly Fund[]): EntryProblem[] {
  return funds.flatMap(({ id, name }) => {
    const overYen = sumYen(
      postings.filter(({ fundId }) => fundId === id).map(({ amountYen }) => amountYen),
    );
    if (overYen === 0) return [];
    const [more, less] = overYen > 0 ? ['借方', '貸方'] : ['貸方', '借方'];
    const sentence = `${name}で、${more}が${less}より${formatYen(Math.abs(overYen))}多くなっています。会計ごとに同じ額にしてください。`;
    return [{ field: 'postings', sentence }];
  });
}
