import { expect, test } from 'vitest';
import { besideLines } from './beside-lines.ts';
import { exampleItem, examplePassage } from './testing/example-evidence.ts';

const about = {
  sourceTitle: '総会議事録',
  heading: '第3号議案',
  category: 'general-meeting',
} as const;
const result = exampleItem(examplePassage({ id: 'm#1', text: '決議： 可決', ...about }), 0.9);
const opinion = '意見（A、反対）　納得できない。';
const opinions = exampleItem(examplePassage({ id: 'm#2', text: opinion, ...about }), 0.8);

function besides(understood: string) {
  const lines = besideLines(result, [opinions], { understood, kind: 'other' });
  return lines.map(({ markdown }) => markdown);
}

test('what members said of a motion is told where it was asked for', () => {
  expect(besides('可決されましたか')).toEqual([]);
  expect(besides('反対の意見は')).toEqual([`- ${opinion}`]);
});

test('who names no fund hears of both', () => {
  const fund = (code: string, text: string, chance: number) =>
    exampleItem(
      examplePassage({
        id: `record-settlement-${code}-2025`,
        text,
        origin: 'record',
        category: 'record',
        heading: code,
      }),
      chance,
    );
  const reserve = fund('reserve', '積立金の次期繰越額は、400円です。', 0.9);
  const general = fund('general', '管理費会計の次期繰越額は、40円です。', 0.05);
  const ask = (understood: string) =>
    besideLines(reserve, [general], { understood, kind: 'amount' }).length;
  expect(ask('繰越金はいくら')).toBe(2);
  expect(ask('修繕積立金の繰越金はいくら')).toBe(0);
});

test('the count of an older paper beside a live record bears the day of its paper', () => {
  const live = exampleItem(
    examplePassage({ id: 'record-arrears', text: '滞納は2住戸です。', origin: 'record' }),
    0.9,
  );
  const paper = (category: 'notice' | 'rule') =>
    exampleItem(
      examplePassage({
        id: `paper-${category}#1`,
        text: '滞納は1住戸、5か月分です。',
        sourceTitle: '組合員の書類',
        category,
        issuedOn: '2025-05-18',
      }),
      0.8,
    );
  const told = (first: typeof live, other: typeof live) =>
    besideLines(first, [other], { understood: '滞納は何か月分', kind: 'other' }).at(-1)?.markdown;
  expect(told(live, paper('notice'))).toMatch(/^- 「組合員の書類」（2025年5月18日の書類）：/);
  expect(told(live, paper('rule'))).toMatch(/^- 「組合員の書類」：/);
  expect(told(paper('rule'), paper('notice'))).toMatch(/^- 「組合員の書類」：/);
});
