import { describe, expect, test } from 'vitest';
import { sumYen } from '#domain/money.ts';
import { certifiedLimits, certifiedSheets, unwritableIn } from './certified-text.ts';
import { nextStep } from './dunning.ts';
import { instalments } from './instalments.ts';
import { type LetterFacts, letterOf } from './letter.ts';

const months = [
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
];
const facts: LetterFacts = {
  kind: 'reminder-2',
  associationName: 'みどり台マンション管理組合',
  buildingName: 'みどり台マンション',
  buildingAddress: '神奈川県横浜市緑区みどり台1丁目2番3号',
  chairName: '田中 一郎',
  number: '305',
  addressee: '山田 花子',
  address: '神奈川県横浜市緑区みどり台1丁目2番3号 305号室',
  writtenOn: '2026-03-31',
  asOf: '2026-03-31',
  deadline: '2026-04-14',
  payTo: '澄川銀行みどり台支店 普通預金 1234567',
  lateRate: 1460,
  lateClause: '第60条第2項',
  items: months.flatMap((month) => [
    { itemId: 'm', item: '管理費', month, dueOn: '2025-07-28', yen: 15_400, lateYen: 100 },
    { itemId: 'r', item: '修繕積立金', month, dueOn: '2025-07-28', yen: 14_000, lateYen: 90 },
  ]),
  formerDebt: '',
  instalments: [],
};

test('the steps come one after the other, each in its time', () => {
  expect(nextStep(1, [])).toBe('reminder-1');
  expect(nextStep(1, ['reminder-1'])).toBeNull();
  expect(nextStep(3, ['reminder-1'])).toBe('reminder-2');
  expect(nextStep(5, ['reminder-1', 'reminder-2', 'reminder-3'])).toBe('certified');
  expect(nextStep(5, ['reminder-1', 'pledge'])).toBe('reminder-2');
  expect(nextStep(9, ['reminder-1', 'reminder-2', 'reminder-3', 'certified'])).toBeNull();
});

describe('a letter', () => {
  test('says every month and item, and what they come to', () => {
    const { tables, to, facts: told } = letterOf(facts);
    expect(tables[0]?.rows).toHaveLength(17);
    expect(tables[0]?.rows[0]).toEqual(['令和7年8月分', '管理費', '令和7年7月28日', '15,400']);
    expect(tables[0]?.rows.at(-1)).toEqual(['合計', '', '', '235,200']);
    expect(to).toEqual(['神奈川県横浜市緑区みどり台1丁目2番3号 305号室', '山田 花子 様']);
    expect(told).toContainEqual(['お振込みの名義', '部屋番号とお名前（例：305 山田）']);
  });

  test('of the first step neither threatens nor speaks of late charges', () => {
    const words = letterOf({ ...facts, kind: 'reminder-1' }).paragraphs.join('');
    expect(words).not.toMatch(/遅延損害金|手続|訴訟/);
    expect(words).toContain('行き違い');
  });

  test('of the second names the late charge and asks for a talk, of the third what may follow', () => {
    const second = letterOf(facts).paragraphs.join('');
    expect(second).toContain('年14.6％');
    expect(second).toContain('1,520円');
    expect(second).not.toContain('訴訟');
    expect(letterOf({ ...facts, kind: 'reminder-3' }).paragraphs.join('')).toContain('訴訟');
    expect(letterOf({ ...facts, lateRate: 0 }).paragraphs.join('')).not.toContain('遅延損害金');
  });
});

describe('内容証明', () => {
  const certified = { ...facts, kind: 'certified' } as const;

  test('keeps to its lines and letters, with room for the stamps', () => {
    const sheets = certifiedSheets(certified);
    for (const sheet of sheets) {
      expect(sheet.length).toBeLessThanOrEqual(certifiedLimits.lines);
      expect(sheet.filter((line) => [...line].length > certifiedLimits.characters)).toEqual([]);
    }
    expect(sheets.at(-1)?.length).toBeLessThanOrEqual(21);
    expect(unwritableIn(certified)).toEqual([]);
  });

  test('says the whole in full width, months that follow each other in one line', () => {
    const text = certifiedSheets(certified).flat().join('');
    expect(text).toContain('管理費　令和７年８月分から令和８年３月分まで　金１２３，２００円');
    expect(text).toContain('合計　金２３５，２００円');
    expect(text).toContain('年１４．６％');
    const gap = { ...certified, items: facts.items.filter(({ month }) => month !== '2025-10') };
    expect(certifiedSheets(gap).flat().join('')).toContain('令和７年８月分から令和７年９月分まで');
  });

  test('of any length leaves room for the stamps', () => {
    const first = facts.items[0];
    if (!first) throw new Error('nothing');
    for (let count = 1; count <= 40; count += 1) {
      const items = Array.from({ length: count }, (_, at) => ({
        ...first,
        item: `費目${'一二三四五六七八九'[at % 9]}${at}`,
      }));
      const sheets = certifiedSheets({ ...certified, items });
      expect(sheets.at(-1)?.length).toBeLessThanOrEqual(21);
      expect(sheets.filter((sheet) => sheet.length > 26 || sheet.length === 0)).toEqual([]);
    }
  });

  test('tells what the post office does not take', () => {
    expect(unwritableIn({ ...certified, addressee: '山田☺花子' })).toEqual(['☺']);
  });
});

describe('分割納付', () => {
  test('comes to what is owed, the rest with the last', () => {
    const plan = instalments(235_200, { count: 9, firstOn: '2026-01-31' });
    expect(plan.slice(0, 3).map(({ dueOn }) => dueOn)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
    expect(plan[0]?.yen).toBe(26_133);
    expect(plan.at(-1)?.yen).toBe(26_136);
    expect(sumYen(plan.map(({ yen }) => yen))).toBe(235_200);
  });

  test('is a paper that acknowledges each month, with nothing left at its end', () => {
    const plan = instalments(235_200, { count: 12, firstOn: '2026-04-27' });
    const pledge = letterOf({
      ...facts,
      kind: 'pledge',
      instalments: plan,
      addressee: '山田 花子、山田 太郎',
    });
    expect(pledge.paragraphs[0]).toContain('235,200円の支払義務があることを認めます');
    expect(pledge.tables[0]?.rows.at(-1)?.at(-1)).toBe('235,200');
    expect(pledge.tables[1]?.rows.at(-1)?.at(-1)).toBe('235,200');
    expect(pledge.tables[1]?.rows.at(-2)?.[2]).toBe('0');
    expect(pledge.signs).toEqual(['山田 花子', '山田 太郎']);
  });
});
