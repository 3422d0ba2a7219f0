import { expect, test } from 'vitest';
import { answerMessage, petSource } from '#web/testing/stub-chat.ts';
import { copiedText } from './copied-text.ts';

const copied = (...lines: readonly string[]) =>
  copiedText(answerMessage({ content: lines.join('\n'), sources: [] })).split('\n');

test('bold, headings, quotes and links are words only', () => {
  expect(
    copied('## 条件', '', '', '**2匹**まで、`様式1`を[細則](/document/1)で *確かめる*'),
  ).toEqual(['条件', '', '2匹まで、様式1を細則で 確かめる']);
  expect(copied('> 第3条 ~~3匹~~')).toEqual(['第3条 3匹']);
});

test('what was escaped is a sign of the text', () => {
  expect(
    copied(String.raw`\*印\* 9:00\~17:00 a\|b \[押す\](javascript:alert(1)) https\://a\_b`),
  ).toEqual(['*印* 9:00~17:00 a|b [押す](javascript:alert(1)) https://a_b']);
  expect(copied(String.raw`\- 一`, String.raw`1\. 二`)).toEqual(['- 一', '1. 二']);
});

test('lists are points or numbers, one within another further in', () => {
  expect(
    copied(
      '- 犬と猫を合わせて数える。 [1]',
      '  - [x] 届を出す',
      '* 猫',
      '1. 電話する',
      '   2. 待つ',
    ),
  ).toEqual(['・犬と猫を合わせて数える。[1]', '　・届を出す', '・猫', '1. 電話する', '　2. 待つ']);
});

test('a table is a line for every row', () => {
  expect(copied('| 年度 | 支出 |', '|---|---:|', '| 2026 | **900万円** |', '| 2027 | |')).toEqual([
    '年度　支出',
    '2026　900万円',
    '2027　－',
  ]);
});

test('the sources follow once each, with the numbers that the answer gives them', () => {
  const bylaw = { ...petSource, title: '管理規約', place: '', remark: '旧版' };
  const message = answerMessage({
    content: '2匹までです。 [1][2]\n\n- 届け出ます。 [3]',
    sources: [petSource, bylaw, petSource],
  });
  expect(copiedText(message)).toBe(
    '2匹までです。[1][2]\n\n・届け出ます。[3]\n\n引用元：\n[1][3] ペット飼育細則　第3条（飼うことができる数）\n[2] 管理規約（旧版）\n\nおおむね（正確度 87%）',
  );
});
