import { describe, expect, it } from 'vitest';
import { type BookYear, booksLookup, keepBooks } from './books.ts';
import { relativeDates } from './relative-dates.ts';

const days = ['2026-11-21', '2026-04-10', '2026-05-24', '2027-01-05', '2028-02-29'];

function booksOn(today: string): readonly BookYear[] {
  return keepBooks(relativeDates(today));
}

function yearOf(years: readonly BookYear[], fund: string, year: number): BookYear {
  const found = years.find((candidate) => candidate.fund === fund && candidate.year === year);
  if (!found) throw new Error(`No books of ${fund} in y${year}`);
  return found;
}

function actual({ lines }: BookYear, code: string): number | undefined {
  return lines.find((line) => line.code === code)?.actualYen;
}

const november = booksOn('2026-11-21');
const yen = booksLookup(november);

describe('figures a person can check by hand', () => {
  it('dues are the monthly fees of all dwellings, twelve times', () => {
    expect(yen('general.4110-1')).toBe((164_700 + 286_400 + 269_200 + 177_700) * 12);
    expect(yen('reserve.4210-3')).toBe((82_400 + 143_200 + 134_600 + 88_800) * 12);
    expect(yen('reserve.4210-2')).toBe((117_700 + 204_600 + 192_400 + 126_900) * 12);
  });

  it('parking and bicycles follow the occupancy', () => {
    expect(yen('general.4120-1')).toBe((18 * 9_000 + 10 * 12_000) * 12);
    expect(yen('general.budget.4130+0')).toBe((84 * 200 + 4 * 1_500) * 12);
  });

  it('the management fee falls in July of y-1: three months at 551,000 and nine at 540,000', () => {
    expect(yen('general.5110-2')).toBe(6_612_000);
    expect(yen('general.5110-1')).toBe(3 * 551_000 + 9 * 540_000);
    expect(yen('general.budget.5110+0')).toBe(6_480_000);
  });

  it('the works stand in their years', () => {
    expect(yen('reserve.6110-4')).toBe(64_900_000);
    expect(yen('reserve.6130-4')).toBe(2_200_000);
    expect(yen('reserve.6140-3')).toBe(495_000);
    expect(yen('reserve.6110-2')).toBe(1_188_000);
    expect(yen('reserve.6110-1')).toBe(1_650_000);
    expect(yen('reserve.6120-1')).toBe(528_000);
    expect(yen('reserve.6120-2')).toBe(0);
  });

  it('the closing balances are these', () => {
    expect([-6, -5, -4, -3, -2, -1].map((year) => yen(`general.closing${year}`))).toEqual([
      2_231_722, 2_796_377, 3_104_373, 3_612_296, 3_957_599, 4_182_350,
    ]);
    expect([-6, -5, -4, -3, -2, -1].map((year) => yen(`reserve.closing${year}`))).toEqual([
      71_822_434, 79_023_302, 19_118_508, 25_816_840, 34_148_557, 41_516_262,
    ]);
  });
});

describe('the keys of the documents', () => {
  it('know balance, opening and totals', () => {
    expect(yen('reserve.balance-4')).toBe(19_118_508 - 79_023_302);
    expect(yen('general.opening-1')).toBe(yen('general.closing-2'));
    const { lines } = yearOf(november, 'general', 0);
    const budget = lines.filter(({ side }) => side === 'expense').map((line) => line.budgetYen);
    expect(yen('general.budget.expense+0')).toBe(budget.reduce((sum, amount) => sum + amount, 0));
  });

  it.each([
    'general.closing+0',
    'general.closing-7',
    'general.budget.income-6',
    'general.budget.income+1',
    'general.budget.closing-1',
    'general.4210-1',
    'reserve.9999-1',
    'reserve.closing',
    'house.closing-1',
  ])('do not know %s', (key) => {
    expect(yen(key)).toBeNull();
  });
});

describe.each(days)('the books on %s', (today) => {
  const years = booksOn(today);

  it('run on from year to year without a gap', () => {
    for (const year of years) {
      expect(year.closingYen).toBe(year.openingYen + year.incomeYen - year.expenseYen);
      expect(year.closingYen).toBeGreaterThan(0);
      if (year.year === -6) continue;
      expect(year.openingYen).toBe(yearOf(years, year.fund, year.year - 1).closingYen);
    }
  });

  it('pay out of one fund what the other takes in', () => {
    for (const year of years.filter(({ fund }) => fund === 'general')) {
      const reserve = yearOf(years, 'reserve', year.year);
      expect(actual(reserve, '4230')).toBe(actual(year, '5310'));
    }
  });

  it('stay close to the budget', () => {
    for (const { incomeYen, expenseYen, lines } of years.filter(({ year }) => year < 0)) {
      const budget = (side: string): number =>
        lines.filter((line) => line.side === side).reduce((sum, line) => sum + line.budgetYen, 0);
      expect(Math.abs(incomeYen - budget('income')) / incomeYen).toBeLessThan(0.02);
      expect(Math.abs(expenseYen - budget('expense'))).toBeLessThan(510_000);
    }
  });
});

describe('years that are not settled', () => {
  it.each([
    ['2026-11-21', [[2026, '2026-10-31']]],
    ['2026-05-24', [[2026, '2026-04-30']]],
    ['2027-01-05', [[2026, '2026-12-31']]],
    ['2028-02-29', [[2027, '2028-01-31']]],
    [
      '2026-04-10',
      [
        [2025, '2026-03-31'],
        [2026, '2026-03-31'],
      ],
    ],
    [
      '2026-05-23',
      [
        [2025, '2026-03-31'],
        [2026, '2026-04-30'],
      ],
    ],
  ])('on %s are booked to the end of last month', (today, expected) => {
    const running = booksOn(today).filter(
      ({ fund, status }) => fund === 'general' && status === 'running',
    );
    const { agmYear } = relativeDates(today);
    expect(running.map((year) => [agmYear + year.year, year.bookedUntil])).toEqual(expected);
  });

  it('hold seven months of dues in November, and the insurance of April', () => {
    const running = yearOf(november, 'general', 0);
    expect(actual(running, '4110')).toBe(898_000 * 7);
    expect(actual(running, '5110')).toBe(540_000 * 7);
    expect(actual(running, '5160')).toBe(840_000);
    expect(actual(running, '5310')).toBe(0);
  });

  it('come to the whole year by April', () => {
    const ended = yearOf(booksOn('2027-04-10'), 'general', 0);
    expect(actual(ended, '4110')).toBe(898_000 * 12);
    expect(actual(ended, '5310')).toBe(1_800_000);
  });
});
