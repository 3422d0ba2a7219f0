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
