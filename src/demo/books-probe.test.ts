import { it } from 'vitest';
import { keepBooks } from './books.ts';
import { relativeDates } from './relative-dates.ts';
it('prints', () => {
  for (const y of keepBooks(relativeDates('2026-11-21'))) console.log(y.fund, y.year, y.bookedUntil, y.openingYen, y.incomeYen, y.expenseYen, y.incomeYen - y.expenseYen, y.closingYen);
  for (const y of keepBooks(relativeDates('2026-05-20'))) if (y.year >= 0) console.log(y.fund, y.year, y.bookedUntil, y.openingYen, y.incomeYen, y.expenseYen, y.closingYen);
});
