import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '#domain/repair-plan/register/group.ts';
import type { Loan, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import {
  type Move,
  noTrial,
  type PriceChange,
  type Trial,
} from '#domain/repair-plan/trial/trial.ts';
import { trialWords } from './trial-words.ts';

const major = { ...plainItem, isMajorWork: true, lastDoneYear: 2022 };
const plan: RepairPlan = {
  ...plainPlan,
  items: [
    { ...major, id: 'roof', years: [2035, 2048] },
    { ...major, id: 'wall', group: 4, part: '外壁塗装', work: '塗替え', years: [2035] },
    { ...plainItem, id: 'lift', group: 15, part: 'エレベーター', work: '取替え', years: [2034] },
    { ...plainItem, id: 'pump', group: 8, part: '給水ポンプ', work: '取替え', years: [2028, 2044] },
    { ...plainItem, id: 'pipe', group: 8, part: '給水管', work: '取替え', years: [2040] },
  ],
};

function words(change: Partial<Trial>, some: RepairPlan = plan): string[] {
  return trialWords(some, { ...noTrial, ...change });
}

function withSteps(...steps: (readonly [fromYear: number, unitPriceYen: number])[]) {
  return steps.map(([fromYear, unitPriceYen]) => ({ fromYear, unitPriceYen }));
}

const planned = { ...plan.contribution, steps: withSteps([2026, 150], [2030, 200]) };

test.each<[string, ReturnType<typeof withSteps>, Partial<RepairPlan>]>([
  [
    '積立金を、2027年度から1㎡あたり月185円、2030年度から221円にします（今は100円）',
    withSteps([2026, 100], [2027, 185], [2030, 221]),
    {},
  ],
  ['積立金を、2026年度から1㎡あたり月120円にします（今は100円）', withSteps([2020, 120]), {}],
  [
    '積立金を、2027年度から1㎡あたり月190円にします（今は150円。元の計画では2030年度から200円）',
    withSteps([2026, 150], [2027, 190]),
    { contribution: planned },
  ],
  [
    '積立金を、計画の最後まで1㎡あたり月150円のままにします（元の計画では2030年度から200円）',
    withSteps([2026, 150]),
    { contribution: planned },
  ],
  [
    '積立金を、2027年度から建物全体で月700,000円にします（今は640,000円）',
    withSteps([2026, 640_000], [2027, 700_000]),
    { contribution: { basis: 'share', roundToYen: 10, steps: withSteps([2026, 640_000]) } },
  ],
  [
    '積立金を、2027年度から1㎡あたり月110円、その後も変えて2033年度から170円（全部で7回）にします（今は100円）',
    Array.from({ length: 8 }, (_, index) => ({
      fromYear: 2026 + index,
      unitPriceYen: 100 + 10 * index,
    })),
    {},
  ],
])('%s', (sentence, steps, change) => {
  expect(words({ steps }, { ...plan, ...change })).toEqual([sentence]);
});

test('the same fee written in other steps is no change; nor is a step behind the plan', () => {
  expect(words({ steps: withSteps([2020, 100], [2030, 100], [2056, 300]) })).toEqual([]);
});

test('a levy tells what the smallest, the largest and the average dwelling pay', () => {
  const dwellings = [
    { id: '101', areaM2: 60, share: 1 },
    { id: '102', areaM2: 70, share: 1 },
    { id: '103', areaM2: 85, share: 1 },
  ];
  const levies = [{ year: 2035, unitPriceYen: 1_000 }];
  expect(words({ levies })).toEqual([
    '2035年度に、一時金を集めます（1㎡あたり1,000円。1戸6万円を1回だけ）',
  ]);
  expect(words({ levies }, { ...plan, dwellings })).toEqual([
    '2035年度に、一時金を集めます（1㎡あたり1,000円。1戸6万円から85,000円、平均71,667円を1回だけ）',
  ]);
  expect(words({ levies: [] }, { ...plan, levies })).toEqual([
    '2035年度の一時金（1㎡あたり1,000円）を集めるのをやめます',
  ]);
  expect(words({ levies: [{ year: 2035, unitPriceYen: 500 }] }, { ...plan, levies })).toEqual([
    '2035年度の一時金を変えます（1㎡あたり500円。1戸3万円を1回だけ。元の計画では1㎡あたり1,000円）',
  ]);
});

test('a loan tells its amount, years, interest and how it is repaid', () => {
  const loan: Loan = {
    year: 2035,
    principalYen: 60_000_000,
    repaymentYears: 10,
    interestRate: 0.029,
    method: 'annuity',
  };
  const old: Loan = { ...loan, year: 2020, method: 'equal-principal' };
  expect(words({ loans: [loan, old] })).toEqual([
    '2035年度に6,000万円を借ります（10年で返済、利息は年2.9％、毎月の返済は同じ額）',
    '2020年度に借りた6,000万円の返済を、計画に入れます（10年で返済、利息は年2.9％、毎月返す元金は同じ額）',
  ]);
  expect(words({ loans: [{ ...loan, repaymentYears: 15 }] }, { ...plan, loans: [loan] })).toEqual([
    '2035年度の借入れを、6,000万円（15年で返済、利息は年2.9％、毎月の返済は同じ額）に変えます（元の計画では6,000万円、10年で返済、利息は年2.9％、毎月の返済は同じ額）',
  ]);
  expect(words({ loans: [] }, { ...plan, loans: [loan, old] })).toEqual([
    '2035年度に6,000万円を借りるのをやめます',
    '2020年度に借りた6,000万円の返済を、計画から外します',
  ]);
  expect(words({ loans: [loan] }, { ...plan, loans: [loan] })).toEqual([]);
});

const move = (itemId: string | null, fromYear: number, toYear: number): Move => ({
  itemId,
  fromYear,
  toYear,
});

test.each<[string, Move[]]>([
  ['2回目の大規模修繕工事を、2035年度から2037年度へ2年延ばします', [move(null, 2035, 2037)]],
  ['3回目の大規模修繕工事を、2048年度から2046年度へ2年前倒しします', [move(null, 2048, 2046)]],
  [
    '3回目の大規模修繕工事を、2048年度から2060年度へ12年延ばします（計画の期間の外になり、この計画の工事費には入りません）',
    [move(null, 2048, 2060)],
  ],
  [
    '「エレベーター 取替え」を、2034年度から2035年度へ1年延ばし、2回目の大規模修繕工事とまとめます',
    [move('lift', 2034, 2035)],
  ],
  [
    '「給水ポンプ 取替え」を、2044年度から2040年度へ4年前倒しし、ほかの給水設備の工事とまとめます',
    [move('pump', 2044, 2040)],
  ],
])('%s', (sentence, moves) => {
  expect(words({ moves })[0]).toBe(sentence);
});

test('what moved on is told once, what came back not at all, and what finds nothing neither', () => {
  expect(words({ moves: [move('lift', 2034, 2036), move('lift', 2036, 2037)] })).toEqual([
    '「エレベーター 取替え」を、2034年度から2037年度へ3年延ばします',
  ]);
  expect(words({ moves: [move(null, 2035, 2037), move(null, 2037, 2035)] })).toEqual([]);
  expect(words({ moves: [move('lift', 2030, 2031), move('gone', 2034, 2035)] })).toEqual([]);
});

test('a major work joined on the way keeps both sentences; what stays is said', () => {
  expect(words({ moves: [move(null, 2035, 2048), move(null, 2048, 2049)] })).toEqual([
    '2回目の大規模修繕工事のうち1件を、2035年度から2048年度へ13年延ばし、3回目の大規模修繕工事とまとめます（2048年度にも予定のある1件は、2035年度に残ります）',
    '3回目の大規模修繕工事を、2048年度から2049年度へ1年延ばします',
  ]);
});

test('the count of majors is left out where the building’s past is not known', () => {
  const items = plan.items.map((item) => ({ ...item, lastDoneYear: null }));
  const moves = [move(null, 2035, 2037)];
  expect(words({ moves }, { ...plan, items })).toEqual([
    '大規模修繕工事を、2035年度から2037年度へ2年延ばします',
  ]);
  const building = { ...plan.building, completedYear: 2021 };
  expect(words({ moves }, { ...plan, items, building })).toEqual([
    '1回目の大規模修繕工事を、2035年度から2037年度へ2年延ばします',
  ]);
});

test('a few works moved alike share a sentence, many are counted', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ ...plainItem, id, years: [2030] }));
  const moves = items.map(({ id }) => move(id, 2030, 2031));
  expect(words({ moves: moves.slice(0, 2) }, { ...plan, items: items.slice(0, 2) })).toEqual([
    '「屋上防水（露出） 補修」と「屋上防水（露出） 補修」を、2030年度から2031年度へ1年延ばします',
  ]);
  expect(words({ moves }, { ...plan, items })).toEqual([
    '「屋上防水（露出） 補修」など4件の工事を、2030年度から2031年度へ1年延ばします',
  ]);
});

