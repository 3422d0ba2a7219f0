import { expect, test } from 'vitest';
import { plainTextOf } from './caretaker-plain-text.ts';

test('the signs of Markdown and the markers are gone, the words stay', () => {
  const markdown = [
    '## ペット',
    '',
    '**2匹まで**飼えます[1]。~~3匹~~ `届出` [細則](/document/1)[2][^1]',
    '- [x] 届を出す',
    '1. 理事会へ',
    '> 第3条 *犬*または猫',
    '```',
    '[^1]: 標準管理規約',
  ].join('\n');
  expect(plainTextOf(markdown)).toBe(
    [
      'ペット',
      '2匹まで飼えます。3匹 届出 細則',
      '届を出す',
      '1. 理事会へ',
      '第3条 犬または猫',
      '標準管理規約',
    ].join('\n'),
  );
});

test('a table is read row by row', () => {
  expect(plainTextOf('| 年度 | 支出 |\n|---|---:|\n| 2026 | 900万円 |')).toBe(
    '年度、支出\n2026、900万円',
  );
});

test('what was escaped is a sign of the text', () => {
  expect(plainTextOf('第3条 \\*印\\[1\\] a\\|b')).toBe('第3条 *印[1] a|b');
});

test('what is escaped in brackets is no link', () => {
  expect(plainTextOf('\\[押す\\](javascript:alert(1))')).toBe('[押す](javascript:alert(1))');
});
