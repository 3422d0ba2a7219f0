import { expect, test } from 'vitest';
import { agendaLines, doneLines } from './done-lines.ts';
import type { Line } from './quoting/quoted-line.ts';
import { examplePassage } from './testing/example-evidence.ts';

const told = (text: string, category: 'board-meeting' | 'rule' = 'board-meeting'): Line[] => {
  const passage = examplePassage({ id: 'm#1', text, category, sourceTitle: '2月 理事会議事録' });
  return [{ markdown: text, quotes: [{ passage, words: text }] }];
};
const words = (lines: readonly Line[]) => lines.map(({ markdown }) => markdown);

test('minutes that only tell what was to be done say nothing of whether it was', () => {
  expect(words(doneLines('指摘された箇所は直したのか', told('消火器の交換を頼む。')))).toEqual([
    '「2月 理事会議事録」に、次のようにあります。その後に済んだかどうかは、ここには書かれていません。',
  ]);
});

test('nothing is added where it is told, where something else is asked, or to a rule', () => {
  expect(doneLines('扉は直りましたか', told('扉は、翌日に直した。'))).toEqual([]);
  expect(doneLines('なぜ交換したのですか', told('断水のおそれがあるため頼む。'))).toEqual([]);
  expect(doneLines('届は済みましたか', told('届を出す。', 'rule'))).toEqual([]);
});

test('the agenda of a meeting is no decision', () => {
  const text = '台数を減らす案を比べます。';
  const passage = examplePassage({ id: 'n#5', text, sourceTitle: '次回理事会の開催通知' });
  const agenda = [{ markdown: text, quotes: [{ passage, words: text }] }];
  expect(words(agendaLines('平面にするか決まってますか', agenda))).toEqual([
    '「次回理事会の開催通知」に、次のようにあります。議題のご案内で、決まったことではありません。',
  ]);
  expect(agendaLines('議題は何ですか', agenda)).toEqual([]);
  expect(agendaLines('平面にするか決まってますか', told(text))).toEqual([]);
});
