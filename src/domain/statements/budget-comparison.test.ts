import fc from 'fast-check';
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

type Known = {
  last?: readonly number[] | null;
  closed?: number;
  onceBefore?: readonly { month: number; summary: string; yen: number }[];
};

function compared(
  code: string,
  budgetYen: number,
  months: readonly number[],
  { last = null, closed = months.length, onceBefore = [] }: Known = {},
) {
  const [line] = budgetComparison({
    funds: [generalFund, townFund],
    accounts: exampleChart,
    budget: [
      { fundId: generalFund.id, accountId: accountId(code), amountYen: budgetYen, note: '' },
    ],
    thisYear: [monthly(code, months)],
    lastYear: last ? [monthly(code, last)] : [],
    monthsClosed: closed,
    firstMonth: 4,
    onceBefore: onceBefore.map((paid) => ({
      ...paid,
      fundId: generalFund.id,
      accountId: accountId(code),
    })),
  });
  if (!line) throw new Error('no line');
  const { fund: _fund, account: _account, budgetYen: _budgetYen, ...rest } = line;
  return rest;
}

const flat = (yen: number, count = 12) => Array.from({ length: count }, () => yen);

describe('the budget beside the actual', () => {
  it('goes on as the months so far, where nothing of last year is known', () => {
    expect(compared('5120', 1_200_000, [100_000, 100_000, 130_000, 110_000])).toEqual({
      reckoning: [
        { label: '7月までの実績', yen: 440_000 },
        { label: '8月〜3月（月110,000円 × 8か月）', yen: 880_000 },
      ],
      reckoningWhy: '',
      pushedMonth: 2,
      actualYen: 440_000,
      forecastYen: 1_320_000,
      basis: 'linear',
      state: 'likely-over',
      sentence:
        '水道光熱費は、予算1,200,000円のうち、今は440,000円（36.7％）です。8月〜3月も月110,000円が続けば、年度末には予算を120,000円超える見込みです。いちばん差が大きいのは6月で、予算の1か月分より30,000円多くなっています。',
    });
  });

  it('goes on as last year did, where that is known by month', () => {
    // Last year 400,000 of 1,000,000 had gone by July; now 480,000 have.
    const last = [...flat(100_000, 4), ...flat(75_000, 8)];
    expect(compared('5120', 1_100_000, [110_000, 100_000, 160_000, 110_000], { last })).toEqual({
      reckoning: [
        { label: '7月までの実績', yen: 480_000 },
        { label: '8月〜3月（前の年度の600,000円 × 120％）', yen: 720_000 },
      ],
      reckoningWhy: '7月までの実績が、前の年度の同じ時期の120％だからです。',
      pushedMonth: 2,
      actualYen: 480_000,
      forecastYen: 1_200_000,
      basis: 'share',
      state: 'likely-over',
      sentence:
        '水道光熱費は、予算1,100,000円のうち、今は480,000円（43.6％）です。8月〜3月が前の年度の120％の720,000円なら、年度末には予算を100,000円超える見込みです。いちばん差が大きいのは6月で、前の年度の同じ月より60,000円多くなっています。',
    });
  });

  it('goes by the budget where last year had one payment and this year none yet', () => {
    const last = [...flat(0, 10), 528_000, 0];
    expect(compared('5130', 500_000, [0, 0, 0], { last })).toMatchObject({
      forecastYen: 500_000,
      basis: 'budget',
      state: 'within',
    });
  });

  it('says when last year was booked what this year has not been yet, on both sides of a transfer', () => {
    const inMarch = [...flat(0, 11), 1_800_000];
    const given = compared('5310', 1_800_000, flat(0, 7), { last: inMarch });
    expect(given).toMatchObject({ actualYen: 0, forecastYen: 1_800_000, state: 'within' });
    expect(given.sentence).toBe(
      '他会計へ繰入は、予算1,800,000円のうち、今は0円（0％）です。昨年度は3月にまとめて記帳しています。今年度は、これから記帳するものとして、予算におさまる見込みです。',
    );
    const taken = compared('4230', 1_800_000, flat(0, 7), { last: inMarch.map((yen) => -yen) });
    expect(taken.sentence).toBe(
      '他会計より繰入は、予算1,800,000円のうち、今は0円（0％）です。昨年度は3月にまとめて記帳しています。今年度は、これから記帳するものとして、予算どおり入る見込みです。',
    );
    // September and March; October is closed now.
    const inBoth = [...flat(0, 5), 50_000, ...flat(0, 5), 50_000];
    expect(compared('5140', 100_000, flat(0, 3), { last: inBoth }).sentence).toContain(
      '昨年度は9月と3月に記帳しています。今年度は、これから',
    );
    expect(compared('5140', 100_000, flat(0, 7), { last: inBoth }).sentence).toContain(
      '今年度は、9月を過ぎましたが、まだ記帳していません。',
    );
    // Three payments are no rare ones.
    const thrice = [...flat(0, 9), 1, 1, 1];
    expect(compared('5140', 100_000, flat(0, 7), { last: thrice }).sentence).not.toContain(
      '昨年度は',
    );
  });

  it('awaits what last year came late', () => {
    const last = [...flat(0, 10), 300_000, 0];
    expect(compared('5130', 320_000, [5_000, 0, 0], { last })).toMatchObject({
      forecastYen: 305_000,
      basis: 'rest',
      state: 'within',
      sentence:
        '保守点検費は、予算320,000円のうち、今は5,000円（1.6％）です。予算におさまる見込みです。',
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
        '小修繕費は、予算500,000円を112,700円超えています。7月〜3月も月204,233円が続けば、年度末には2,450,797円になる見込みです。いちばん差が大きいのは6月で、予算の1か月分より483,033円多くなっています。',
    });
    expect(compared('5190', 60_000, [0, 57_000, 0])).toMatchObject({
      state: 'done',
      sentence:
        '会議費は、予算60,000円のうち、今は57,000円（95％）です。今年度の支払いは済み、3,000円残っています。',
    });
    expect(compared('5290', 0, [12_100])).toMatchObject({
      state: 'over',
      sentence: '雑費は、予算がなく、12,100円を使っています。',
    });
  });

  it('warns when a line that goes on is nearly used up', () => {
    // 1,100 of 1,200 by September; as little as last year may still come.
    const last = [...flat(180, 6), ...flat(10, 6)];
    expect(compared('5190', 1_200, [180, 180, 180, 180, 180, 180], { last })).toMatchObject({
      forecastYen: 1_140,
      state: 'near',
    });
  });

  it('is not alarmed by what is paid at once for the whole year', () => {
    // The same premium in May last year and in April this year.
    const premium = compared('5160', 840_000, [840_000], {
      last: [0, 840_000, ...flat(0, 10)],
    });
    expect(premium).toMatchObject({ forecastYen: 840_000, basis: 'paid', state: 'done' });
    expect(premium.sentence).toContain('今年度の支払いは済み、予算どおりでした。');
    // The first time, with nothing to compare with.
    expect(compared('5160', 840_000, [840_000])).toMatchObject({
      forecastYen: 840_000,
      state: 'done',
    });
    // One of two payments has come, a tenth dearer than last year: 110 + 100.
    expect(
      compared('5140', 200, [0, 110], { last: [0, 100, 0, 100, ...flat(0, 8)] }),
    ).toMatchObject({
      forecastYen: 210,
      basis: 'rest',
      state: 'likely-over',
    });
  });

  it('takes what is the same each month for a contract, whatever it cost early last year', () => {
    // Lowered from 551 to 540 in July last year: 12 × 540.
    const last = [...flat(551, 3), ...flat(540, 9)];
    expect(compared('5110', 6_513, flat(540, 7), { last })).toMatchObject({
      forecastYen: 6_480,
      basis: 'linear',
      state: 'within',
    });
    // Dearer since April: the new price goes on.
    expect(compared('5110', 6_480, flat(560, 7), { last })).toMatchObject({
      forecastYen: 6_720,
      state: 'likely-over',
    });
    // A bill of its own each March is awaited, as last year had it.
    expect(compared('5110', 7_000, flat(540, 7), { last: [...flat(540, 11), 900] })).toMatchObject({
      forecastYen: 6_840,
      basis: 'share',
    });
  });

  it('awaits of repairs what last year had in these months, however dear they were so far', () => {
    // Last year 110 by October and 90 after it; this year two repairs of 400 in June.
    const last = [0, 60, 0, 50, 0, 0, 0, 0, 40, 0, 50, 0];
    expect(compared('5150', 300, [0, 0, 400, 0, 0, 0, 0], { last })).toMatchObject({
      forecastYen: 490,
      basis: 'rest',
      reckoning: [
        { label: '10月までの実績', yen: 400 },
        { label: '11月〜3月（前の年度と同じ額）', yen: 90 },
      ],
      sentence: expect.stringContaining('11月〜3月が前の年度と同じ90円なら、年度末には490円'),
    });
  });

  it('names the one payment of last year that decides whether the budget holds', () => {
    const last = [0, 60, 0, 50, 0, 0, 0, 165, 40, 0, 50, 0];
    const survey = { month: 7, summary: '建物の定期調査', yen: 165 };
    const told = (budget: number, ...onceBefore: (typeof survey)[]) =>
      compared('5150', budget, [0, 0, 400, 0, 0, 0, 0], { last, onceBefore }).sentence;
    // 400 so far and 255 as last year: 655, or 490 without the survey.
    expect(told(500, survey)).toContain(
      '155円超える見込みです。前の年度と同じとした255円のうち165円は、前の年度に1度だけ、11月に払った「建物の定期調査」です。今年度にないものなら、予算におさまります。',
    );
    // It would go over without it, too; or the payment lies in a month that is closed.
    expect(told(480, survey)).not.toContain('1度だけ');
    expect(told(500, { ...survey, month: 1 })).not.toContain('1度だけ');
    expect(told(500)).not.toContain('1度だけ');
  });

  it('shows what an open month has already, and what is paid once or twice', () => {
    // August is open with 500, more than 100: 400 + 500 + 7 × 100.
    const months = [100, 100, 100, 100, 500];
    expect(compared('5120', 1_200, months, { closed: 4 }).reckoning).toEqual([
      { label: '8月までの実績', yen: 900 },
      { label: '9月〜3月（月100円 × 7か月）', yen: 700 },
    ]);
    // August has less than usual, September more: 400 + 300 + 7 × 100.
    const early = [100, 100, 100, 100, 30, 300];
    expect(compared('5120', 1_200, early, { closed: 4 }).reckoning).toEqual([
      { label: '7月までの実績', yen: 400 },
      { label: '9月にもう記帳した分', yen: 300 },
      { label: '8月と10月〜3月（月100円 × 7か月）', yen: 700 },
    ]);
    expect(compared('5120', 1_200, early, { closed: 4 }).reckoningWhy).toBe(
      '8月は、まだ締めていません。これから届く請求もあるものとして、記帳した額ではなく見込みの額を入れています。',
    );
    const twice = { last: [0, 100, 0, 100, ...flat(0, 8)] };
    expect(compared('5140', 200, [0, 110], twice).reckoning).toEqual([
      { label: 'これまでの実績', yen: 110 },
      { label: 'まだの1回分（前の年度と同じ額）', yen: 100 },
    ]);
    expect(compared('5140', 220, [0, 110, 0, 0]).reckoning).toEqual([
      { label: 'これまでの実績', yen: 110 },
      { label: '予算の残り', yen: 110 },
    ]);
    expect(compared('5110', 5_544, flat(462)).reckoning).toEqual([]);
  });

  it('rounds the used part as a calculator does, but calls only a whole budget 100', () => {
    expect(compared('5120', 3_000, [2_000], { closed: 0 }).sentence).toContain('（66.7％）');
    expect(compared('4390', 10_000, [-9_999], { closed: 0 }).sentence).toContain('（99.9％）');
    expect(compared('4390', 10_000, [-10_000], { closed: 0 }).sentence).toContain('（100％）');
  });

  it('takes an open month for what is booked or what is usual, whichever is more', () => {
    // April to June are closed with 100 each; July is open with 30 so far: 3 × 100 + 100 + 8 × 100.
    expect(compared('5120', 1_200, [100, 100, 100, 30], { closed: 3 })).toMatchObject({
      actualYen: 330,
      forecastYen: 1_200,
      state: 'within',
    });
    // What is said adds up: 300 + 900, without the 30 of July.
    expect(compared('5120', 1_100, [100, 100, 100, 30], { closed: 3 }).sentence).toContain(
      '水道光熱費は、予算1,100円のうち、今は330円（30％）です。7月はまだ締めていないので、6月までの300円に、7月〜3月の900円（月100円）を足すと、年度末には予算を100円超える見込みです。',
    );
    // July has 250 already: 3 × 100 + 250 + 8 × 100.
    expect(compared('5120', 1_200, [100, 100, 100, 250], { closed: 3 })).toMatchObject({
      forecastYen: 1_350,
      state: 'likely-over',
    });
    // As last year, which was half as dear so far and had 60 in July: 300 + 120 + 8 × 100.
    const last = [...flat(50, 3), 60, ...flat(50, 8)];
    expect(compared('5120', 1_300, [100, 100, 100, 30], { last, closed: 3 })).toMatchObject({
      forecastYen: 1_220,
      basis: 'share',
    });
    // Nothing is closed yet: the entry of a day does not make April whole.
    expect(compared('5120', 1_200, [10], { closed: 0 })).toMatchObject({
      forecastYen: 1_200,
      basis: 'budget',
    });
  });

  it('never expects less than is booked, and exactly that of a closed year', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 12, maxLength: 12 }),
        fc.option(fc.array(fc.nat(1_000_000), { minLength: 12, maxLength: 12 })),
        fc.nat(12),
        fc.nat(12_000_000),
        (months, last, closed, budgetYen) => {
          fc.pre(months.some((yen) => yen > 0));
          const line = compared('5120', budgetYen, months, { last, closed });
          expect(line.forecastYen).toBeGreaterThanOrEqual(line.actualYen);
          expect(closed < 12 || line.forecastYen === line.actualYen).toBe(true);
          const parts = line.reckoning.reduce((sum, { yen }) => sum + yen, 0);
          expect(line.reckoning.length === 0 ? line.actualYen : parts).toBe(line.forecastYen);
          expect(line.state !== 'done' || line.actualYen <= budgetYen).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('says of income what will be lacking', () => {
    expect(compared('4120', 2_400_000, [-200_000, -180_000, -180_000])).toEqual({
      pushedMonth: 1,
      actualYen: 560_000,
      forecastYen: 2_240_003,
      reckoning: [
        { label: '6月までの実績', yen: 560_000 },
        { label: '7月〜3月（月186,667円 × 9か月）', yen: 1_680_003 },
      ],
      reckoningWhy: '',
      basis: 'linear',
      state: 'short',
      sentence:
        '駐車場使用料は、予算2,400,000円のうち、今は560,000円（23.3％）です。7月〜3月も月186,667円が続けば、年度末には予算に159,997円届かない見込みです。いちばん差が大きいのは5月で、予算の1か月分より20,000円少なくなっています。',
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
