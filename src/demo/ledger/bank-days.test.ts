import { expect, test } from 'vitest';
import { sampleStatements } from '#demo/bank/sample-statements.ts';
import { keepBooks } from '#demo/books.ts';
import { relativeDates } from '#demo/relative-dates.ts';
import { isBankDay } from '#domain/ledger/repeats/bank-day.ts';
import { seedLedger } from './seed-ledger.ts';

const days = ['2026-11-21', '2026-12-01', '2027-01-15', '2027-05-10', '2029-06-01', '2030-10-01'];

/** What moves the own accounts; opening balances are nothing that a bank does. */
function movementsOn(today: string) {
  const dates = relativeDates(today);
  const { journal_entry, posting, account, bank_account } = seedLedger(dates, keepBooks(dates));
  const held = new Set(bank_account.map(({ account_id }) => account_id));
  const codes = new Map(account.map(({ id, code }) => [id, code]));
  const entries = new Map(journal_entry.map((entry) => [entry.id, entry]));
  return posting.flatMap(({ account_id, entry_id, posted_on, amount_yen }) => {
    const entry = entries.get(entry_id);
    if (!entry || entry.origin === 'opening' || !held.has(account_id)) return [];
    const { source_key: sourceKey, summary } = entry;
    const code = codes.get(account_id) ?? '';
    return [{ code, postedOn: posted_on, amountYen: amount_yen, sourceKey, summary, payee: '' }];
  });
}

test.each(days)('on %s nothing moved at a bank on a day when banks are closed', (today) => {
  const movements = movementsOn(today);
  expect(movements.length).toBeGreaterThan(100);
  const wrong = movements.filter(({ postedOn }) => !isBankDay(postedOn));
  expect(wrong.map(({ postedOn, summary }) => `${postedOn} ${summary}`)).toEqual([]);
});

test.each(days)('on %s no line of a sample statement is of such a day', (today) => {
  const samples = sampleStatements(movementsOn(today));
  expect(samples.map(({ name }) => name)).toEqual(['general', 'reserve']);
  const told = samples.flatMap(({ text }) =>
    [...text.matchAll(/(\d+)年(\d+)月(\d+)日/g)].map(
      ([, year, month = '', day = '']) =>
        `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
  );
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((day) => !isBankDay(day))).toEqual([]);
});
