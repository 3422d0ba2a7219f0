import { expect, test } from 'vitest';
import { definitionAnswer } from './definition-answer.ts';

const textOf = '予備費とは、使い道を決めずに備えておくお金です。予備費のない予算もあります。';

function answerTo(question: string, texts = ['仮払金とは、ひとまず渡したお金です。', textOf]) {
  const items = texts.map((text, place) => ({ passage: { id: `law-${place}`, text } }));
  const given = {
    asked: { question },
    evidence: { understood: question, items },
  } as unknown as Parameters<typeof definitionAnswer>[0];
  return definitionAnswer(given)?.lines.map(({ markdown }) => markdown);
}

test.each([
  '予備費とは',
  '予備費とは何ですか',
  '予備費って何ですか？',
  '予備費の意味を教えてください',
])('%s: the words that say what it is, and no other term', (question) => {
  expect(answerTo(question)).toEqual([
    '予備費とは、使い道を決めずに備えておくお金です。',
    '- 予備費のない予算もあります。',
  ]);
});

test('another question, and a term that nothing explains, are left alone', () => {
  for (const question of ['予備費はいくらですか', '予備費は何に使えますか', '仮受金とは何ですか']) {
    expect([question, answerTo(question)]).toEqual([question, undefined]);
  }
});
