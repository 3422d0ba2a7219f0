import { expect, test } from 'vitest';
import {
  exampleItem,
  examplePassage,
} from '#domain/caretaker/answering/testing/example-evidence.ts';
import { saidAsItems, saidPassage, saidShortly } from './said-passage.ts';

const wanted = { understood: 'お尋ね', kind: 'other' } as const;
const steps =
  '次の順にお願いします。\n警察に届ける。\n業者を呼ぶ。夜は緊急センターへ。\n錠を替える。\n2　鍵は2本である。';

function found(text: string, best: string) {
  const item = exampleItem(examplePassage({ id: 'x#1', text }), 0.9);
  const sentences = item.sentences.map((one) => ({
    ...one,
    score: one.text.includes(best) ? 10 : 6,
  }));
  return { ...item, sentences };
}

const said = (lines: readonly { markdown: string }[]) => lines.map(({ markdown }) => markdown);

test('what stands beside a list is not taken for its last item', () => {
  expect(said(saidPassage(found(steps, '次の順'), wanted))).toEqual([
    '次の順にお願いします。',
    '- 警察に届ける。',
    '- 業者を呼ぶ。夜は緊急センターへ。',
    '- 錠を替える。',
    '鍵は2本である。',
  ]);
});

test('on one line the best words are always told', () => {
  expect(said(saidShortly(found(steps, '錠'), wanted, '- 鍵：'))).toEqual([
    '- 鍵：次の順にお願いします。 錠を替える。',
  ]);
  expect(said(saidShortly(found('一。二。', '二'), wanted, ''))).toEqual(['二。']);
});

test('beside another passage a list is told whole, sentences only as many as fit', () => {
  expect(said(saidAsItems(found(steps, '警察'), wanted, 2))).toHaveLength(4);
  expect(said(saidAsItems(found('一。二。三。', '一'), wanted, 2))).toEqual(['- 一。', '- 二。']);
});
