import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from '#domain/repair-plan/register/problems-of.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { noTexts } from '#domain/repair-plan/register/unreadable-text.ts';
import { plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { isChange, pasteCells } from './paste-cells.ts';
import { type TypedField, typedFields, typedText } from './read-typed.ts';
import { splitTable } from './split-table.ts';

const lines: readonly RepairItem[] = ['a', 'b', 'c'].map((id) => ({ ...plainItem, id }));
const register = { ...plainPlan, items: lines };

function paste(
  field: TypedField,
  text: string,
  onto: readonly RepairItem[] = lines,
  unreadable = noTexts,
) {
  return pasteCells(register, { lines: onto, field, unreadable }, splitTable(text, '\t'));
}

function sentencesOf({ cells }: ReturnType<typeof paste>): string[] {
  return cells.flatMap((cell) => ('sentence' in cell ? [cell.sentence] : []));
}

test('a column of three prices goes to three lines, and is never one number', () => {
  const { changes, cells } = paste('unitPriceYen', '100,011\n001,200\r\n300\n');
  expect([...changes]).toEqual([
    ['a', { unitPriceYen: 100_011 }],
    ['b', { unitPriceYen: 1_200 }],
    ['c', { unitPriceYen: 300 }],
  ]);
  expect(cells[0]).toMatchObject({ text: '100,011', before: '1,000,000', after: '100,011' });
});

test('tabs go to the fields on the right: years, quantity, unit, price, and the amount needs nothing', () => {
  const read = paste('years', 'R17・R30\t１，２００．５\t㎡\t￥2,300\t2,761,150');
  expect([...read.changes]).toEqual([
    ['a', { years: [2035, 2048], quantity: 1_200.5, unit: '㎡', unitPriceYen: 2_300 }],
  ]);
  expect(sentencesOf(read)).toEqual([
    '金額は、数量×単価で計算します。貼り付ける必要はありません。',
  ]);
});

test('headings name the fields and their unit, wherever they stand', () => {
  const read = paste('years', '単価（千円）\t数量\t備考\n1.5\t3\t北側\n2,300\t4\t\n1万円\t5\t');
  expect(read.headings).toEqual(['単価（千円）', '数量', '備考']);
  expect([...read.changes]).toEqual([
    ['a', { quantity: 3, unitPriceYen: 1_500 }],
    ['b', { quantity: 4, unitPriceYen: 2_300_000 }],
    ['c', { quantity: 5, unitPriceYen: 10_000 }],
  ]);
  expect(sentencesOf(read)).toEqual(['「備考」の列は、この表の中には貼り付けられません。']);
});

test.each([
  ['単価（千円）', '1,200', 1_200_000],
  ['単価（万円）', '12.5', 125_000],
  ['単価 百万円', '３', 3_000_000],
  ['単価（円）', '1,200', 1_200],
  ['単価', '1,200', 1_200],
  ['単価（千円）', '1,200円', 1_200],
  ['単価（千円）', '1.005', 1_005],
] as const)('below 「%s」, %s is %d yen', (heading, text, yen) => {
  expect(paste('unitPriceYen', `${heading}\n${text}`).changes.get('a')).toEqual({
    unitPriceYen: yen,
  });
});

test('what cannot be read, or could not be calculated with, is refused one by one', () => {
  const read = paste('unitPriceYen', '約500\n-100\n1.2E+06\n#####');
  expect(read.changes.size).toBe(0);
  expect(sentencesOf(read)).toEqual([
    '単価（円）「約500」を読めません。「1,500」のように、数字で入れてください。',
    '単価がマイナスです。0以上の金額を入れてください。',
    '単価（円）「1.2E+06」を読めません。「1,500」のように、数字で入れてください。',
    '下に、貼り付ける先の行がありません。',
  ]);
  expect(sentencesOf(paste('unitPriceYen', '#####\n1'))).toEqual([
    '単価（円）が「#####」です。Excelで列の幅を広げてから、コピーし直してください。',
  ]);
  expect(sentencesOf(paste('years', '2090\t\n2035'))).toEqual([
    '2090年度は計画期間（2026〜2055年度）の外です。',
    '数量を入れてください。',
  ]);
});

test('quantity and price that are too much together are not both taken', () => {
  const read = paste('quantity', '5000\t式\t10000000');
  expect(sentencesOf(read)).toEqual(['金額が100億円を超えます。桁を確かめてください。']);
  expect(read.changes.get('a')).toEqual({ quantity: 5_000 });
  const after = { ...plainItem, ...read.changes.get('a') };
  expect(problemsOf({ ...register, items: [after] })).toEqual([]);
});

test('an empty cell means no planned year, and is refused where there has to be something', () => {
  const planned = lines.map((line) => ({ ...line, years: [2035] }));
  const read = paste('years', '\t\t\t\n2040\t2\t台\t5', planned);
  expect([...read.changes]).toEqual([
    ['a', { years: [] }],
    ['b', { years: [2040], quantity: 2, unit: '台', unitPriceYen: 5 }],
  ]);
  expect(sentencesOf(read)).toHaveLength(3);
});

test('a value that is pasted over a text nobody can read is a change, also where it is the value under the text', () => {
  const abc = { itemId: 'b', field: 'unitPriceYen', sentence: '読めません。', text: 'abc' };
  const { cells, changes } = paste('unitPriceYen', '1,000,000\n1,000,000', lines, [abc]);
  expect(cells).toMatchObject([
    { before: '1,000,000', covering: undefined, after: '1,000,000' },
    { before: '1,000,000', covering: 'abc', after: '1,000,000' },
  ]);
  expect(cells.map((cell) => 'field' in cell && isChange(cell))).toEqual([false, true]);
  expect(changes.size).toBe(0);
});

test('a wrong value under a text is not excused when it is pasted again', () => {
  const wrong = [{ ...plainItem, id: 'a', unitPriceYen: -1 }];
  const abc = { itemId: 'a', field: 'unitPriceYen', sentence: '読めません。', text: 'abc' };
  expect(sentencesOf(paste('unitPriceYen', '-1\n', wrong, [abc]))).toEqual([
    '単価がマイナスです。0以上の金額を入れてください。',
  ]);
});

const styles: readonly ((yen: number) => string)[] = [
  (yen) => `${yen}`,
  (yen) => yen.toLocaleString('ja-JP'),
  (yen) => `￥${yen.toLocaleString('ja-JP')}`,
  (yen) => `${yen.toLocaleString('ja-JP')}円`,
  (yen) => yen.toLocaleString('ja-JP').replace(/[\d,]/g, fullWidth),
  (yen) => `"${yen.toLocaleString('ja-JP')} "`,
];

function fullWidth(sign: string): string {
  return String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0);
}

