import { expect, test } from 'vitest';
import type { Line } from './quoting/quoted-line.ts';
import { exampleEvidence, exampleItem, examplePassage } from './testing/example-evidence.ts';
import { undecidedLines } from './undecided-lines.ts';

const item = (id: string, text: string) =>
  exampleItem(examplePassage({ id, text, category: 'plan', sourceTitle: '検討会の報告' }), 0.5);
const plans = item(
  'p#1',
  '案：案1 早めに上げる／内容：2027年度から245円\n案：案2 今のまま／内容：150円',
);
const survey = item('s#1', '今の積立金は150円です。値上げの額や時期は、何も決まっていません。');
const chargers = item('e#1', '設備を付けるかどうかは決まっていません。');

const told = (words: string, { passage } = plans): readonly Line[] => [
  { markdown: words, quotes: [{ passage, words }] },
];
const ask = (
  items: Parameters<typeof exampleEvidence>[1],
  lines = told('案：案1 早めに上げる／内容：2027年度から245円'),
) => undecidedLines(exampleEvidence('値上げ案は', items), lines).map(({ markdown }) => markdown);

test('what is only proposed is told after the sentence that nothing is decided', () => {
  expect(ask([plans, survey])).toEqual(['値上げの額や時期は、何も決まっていません。']);
});

test('nothing is added to other answers, to what says so itself, or about something else', () => {
  expect(ask([plans, survey], told('積立金は150円です。'))).toEqual([]);
  const both = [...told('案：案1／内容：245円'), ...told('額は、まだ決まっていません。', survey)];
  expect(ask([plans, survey], both)).toEqual([]);
  expect(ask([plans, chargers])).toEqual([]);
});
