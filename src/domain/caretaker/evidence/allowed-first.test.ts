import { expect, test } from 'vitest';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { allowedFirst } from './allowed-first.ts';
import { passageOf } from './testing/candidate.ts';

const article = (heading: string, text: string, sourceId = 'pets'): KnowledgePassage => ({
  ...passageOf('pets'),
  sourceId,
  id: `${sourceId}#${heading}`,
  heading,
  text,
});
const paper = article('第8条（飼育届）', '飼育届には、次のものを添える。');
const size = article('第4条（大きさ）', '飼うことができるペットは、10キログラム以下のものとする。');
const count = article('第3条（数）', 'ペットは、1住戸につき2匹まで飼うことができる。');
const place = article('第11条（場所）', '飼う場所は、住戸の中とする。');
const elsewhere = article('第1条（使用）', '屋上は、使うことができる。', 'roof');

function told(asked: string, ...passages: readonly KnowledgePassage[]) {
  const items = passages.map((passage, at) => ({ passage, chance: 0.8 / 2 ** at, sentences: [] }));
  return allowedFirst(items, asked).map(({ passage, chance }) => [passage, chance]);
}

test('whether it is allowed goes before the paper, in the order of the rule', () => {
  expect(told('犬を飼ってもいいですか', paper, size, count)).toEqual([
    [count, 0.8],
    [paper, 0.8],
    [size, 0.4],
  ]);
});

const without = article('第6条（届出の要らない生き物）', '次の生き物は、飼うことができる。');

test.each([
  ['another thing is asked', '飼うときの届けは要りますか', [paper, count]],
  ['the article itself says it', '犬を飼ってもいいですか', [size, count]],
  ['no paper is what it tells', 'ハムスターを飼ってもいいですか', [without, count]],
  ['no other article of the rule says it', '犬を飼ってもいいですか', [paper, place, elsewhere]],
] as const)('the order stays where %s', (_why, asked, passages) => {
  expect(told(asked, ...passages).map(([passage]) => passage)).toEqual(passages);
});
