import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { project } from '#domain/repair-plan/projection/project.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { mergeLines } from '#domain/repair-plan/register-file/merge-lines.ts';
import { planWorkbook } from '#domain/repair-plan/register-file/plan-workbook.ts';
import { readLines } from '#domain/repair-plan/register-file/read-lines.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { decodeText } from './decode-text.ts';
import { readSheets, writeSheets } from './hucre-adapter.ts';
import { readTableFile } from './read-table-file.ts';
import { zipFault } from './zip-fault.ts';

const facts = { associationName: 'グリーンテラス管理組合', on: '2026-11-21' };

function fileOf(items: readonly RepairItem[]): Promise<Uint8Array> {
  const plan = { ...plainPlan, items };
  return writeSheets(planWorkbook({ ...facts, plan, projection: project(plan) }));
}

async function itemsIn(bytes: Uint8Array): Promise<readonly RepairItem[]> {
  const [works] = await readSheets(bytes);
  const { lines } = readLines(works?.rows ?? []);
  const register = { ...plainPlan, items: [] };
  return mergeLines(register, lines, { replace: 'all', makeId: () => 'new' }).items;
}

test('a workbook written and read again holds the same register', async () => {
  for (const seed of [1, 2, 3]) {
    const items = anyPlan(seed, { itemCount: 80 }).items.toSorted((a, b) => a.group - b.group);
    const bytes = await fileOf(items);
    expect(zipFault(bytes)).toBeNull();
    expect(await itemsIn(bytes)).toEqual(items);
  }
});

test('any text comes back as it was: signs, formulas, line breaks, spaces', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '=1+1',
      '0123',
      ' a ',
      'x\ny',
      '_x000D_',
      '<b>&amp;',
      "'",
      '髙﨑𠮷🙂',
      '2035',
      '\ufffe\uffff',
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (notes) => {
      const items = notes.map((note, index) => ({ ...plainItem, id: `i${index}`, note }));
      expect(await itemsIn(await fileOf(items))).toEqual(items);
    }),
    { numRuns: 40 },
  );
});

test('every part of a workbook is sound XML, whatever somebody typed', async () => {
  const odd = ['\u0000\u0001', '\ud83d', '\ufffe\uffff', '<b>&amp;', ']]>', '\u202e', '_xFFFF_'];
  const bytes = await fileOf(odd.map((note, index) => ({ ...plainItem, id: `i${index}`, note })));
  const parts = Object.entries(unzipSync(bytes));
  expect(parts.map(([name]) => name)).toContain('xl/sharedStrings.xml');
  const broken = parts.filter(([, part]) => {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(part);
    return (
      XMLValidator.validate(text) !== true ||
      /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text)
    );
  });
  expect(broken.map(([name]) => name)).toEqual([]);
});

test('the workbook has three sheets with numbers and results, not texts', async () => {
  const plan = anyPlan(5);
  const projection = project(plan);
  const sheets = await readSheets(await writeSheets(planWorkbook({ ...facts, plan, projection })));
  expect(sheets.map(({ name }) => name)).toEqual(['工事の表', '収支計画', '前提']);
  const years = sheets[1]?.rows.slice(5, 35) ?? [];
  expect(years.map((row) => row[13])).toEqual(projection.years.map(({ closingYen }) => closingYen));
});

test('a formula without its result is told from an empty cell', async () => {
  const bytes = await writeSheets([
    {
      name: '表',
      widths: [10],
      headerRow: null,
      frozenColumns: 0,
      rows: [{ look: 'plain', cells: [{ value: null, formula: 'A2*2' }, { value: null }] }],
    },
  ]);
  expect((await readSheets(bytes))[0]?.rows).toEqual([[{ formula: 'A2*2' }, null]]);
});

/** The table of contents of a zip file, with the sizes it declares. */
function zipOf(sizes: readonly number[], packed = 1_000): Uint8Array {
  const bytes = new Uint8Array(46 * sizes.length + 22);
  const view = new DataView(bytes.buffer);
  sizes.forEach((size, index) => {
    view.setUint32(46 * index, 0x02014b50, true);
    view.setUint32(46 * index + 20, packed, true);
    view.setUint32(46 * index + 24, size, true);
  });
  view.setUint32(46 * sizes.length, 0x06054b50, true);
  view.setUint16(46 * sizes.length + 10, sizes.length, true);
  return bytes;
}

test('a file that unfolds to too much, or is cut, is not unpacked', () => {
  expect(zipFault(zipOf([1_000, 2_000]))).toBeNull();
  expect(zipFault(zipOf([60_000_000], 30_000_000))).toContain('大きすぎる');
  expect(zipFault(zipOf([3_000_000], 3_000))).toContain('大きすぎる');
  expect(zipFault(zipOf(Array.from({ length: 5_001 }, () => 1)))).toContain('大きすぎる');
  expect(zipFault(zipOf([1_000]).slice(10))).toContain('壊れている');
  expect(zipFault(new Uint8Array([80, 75, 3, 4]))).toContain('壊れている');
});

test('Japanese text files are read whatever program wrote them', () => {
  expect(decodeText(new TextEncoder().encode('\uFEFF部分'))).toBe('部分');
  expect(decodeText(new Uint8Array([0x95, 0x94, 0x95, 0xaa]))).toBe('部分');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xe8, 0x90]))).toBe('部');
  expect(decodeText(new Uint8Array([0, 1, 2, 0xff]))).toBeNull();
});

test('what is no table is refused with what to do', async () => {
  const sentenceFor = async (bytes: readonly number[], name = 'a.xlsx') => {
    const found = await readTableFile(new File([new Uint8Array(bytes)], name));
    return 'sentence' in found ? found.sentence : '';
  };
  expect(await sentenceFor([])).toContain('空です');
  expect(await sentenceFor([0xd0, 0xcf, 0x11, 0xe0])).toContain('.xlsxにしてください');
  expect(await sentenceFor([0x25, 0x50, 0x44, 0x46])).toContain('PDF');
  expect(await sentenceFor([0x89, 0x50, 0x4e, 0x47, 0, 0])).toContain('選んでください');
  expect(await sentenceFor([0x50, 0x4b, 3, 4, 0])).toContain('壊れている');
});