test.each<[string, PriceChange[]]>([
  ['外壁塗装等の工事費を10％下げます', [{ itemId: null, group: 4, percent: -10 }]],
  ['すべての工事費を2.5％上げます', [{ itemId: null, group: null, percent: 2.5 }]],
  [
    '「エレベーター 取替え」と「給水管 取替え」の工事費を5％下げます',
    [
      { itemId: 'lift', group: null, percent: -5 },
      { itemId: 'pipe', group: null, percent: -5 },
    ],
  ],
  ['「給水管 取替え」の工事費を0円にします', [{ itemId: 'pipe', group: null, percent: -100 }]],
])('%s', (sentence, prices) => {
  expect(words({ prices })).toEqual([sentence]);
});

test('a price change of nothing, or of no work at all, is not told', () => {
  expect(
    words({
      prices: [
        { itemId: 'gone', group: null, percent: -5 },
        { itemId: null, group: 10, percent: -5 },
        { itemId: null, group: 4, percent: 0 },
      ],
    }),
  ).toEqual([]);
});

test('every changed setting is told by itself', () => {
  const { rates, yearCount, openingBalanceYen, parkingTransfers, otherIncomes } = plan;
  const settings = { rates, yearCount, openingBalanceYen, parkingTransfers, otherIncomes };
  expect(words({ settings })).toEqual([]);
  const rise = { building: 0.02, equipment: 0.02, exterior: 0.02, service: 0.02 };
  expect(
    words({
      settings: {
        yearCount: 35,
        openingBalanceYen: 41_516_262,
        parkingTransfers: [{ fromYear: 2027, yearlyYen: 1_200_000 }],
        otherIncomes: [{ year: 2030, amountYen: 500_000, label: '補助金' }],
        rates: {
          priceRise: rise,
          interest: 0.002,
          tax: 0.12,
          temporaryWorks: 0.05,
          design: 0.08,
          arrears: 0.02,
        },
      },
    }),
  ).toEqual([
    '計画の期間を、30年から35年に変えます（2060年度まで）',
    '計画の始めの残高を、0円から41,516,262円に変えます',
    '積立金への繰入れ（ほかの会計から移すお金）を、2027年度から年1,200,000円にします（今は年0円）',
    '2030年度の補助金50万円の収入を見込みます',
    '工事費の値上がり（1年あたり）を、0％から2％に変えます',
    '預金の利息（1年あたり）を、0％から0.2％に変えます',
    '消費税の率を、10％から12％に変えます',
    '大規模修繕工事に足す仮設費の割合を、0％から5％に変えます',
    '大規模修繕工事に足す設計・監理費の割合を、0％から8％に変えます',
    '積立金のうち入らない割合を、0％から2％に変えます',
  ]);
  const priceRise = { ...rise, service: 0, building: 0 };
  expect(words({ settings: { ...settings, rates: { ...rates, priceRise } } })).toEqual([
    '設備の工事費の値上がり（1年あたり）を、0％から2％に変えます',
    '外構の工事費の値上がり（1年あたり）を、0％から2％に変えます',
  ]);
});

