import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '#domain/repair-plan/register/group.ts';
import { problemsOf } from '#domain/repair-plan/register/problems-of.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import type { Cell } from './cell.ts';
import { mergeLines, withGroups } from './merge-lines.ts';
import { readCycle, readGroup } from './read-choice.ts';
import { readDate, readYears } from './read-date.ts';
import { readLines } from './read-lines.ts';
import { readNumber } from './read-number.ts';
import { registerColumns } from './register-columns.ts';
import { registerRow } from './register-row.ts';
import { splitTable } from './split-table.ts';

const headers = registerColumns.map(({ header }) => header);
const register = { ...plainPlan, items: [plainItem] };

function idMaker() {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}

function merged(rows: readonly (readonly Cell[])[], replace: 'matching' | 'all' = 'matching') {
  return mergeLines(register, readLines(rows).lines, { replace, makeId: idMaker() });
}

test.each([
  ['１，２３４円', 1_234],
  ['￥1,234', 1_234],
  ['△500', -500],
  ['▲ 1,500 円', -1_500],
  ['(500)', -500],
  ['-3', -3],
  ['1億2,000万円', 120_000_000],
  ['85万', 850_000],
  ['1,200千円', 1_200_000],
  ['1.5百万円', 1_500_000],
  ['1.23456万', undefined],
  ['￥-1,234', -1_234],
  ['1.2E+06', undefined],
  ['12.34', 12.34],
  ['1,23', undefined],
  ['約500', undefined],
  ['500/㎡', undefined],
  ['', undefined],
  [7.5, 7.5],
] as const)('the number in %j is %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ['2035、2048', [2035, 2048]],
  ['2035・2048年度', [2035, 2048]],
  ['2035, 2048', [2035, 2048]],
  ['2035/2048', [2035, 2048]],
  ['R17', [2035]],
  ['令和17年度 令和30年度', [2035, 2048]],
  ['平成元年', [1989]],
  ['２０３５', [2035]],
  [2035, [2035]],
  ['2036/3/31', [2035]],
  ['', []],
  ['－', []],
  ['17年', undefined],
  ['2035〜2037', undefined],
] as const)('the years in %j are %j', (text, years) => {
  expect(readYears(text)).toEqual(years);
});

