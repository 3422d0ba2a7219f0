import { expect, test } from 'vitest';
import { joinedQuestion } from './joined-question.ts';

test.each([
  ['防災訓練いつ', '何持っていけばいい', '防災訓練について、何持っていけばいい'],
  ['次の理事会の議題は', '場所どこ', '次の理事会について、場所どこ'],
])('%s → %s', (before, question, joined) => {
  expect(joinedQuestion(question, [before])).toBe(joined);
});

test('nothing is joined to what names its own subject, to thanks, or where nothing was said before', () => {
  expect(joinedQuestion('場所どこ', [])).toBeUndefined();
  expect(joinedQuestion('ありがとう', ['防災訓練いつ'])).toBeUndefined();
  expect(joinedQuestion('理事長はいつ決まるの', ['防災訓練いつ'])).toBeUndefined();
  const long = '上の階の足音がうるさくて眠れないのですが';
  expect(joinedQuestion(long, ['防災訓練いつ'])).toBeUndefined();
});
