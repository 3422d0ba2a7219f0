import { describe, expect, it } from 'vitest';
import {
  accountId,
  exampleChart,
  generalFund,
  townFund,
} from '#domain/ledger/testing/example-chart.ts';
import { budgetComparison, type MonthlyYen } from './budget-comparison.ts';

function monthly(code: string, monthsYen: readonly number[]): MonthlyYen {
  return { fundId: generalFund.id, accountId: accountId(code), monthsYen };
}

function compared(
  code: string,
  budgetYen: number,
  months: readonly number[],
  lastMonths: readonly number[] | null = null,
) {
  const [line] = budgetComparison({
    funds: [generalFund, townFund],
    accounts: exampleChart,
    budget: [
      { fundId: generalFund.id, accountId: accountId(code), amountYen: budgetYen, note: '' },
    ],
    thisYear: [monthly(code, months)],
    lastYear: lastMonths ? [monthly(code, lastMonths)] : [],
    monthsBooked: months.length,
    firstMonth: 4,
  });
  if (!line) throw new Error('no line');
  const { actualYen, forecastYen, basis, state, sentence } = line;
  return { actualYen, forecastYen, basis, state, sentence };
}

const flat = (yen: number, count = 12) => Array.from({ length: count }, () => yen);

describe('the budget beside the actual', () => {
  it('goes on as the months so far, where nothing of last year is known', () => {
    expect(compared('5120', 1_200_000, [100_000, 100_000, 130_000, 110_000])).toEqual({
      actualYen: 440_000,
      forecastYen: 1_320_000,
      basis: 'linear',
      state: 'likely-over',
      sentence:
        '水道光熱費は、予算1,200,000円のうち、今は440,000円（36％）です。これまでの月と同じ額が続けば、年度末には予算を120,000円超える見込みです。いちばん差が大きいのは6月で、予算の1か月分より30,000円多くなっています。',
    });
  });

  it('goes on as last year did, where that is known by month', () => {
    // Last year 400,000 of 1,000,000 had gone by July; now 480,000 have.
    const last = [...flat(100_000, 4), ...flat(75_000, 8)];
    expect(compared('5120', 1_100_000, [110_000, 100_000, 160_000, 110_000], last)).toEqual({
      actualYen: 480_000,
      forecastYen: 1_200_000,
      basis: 'share',
      state: 'likely-over',
      sentence:
        '水道光熱費は、予算1,100,000円のうち、今は480,000円（43％）です。前の年度と同じ進み方なら、年度末には予算を100,000円超える見込みです。いちばん差が大きいのは6月で、前の年度の同じ月より60,000円多くなっています。',
    });
  });

  it('awaits what last year came late', () => {
    const last = [...flat(0, 10), 300_000, 0];
    expect(compared('5130', 320_000, [5_000, 0, 0], last)).toMatchObject({
      forecastYen: 305_000,
      basis: 'rest',
      state: 'within',
      sentence:
        '保守点検費は、予算320,000円のうち、今は5,000円（1％）です。予算におさまる見込みです。',
    });
  });

  it('does not take one payment of the year for a payment of each month', () => {
    expect(compared('5140', 220_000, [0, 110_000, 0, 0])).toMatchObject({
      forecastYen: 220_000,
      basis: 'budget',
      state: 'within',
    });
    expect(compared('6110', 4_000_000, [])).toMatchObject({
      forecastYen: 4_000_000,
      basis: 'budget',
    });
  });

  it('says by how much a line is over, and that it is nearly used up', () => {
    expect(compared('5150', 500_000, [88_000, 0, 524_700])).toMatchObject({
      state: 'over',
      sentence:
        '小修繕費は、予算500,000円を112,700円超えています。これまでの月と同じ額が続けば、年度末には2,450,800円になる見込みです。いちばん差が大きいのは6月で、予算の1か月分より483,033円多くなっています。',
    });
    expect(compared('5190', 60_000, [0, 57_000, 0])).toMatchObject({
      state: 'near',
      sentence: '会議費は、予算60,000円のうち、今は57,000円（95％）です。残りは3,000円です。',
    });
    expect(compared('5290', 0, [12_100])).toMatchObject({
      state: 'over',
      sentence: '雑費は、予算がなく、12,100円を使っています。',
    });
  });

  it('says of income what will be lacking', () => {
    expect(compared('4120', 2_400_000, [-200_000, -180_000, -180_000])).toEqual({
      actualYen: 560_000,
      forecastYen: 2_240_000,
      basis: 'linear',
      state: 'short',
      sentence:
        '駐車場使用料は、予算2,400,000円のうち、今は560,000円（23％）です。これまでの月と同じ額が続けば、年度末には予算に160,000円届かない見込みです。いちばん差が大きいのは5月で、予算の1か月分より20,000円少なくなっています。',
    });
    expect(compared('4390', 0, [-2_000]).sentence).toBe(
      '雑収入は、予算になかった収入が2,000円あります。',
    );
  });

  it('knows the result of a whole year', () => {
    expect(compared('5120', 1_440_000, flat(115_535))).toMatchObject({
      forecastYen: 1_386_420,
      basis: 'booked',
      sentence: '水道光熱費は、予算より53,580円少なくすみました。',
    });
    expect(compared('5110', 5_544_000, flat(462_000)).sentence).toBe(
      '管理委託費は、予算どおりでした。',
    );
    expect(compared('4120', 2_400_000, flat(-180_000)).sentence).toBe(
      '駐車場使用料は、予算より240,000円少なくなりました。いちばん差が大きいのは4月で、予算の1か月分より20,000円少なくなっています。',
    );
  });
});