test('edits of the table are counted; a single one is named with what changed', () => {
  const [roof = plainItem, wall = plainItem] = plan.items;
  const pump = { ...plainItem, id: 'new', part: '排水ポンプ', work: '補修' };
  const edit = (changed: (typeof roof)[], removed: string[] = []) =>
    words({ edits: { changed, removed } });
  const dearer = { ...wall, unitPriceYen: 1, years: [2036] };
  expect(edit([dearer])).toEqual(['工事の表の「外壁塗装 塗替え」で、計画年度、単価を直しました']);
  expect(edit([pump])).toEqual(['工事の表に、「排水ポンプ 補修」を加えました']);
  expect(edit([], ['lift'])).toEqual(['工事の表から、「エレベーター 取替え」を消しました']);
  expect(edit([dearer, { ...roof, note: '調べた' }, pump], ['lift', 'pipe'])).toEqual([
    '工事の表を、2行直し、1行加え、2行消しました',
  ]);
  expect(edit([wall], ['gone'])).toEqual([]);
});

test('a trial of nothing says nothing, for any plan', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const some = anyPlan(seed);
      const { loans, levies, contribution } = some;
      const same = { ...noTrial, settings: some, loans, levies, steps: contribution.steps };
      expect(trialWords(some, noTrial)).toEqual([]);
      expect(trialWords(some, same)).toEqual([]);
      expect(trialWords(applyTrial(some, same), noTrial)).toEqual([]);
    }),
  );
});

test('every group can be named in a price change', () => {
  const items = groups.map(({ number }) => ({ ...plainItem, id: `${number}`, group: number }));
  const prices = groups.map(({ number }) => ({ itemId: null, group: number, percent: 1 }));
  const told = words({ prices }, { ...plan, items });
  expect(told).toHaveLength(19);
  expect(told.at(-1)).toBe('長期修繕計画作成費用を1％上げます');
});
