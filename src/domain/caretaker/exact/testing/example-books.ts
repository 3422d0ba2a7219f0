import type { Books, BooksYear } from '#domain/caretaker/exact/books/books.ts';
import type { Fund } from '#domain/ledger/account.ts';
import { accountId, exampleChart } from '#domain/ledger/testing/example-chart.ts';

const general: Fund = { id: 'general', code: 'general', name: '管理費会計', isPassThrough: false };
const reserve: Fund = {
  id: 'reserve',
  code: 'reserve',
  name: '修繕積立金会計',
  isPassThrough: false,
};

const months = ['04', '05', '06', '07', '08', '09', '10', '11'];

/** Every month 100,000 comes in and 90,000 goes out; once a year, in March, 150,000 go to the reserve. */
function monthly(year: number, of: readonly string[]) {
  return of.flatMap((month) => [
    at(general, '4110', { month: `${year}-${month}`, amountYen: -100_000 }),
    at(general, '5110', { month: `${year}-${month}`, amountYen: 90_000 }),
    at(reserve, '4210', { month: `${year}-${month}`, amountYen: -50_000 }),
  ]);
}

const at = (fund: Fund, code: string, of: { month: string; amountYen: number }) => ({
  fundId: fund.id,
  accountId: accountId(code),
  ...of,
});

const transferred = [
  at(general, '5310', { month: '2026-03', amountYen: 150_000 }),
  at(reserve, '4230', { month: '2026-03', amountYen: -150_000 }),
];

const voted = (fund: Fund, code: string, amountYen: number) => ({
  fundId: fund.id,
  accountId: accountId(code),
  amountYen,
  formula: '',
});

const budget = [
  voted(general, '4110', 1_200_000),
  voted(general, '5110', 1_080_000),
  voted(general, '5310', 150_000),
  voted(reserve, '4210', 600_000),
  voted(reserve, '4230', 150_000),
];

const frame = {
  funds: [general, reserve],
  accounts: exampleChart,
  opening: [],
  budget,
  budgetDecided: null,
  remarks: [],
};

/** The year that runs: until November nothing was moved to the reserve. */
const running: BooksYear = {
  ...frame,
  fiscalYear: 2026,
  startsOn: '2026-04-01',
  endsOn: '2027-03-31',
  bookedUntil: '2026-11-30',
  lockedUntil: '2026-11-30',
  months: monthly(2026, months),
  monthsBefore: [
    ...monthly(2025, [...months, '12']),
    ...monthly(2026, ['01', '02', '03']),
    ...transferred,
  ],
};

const past: BooksYear = {
  ...frame,
  fiscalYear: 2025,
  startsOn: '2025-04-01',
  endsOn: '2026-03-31',
  bookedUntil: '2026-03-31',
  lockedUntil: '2026-03-31',
  months: running.monthsBefore,
  monthsBefore: [],
};

/** Two years of an association, and two bills that are open, as a treasurer sees them. */
export const exampleBooks: Books = {
  today: '2026-12-01',
  known: [past, running],
  years: [running, past],
  readsLedger: true,
  owed: [
    { name: 'みどり坂文具', dueOn: '2026-12-20', isDebited: false, amountYen: 5_000 },
    { name: 'すみかわ電力', dueOn: '2026-12-22', isDebited: true, amountYen: 60_000 },
  ],
  overpaid: [],
  planned: [],
  bare: null,
  largest: null,
  spent: null,
  payees: [],
  coming: null,
  openMonth: null,
};
