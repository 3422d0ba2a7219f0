import type { z } from 'zod/mini';
import type { listDue } from '#contract/repeats.ts';
import type { getYearEnd } from '#contract/year-end.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { accountingAddress, entryAddress } from '#web/lib/books/accounting-address.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';

type YearEnd = z.output<typeof getYearEnd.output>;
type Due = z.output<typeof listDue.output>['due'];

/** One thing to look at, and the form that would book it. */
export type YearEndRow = {
  readonly key: string;
  readonly title: string;
  readonly sentence: string;
  readonly actions: readonly { readonly label: string; readonly to: string }[];
};

/** What came every month and did not in the last one; what stands ready to be booked anyway is left to its own list. */
export function missingRows({ missing, until }: YearEnd, due: Due, books: Books): YearEndRow[] {
  const ready = new Set(
    due
      .filter(({ month }) => month <= until.slice(0, 7))
      .flatMap(({ postings }) => postings.map(({ fundId, accountId }) => `${fundId} ${accountId}`)),
  );
  return missing
    .filter(({ fundId, accountId }) => !ready.has(`${fundId} ${accountId}`))
    .map((it) => {
      const account = books.account(it.accountId);
      const who = nameOf(books.counterparty(it.counterpartyId));
      const usual = `${it.isSteady ? '毎月' : '前の月は'}${formatYen(it.usualYen)}`;
      return {
        key: `${it.fundId} ${it.accountId} ${it.counterpartyId}`,
        title: [nameOf(account), who].filter(Boolean).join('　'),
        sentence: `${monthWords(until)}分がありません（${usual}、${nameOf(books.fund(it.fundId))}）。`,
        actions: isOpen(until, books)
          ? [proposalOf(it, { until, books, isExpense: account?.kind === 'expense' })]
          : [],
      };
    });
}

type Proposal = {
  readonly until: IsoDate;
  readonly books: Books;
  readonly isExpense: boolean;
};

function proposalOf(
  { fundId, accountId, counterpartyId, usualYen }: YearEnd['missing'][number],
  { until, books, isExpense }: Proposal,
) {
  const facts = {
    fund: books.fund(fundId)?.code,
    account: books.account(accountId)?.code,
    party: counterpartyId,
    yen: String(usualYen),
    day: until,
  };
  return isExpense
    ? { label: '未払いとして入れる', to: accountingAddress('entry', { way: 'owed', ...facts }) }
    : { label: '入金を入れる', to: accountingAddress('entry', { way: 'received', ...facts }) };
}

/** Bills of the year that were paid after it as an expense of the next year. */
export function paidLaterRows({ paidLater, until }: YearEnd, books: Books): YearEndRow[] {
  return paidLater.map((it) => ({
    key: it.entryId,
    title: `${it.summary}　${formatYen(it.amountYen)}`,
    sentence: `${formatPlainDate(it.issuedOn)}の請求を、${formatPlainDate(it.postedOn)}に次の年度の支出として払っています（No.${it.number}）。`,
    actions: [
      { label: '支払いの仕訳を見る', to: entryAddress(it.entryId) },
      ...(isOpen(until, books)
        ? [
            {
              label: '未払いとして入れる',
              to: accountingAddress('entry', {
                way: 'owed',
                fund: books.fund(it.fundId)?.code,
                account: books.account(it.accountId)?.code,
                party: it.counterpartyId,
                yen: String(it.amountYen),
                day: until,
              }),
            },
          ]
        : []),
    ],
  }));
}

/** 毎月の記帳 and months of what was paid for years, that wait until the day looked at. */
export function dueRows(due: Due, until: IsoDate): YearEndRow[] {
  return due
    .filter(({ month }) => month <= until.slice(0, 7))
    .map(({ key, name, month }) => ({
      key,
      title: name,
      sentence: `${monthWords(`${month}-01`)}分が、まだ記帳されていません。`,
      actions: [{ label: '今月やることで記帳する', to: accountingAddress('month') }],
    }));
}

/** What was paid for years and stands in one year's expense, and contracts that came to their end. */
export function contractRows({ contracts }: YearEnd): YearEndRow[] {
  return contracts.map(({ id, name, endsOn, ahead }) => ({
    key: id,
    title: name,
    sentence: ahead
      ? `1年分は${formatYen(ahead.yearlyYen)}ですが、${formatYen(ahead.amountYen)}をまとめてこの年度の支出にしています。${formatPlainDate(endsOn)}までの契約なら、月割りにできます。`
      : `${formatPlainDate(endsOn)}に期間が終わりました。続いているなら、新しい契約を登録して、予算も見直してください。`,
    actions: ahead
      ? [
          { label: '支払いの仕訳を見る', to: entryAddress(ahead.entryId) },
          { label: '月割りにする', to: accountingAddress('entry', { way: 'spread' }) },
        ]
      : [],
  }));
}

/** 未収金 and 前受金 come of the bills: a month that was not billed has neither. */
export function duesRows({ dues: { unbilledMonths, control } }: YearEnd): YearEndRow[] {
  const bills = { label: '「請求」を開く', to: accountingAddress('billing') };
  return [
    ...unbilledMonths.map((month) => ({
      key: month,
      title: `${monthWords(`${month}-01`)}分の請求`,
      sentence:
        'まだ請求していません。請求すると、入っていない分が未収金になり、先に入った分が前受金から収入に移ります。',
      actions: [bills],
    })),
    ...(control ? [unequalRow('未収金', control.openYen, control.ledgerOpenYen)] : []),
    ...(control ? [unequalRow('前受金', control.advanceYen, control.ledgerAdvanceYen)] : []),
  ].flatMap((row) => row ?? []);

  function unequalRow(name: string, ownYen: number, ledgerYen: number): YearEndRow | null {
    if (ownYen === ledgerYen) return null;
    return {
      key: name,
      title: name,
      sentence: `住戸ごとの合計は${formatYen(ownYen)}、帳簿は${formatYen(ledgerYen)}で、${formatYen(Math.abs(ownYen - ledgerYen))}ちがいます。「請求」を通さずに入れた仕訳がないか、確かめてください。`,
      actions: [bills],
    };
  }
}

export function isOpen(day: IsoDate, { lockedUntil }: Books): boolean {
  return lockedUntil === null || day > lockedUntil;
}

function monthWords(day: IsoDate): string {
  const [year, month] = day.split('-').map(Number);
  return `${year}年${month}月`;
}
