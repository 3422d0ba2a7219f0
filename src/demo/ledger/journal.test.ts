import { describe, expect, it } from 'vitest';
import { keepBooks } from '#demo/books.ts';
import { demoId } from '#demo/demo-id.ts';
import { relativeDates } from '#demo/relative-dates.ts';
import { addDays, partsOf } from '#domain/calendar.ts';
import { addBalances } from '#domain/ledger/balance.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { LedgerRows, PostingRow } from './row-types.ts';
import { seedLedger } from './seed-ledger.ts';

const days = [
  '2026-11-21',
  '2026-04-10',
  '2026-05-23',
  '2026-05-24',
  '2026-06-01',
  '2027-01-05',
  '2027-03-02',
  '2028-02-29',
];
const yearOf = (year: number): string => demoId('fiscal_year', String(year));

function ledgerOn(today: string) {
  const dates = relativeDates(today);
  const years = keepBooks(dates);
  const ledger = seedLedger(dates, years);
  const codes = new Map(ledger.account.map(({ id, code }) => [id, code]));
  return { dates, years, ledger, codeOf: (id: string) => codes.get(id) ?? '' };
}

function sumOf(postings: readonly PostingRow[]): Yen {
  return sumYen(postings.map(({ amount_yen }) => amount_yen));
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function postingsOfYear({ fiscal_year, posting }: LedgerRows, year: number): readonly PostingRow[] {
  const row = fiscal_year.find(({ id }) => id === yearOf(year));
  return posting.filter(
    ({ posted_on }) => row && posted_on >= row.starts_on && posted_on <= row.ends_on,
  );
}

describe.each(days)('the journal on %s', (today) => {
  const { dates, years, ledger, codeOf } = ledgerOn(today);
  const { year, month } = partsOf(today);
  const bookedUntil = addDays(`${year}-${String(month).padStart(2, '0')}-01`, -1);
  const told = years.filter((book) => book.year >= -2);

  it('balances in every entry and fund', () => {
    const groups = grouped(ledger.posting, ({ entry_id, fund_id }) => `${entry_id} ${fund_id}`);
    expect([...groups].filter(([, postings]) => sumOf(postings) !== 0)).toEqual([]);
    const counts = grouped(ledger.posting, ({ entry_id }) => entry_id);
    expect(ledger.journal_entry.filter(({ id }) => (counts.get(id)?.length ?? 0) < 2)).toEqual([]);
  });

  it('comes to what the books say, account by account, to the yen', () => {
    const wrong = told.flatMap((book) => {
      const own = postingsOfYear(ledger, book.year).filter(
        ({ fund_id }) => fund_id === demoId('fund', book.fund),
      );
      return book.lines.flatMap(({ code, side, actualYen }) => {
        const sum = sumOf(own.filter(({ account_id }) => codeOf(account_id) === code));
        const shown = side === 'income' ? -sum : sum;
        return shown === actualYen ? [] : [[book.fund, book.year, code, shown, actualYen]];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('leaves as net assets what the books carry over', () => {
    for (const book of told) {
      const end = addDays(`${dates.agmYear + book.year + 1}-04-01`, -1);
      const upTo = ledger.posting.filter(
        ({ fund_id, posted_on }) => fund_id === demoId('fund', book.fund) && posted_on <= end,
      );
      const [assets, liabilities] = ['1', '2'].map((digit) =>
        sumOf(upTo.filter(({ account_id }) => codeOf(account_id).startsWith(digit))),
      );
      expect((assets ?? 0) + (liabilities ?? 0)).toBe(book.closingYen);
    }
  });

  it('never has less than nothing at a bank', () => {
    const accounts = grouped(
      ledger.posting.filter(({ account_id }) => /^11[23]/.test(codeOf(account_id))),
      ({ account_id }) => codeOf(account_id),
    );
    const lowest = [...accounts].map(([code, postings]) => {
      const byDay = grouped(
        postings.toSorted((a, b) => a.posted_on.localeCompare(b.posted_on)),
        ({ posted_on }) => posted_on,
      );
      let balance = 0;
      let low = Number.POSITIVE_INFINITY;
      for (const own of byDay.values()) {
        balance += sumOf(own);
        low = Math.min(low, balance);
      }
      return [code, low] as const;
    });
    expect(lowest.map(([code]) => code).toSorted()).toEqual([
      '1120-01',
      '1130-01',
      '1130-02',
      '1130-03',
      '1130-04',
      '1135-01',
    ]);
    expect(lowest.filter(([, low]) => low < 0)).toEqual([]);
  });

  it('has the time deposits that were made', () => {
    const held = addBalances(
      ledger.posting.map(({ fund_id, account_id, amount_yen }) => ({
        fundId: fund_id,
        accountId: account_id,
        amountYen: amount_yen,
      })),
    ).filter(({ accountId }) => codeOf(accountId).startsWith('1130'));
    expect(held.map(({ accountId, amountYen }) => [codeOf(accountId), amountYen])).toEqual([
      ['1130-01', 1_000_000],
      ['1130-02', 10_000_000],
      ['1130-03', 9_000_000],
      ['1130-04', 10_000_000],
    ]);
  });

  it('has as 未収金 five months of one dwelling, and nothing more', () => {
    const owed = ledger.posting.filter(({ account_id }) =>
      ['1210', '1211', '1212', '1213'].includes(codeOf(account_id)),
    );
    expect(sumOf(owed)).toBe(152_300);
    const general = owed.filter(({ fund_id }) => fund_id === demoId('fund', 'general'));
    expect(sumOf(general)).toBe(5 * 17_770);
  });

  it('numbers the entries of a year without gaps in the order of their days', () => {
    for (const { id, last_number } of ledger.fiscal_year) {
      const own = ledger.journal_entry.filter(({ fiscal_year_id }) => fiscal_year_id === id);
      expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
      expect(own.length).toBe(last_number);
      const inOrder = own.map(({ posted_on }) => posted_on);
      expect(inOrder).toEqual(inOrder.toSorted());
    }
    const keys = ledger.journal_entry.map(({ source_key }) => source_key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is booked on the last day of every month, and not a day longer', () => {
    const posted = new Set(ledger.journal_entry.map(({ posted_on }) => posted_on));
    for (let end = bookedUntil; end > `${dates.agmYear - 2}-04-01`; ) {
      expect(posted).toContain(end);
      end = addDays(`${end.slice(0, 7)}-01`, -1);
    }
    expect([...posted].filter((day) => day > bookedUntil)).toEqual([]);
  });

  it('is closed but for the last month', () => {
    const locks = ledger.books_lock;
    expect(locks.map(({ number }) => number)).toEqual(locks.map((_, index) => index + 1));
    const ends = locks.map(({ locked_until }) => locked_until);
    expect(ends).toEqual(ends.toSorted());
    expect(ends.at(-1)).toBe(addDays(`${bookedUntil.slice(0, 7)}-01`, -1));
    expect(locks.filter((lock) => lock.is_final).map((lock) => lock.locked_until)).toEqual([
      `${dates.agmYear - 1}-03-31`,
      `${dates.agmYear}-03-31`,
    ]);
    expect(locks.filter(({ approved_at }) => approved_at.slice(0, 10) > today)).toEqual([]);
    const persons = locks.map((lock): readonly string[] => [lock.asked_as, lock.approved_as]);
    expect(persons.filter(([asked, approved]) => asked === approved)).toEqual([]);
  });

  it('begins each year with what the one before left', () => {
    for (const book of told.filter(({ year: own }) => own === -1 || own === 0)) {
      const own = ledger.year_opening.filter(
        ({ fiscal_year_id, fund_id }) =>
          fiscal_year_id === yearOf(book.year) && fund_id === demoId('fund', book.fund),
      );
      expect(sumYen(own.map(({ amount_yen }) => amount_yen))).toBe(0);
      const net = own.find(({ account_id }) => codeOf(account_id) === '3110');
      expect(-(net?.amount_yen ?? 0)).toBe(book.openingYen);
      expect(own.filter(({ account_id }) => /^[456]/.test(codeOf(account_id)))).toEqual([]);
    }
    const withOpening = new Set(ledger.year_opening.map(({ fiscal_year_id }) => fiscal_year_id));
    expect(withOpening).toEqual(new Set([yearOf(-1), yearOf(0)]));
  });

  it('leaves the visitor an invoice that is late and a deposit nobody knows', () => {
    const byCompany = grouped(
      ledger.posting.filter(({ account_id }) => codeOf(account_id) === '2110'),
      ({ counterparty_id }) => counterparty_id ?? '',
    );
    const stationer = byCompany.get(demoId('counterparty', 'stationer')) ?? [];
    expect(-sumOf(stationer)).toBeGreaterThan(6_000);
    expect(-sumOf(stationer)).toBeLessThan(15_000);
    const unknown = ledger.posting.filter(({ account_id }) => codeOf(account_id) === '2140');
    expect(sumOf(unknown)).toBe(-3_600);
  });
});
