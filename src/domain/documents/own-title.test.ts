import { expect, test } from 'vitest';
import { betterTitle, properTitle, titleOfMarkdown, titleOfPlainText } from './own-title.ts';

test.each(['屋上庭園の利用のきまり', '第3号議案 予算案', '2026年度 収支報告書', '理事会だより'])(
  '%s is a title',
  (line) => {
    expect(properTitle(` ${line}　`)).toBe(line);
  },
);

test.each([
  '',
  '1',
  '―――',
  '1ページ',
  '第1条（目的）',
  '第一章 総則',
  '令和8年11月21日',
  '2026年11月',
  '組合員各位',
  'みどり坂レジデンス管理組合',
  '理事長',
  'お知らせ',
  '（案）',
  'この決まりは、屋上の使い方を定める。',
  '目次 …… 2',
  'あ'.repeat(61),
])('%j is none', (line) => {
  expect(properTitle(line)).toBe('');
});

test('Markdown is named by its first heading, without its marks', () => {
  expect(titleOfMarkdown('前書き\n\n# **屋上庭園**の[利用](a.md)のきまり #\n\n## 時間')).toBe(
    '屋上庭園の利用のきまり',
  );
  expect(titleOfMarkdown('## お知らせ\r\n\r\n## 断水の日時\r\n')).toBe('断水の日時');
  expect(titleOfMarkdown('#タグ\n\n本文')).toBe('');
});

test('a text is named by its first line, or not at all', () => {
  expect(titleOfPlainText('\r\n　\r\n夏祭りの手引\r\n本文')).toBe('夏祭りの手引');
  expect(titleOfPlainText('令和8年6月1日\n夏祭りの手引')).toBe('');
  expect(titleOfPlainText('')).toBe('');
});

test('the name of the file stays where it says as much', () => {
  expect(betterTitle('rooftop', '屋上庭園の利用のきまり')).toBe('屋上庭園の利用のきまり');
  expect(betterTitle('第18期 総会議事録', '議事録')).toBe('第18期 総会議事録');
  expect(betterTitle('rooftop', '')).toBe('rooftop');
});
