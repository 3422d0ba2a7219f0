import { expect, test } from 'vitest';
import { preparePassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { meaningOfQuestion } from './meaning.ts';
import { sentenceNearness } from './sentence-meanings.ts';

const arrears = {
  id: 'arrears',
  title: '管理規約 第60条（管理費等の徴収）',
  text: '期日までに納められなかった額には、年14.6％の遅延損害金を加算する。\n2　預金口座の名義は、理事長とする。',
};

const nearest = (question: string) => {
  const near = sentenceNearness(meaningOfQuestion(question), arrears, preparePassage(arrears));
  return near.indexOf(Math.max(...near));
};

test.each([
  ['払うのが遅れると、余分に取られますか', 0],
  ['通帳は誰の名前ですか', 1],
])('%s: nearest is the sentence that answers, though no word is shared', (question, place) => {
  expect(nearest(question)).toBe(place);
});

test('a passage that was read before is read the same again', () => {
  const prepared = preparePassage(arrears);
  const question = meaningOfQuestion('滞納したらどうなりますか');
  const first = sentenceNearness(question, arrears, prepared);
  expect(first).toHaveLength(prepared.sentences.length);
  expect(sentenceNearness(question, arrears, prepared)).toEqual(first);
});
