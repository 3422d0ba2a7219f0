import { expect, test } from 'vitest';
import { examplePassage } from '#domain/caretaker/answering/testing/example-evidence.ts';
import { subjectsOf } from '#domain/retrieval/answer/subjects.ts';
import { parseQuestion } from '#domain/retrieval/question/parse-question.ts';
import { entriesOf } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { hints, thesaurus } from '#domain/retrieval/thesaurus/thesaurus.ts';
import { isOutsideWord } from './outside-word.ts';

const entries = entriesOf(thesaurus, hints);
const article = (number: number, text: string) =>
  examplePassage({ id: `pets#article-${number}`, category: 'rule', text });

const words = article(2, 'この細則において「ペット」とは、住戸内で飼う犬及び猫をいう。');
const count = article(3, 'ペットは、1住戸につき2匹まで飼うことができる。');
const small = article(
  6,
  '次の生き物は、届出をしないで飼うことができる。\n一　観賞魚\n二　ハムスターその他の小動物',
);
const guides = article(7, '次の犬は、飼ってはならない。\n一　法令により制限された犬');
const rule = [words, count, small, guides];

function isOutside(question: string, first = count, passages = rule): boolean {
  const subjects = subjectsOf(parseQuestion(question, entries));
  return isOutsideWord(first, subjects, { asked: normalise(question), passages });
}

test.each([
  'うさぎは何匹まで飼えますか',
  'ハムスターは何匹まで飼えますか',
  '金魚は何匹まで飼えますか',
  'うさぎを2匹飼っていいですか',
])('%s asks of what the rule means by another word', (question) => {
  expect(isOutside(question)).toBe(true);
});

test.each([
  'ペットは何匹まで飼えますか',
  'うさぎもペットに入りますか',
  '犬は何匹まで飼えますか',
  '小型犬は何匹まで飼えますか',
  'わんちゃんは何匹まで飼えますか',
  'チワワは何匹まで飼えますか',
  '何匹まで飼えますか',
  '制限はありますか',
  '3匹目を飼いたいけどだめ？',
])('%s does not', (question) => {
  expect(isOutside(question)).toBe(false);
});

test.each([
  ['the article names the thing itself', small, rule],
  ['the rule defines no word', count, [count, small]],
  ['the rule nowhere names the thing', count, [words, count]],
] as const)('nothing is outside where %s', (_why, first, passages) => {
  expect(isOutside('うさぎは何匹まで飼えますか', first, [...passages])).toBe(false);
});

test('another rule defines nothing for this one', () => {
  const other = { ...words, sourceId: 'roof' };
  expect(isOutside('うさぎは何匹まで飼えますか', count, [other, count, small])).toBe(false);
});
