import { describe, expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { plainRequest, triedRequest } from './example-request.ts';
import { reportData } from './report-data.ts';

/** 720,000 yen a year and one work of two million in 2027: 720,000, △560,000, 160,000. */
const threeYears: RepairPlan = {
  ...plainPlan,
  yearCount: 3,
  items: [{ ...plainItem, years: [2027], unitPriceYen: 2_000_000 }],
};

function dataOf(plan: RepairPlan, base = plan) {
  const trialSentences = plan === base ? [] : ['積立金を上げます'];
  return reportData({ ...plainRequest, plan, base, trialSentences });
}

const seeds = Array.from({ length: 20 }, (_, index) => index);
const yenIn = (text: string) => Number(text.replace('△', '-').replaceAll(/[,円]/g, ''));

describe('the first page', () => {
  test('says the shortage, and its line may break only between phrases', () => {
    const { headline, figures } = dataOf(threeYears);
    expect(headline.phrases).toEqual(['このままだと', '2027年度に', '約56万円不足します。']);
    expect(headline.verdict).toBe('short');
    expect(figures.map(({ value, note }) => [value, note])).toEqual([
      ['2027年度', '2027年度末に約56万円足りません。'],
      ['△約56万円', '2027年度末の残高です。'],
      ['約200万円', '2026〜2028年度の合計です。消費税10％を含み、値上がりは見込んでいません。'],
      ['100円', '目安は235円から430円（平均335円）です。'],
    ]);
  });

  test('names the figures of the plan a trial began with where they are others', () => {
    const { isTried, figures } = reportData(triedRequest);
    expect(isTried).toBe(true);
    expect(figures.map(({ baseNote }) => baseNote !== '')).toEqual([true, true, false, true]);
    expect(figures[0]?.baseNote).toBe('もとの計画：2035年度');
  });

  test('draws the balance from △1,000,000 to 2,000,000 and what lies below zero', () => {
    const { chart } = dataOf(threeYears);
    const third = (index: number) => (index + 0.5) / 3;
    expect(chart.ticks.map(({ label }) => label)).toEqual([
      '△100万円',
      '0円',
      '100万円',
      '200万円',
    ]);
    expect(chart.zeroY).toBeCloseTo(2 / 3);
    expect(chart.line.map(([, y]) => Math.round(y * 300))).toEqual([128, 256, 184]);
    expect(chart.bars).toEqual([[third(1), 0]]);
    expect(chart.baseLine).toBeNull();
    const places = chart.shortage.map(([x, y]) => [Math.round(x * 3_000), Math.round(y * 300)]);
    expect(places).toEqual([
      [500, 200],
      [500, 200],
      [1_063, 200],
      [1_500, 256],
      [2_278, 200],
      [2_500, 200],
      [2_500, 200],
    ]);
    expect(chart.marks.map(({ sentence }) => sentence)).toEqual(['2027年度に約56万円の不足']);
  });

  test.each(seeds)('plan %i stays inside its chart', (seed) => {
    const { chart } = dataOf(anyPlan(seed), anyPlan(seed + 1));
    const places = [...chart.line, ...chart.bars, ...chart.shortage, ...(chart.baseLine ?? [])];
    expect(places.flat().filter((place) => !(place >= 0 && place <= 1))).toEqual([]);
    expect(chart.ticks.length).toBeLessThanOrEqual(8);
    expect(chart.ticks.map(({ label }) => label)).toContain('0円');
    expect(chart.yearLabels.length).toBeLessThanOrEqual(8);
  });
});

describe('the fee of each dwelling', () => {
  test('is told by type, with the rise over the step before', () => {
    const [table, second] = reportData(triedRequest).fees;
    expect(second).toBeUndefined();
    expect(table?.columns).toEqual([
      { label: '2026年度から', unitPrice: '1㎡あたり150円' },
      { label: '2027年度から', unitPrice: '1㎡あたり170円' },
      { label: '2030年度から', unitPrice: '1㎡あたり200円' },
    ]);
    expect(table?.rows[0]).toEqual({
      type: '64.10㎡',
      count: '20戸',
      cells: [
        { amount: '9,620円', rise: '' },
        { amount: '10,900円', rise: '1,280円増' },
        { amount: '12,820円', rise: '1,920円増' },
      ],
    });
  });

  test('begins with the saved plan where the trial changes it at once, and goes on in a second table', () => {
    const steps = Array.from({ length: 5 }, (_, index) => ({
      fromYear: 2026 + index,
      unitPriceYen: 90 - index,
    }));
    const plan = { ...plainPlan, contribution: { ...plainPlan.contribution, steps } };
    const { fees } = dataOf(plan, plainPlan);
    expect(fees.map(({ columns }) => columns.length)).toEqual([4, 2]);
    expect(fees[0]?.columns[0]).toEqual({ label: 'もとの計画', unitPrice: '1㎡あたり100円' });
    expect(fees[0]?.rows[0]?.cells[1]).toEqual({ amount: '5,400円', rise: '600円減' });
  });

  test('of a plan by shares names the share', () => {
    const contribution = { ...plainPlan.contribution, basis: 'share' as const };
    const { fees, feeTypeLabel } = dataOf({ ...plainPlan, contribution });
    expect(feeTypeLabel).toBe('住戸の広さ（持分）');
    expect(fees[0]?.rows[0]).toMatchObject({ type: '60.00㎡（持分1）', count: '10戸' });
  });

  test('of a plan by shares divides by the shares of all dwellings, not of one of each type', () => {
    const { fees } = dataOf({
      ...plainPlan,
      dwellings: [1, 1, 1, 3, 4].map((share, index) => ({
        id: `${index}`,
        areaM2: share * 20,
        share,
      })),
      contribution: {
        basis: 'share',
        roundToYen: 10,
        steps: [{ fromYear: 2026, unitPriceYen: 100_000 }],
      },
    });
    const rows = fees[0]?.rows.map(({ type, count, cells }) => [type, count, cells[0]?.amount]);
    expect(rows).toEqual([
      ['20.00㎡（持分1）', '3戸', '10,000円'],
      ['60.00㎡（持分3）', '1戸', '30,000円'],
      ['80.00㎡（持分4）', '1戸', '40,000円'],
    ]);
  });
});

describe('beside the guideline', () => {
  test('a plan within the band is told that this alone does not pay for the works', () => {
    expect(reportData(plainRequest).guideline).toEqual([
      'この計画の国の目安と比べる平均額は、1㎡あたり月184.8円です。はじめの残高、積立金、一時金、繰入れを合わせ、専有面積と月数で割った額（212.1円）から、機械式駐車場の分（27.3円）を引いています。',
      '同じくらいの大きさのマンションの国の目安は、月170円から320円まで（平均は252円）です。',
      '目安の幅の中にあります。ただし、幅の中でも、工事の費用に足りるとは限りません。',
    ]);
  });

  test('a fee in steps is compared with 0.6 and 1.1 of the level fee', () => {
    // What 30 years of 100 yen bring in, spent in the last of them: 102 yen leave half a year's fees.
    const items = [{ ...plainItem, years: [2055], unitPriceYen: 720_000 * 30 }];
    const steps = [
      { fromYear: 2026, unitPriceYen: 100 },
      { fromYear: 2027, unitPriceYen: 59 },
      { fromYear: 2040, unitPriceYen: 113 },
    ];
    const contribution = { ...plainPlan.contribution, roundToYen: 1 as const, steps };
    const sentences = dataOf({ ...plainPlan, items, contribution }).guideline;
    expect(sentences[3]).toContain('2027年度から1㎡あたり月102円が必要です');
    expect(sentences[3]).toContain('6割（61.2円）以上、いちばん高い額が1.1倍（112.2円）以内');
    expect(sentences[4]).toBe(
      'この計画は月59円から113円までで、いちばん低い額も、いちばん高い額も、目安から外れています。',
    );
  });

  test('nothing is compared without dwellings', () => {
    const { guideline, fees } = dataOf({ ...plainPlan, dwellings: [] });
    expect(guideline).toEqual(['住戸が登録されていないため、国の目安と比べられません。']);
    expect(fees[0]?.rows).toEqual([]);
  });
});

describe('the works', () => {
  test('stand by year in plain words, the major work as one line with its kinds', () => {
    const { years, total, isByGroup } = reportData(plainRequest).works;
    expect(years.map(({ year }) => year)).toEqual([
      '2029年度',
      '2031年度',
      '2035年度',
      '2042年度',
      '2048年度',
    ]);
    expect(years[2]?.works).toEqual([
      {
        name: '2回目の大規模修繕工事',
        amount: '98,000,000円',
        parts: ['外壁塗装等 6,600万円', '仮設工事 2,100万円', '屋根防水 1,100万円'],
      },
      { name: '昇降機の取替え', amount: '14,300,000円', parts: [] },
    ]);
    expect([total, isByGroup]).toEqual(['245,500,000円', false]);
  });

  test.each(seeds)('plan %i: lines, years and total are the projection to the yen', (seed) => {
    const plan = anyPlan(seed, { itemCount: seed * 20, yearCount: 60 });
    const { works } = dataOf(plan);
    const { years } = project(plan);
    for (const { year, total, works: lines } of works.years) {
      const worksYen = years.find((one) => year === `${one.year}年度`)?.worksYen;
      expect(yenIn(total)).toBe(worksYen);
      expect(lines.reduce((sum, { amount }) => sum + yenIn(amount), 0)).toBe(worksYen);
    }
    expect(yenIn(works.total)).toBe(years.reduce((sum, { worksYen }) => sum + worksYen, 0));
    expect(works.years.flatMap((year) => year.works).length).toBeLessThan(60 * 20);
  });

  test('so many that nobody would read them are told by kind', () => {
    const { isByGroup, years } = dataOf(anyPlan(7, { itemCount: 400 })).works;
    expect(isByGroup).toBe(true);
    const names = new Set(years.flatMap(({ works }) => works.map(({ name }) => name)));
    expect(names).toContain('屋根防水');
    expect(names).not.toContain('屋上防水（露出）の補修');
  });
});

describe('the accounts', () => {
  test('leave out what never happens and write a shortage with △', () => {
    expect(dataOf(threeYears).cash).toEqual({
      columns: [
        { side: 'income', label: '積立金' },
        { side: 'cost', label: '工事' },
      ],
      opening: '0',
      rows: [
        { year: '2026年度', amounts: ['720,000', '0'], balance: '720,000' },
        { year: '2027年度', amounts: ['720,000', '2,000,000'], balance: '△560,000' },
        { year: '2028年度', amounts: ['720,000', '0'], balance: '160,000' },
      ],
      totals: ['2,160,000', '2,000,000'],
      end: '160,000',
    });
  });

  test.each(seeds)('plan %i: every balance follows from the one before', (seed) => {
    const { columns, opening, rows, end } = dataOf(anyPlan(seed)).cash;
    let balanceYen = yenIn(opening);
    for (const { amounts, balance } of rows) {
      for (const [index, amount] of amounts.entries()) {
        balanceYen += columns[index]?.side === 'income' ? yenIn(amount) : -yenIn(amount);
      }
      expect(yenIn(balance)).toBe(balanceYen);
    }
    expect(yenIn(end)).toBe(balanceYen);
  });

  test('come with every assumption in words', () => {
    const loan = {
      year: 2035,
      principalYen: 30_000_000,
      repaymentYears: 10,
      interestRate: 0.025,
      method: 'annuity' as const,
    };
    const priceRise = { building: 0.01, equipment: 0.02, exterior: 0.01, service: 0 };
    const plan = {
      ...plainPlan,
      loans: [loan],
      levies: [{ year: 2030, unitPriceYen: 500 }],
      rates: { ...plainPlan.rates, priceRise, design: 0.05, arrears: 0.01 },
    };
    const { assumptions, changes } = dataOf(plan);
    expect(Object.fromEntries(assumptions)).toMatchObject({
      借入れ: '2035年度に3,000万円を借り、10年で返す（金利は年2.5％）',
      一時金: '2030年度に1㎡あたり500円',
      工事費の値上がり:
        '建築は年に1％、設備は年に2％、外構は年に1％、調査・設計は年に0％と見ています',
      '設計・監理の費用': '大規模修繕工事の費用に5％を足します',
      集まらない積立金: '請求した額の1％と見ています',
    });
    expect(changes[0]).toBe('修繕積立金は、1㎡あたり月100円のままとします。');
  });
});
