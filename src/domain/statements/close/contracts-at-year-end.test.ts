import { expect, test } from 'vitest';
import { type ContractOfYear, contractsAtYearEnd } from './contracts-at-year-end.ts';

const year = { startsOn: '2026-04-01', until: '2027-03-31', endsOn: '2027-03-31' };
const insurance: ContractOfYear = {
  id: 'insurance',
  name: 'マンション総合保険',
  endsOn: '2031-07-01',
  yearlyYen: 480_000,
  expenses: [{ entryId: 'paid', amountYen: 2_400_000 }],
};
const lift: ContractOfYear = {
  id: 'lift',
  name: 'エレベーター保守契約',
  endsOn: '2028-03-31',
  yearlyYen: 660_000,
  expenses: Array.from({ length: 12 }, (_, at) => ({ entryId: `m${at}`, amountYen: 55_000 })),
};

test('five years of insurance in one expense are told; twelve months of the lift are not', () => {
  expect(contractsAtYearEnd([insurance, lift], year)).toEqual([
    {
      id: 'insurance',
      name: 'マンション総合保険',
      endsOn: '2031-07-01',
      ahead: { entryId: 'paid', amountYen: 2_400_000, yearlyYen: 480_000 },
    },
  ]);
});

test('spread over its months, the expense of a year is a year', () => {
  const spread = Array.from({ length: 12 }, (_, at) => ({ entryId: `s${at}`, amountYen: 40_000 }));
  expect(contractsAtYearEnd([{ ...insurance, expenses: spread }], year)).toEqual([]);
  const raised = [{ entryId: 'paid', amountYen: 719_999 }];
  expect(contractsAtYearEnd([{ ...insurance, expenses: raised }], year)).toEqual([]);
});

test('one entry of two lines is one payment, and one that was turned back is none', () => {
  const half = { entryId: 'paid', amountYen: 400_000 };
  const [found] = contractsAtYearEnd([{ ...insurance, expenses: [half, half] }], year);
  expect(found?.ahead?.amountYen).toBe(800_000);
  expect(
    contractsAtYearEnd(
      [{ ...insurance, expenses: [half, { ...half, amountYen: -400_000 }] }],
      year,
    ),
  ).toEqual([]);
});

test('what ended in the months looked at is told, what ends after them or ended before the year is not', () => {
  const ended = (endsOn: string) => ({ ...lift, endsOn });
  expect(contractsAtYearEnd([ended('2027-03-31')], year)).toMatchObject([{ ahead: null }]);
  const running = { ...year, until: '2026-10-31' };
  expect(contractsAtYearEnd([ended('2027-03-31')], running)).toEqual([]);
  expect(contractsAtYearEnd([ended('2026-03-31')], year)).toEqual([]);
});
