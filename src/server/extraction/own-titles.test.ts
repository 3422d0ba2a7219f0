import { expect, test } from 'vitest';
import * as files from '#server/extraction/testing/example-files.ts';
import { extract } from './extract.ts';

const titleIn = async (bytes: Uint8Array<ArrayBuffer>, fileName: string) =>
  (await extract({ bytes, fileName, associationId: 'a' })).title;

const body = '\n\n組合員の皆さまが、屋上庭園を気持ちよく使うための決まりです。'.repeat(3);

test.each([
  [
    'the largest letters of the first page',
    '#text(18pt)[屋上庭園の利用のきまり]',
    '屋上庭園の利用のきまり',
  ],
  [
    'and not who writes to whom, and when',
    '#text(18pt)[令和8年11月21日]\n\n#text(18pt)[組合員各位]\n\n#text(18pt)[みどり坂レジデンス管理組合]\n\n#text(18pt)[夏祭りの手引]',
    '夏祭りの手引',
  ],
  [
    'nor a smaller heading above them',
    '#text(14pt)[住まいのルール]\n\n#text(20pt)[駐輪場の使い方]',
    '駐輪場の使い方',
  ],
  [
    'both lines of a long one',
    '#text(18pt)[給水管の更新工事\\ 住民説明会の記録]',
    '給水管の更新工事 住民説明会の記録',
  ],
  ['nothing where all letters are alike', '屋上庭園の利用のきまり', ''],
  ['nothing of a chapter', '#text(18pt)[第1章 総則]', ''],
])('a PDF is named by %s', async (_name, head, title) => {
  expect(await titleIn(files.typstPdf(head + body), 'a.pdf')).toBe(title);
});

test('a title that takes more than a line is one word', async () => {
  const head =
    '#text(18pt)[#set par(justify: false)\n屋上庭園とルーフバルコニーの利用と手入れについてのきまり]';
  expect(await titleIn(files.typstPdf(head + body), 'a.pdf')).toBe(
    '屋上庭園とルーフバルコニーの利用と手入れについてのきまり',
  );
});

const styles = `<w:styles ${files.wordSpace}><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style></w:styles>`;
const styled = {
  'word/styles.xml': styles,
  'word/_rels/document.xml.rels': files.relationsTo('styles'),
};

test.each([
  [
    'its first heading',
    files.paragraph('令和8年11月21日') + files.paragraph('夏祭りの手引', '<w:pStyle w:val="1"/>'),
    '夏祭りの手引',
  ],
  [
    'its first line',
    files.paragraph('夏祭りの手引') + files.paragraph('次のとおりです。'),
    '夏祭りの手引',
  ],
  [
    'nothing where that is a date',
    files.paragraph('令和8年11月21日') + files.paragraph('夏祭り'),
    '',
  ],
  [
    'nothing where articles begin at once',
    files.paragraph('第1条（目的）　この細則は、次のとおり。'),
    '',
  ],
])('a Word file is named by %s', async (_name, words, title) => {
  expect(await titleIn(files.docx(words, styled), 'a.docx')).toBe(title);
});

test('a table and a text carry no title of their own', async () => {
  const sheet = await files.xlsx([{ name: 'Sheet1', rows: [['2026年度 予算案']] }]);
  expect(await titleIn(sheet, 'a.xlsx')).toBe('');
  expect(await titleIn(files.bytesOf('夏祭りの手引'), 'a.txt')).toBe('');
});
