import { expect, test } from 'vitest';
import { exampleBooks, exampleEntry, ids } from '#web/testing/example-books.ts';
import { lastTimeOf, summaryForDay } from './last-time.ts';

const power = { accountId: ids.utilities, counterpartyId: '', isDebit: true };

test('the last time tells fund, bank, payee and sum', () => {
  expect(lastTimeOf([exampleEntry()], power, exampleBooks)).toEqual({
    postedOn: '2026-10-27',
    summary: '9月分の電気料',
    fundId: ids.general,
    moneyId: ids.bank,
    counterpartyId: ids.power,
    amountYen: 48_210,
  });
});

test('what was turned back does not count, nor its reversal', () => {
  const reversed = exampleEntry({ reversedBy: { id: ids.entry, number: 9 } });
  expect(
    lastTimeOf([exampleEntry({ origin: 'reversal' }), reversed], power, exampleBooks),
  ).toBeNull();
});

test('a return of money is not how one pays', () => {
  expect(lastTimeOf([exampleEntry()], { ...power, isDebit: false }, exampleBooks)).toBeNull();
});

test('where several are paid for the same, the payee is asked for, and then the last time is that one', () => {
  const water = exampleEntry({
    summary: '9月分の水道料',
    postings: exampleEntry().postings.map((it) => ({ ...it, counterpartyId: ids.builder })),
  });
  const both = [water, exampleEntry()];
  expect(lastTimeOf(both, power, exampleBooks)).toMatchObject({
    moneyId: ids.bank,
    counterpartyId: '',
    summary: '',
  });
  const chosen = { ...power, counterpartyId: ids.power };
  expect(lastTimeOf(both, chosen, exampleBooks)?.summary).toBe('9月分の電気料');
});

test.each([
  ['2026-11-26', '10月分の電気料'],
  ['2027-01-26', '12月分の電気料'],
  ['2027-02-26', '1月分の電気料'],
  ['2026-10-30', '9月分の電気料'],
])('on %s the summary says %s', (day, summary) => {
  const last = lastTimeOf([exampleEntry()], power, exampleBooks);
  expect(last && summaryForDay(last, day)).toBe(summary);
});
