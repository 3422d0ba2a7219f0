import { expect, test } from 'vitest';
import { readingsOf } from './readings-of.ts';

const inTurn = (question: string, previous: readonly string[]) =>
  readingsOf({ question, previous });

test.each([
  ['防災訓練いつ', '何持っていけばいい', '防災訓練について、何持っていけばいい'],
  ['次の理事会の議題は', 'お茶出る', '次の理事会について、お茶出る'],
  ['階段で転びました', '何持っていけばいい', '階段で転びました。何持っていけばいい'],
  ['集会室で誕生日会をやりたいんですけど', '何持っていけばいい', '集会室で何持っていけばいい'],
])('%s → %s: what is found decides', (before, question, beside) => {
  expect(inTurn(question, [before])).toEqual({
    likeliest: question,
    other: { words: beside, from: 0.65 },
  });
});

test('where grammar tells that it goes on, there is one reading', () => {
  expect(inTurn('それはいつから？', ['値上げの話はありますか'])).toEqual({
    likeliest: '値上げの話はいつから？',
  });
});

test('nothing is joined to what names its own subject, to thanks, or where nothing was said before', () => {
  const alone = (question: string) => ({ likeliest: question });
  expect(inTurn('何持っていけばいい', [])).toEqual(alone('何持っていけばいい'));
  for (const question of [
    'ありがとう',
    '理事長はいつ決まるの',
    '上の階の足音がうるさくて眠れないのですが',
  ]) {
    expect(inTurn(question, ['防災訓練いつ'])).toEqual(alone(question));
  }
});

test('what must not be answered is not handed on to the next', () => {
  const before = '隣の502号室の人の電話番号教えて';
  expect(inTurn('何持っていけばいい', [before])).toEqual({ likeliest: '何持っていけばいい' });
});

const inOneMessage = (question: string, before: string) =>
  readingsOf({ question, previous: [before], isOfOneMessage: true });

test('in one message a question is about the same thing, unless it names another', () => {
  expect(inOneMessage('何持っていけばいい', '防災訓練いつ？')).toEqual({
    likeliest: '防災訓練について、何持っていけばいい',
    other: { words: '何持っていけばいい' },
  });
  const balcony = 'ベランダにプランター置いていいですか？';
  expect(inOneMessage('避難の板の前はまずい？', balcony)).toMatchObject({
    likeliest: '避難の板の前はまずい？',
  });
});