const manyLines = Array.from({ length: 12 }, (_, index) => ({ ...plainItem, id: `line-${index}` }));
const price = fc.record({
  yen: fc.nat(9_999_999_999),
  style: fc.constantFrom(...styles),
});

test('prices as a spreadsheet writes them are taken exactly, each in its line', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 2, maxLength: 12 }), (prices) => {
      const text = prices.map(({ yen, style }) => style(yen)).join('\n');
      const { changes, cells } = paste('unitPriceYen', text, manyLines);
      expect(sentencesOf({ changes, cells, headings: null })).toEqual([]);
      prices.forEach(({ yen }, index) => {
        const line = manyLines[index];
        expect({ ...line, ...changes.get(line?.id ?? '') }.unitPriceYen).toBe(yen);
      });
    }),
  );
});

const someText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/["\t\r\n]/g, '')),
  fc.integer({ min: -10, max: 3_000 }).map(String),
  fc.constantFrom('', '2035', 'R17', '1,000', '１２', '千円', '-', '単価', '数量（千円）'),
);

test('whatever is pasted, every cell is taken as it stands or refused, and nothing else changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(someText, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...typedFields),
      (rows, field) => {
        const { cells, changes, headings } = pasteCells(
          register,
          { lines, field, unreadable: noTexts },
          rows,
        );
        for (const cell of cells) {
          expect(cell.text).toBe(rows[cell.rowNumber - 1]?.[cell.columnNumber - 1]);
        }
        const told = new Set(cells.map((cell) => `${cell.rowNumber} ${cell.columnNumber}`));
        const filled = rows
          .slice(headings ? 1 : 0)
          .flatMap((texts, index) =>
            texts.flatMap((text, column) =>
              text.trim() === '' ? [] : [`${index + (headings ? 2 : 1)} ${column + 1}`],
            ),
          );
        expect(filled.filter((it) => !told.has(it))).toEqual([]);
        for (const [id, fields] of changes) {
          const line = { ...plainItem, id };
          const after = { ...line, ...fields };
          expect(problemsOf({ ...register, items: [after] })).toEqual([]);
          const taken = cells.filter((cell) => 'field' in cell && cell.line.id === id);
          for (const name of typedFields) {
            const cell = taken.find((it) => 'field' in it && it.field === name);
            const shown = cell && 'field' in cell ? cell.after : typedText(line, name);
            expect(typedText(after, name)).toBe(shown);
          }
        }
      },
    ),
    { numRuns: 400 },
  );
});
