import { expect, test } from 'vitest';
import { isNamedOnServer, titleInFile } from './title-in-file.ts';

const sjis = Uint8Array.from([
  0x89, 0xc4, 0x8d, 0xd5, 0x82, 0xe8, 0x82, 0xcc, 0x8e, 0xe8, 0x88, 0xf8,
]);

test.each([
  ['rooftop.md', '# 屋上庭園の利用のきまり\n\n本文', '屋上庭園の利用のきまり'],
  ['a.markdown', '本文だけ', ''],
  ['a.TXT', '夏祭りの手引\r\n本文', '夏祭りの手引'],
  ['a.txt', sjis, '夏祭りの手引'],
  ['a.txt', `夏祭りの手引\n${'本文です。'.repeat(10_000)}`, '夏祭りの手引'],
  ['a.txt', Uint8Array.from([0xff, 0xfe, 0x00]), ''],
  ['a.csv', '品目,数', ''],
  ['a.pdf', '# 題', ''],
])('%s of %j calls itself %j', async (name, content, title) => {
  expect(await titleInFile(new File([content], name))).toBe(title);
});

test('the server looks into what the browser cannot read', () => {
  const names = ['a.pdf', 'a.DOCX', 'a.xlsx', 'a.md', 'a.txt', 'a.csv'];
  expect(names.filter((name) => isNamedOnServer({ name }))).toEqual(['a.pdf', 'a.DOCX']);
});
