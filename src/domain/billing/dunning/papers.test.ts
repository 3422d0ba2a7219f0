import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { certifiedSheets } from './certified-text.ts';
import { instalments } from './instalments.ts';
import { type LetterFacts, letterOf } from './letter.ts';

const month = fc
  .tuple(fc.integer({ min: 2019, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const item = fc.record({
  itemId: fc.constantFrom('m', 'r', 'p'),
  item: fc.constantFrom('管理費', '修繕積立金', '駐車場使用料'),
  month,
  dueOn: month.map((it) => `${it}-27`),
  yen: fc.integer({ min: 1, max: 90_000 }),
  lateYen: fc.integer({ min: 0, max: 20_000 }),
});
const items = fc.array(item, { minLength: 1, maxLength: 60 });
const count = fc.integer({ min: 2, max: 60 });
const day = fc
  .tuple(month, fc.integer({ min: 1, max: 28 }))
  .map(([it, number]) => `${it}-${String(number).padStart(2, '0')}`);

function factsOf(owed: LetterFacts['items'], change: Partial<LetterFacts> = {}): LetterFacts {
  return {
    kind: 'reminder-2',
    associationName: 'みどり台マンション管理組合',
    buildingName: 'みどり台マンション',
    buildingAddress: '神奈川県横浜市緑区みどり台1丁目2番3号',
    chairName: '田中 一郎',
    number: '305',
    addressee: '山田 花子',
    address: '神奈川県横浜市緑区みどり台1丁目2番3号 305号室',
    writtenOn: '2026-12-01',
    asOf: '2026-12-01',
    deadline: '2026-12-15',
    payTo: '',
    lateRate: 1460,
    lateClause: '第60条第2項',
    items: owed,
    formerDebt: '',
    instalments: [],
    ...change,
  };
}

/** 横書き of 26 lines to a sheet has 20 letters to a line. */
const chars = 20;
const lines = 26;

const yenIn = (words = '') => Number(words.replaceAll(',', ''));

describe('whatever is owed', () => {
  test('X26: the sums of a letter come to its total, item by item', () => {
    fc.assert(
      fc.property(
        items,
        fc.constantFrom('reminder-1', 'reminder-2', 'reminder-3'),
        (owed, kind) => {
          const rows = letterOf(factsOf(owed, { kind })).tables[0]?.rows ?? [];
          const parts = rows.slice(0, -1).map((row) => yenIn(row.at(-1)));
          expect(parts).toEqual(owed.map(({ yen }) => yen));
          expect(yenIn(rows.at(-1)?.at(-1))).toBe(sumYen(parts));
        },
      ),
    );
  });

  test('X26: 内容証明 says the same total, and keeps to its sheets', () => {
    fc.assert(
      fc.property(items, (owed) => {
        const sheets = certifiedSheets(factsOf(owed, { kind: 'certified' }));
        const total = sumYen(owed.map(({ yen }) => yen));
        const words = sheets.flat().join('').normalize('NFKC').replaceAll(',', '');
        expect(words).toContain(`${total}円`);
        expect(sheets.every((sheet) => sheet.length <= lines)).toBe(true);
        expect(sheets.flat().filter((line) => [...line].length > chars)).toEqual([]);
      }),
    );
  });

  test('X27: a pledge pays back what it acknowledges, to the last yen', () => {
    fc.assert(
      fc.property(items, count, day, (owed, times, firstOn) => {
        const total = sumYen(owed.map(({ yen }) => yen));
        fc.pre(total >= times);
        const plan = instalments(total, { count: times, firstOn });
        const [acknowledged, paid] = letterOf(
          factsOf(owed, { kind: 'pledge', instalments: plan }),
        ).tables;
        expect(plan.every(({ yen }) => yen > 0)).toBe(true);
        expect(plan.every((it, index) => it.dueOn > (plan[index - 1]?.dueOn ?? ''))).toBe(true);
        expect(yenIn(acknowledged?.rows.at(-1)?.at(-1))).toBe(total);
        expect(yenIn(paid?.rows.at(-1)?.at(-1))).toBe(total);
        expect(paid?.rows.at(-2)?.[2]).toBe('0');
      }),
    );
  });
});
