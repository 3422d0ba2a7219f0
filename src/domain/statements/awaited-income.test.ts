import { expect, test } from 'vitest';
import { awaitedIncome, monthSums } from './awaited-income.ts';

const general = { code: 'general', name: '管理費会計' };
const reserve = { code: 'reserve', name: '修繕積立金会計' };
const parking = { code: 'parking', name: '駐車場会計' };

const sumsOf = (code: string, month: string, incomeYen: number, expenseYen: number) => ({
  code,
  month,
  incomeYen,
  expenseYen,
});
const october = [
  sumsOf('general', '2026-10', 1_204_837, 932_649),
  sumsOf('reserve', '2026-10', 641_600, 0),
];
const ofNovember = '2026-11-30';
const lessLeft = '収支差額と繰越金は、その分だけ少なく見えています。';

test('expenses without the dues of their month are told, of the fund that has none booked at all too', () => {
  const sums = [...october, sumsOf('general', '2026-11', 37, 548_581)];
  expect(awaitedIncome(ofNovember, sums, [general])).toBe(
    `11月分の管理費などの収入は、まだ帳簿に入っていません。${lessLeft}`,
  );
  expect(awaitedIncome(ofNovember, sums, [reserve])).toBe(
    `11月分の修繕積立金などの収入は、まだ帳簿に入っていません。${lessLeft}`,
  );
  expect(awaitedIncome(ofNovember, sums, [general, reserve])).toBe(
    `11月分の管理費や修繕積立金などの収入は、まだ帳簿に入っていません。${lessLeft}`,
  );
});

test('of funds together only those are named whose dues are missing', () => {
  const sums = [
    ...october,
    sumsOf('parking', '2026-10', 80_000, 0),
    sumsOf('general', '2026-11', 1_204_800, 548_581),
  ];
  expect(awaitedIncome(ofNovember, sums, [general])).toBe('');
  expect(awaitedIncome(ofNovember, sums, [general, reserve])).toContain(
    '11月分の修繕積立金などの収入は、',
  );
  expect(awaitedIncome(ofNovember, sums, [general, reserve, parking])).toContain(
    '11月分の収入（修繕積立金会計、駐車場会計）は、',
  );
});

test('all the last months without their dues are named', () => {
  const monthly = ['05', '06', '07', '08'].map((it) =>
    sumsOf('general', `2026-${it}`, 1_200_000, 9),
  );
  const bare = ['09', '10', '11'].map((it) => sumsOf('general', `2026-${it}`, 0, 900_000));
  expect(awaitedIncome(ofNovember, [...monthly, ...bare], [general])).toBe(
    `9月分から11月分までの管理費などの収入は、まだ帳簿に入っていません。${lessLeft}`,
  );
  expect(awaitedIncome('2026-10-31', [...monthly, ...bare.slice(0, 2)], [general])).toContain(
    '9月分と10月分の管理費などの収入',
  );
  // What comes twice in half a year is not missing in the month after it.
  const seldom = ['06', '07', '08', '09', '10', '11'].map((it) =>
    sumsOf('general', `2026-${it}`, it === '06' || it === '10' ? 360_000 : 0, 9),
  );
  expect(awaitedIncome(ofNovember, seldom, [general])).toBe('');
});

test('nothing is told of a month that is whole, that has only begun, or that nothing compares with', () => {
  const [ofGeneral] = october;
  if (!ofGeneral) throw new Error('no month');
  const told = (until: string, ...sums: readonly ReturnType<typeof sumsOf>[]) =>
    awaitedIncome(until, sums, [general]);
  expect(told(ofNovember, ofGeneral, sumsOf('general', '2026-11', 1_202_460, 548_581))).toBe('');
  expect(told('2026-10-31', sumsOf('general', '2026-09', 1_200_000, 9), ofGeneral)).toBe('');
  expect(told(ofNovember, ofGeneral, sumsOf('general', '2026-11', 0, 0))).toBe('');
  expect(told('2026-04-20', sumsOf('general', '2026-04', 0, 840_000))).toBe('');
});

test('what one month brought beside the dues is not awaited in the next', () => {
  const dues = (month: string, extraYen = 0) => sumsOf('reserve', month, 641_600 + extraYen, 1_000);
  // March has 1,800,000 from the other fund; April has its dues and no more.
  const sums = [dues('2027-01'), dues('2027-02'), dues('2027-03', 1_800_000), dues('2027-04')];
  expect(awaitedIncome('2027-04-30', sums, [reserve])).toBe('');
});

test('a month without dues makes the next one no less awaited', () => {
  const sums = [
    sumsOf('general', '2026-09', 1_200_000, 900_000),
    ...october,
    sumsOf('general', '2026-11', 0, 548_581),
    sumsOf('general', '2026-12', 0, 500_000),
  ];
  expect(awaitedIncome('2026-12-20', sums, [general])).toContain('12月分の管理費などの収入は、');
});

test('months are summed up fund by fund; a year that is known by its sums has none', () => {
  const accounts = [
    { id: 'dues', kind: 'income' },
    { id: 'power', kind: 'expense' },
    { id: 'bank', kind: 'asset' },
  ] as const;
  const funds = [
    { id: 'f1', code: 'general' },
    { id: 'f2', code: 'reserve' },
  ];
  const posted = (month: string, fundId: string, accountId: string, amountYen: number) => ({
    month,
    fundId,
    accountId,
    amountYen,
  });
  const all = [
    posted('2026-11', 'f1', 'power', 300),
    posted('2026-10', 'f1', 'dues', -1_000),
    posted('2026-10', 'f1', 'bank', 1_000),
    posted('2026-10', 'f2', 'dues', -500),
    posted('', 'f1', 'dues', -9_000),
  ];
  expect(monthSums(all, accounts, funds)).toEqual([
    sumsOf('general', '2026-10', 1_000, 0),
    sumsOf('reserve', '2026-10', 500, 0),
    sumsOf('general', '2026-11', 0, 300),
  ]);
});
