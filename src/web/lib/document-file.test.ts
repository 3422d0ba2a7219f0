import { expect, test } from 'vitest';
import { faultOfFile, guessCategory, titleOfFile } from './document-file.ts';

const megabyte = 1024 * 1024;

test.each([
  '議事録.pdf',
  '議事録.PDF',
  '規約.docx',
  '名簿.xlsx',
  'お知らせ.md',
  'メモ.txt',
  '一覧.csv',
])('%s can be added', (name) => {
  expect(faultOfFile({ name, size: 1000 })).toBeUndefined();
});

test.each([
  ['規約.doc', /「Word文書（.docx）」にしてから/],
  ['台帳.xls', /「Excelブック（.xlsx）」にしてから/],
  ['掲示板.HEIC', /写真や画像は追加できません。PDFにしてから/],
  ['まとめ.zip', /1つずつ選んでください/],
  ['資料.pptx', /PDF、Word、Excel、Markdown、テキスト、CSVのどれか/],
  ['名前だけ', /PDF、Word、Excel、Markdown、テキスト、CSVのどれか/],
])('%s is refused with what to do instead', (name, sentence) => {
  expect(faultOfFile({ name, size: 1000 })).toMatch(sentence);
});

test('20 MB is the most, and the sentence says how large the file is', () => {
  expect(faultOfFile({ name: '図面.pdf', size: 20 * megabyte })).toBeUndefined();
  expect(faultOfFile({ name: '図面.pdf', size: 23.4 * megabyte })).toContain(
    '大きすぎます（23.4MB）。追加できるのは20MBまでです。',
  );
  expect(faultOfFile({ name: '図面.pdf', size: 20 * megabyte + 1 })).toContain('20MBを少し超え');
});

test('an empty file is refused', () => {
  expect(faultOfFile({ name: '空.txt', size: 0 })).toContain('何も入っていません');
});

test('the title comes from the file name, also from one of a Mac', () => {
  expect(titleOfFile('第18期_通常総会__議事録.pdf')).toBe('第18期 通常総会 議事録');
  expect(titleOfFile('ペット細則.docx'.normalize('NFD'))).toBe('ペット細則');
  expect(titleOfFile('令和8年.11月.txt')).toBe('令和8年.11月');
});

test.each([
  ['第18期 通常総会 議事録', 'general-meeting'],
  ['10月 理事会議事録', 'board-meeting'],
  ['ペット飼育細則', 'rule'],
  ['管理規約', 'bylaw'],
  ['消防設備点検 報告書', 'inspection'],
  ['2025年度 決算報告書', 'accounts'],
  ['収支予算書', 'accounts'],
  ['第17期 通常総会議案書 決算', 'general-meeting'],
  ['給水ポンプ交換 お見積書', 'contract'],
  ['資料1', ''],
])('「%s」 is expected among %s', (title, category) => {
  expect(guessCategory(title)).toBe(category);
});
