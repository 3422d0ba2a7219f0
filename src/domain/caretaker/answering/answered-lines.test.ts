import { expect, test } from 'vitest';
import { answeredLines } from './answered-lines.ts';
import { exampleEvidence, exampleItem, examplePassage } from './testing/example-evidence.ts';

const pump = examplePassage({
  id: 'board#4',
  sourceTitle: '2026年1月 理事会議事録',
  heading: '議題2　給水ポンプの部品交換',
  category: 'board-meeting',
  text: '部品を528,000円で交換する。',
});
const pets = examplePassage({
  id: 'board#5',
  sourceTitle: '2024年6月 理事会議事録',
  heading: '議題1　ペット',
  category: 'board-meeting',
  text: '細則は、2024年7月1日から施行する。',
});

const told = (question: string, passage = pump) =>
  answeredLines(exampleEvidence(question, [exampleItem(passage, 0.9)])).map(
    ({ markdown }) => markdown,
  );

test('which meeting decided stands in the name of its minutes', () => {
  expect(told('ポンプはいつの理事会でいくらで決めたのか')).toEqual([
    '「2026年1月 理事会議事録」の「議題2　給水ポンプの部品交換」に、次のようにあります。',
    '部品を528,000円で交換する。',
  ]);
  expect(told('ポンプの交換を決めたのはいつ')[0]).toContain('2026年1月');
});

test('a day that is told needs no other, nor does what nobody asked', () => {
  expect(told('細則はいつ決まりましたか', pets)).toEqual(['細則は、2024年7月1日から施行する。']);
  expect(told('ポンプはいくらで交換しますか')[0]).not.toContain('2026年1月');
});

test('a row that counts from the year of its paper is told with that year', () => {
  const budget = examplePassage({
    id: 'settlement-2025#3',
    sourceTitle: '2025年度 決算書',
    heading: '収支予算案（管理費会計）',
    category: 'accounts',
    issuedOn: '2026-06-10',
    text: '科目：保守点検費／前期予算額：2,150,000／当期予算額：1,985,000',
  });
  const question = '保守点検費の予算にはどの点検が入っていますか';
  expect(told(question, budget)[0]).toBe(
    '「2025年度 決算書」の「収支予算案（管理費会計）」に、次のようにあります。',
  );
  expect(told(question, { ...budget, sourceTitle: '予算書', heading: '' })[0]).toBe(
    '「予算書」（2026年6月10日の書類）に、次のようにあります。',
  );
  const proposals = 'タイプ：B 68.20㎡／今：10,230円／案1（2027年度から）：16,710円';
  const committee = { ...budget, sourceTitle: '検討会 中間報告', heading: '', text: proposals };
  expect(told('68.20㎡の住戸の月額は', committee)[0]).toBe(
    '「検討会 中間報告」（2026年6月10日の書類）に、次のようにあります。',
  );
  const absolute = '科目：保守点検費／2025年度：2,150,000／2026年度：1,985,000';
  expect(told(question, { ...budget, text: absolute })).toHaveLength(1);
});
