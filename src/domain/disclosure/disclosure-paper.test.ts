import { expect, test } from 'vitest';
import type { PaperBlock } from '#domain/statements/pack/printed-paper.ts';
import type { DisclosureFacts, DisclosureOrder } from './disclosure-facts.ts';
import { disclosurePaper } from './disclosure-paper.ts';
import { disclosureQuestions } from './disclosure-questions.ts';

/** 305号室 of みどり台: eight months late with 15,400 and 14,000. */
const facts: DisclosureFacts = {
  today: '2026-04-10',
  associationName: 'みどり台マンション管理組合',
  building: {
    name: 'みどり台マンション',
    address: '神奈川県',
    structure: '鉄筋コンクリート造',
    storeys: 7,
    completedOn: '2006-03-20',
  },
  dwellingCount: 48,
  dwelling: { number: '305', areaM2: 70 },
  officers: { directors: 5, auditors: 1 },
  planned: null,
  fiscalYear: { startsOn: '2026-04-01', endsOn: '2027-03-31' },
  bylaws: ['管理規約'],
  parking: { total: 20, free: 2 },
  month: '2026-04',
  dues: [
    { item: '管理費', fund: '管理費会計', monthlyYen: 15_400, lateYen: 123_200 },
    { item: '修繕積立金', fund: '修繕積立金会計', monthlyYen: 14_000, lateYen: 112_000 },
  ],
  formerDebt: '',
  awaited: [],
  comingRates: [],
  lateRate: 1_460,
  due: { day: 27, monthsBefore: 1 },
  settlement: {
    fiscalYear: 2025,
    endsOn: '2026-03-31',
    loanYen: 0,
    funds: [
      {
        fund: '管理費会計',
        incomeYen: 11_149_840,
        expenseYen: 10_845_660,
        carriedYen: 3_716_830,
        assetsYen: 5_183_430,
        liabilitiesYen: 1_466_600,
      },
    ],
  },
  houseArrears: { reserveYen: 140_000, otherYen: 203_400 },
  plan: { madeOn: '2025-05-25', draftOn: null, resolvedOn: null, from: 2025, until: 2054 },
  insurances: [],
  management: [],
  meetings: [
    { title: '第20期 通常総会', heldOn: '2025-05-25', items: ['決算報告：可決', '予算案：可決'] },
  ],
};
const order: DisclosureOrder = {
  asker: 'agent',
  askerName: '港北不動産　田中',
  license: '神奈川県知事(3)第00000号',
  reason: '媒介契約にもとづく売却のため',
  askedOn: '2026-04-08',
  feeYen: 11_000,
};

const rowsOf = (blocks: readonly PaperBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : []));
const cells = (given: Partial<DisclosureFacts> = {}, answers = {}) =>
  rowsOf(
    disclosurePaper({ facts: { ...facts, ...given }, issue: { number: 3, order }, answers }).blocks,
  ).map((row) => row.cells);

test('says what this dwelling pays and is late with, to the yen', () => {
  const all = cells();
  expect(all).toContainEqual(['管理費', '管理費会計', '15,400', '123,200']);
  expect(all).toContainEqual(['合計', '', '29,400', '235,200']);
  expect(all).toContainEqual(['組合全体の滞納', '修繕積立金 140,000円、管理費など 203,400円']);
  expect(all).toContainEqual(['遅延損害金', '年14.6%']);
  expect(all).toContainEqual([
    '管理費会計',
    '11,149,840',
    '10,845,660',
    '3,716,830',
    '5,183,430',
    '1,466,600',
  ]);
});

test('names its number, its day and who asked', () => {
  const all = cells();
  expect(all).toContainEqual(['番号', '第3号']);
  expect(all).toContainEqual(['依頼した宅建業者', '港北不動産　田中']);
  expect(all).toContainEqual(['手数料', '11,000円']);
  expect(all).toContainEqual(['第20期 通常総会', '2025年5月25日　決算報告：可決　予算案：可決']);
});

test('what nobody has looked at is 未確認, each point of it, and nothing else is', () => {
  const unknown = (rows: readonly (readonly string[])[]) =>
    rows.filter(([, words]) => words === '未確認').map(([name]) => name);
  expect(unknown(cells())).toEqual(
    expect.arrayContaining(disclosureQuestions.map(({ title }) => title)),
  );
  const answers = Object.fromEntries(disclosureQuestions.map(({ key }) => [key, 'なし']));
  expect(unknown(cells({}, answers))).toEqual(['共用部分の保険', '計画の決議', '管理の委託']);
  expect(unknown(cells({ settlement: null, houseArrears: null, plan: null }, answers))).toEqual(
    expect.arrayContaining(['組合全体の滞納', '借入金', '長期修繕計画']),
  );
});

test('a plan that was looked over after the meeting is not called decided', () => {
  const plan = {
    madeOn: '2026-06-20',
    draftOn: null,
    resolvedOn: '2023-05-28',
    from: 2026,
    until: 2055,
  };
  const decided = (of: typeof plan) => cells({ plan: of }).find(([name]) => name === '計画の決議');
  expect(decided(plan)?.[1]).toBe('2023年5月28日の総会（そのあとの見直しは含みません）');
  expect(decided({ ...plan, madeOn: '2023-05-01' })?.[1]).toBe('2023年5月28日の総会');
});

test('a draft that was saved is no plan, and what members are to decide is told', () => {
  const plan = {
    madeOn: '2023-05-28',
    draftOn: '2026-11-24',
    resolvedOn: null,
    from: 2023,
    until: 2052,
  };
  const planned = { heldOn: '2027-05-23', titles: ['修繕積立金の額の改定'] };
  const rows = new Map(cells({ plan, planned }).map(([name, words]) => [name, words]));
  expect(rows.get('長期修繕計画')).toBe(
    '2023年度から2052年度まで（2023年5月28日に作成・見直し）。総会でまだ決めていない見直しの案があります（2026年11月24日に保存）',
  );
  expect(rows.get('次の総会の議題（お金）')).toBe('2027年5月23日：修繕積立金の額の改定');
  expect(rows.get('役員の人数')).toBe('6人（理事5人、監事1人）');
});

test('an answer of blanks alone is no answer', () => {
  expect(cells({}, { quake: '　 ' })).toContainEqual(['耐震診断', '未確認']);
  expect(cells({}, { quake: '2019年に実施' })).toContainEqual(['耐震診断', '2019年に実施']);
});
