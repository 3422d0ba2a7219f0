import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test.each([
  ['総会議事録（第14期）.pdf', '総会議事録（第14期）.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\山田\\規約.docx', '規約.docx'],
  ['規約\r\nset-cookie: a=b.pdf', '規約set-cookie: a=b.pdf'],
  ['規約\u202efdp.exe', '規約fdp.exe'],
  ['a\0b.pdf', 'ab.pdf'],
  ['  規約.pdf  ', '規約.pdf'],
  ['', '名前のないファイル'],
  ['..', '名前のないファイル'],
  ['/', '名前のないファイル'],
  ['.htaccess', '.htaccess'],
])('%j is kept as %j', (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});

test('a name that is too long keeps its ending and whole characters', () => {
  const name = cleanFileName(`${'あ'.repeat(195)}𠮷𠮷𠮷.pdf`);
  expect(name).toMatch(/^あ{195}\.pdf$/);
  expect(cleanFileName(`${'あ'.repeat(194)}𠮷𠮷𠮷.pdf`)).toMatch(/^あ{194}𠮷\.pdf$/u);
  expect(cleanFileName('長'.repeat(400))).toHaveLength(200);
});
