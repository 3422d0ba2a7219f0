import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMask } from './mask.ts';

const names = ['佐藤 太郎', '鈴木花子', '高橋 誠一', '森 真理'];

test.each([
  ['佐藤太郎さんへ', '［氏名1］さんへ'],
  ['佐藤　太郎', '［氏名1］'],
  ['佐藤さんの部屋', '［氏名1］さんの部屋'],
  ['鈴木花子', '［氏名1］'],
  ['担当：高橋', '担当：［氏名1］'],
  ['高橋が説明した', '［氏名1］が説明した'],
  ['太郎くん、太郎さん', '太郎くん、［氏名1］さん'],
  ['担当 森 理事・管理員', '担当 ［氏名1］ 理事・管理員'],
  ['佐藤副理事長', '［氏名1］副理事長'],
  ['301号室の佐藤様', '［氏名1］'],
  ['３０１号室　山本さん', '［氏名1］'],
  ['402 田中 一郎様', '［氏名1］'],
  ['電話は045-000-1480', '電話は［電話1］'],
  ['電話は０９０－１２３４－５６７８', '電話は［電話1］'],
  ['0120 000 111', '［電話1］'],
  ['+81 45 000 1480', '［電話1］'],
  ['mail: a.b+c@midori.example.jp まで', 'mail: ［メール1］ まで'],
])('%s leaves as %s', (text, hidden) => {
  const mask = createMask(names);
  expect(mask.hide(text)).toBe(hidden);
  expect(mask.restore(hidden)).toBe(text);
});

test.each([
  '2026-04-01に施行',
  '残高は52,340,000円',
  '2026-04-01 1200円',
  '09:00-17:00、03-31まで',
  '119番と#7119',
  '理事長と会計担当理事',
  '301号室の給水管',
  '第301条',
  '佐藤塗装工業',
  '森の中の庭',
  '高橋市',
  '10:00〜17:00',
])('%s is nobody and leaves as it is', (text) => {
  expect(createMask(names).hide(text)).toBe(text);
});

test('one person and one number have one mark, however they are written', () => {
  const mask = createMask(names);
  expect(mask.hide('佐藤 太郎と高橋誠一と佐藤太郎、03-1234-5678と03(1234)5678')).toBe(
    '［氏名1］と［氏名2］と［氏名1］、［電話1］と［電話1］',
  );
});

test('what looks like a mark in a document stays what it is', () => {
  const mask = createMask(names);
  const hidden = mask.hide('［氏名1］という字と佐藤太郎');
  expect(mask.restore(hidden)).toBe('［氏名1］という字と佐藤太郎');
});

test('a model may write marks in its own brackets, but invent neither marks nor numbers', () => {
  const mask = createMask(names);
  mask.hide('佐藤太郎 045-000-1480');
  expect(mask.restore('[氏名１]さんは【電話1】へ')).toBe('佐藤太郎さんは045-000-1480へ');
  expect(mask.restore('［氏名2］さん')).toBeUndefined();
  expect(mask.restore('045-000-1480へ')).toBeUndefined();
  expect(mask.restore('x@evil.exampleへ')).toBeUndefined();
  expect(mask.reveal('［氏名1］の［氏名9］')).toBe('佐藤太郎の［氏名9］');
});

test('names with letters that mean something to a pattern are only letters', () => {
  const mask = createMask(['A.B(C', '*+?']);
  expect(mask.hide('A.B(Cと*+?とAxB')).toBe('［氏名1］と［氏名2］とAxB');
});

test('whatever the text, nothing hidden is left, and restoring gives the text again', () => {
  const part = fc.constantFrom(
    '佐藤 太郎',
    '佐藤太郎',
    '鈴木花子',
    '045-000-1480',
    'a@b.jp',
    'の',
    '、',
    '301号室',
    '［氏名1］',
    '［電話3］',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const mask = createMask(names);
      const text = parts.join('・');
      const hidden = mask.hide(text);
      expect(hidden).not.toMatch(/佐藤|鈴木|太郎|花子|1480|a@b/);
      expect(mask.restore(hidden)?.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
