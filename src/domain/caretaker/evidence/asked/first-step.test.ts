import { expect, test } from 'vitest';
import { rankCandidates } from '#domain/caretaker/evidence/rank-candidates.ts';
import { candidate, passageOf } from '#domain/caretaker/evidence/testing/candidate.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { asksFirstStep, firstStepFirst } from './first-step.ts';

const rule: KnowledgePassage = {
  ...passageOf('pets'),
  category: 'rule',
  sourceId: 'parking',
};
const who = { ...rule, heading: '第4条（使用できる者）', text: '本マンションに住む組合員とする。' };
const howTo = { ...rule, heading: '第7条（申込み）', text: '「駐車場使用申込書」を出す。' };
const cancel = { ...rule, heading: '第12条（解約の届出）', text: '「解約届」を出す。' };
const elsewhere = { ...howTo, sourceId: 'bicycles' };
const ownForm = { ...who, text: '使用を希望する者は、「バイク置場使用申込書」を出す。' };

test.each([
  '集会室を借りたい',
  '駐車場を借りたいのですが',
  '犬を飼いたいです',
  '来月引っ越してきます',
  '集会室を使いたいのですが、どうすればいいですか',
])('%s asks how to begin', (asked) => {
  expect(asksFirstStep(normalise(asked))).toBe(true);
});

test.each([
  '駐車場を借りたいのですが、いくらですか',
  '猫を飼いたいのですが大丈夫ですか',
  '集会室は誰が借りられますか',
  '電動自転車の子ども乗せつき、下の段にとめたいんだけど',
])('%s asks for something else', (asked) => {
  expect(asksFirstStep(normalise(asked))).toBe(false);
});

function firstOf(passages: readonly KnowledgePassage[], asked = '駐車場を借りたい') {
  const ranked = rankCandidates(
    passages.map((passage, at) => candidate(passage, -at)),
    'management',
  );
  return firstStepFirst(ranked, asked)[0]?.passage;
}

test('the article on applying goes before the one on who may', () => {
  expect(firstOf([who, cancel, howTo])).toBe(howTo);
  expect(firstOf([who, cancel, howTo], '駐車場は誰が使えますか')).toBe(who);
});

test('but not that of another rule, and not where the first names its form itself', () => {
  expect(firstOf([who, elsewhere])).toBe(who);
  expect(firstOf([ownForm, howTo])).toBe(ownForm);
});
