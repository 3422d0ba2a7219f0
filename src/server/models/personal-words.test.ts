import { expect, test } from 'vitest';
import { personalWords } from './personal-words.ts';

const known = { names: ['佐藤 太郎', '鈴木花子'], numbers: ['305', '805', '1001'] };
const kindsIn = (text: string) => personalWords(text, known).kinds;

test('what was typed in the first ten minutes is found and can be left out', () => {
  const text = '805の佐藤太郎です。090-1234-5678に電話をください';
  expect(personalWords(text, known)).toEqual({
    kinds: ['お名前', '電話番号', '部屋番号'],
    without: '（お名前）です。（電話番号）に電話をください',
  });
});

test.each([
  ['805号室です', ['部屋番号'], '（部屋番号）です'],
  ['８０５に住んでいます', ['部屋番号'], '（部屋番号）に住んでいます'],
  ['999号室の音', ['部屋番号'], '（部屋番号）の音'],
  ['a@b.example.jpまで', ['メールアドレス'], '（メールアドレス）まで'],
  ['鈴木花子より', ['お名前'], '（お名前）より'],
])('%s', (text, kinds, without) => {
  expect(personalWords(text, known)).toEqual({ kinds, without });
});

test.each([
  '屋上で凧を揚げてもよいですか',
  '管理費は月805円上がりますか',
  '第305条とは何ですか',
  '305件の工事、1001万円、805㎡',
  '2026年3月5日から10:00〜15:00',
  '119番に電話しました',
  '999に住んでいます',
  '',
])('「%s」 names nobody', (text) => {
  expect(personalWords(text, known)).toEqual({ kinds: [], without: text });
});

test('without a list of dwellings only 号室 tells a number', () => {
  expect(personalWords('805号室', { names: [], numbers: [] }).kinds).toEqual(['部屋番号']);
  expect(
    kindsIn('').length + personalWords('805です', { names: [], numbers: [] }).kinds.length,
  ).toBe(0);
});