test.each([
  ['2026/11/21', '2026-11-21'],
  ['2026年11月21日', '2026-11-21'],
  ['R8.11.21', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026年4月', '2026-04-01'],
  ['令和8年度', '2026-04-01'],
  [46347, '2026-11-21'],
  ['2026/2/30', undefined],
  ['来年', undefined],
  [12, undefined],
] as const)('the day in %j is %j', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test('a cycle is a range, one number, or none', () => {
  expect(readCycle('12〜15年')).toEqual({ loYears: 12, hiYears: 15 });
  expect(readCycle('12年～15年')).toEqual({ loYears: 12, hiYears: 15 });
  expect(readCycle('12-15')).toEqual({ loYears: 12, hiYears: 15 });
  expect(readCycle(5)).toEqual({ loYears: 5, hiYears: 5 });
  expect(readCycle('周期なし')).toBeNull();
  expect(readCycle('ときどき')).toBeUndefined();
});

test('a group is told by its number or its name', () => {
  expect(readGroup('4 外壁塗装等')).toBe(4);
  expect(readGroup('④')).toBe(4);
  expect(readGroup('外壁塗装等工事')).toBe(4);
  expect(readGroup('Ⅴ. 鉄部')).toBeUndefined();
  expect(readGroup('25')).toBeUndefined();
  for (const { number, name } of groups) expect(readGroup(name)).toBe(number);
});

test('quoted cells keep their tabs, commas and line breaks', () => {
  expect(splitTable('a\t"b\n""c"""\t\r\nd\t5" 管')).toEqual([
    ['a', 'b\n"c"', ''],
    ['d', '5" 管'],
  ]);
  expect(splitTable('部分,数量\n"外壁、東","1,200"\n')).toEqual([
    ['部分', '数量'],
    ['外壁、東', '1,200'],
  ]);
  expect(splitTable('')).toEqual([[]]);
});

test('a table with a header is read by its names, wherever they stand', () => {
  const { items, added, left } = merged([
    ['みどり坂レジデンス 長期修繕計画'],
    [],
    ['部位', '修繕工事の内容', '単価（円）', '数量', '単位', '実施年度', '分類'],
    ['外壁塗装', '塗替え', '2,300', '1,200.5', '㎡', '2035・2048', '外壁塗装等'],
    ['屋上防水（露出）', '撤去・新設', 8_000, 500, '㎡', 2035, 2],
    ['小計', '', '', '', '', '', ''],
  ]);
  expect(left).toEqual([]);
  expect(added.map(({ rowNumber }) => rowNumber)).toEqual([4, 5]);
  expect(items.slice(1)).toMatchObject([
    {
      id: 'new-1',
      group: 4,
      part: '外壁塗装',
      quantity: 1_200.5,
      unitPriceYen: 2_300,
      years: [2035, 2048],
    },
    { id: 'new-2', group: 2, work: '撤去・新設', unitPriceYen: 8_000, tax: 'excluded' },
  ]);
});

test('without a header the columns are those of the standard form, and headings name the group', () => {
  const { items } = merged(
    splitTable(
      '4 外壁塗装等\n\t外壁塗装\t塗替え\t12〜15\tR17\t100\t㎡\t2,000'.replace('等\n', '等\t\n'),
    ),
  );
  expect(items.at(-1)).toMatchObject({
    group: 4,
    cycle: { loYears: 12, hiYears: 15 },
    years: [2035],
  });
});

test('prices and amounts below 千円 are yen, whether the heading or a note above says so', () => {
  const { items } = merged([
    ['部分', '工事', '数量', '単位', '単価（千円）', '金額（千円）'],
    ['外壁塗装', '塗替え', 2, '式', '1,500.5', '3,001'],
    ['軒天塗装', '塗替え', '', '', '', '85'],
  ]);
  expect(items.slice(1).map(({ unitPriceYen }) => unitPriceYen)).toEqual([1_500_500, 85_000]);
  const noted = merged([
    ['工事の一覧', '', '', '（単位：千円）'],
    ['部分', '工事', '数量', '単価', '単価の日付'],
    ['外壁塗装', '塗替え', '2', '1,500', ''],
    ['軒天塗装', '塗替え', '2', '900円', ''],
  ]);
  expect(noted.items.slice(1).map(({ unitPriceYen }) => unitPriceYen)).toEqual([1_500_000, 900]);
});

test('a person may say what a column holds', () => {
  const rows = [
    ['外壁塗装', '塗替え', '1,200', '㎡', '2,300'],
    ['軒天塗装', '塗替え', '80', '㎡', '2,100'],
  ];
  const chosen = new Map(
    (['part', 'work', 'quantity', 'unit', 'unitPriceYen'] as const).map((it, index) => [index, it]),
  );
  const { lines, columns } = readLines(rows, chosen);
  expect(columns.flatMap(({ column }) => column?.field ?? []).slice(0, 3)).toEqual([
    'part',
    'work',
    'quantity',
  ]);
  expect(lines.map(({ fields }) => fields)).toMatchObject([
    { part: '外壁塗装', quantity: 1_200, unit: '㎡', unitPriceYen: 2_300 },
    { part: '軒天塗装', quantity: 80 },
  ]);
});

test('a group that nobody wrote is chosen for its row, and a wrong one is put right', () => {
  const { lines } = readLines([
    ['分類', '部分', '数量', '単位', '単価'],
    ['', '太陽光パネル', '1', '式', '500'],
    ['その他', '宅配ボックス', '1', '台', '700'],
  ]);
  const merge = (chosen: ReadonlyMap<number, number>) =>
    mergeLines(register, withGroups(lines, chosen), { replace: 'matching', makeId: idMaker() });
  expect(merge(new Map()).left).toHaveLength(2);
  const { left, added } = merge(
    new Map([
      [2, 12],
      [3, 17],
    ]),
  );
  expect(left).toEqual([]);
  expect(added.map(({ item }) => item.group)).toEqual([12, 17]);
});

test('a line of the same name is replaced and keeps what the file does not tell', () => {
  const { replaced, added, items } = merged([
    ['分類', '部分', '工事', '単価'],
    [2, '屋上防水（露出）', '補修', '1,200,000'],
  ]);
  expect(added).toEqual([]);
  expect(replaced).toHaveLength(1);
  expect(items).toEqual([{ ...plainItem, unitPriceYen: 1_200_000 }]);
});

test('a lump sum is one at its amount, and an amount that does not fit is told', () => {
  const { items, replaced } = merged([
    ['部分', '工事', '数量', '単位', '単価', '金額'],
    ['外壁塗装', '塗替え', '', '', '', '3,000,000'],
    ['屋上防水（露出）', '補修', '2', '式', '1,000', '3,000'],
  ]);
  expect(items.at(-1)).toMatchObject({
    group: 4,
    quantity: 1,
    unit: '式',
    unitPriceYen: 3_000_000,
  });
  expect(replaced[0]?.remarks).toEqual([
    '金額3,000円は、数量×単価の2,000円と合いません。数量と単価を使います。',
  ]);
});

test('a cell that cannot be read leaves its line out, with a sentence', () => {
  const { left, items } = merged([
    ['分類', '部分', '数量', '単価', '計画年度'],
    [4, '外壁塗装', '約100', '', '2035'],
    [4, '軒天塗装', { formula: 'A1*2' }, 500, ''],
  ]);
  expect(items).toEqual([plainItem]);
  expect(left.map(({ sentences }) => sentences)).toEqual([
    [
      '数量「約100」を読めません。「12.5」のように、数字で入れてください。',
      '単価が空です。まだ分からないときは0と入れてください。',
    ],
    [
      '数量が計算式で、その答えがファイルに入っていません。Excelで開いて保存し直すか、値で貼り付けてください。',
    ],
  ]);
});

test('a file in place of the register takes out what it does not have', () => {
  const { removed, items } = merged(
    [headers, registerRow({ ...plainItem, id: 'b', part: '庇' })],
    'all',
  );
  expect(removed).toEqual([plainItem]);
  expect(items.map(({ id }) => id)).toEqual(['b']);
});

test('a row copied in the spreadsheet becomes a line of its own', () => {
  const row = registerRow(plainItem);
  const { items, same } = merged([headers, row, row.with(1, '庇・笠木')]);
  expect(same).toHaveLength(1);
  expect(items.map(({ id, part }) => [id, part])).toEqual([
    ['a', '屋上防水（露出）'],
    ['new-1', '庇・笠木'],
  ]);
});

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const name = text.filter((it) => it.trim() !== '');
const year = fc.integer({ min: 2026, max: 2055 });
const anyItem: fc.Arbitrary<RepairItem> = fc
  .record({
    id: fc.uuid(),
    group: fc.integer({ min: 1, max: 19 }),
    part: name,
    work: text,
    cycle: fc.option(
      fc
        .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 20 }))
        .map(([loYears, more]) => ({ loYears, hiYears: loYears + more })),
    ),
    years: fc.uniqueArray(year, { maxLength: 5 }),
    quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100),
    unit: name,
    unitPriceYen: fc.nat(1_000_000),
    priceSource: text,
    pricedOn: fc.option(fc.constantFrom('2020-02-29', '2026-11-21', '2015-04-01')),
    lastDoneYear: fc.option(fc.integer({ min: 1990, max: 2026 })),
    condition: fc.constantFrom('good', 'fair', 'poor', 'unknown'),
    tax: fc.constantFrom('excluded', 'included', 'exempt'),
    isMajorWork: fc.boolean(),
    note: text,
  })
  .filter((item) => problemsOf({ ...register, items: [item] }).length === 0);

test('a register written and read again is the same, into an empty one or into itself', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 8 }), (items) => {
      const { lines } = readLines([headers, ...items.map(registerRow)]);
      const options = { replace: 'all', makeId: idMaker() } as const;
      expect(mergeLines({ ...register, items: [] }, lines, options).items).toEqual(items);
      const again = mergeLines({ ...register, items }, lines, options);
      expect(again.items).toEqual(items);
      expect(again.same).toHaveLength(items.length);
    }),
    { numRuns: 300 },
  );
});

test('new prices without groups find their lines by part and work', () => {
  const { items, added } = mergeLines(
    { ...register, items: [{ ...plainItem, group: 7, part: '集会室', work: '内装' }] },
    readLines([
      ['部分', '工事', '単価'],
      ['集会室', '内装', '5'],
    ]).lines,
    { replace: 'matching', makeId: idMaker() },
  );
  expect(added).toEqual([]);
  expect(items).toMatchObject([{ group: 7, unitPriceYen: 5 }]);
});
