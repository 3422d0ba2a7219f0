import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import * as files from '#server/extraction/testing/example-files.ts';
import { extract } from './extract.ts';

const read = (bytes: Uint8Array<ArrayBuffer>, fileName: string) =>
  extract({ bytes, fileName, associationId: 'a' });
const kept = '原本は保存しました。検索と回答には使えません。';

async function markdownIn(bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<string> {
  const { markdown, reading, note } = await read(bytes, fileName);
  expect([reading, note]).toEqual(['extracted', '']);
  return markdown;
}

describe('a PDF', () => {
  test('is read page by page, its articles as headings, its lines as paragraphs', async () => {
    const bytes = files.typstPdf(`
収 支 報 告 書

#text(tracking: 1em)[管理規約集]

第1章 総則

（目的）\\
第1条　この規約は、みどり坂レジデンスの管理又は使用に関する事項等について定めることにより、区分所有者の共同の利益を増進し、良好な住環境を確保することを目的とする。理事長は髙﨑、会計は𠮷野。\\
第2条（用語）次の25条の3による。
#pagebreak()
第三条の二　第1条の規定により、以上とする。`);
    expect(await markdownIn(bytes, '規約.pdf')).toBe(`## 1ページ

収支報告書\\
管理規約集

### 第1章 総則

#### 第1条（目的）

この規約は、みどり坂レジデンスの管理又は使用に関する事項等について定めることにより、区分所有者の共同の利益を増進し、良好な住環境を確保することを目的とする。理事長は髙﨑、会計は𠮷野。

#### 第2条（用語）

次の25条の3による。

## 2ページ

#### 第三条の二

第1条の規定により、以上とする。`);
  });

  test('keeps the columns of a table, and takes no list for one', async () => {
    const bytes = files.typstPdf(`
#table(columns: 3, [科目], [予算], [決算], [管理費], [9,000円], [8,000円], [修繕費], [1,000円], [2,000円])

・　掃除\\
・　点検\\
・　見回り`);
    expect(await markdownIn(bytes, '決算.pdf')).toBe(`## 1ページ

| 科目 | 予算 | 決算 |
| --- | --- | --- |
| 管理費 | 9,000円 | 8,000円 |
| 修繕費 | 1,000円 | 2,000円 |

・　掃除\\
・　点検\\
・　見回り`);
  });

  test('of an old Japanese program is read although its font is not in it', async () => {
    expect(await markdownIn(files.shiftJisPdf(), '会計.pdf')).toBe('## 1ページ\n\n管理費');
  });

  test('is known by its content, whatever it is called', async () => {
    const { mediaType, pages } = await read(files.shiftJisPdf(), 'a.docx');
    expect([mediaType, pages]).toEqual(['application/pdf', 1]);
  });

  const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
  const blankPage = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';

  test('without text is kept and says so', async () => {
    const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
    expect(await read(files.plainPdf([catalog, pages, blankPage]), 'scan.pdf')).toEqual({
      markdown: '',
      reading: 'no-text',
      note: `文字の情報がない（画像だけの）PDFです。${kept}`,
      mediaType: 'application/pdf',
      pages: 1,
      title: '',
    });
  });

  test('with a page that is a picture names that page', async () => {
    const bytes = files.typstPdf('はじめに\n#pagebreak()\n#pagebreak()\nおわりに');
    expect(await read(bytes, 'a.pdf')).toMatchObject({
      reading: 'extracted',
      note: '文字の情報がないページがあります（2ページ）。そのページは検索と回答に使えません。',
    });
  });

  const locked =
    '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff> /U <00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff> >> /ID [<00><00>]';
  const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

  test('with a password says that it cannot be read', async () => {
    const bytes = files.plainPdf([catalog, onePage, blankPage], { trailer: locked });
    expect(await read(bytes, 'a.pdf')).toMatchObject({
      reading: 'failed',
      note: `パスワードがかかっているため、中の文字を読み取れません。${kept}`,
    });
  });

  test.each([
    ['whose pages hold themselves', [catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']],
    [
      'whose pages are their own parents',
      [
        catalog,
        '<< /Type /Pages /Kids [3 0 R] /Count 9 /Parent 2 0 R >>',
        '<< /Type /Pages /Kids [2 0 R] /Count 9 /Parent 3 0 R >>',
      ],
    ],
    ['without pages', [catalog, '<< /Type /Pages /Kids [] /Count 0 >>']],
    ['with a page that is none', [catalog, onePage, '3 0 R']],
    ['without a catalog', ['null']],
  ])('%s ends calmly', async (_name, objects) => {
    const { reading, note } = await read(files.plainPdf(objects), 'a.pdf');
    expect(reading).not.toBe('extracted');
    expect(note).toContain(kept);
  });

  test('whose tables of contents lead to each other ends calmly', async () => {
    const objects = [catalog, onePage, blankPage];
    const table = files.plainPdf(objects).byteLength;
    const start = Number(
      /startxref\n(\d+)/.exec(Buffer.from(files.plainPdf(objects)).toString())?.[1],
    );
    const looped = files.plainPdf(objects, { trailer: `/Prev ${start}` });
    expect((await read(looped, 'a.pdf')).reading).toBe('no-text');
    const lost = files.plainPdf(objects, { startXref: table * 2 });
    expect((await read(lost, 'a.pdf')).note).toContain(kept);
  });

  test('that was cut off ends calmly', async () => {
    const whole = files.typstPdf('長い文書');
    const { reading, note } = await read(whole.slice(0, whole.length / 2), 'a.pdf');
    expect(reading).not.toBe('extracted');
    expect(note).toContain(kept);
  });
});

describe('a Word file', () => {
  test('keeps headings, articles, lists and tables', async () => {
    const styles = `<w:styles ${files.wordSpace}><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style></w:styles>`;
    const cell = (text: string) => `<w:tc>${files.paragraph(text)}</w:tc>`;
    const bytes = files.docx(
      files.paragraph('使用細則', '<w:pStyle w:val="1"/>') +
        files.paragraph('第1条（目的）　この細則は、次のことを定める。') +
        files.paragraph('* 星で始まる <b>行</b>'.replaceAll('<', '&lt;')) +
        `<w:tbl><w:tr>${cell('物')}${cell('料金')}</w:tr><w:tr>${cell('A|B')}${cell('200円')}</w:tr></w:tbl>`,
      {
        'word/styles.xml': styles,
        'word/_rels/document.xml.rels': files.relationsTo('styles'),
      },
    );
    expect(await markdownIn(bytes, '細則.docx')).toBe(`# 使用細則

### 第1条（目的）

この細則は、次のことを定める。

\\* 星で始まる \\<b\\>行\\</b\\>

| 物 | 料金 |
| --- | --- |
| A\\|B | 200円 |`);
  });

  test('keeps a name that has its reading above it, and leaves out what was deleted', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const ruby = `<w:r><w:ruby><w:rubyPr/><w:rt>${run('たかさき')}</w:rt><w:rubyBase>${run('髙﨑')}</w:rubyBase></w:ruby></w:r>`;
    const changes = `<w:del><w:r><w:delText>副</w:delText></w:r></w:del><w:ins>${run('前')}</w:ins>`;
    const bytes = files.docx(`<w:p>${ruby}${changes}${run('理事長')}</w:p>`);
    expect(await markdownIn(bytes, '名簿.docx')).toBe('髙﨑前理事長');
  });

  test('shows the numbers that Word counts itself, and keeps bullets a list', async () => {
    const level = (index: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const list = (id: number, levels: string) =>
      `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
    const articles =
      level(0, 'decimal', '第%1条') +
      level(1, 'decimalFullWidth', '%2') +
      level(2, 'japaneseCounting', '%3');
    const numbering = `<w:numbering ${files.wordSpace}>${list(0, articles)}${list(1, level(0, 'bullet', '●'))}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
    const styles = `<w:styles ${files.wordSpace}><w:style w:type="paragraph" w:styleId="jo"><w:name w:val="条"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;
    const at = (levelIndex: number, numId = 1) =>
      `<w:numPr><w:ilvl w:val="${levelIndex}"/><w:numId w:val="${numId}"/></w:numPr>`;
    const bytes = files.docx(
      [
        files.paragraph('（目的）この規約は', '<w:pStyle w:val="jo"/>'),
        files.paragraph('（用語）次の用語', '<w:pStyle w:val="jo"/>'),
        files.paragraph('専有部分', at(2)),
        files.paragraph('共用部分', at(2)),
        files.paragraph('前項の場合', at(1)),
        files.paragraph('（雑則）', at(0)),
        files.paragraph('犬', at(0, 2)),
        files.paragraph('猫', at(0, 2)),
      ].join(''),
      {
        'word/numbering.xml': numbering,
        'word/styles.xml': styles,
        'word/_rels/document.xml.rels': files.relationsTo('styles', 'numbering'),
      },
    );
    expect(await markdownIn(bytes, '規約.docx')).toBe(`### 第1条（目的）

この規約は

### 第2条（用語）

次の用語

一　専有部分

二　共用部分

１　前項の場合

### 第3条（雑則）

- 犬
- 猫`);
  });

  test('with entities that unfold for ever, or without text, ends calmly', async () => {
    const bomb = files.docx('', {
      'word/document.xml':
        '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&b;&b;</w:t></w:r></w:p></w:body></w:document>',
    });
    expect((await read(bomb, 'a.docx')).markdown.length).toBeLessThan(100);
    expect(await read(files.docx(''), 'a.docx')).toMatchObject({
      reading: 'no-text',
      note: `文字の入っていないファイルです。${kept}`,
    });
  });
});

describe('an Excel file', () => {
  test('gives each sheet its name and its tables, as a reader sees the cells', async () => {
    const bytes = await files.xlsx([
      {
        name: '予算',
        rows: [
          ['2026年度 予算案', null, null],
          [],
          ['科目', '金額', '期日'],
          ['管理費', 9000.1 + 0.2, new Date('2026-04-01T00:00:00Z')],
          ['修繕\n費', true, null],
        ],
      },
      { name: '空', rows: [] },
    ]);
    expect(await markdownIn(bytes, '予算.xlsx')).toBe(`## 予算

2026年度 予算案

| 科目 | 金額 | 期日 |
| --- | --- | --- |
| 管理費 | 9000.3 | 2026年4月1日 |
| 修繕 費 | はい |  |`);
  });

  test('with more rows than anybody reads says so', async () => {
    const rows = Array.from({ length: 3_200 }, (_, index) => [`${index}号室`, index]);
    const { note, markdown } = await read(await files.xlsx([{ name: '表', rows }]), 'a.xlsx');
    expect(note).toBe('行か列が多いため、表の一部は検索と回答に使えません。');
    expect(markdown).toContain('2999号室');
    expect(markdown).not.toContain('3000号室');
  });
});

const printed = '\u2f47時は\u2ea0法第\u2f00条の①、住\u2f3eは78㎡';

test.each([
  ['a PDF', 'a.pdf', () => files.typstPdf(printed)],
  ['a Word file', 'a.docx', () => files.docx(files.paragraph(printed))],
  ['an Excel file', 'a.xlsx', () => files.xlsx([{ name: '\u2f54道', rows: [[printed]] }])],
  ['a text', 'a.txt', () => files.bytesOf(printed)],
  ['Markdown', 'a.md', () => files.bytesOf(printed)],
  ['a table', 'a.csv', () => files.bytesOf(`品目,場所\n${printed},屋上`)],
])('signs of radicals in %s become the letters they look like', async (_name, fileName, make) => {
  const markdown = await markdownIn(await make(), fileName);
  expect(markdown).toContain('日時は民法第一条の①、住戸は78㎡');
  expect(markdown).not.toMatch(/[\u2e80-\u2fdf]/);
});

function longBody(): string {
  const digest = (index: number) => createHash('sha256').update(String(index)).digest('hex');
  return Array.from({ length: 20_000 }, (_, index) => files.paragraph(digest(index))).join('');
}

test.each([
  ['Word', 'a.docx', () => files.docx(longBody())],
  ['PDF', 'a.pdf', () => files.wordyPdf('a'.repeat(500), 40)],
])('of a very long %s file the beginning is read', async (_name, fileName, make) => {
  const { markdown, note } = await read(make(), fileName);
  expect(note).toBe('文書が長いため、はじめの部分（約30万字）だけを検索と回答に使います。');
  expect(markdown.length).toBeGreaterThan(200_000);
  expect(markdown.length).toBeLessThanOrEqual(300_000);
});

describe('a zip file', () => {
  test('that unfolds to too much is not unfolded', async () => {
    const bomb = files.docx('', { 'word/more.xml': new Uint8Array(60 * 1024 * 1024) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await read(bomb, 'a.docx')).toMatchObject({
      reading: 'failed',
      note: `中身を広げると大きすぎるため、文字を読み取れません。${kept}`,
      mediaType: expect.stringContaining('wordprocessingml'),
    });
  });

  test('that lies about the size of a part gives no more than it said', async () => {
    const honest = files.docx(files.paragraph('あ'.repeat(5_000)));
    const bytes = honest.slice();
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    expect((await read(bytes, 'a.docx')).markdown.length).toBeLessThan(1_000);
  });

  test('that is broken is kept, and one that is no document is refused', async () => {
    const bytes = files.docx(files.paragraph('規約')).slice(0, 300);
    expect((await read(bytes, 'a.docx')).note).toBe(
      `ファイルが壊れているため、文字を読み取れません。${kept}`,
    );
    const other = new Uint8Array(zipSync({ 'a.txt': files.bytesOf('a') }));
    await expect(read(other, 'a.docx')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(read(bytes, 'a.zip')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('a text', () => {
  const sjis = Uint8Array.from([
    0x91, 0xe6, 0x82, 0x50, 0x8f, 0xf0, 0x81, 0x40, 0xfb, 0xfc, 0xfa, 0xb1, 0x82, 0xf0, 0x97, 0x9d,
    0x8e, 0x96, 0x92, 0xb7, 0x82, 0xc6, 0x82, 0xb7, 0x82, 0xe9, 0x81, 0x42,
  ]);

  test.each([
    ['Shift_JIS', sjis],
    ['UTF-8', files.bytesOf('第１条　髙﨑を理事長とする。')],
    ['UTF-8 with its mark', files.bytesOf('\uFEFF第１条　髙﨑を理事長とする。')],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFF第１条　髙﨑を理事長とする。', 'utf16le'))],
  ])('in %s is read, its articles as headings', async (_name, bytes) => {
    expect(await markdownIn(bytes, '規約.txt')).toBe('### 第１条\n\n髙﨑を理事長とする。');
  });

  test('keeps its lines, and nothing in it becomes markup', async () => {
    const text =
      '# 見出しではない\r\n1. 番号\r\n- 線\r\n\r\n\r\n第2号議案　予算\r\n[a](javascript:1)';
    expect(await markdownIn(files.bytesOf(text), 'a.txt')).toBe(
      '\\# 見出しではない\\\n1\\. 番号\\\n\\- 線\n\n## 第2号議案　予算\n\n\\[a\\](javascript:1)',
    );
  });

  test('in Markdown stays as it was written', async () => {
    const text = '# 題\n\n- [x] 済み\n\n<b>太字</b>';
    expect(await markdownIn(files.bytesOf(text), 'a.md')).toBe(text);
  });

  test('with commas is a table', async () => {
    const csv = '品目,"数, 単位"\n電球,"10\t個"\n,\n"引用""符",2';
    expect(await markdownIn(files.bytesOf(csv), 'a.csv')).toBe(`| 品目 | 数, 単位 |
| --- | --- |
| 電球 | 10 個 |

| 引用"符 | 2 |
| --- | --- |`);
  });

  test('that is very long is cut, and says so', async () => {
    const { markdown, note } = await read(files.bytesOf('規約の条文。\n'.repeat(200_000)), 'a.txt');
    expect(markdown.length).toBeLessThanOrEqual(300_000);
    expect(markdown.length).toBeGreaterThan(0);
    expect(note).toBe('文書が長いため、はじめの部分（約30万字）だけを検索と回答に使います。');
  });

  test('of spaces has no text', async () => {
    expect((await read(files.bytesOf(' \n　\n'), 'a.txt')).reading).toBe('no-text');
  });
});

const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

test.each([
  ['an old Word file', old, '規約.doc', '.docxかPDFにしてください'],
  ['an old Excel file', old, '会計.xls', '.xlsxかPDFにしてください'],
  ['an old slide', old, '説明.ppt', 'PDFに保存し直してください'],
  ['a photograph', [0xff, 0xd8, 0xff, 0xe0], 'a.jpg', 'PDFにしてから'],
  ['a picture that calls itself a PDF', [0x89, 0x50, 0x4e, 0x47], 'a.pdf', 'PDFにしてから'],
  ['a program', [0x7f, 0x45, 0x4c, 0x46, 0, 1], 'a.txt', 'どれかにしてください'],
  ['bytes of no text', [0x80, 0xff, 0xfe, 0x81], 'a.csv', 'どれかにしてください'],
  ['a web page', [...files.bytesOf('<!DOCTYPE html><p>')], 'a.html', '印刷でPDFに'],
])('%s is refused with what to do', async (_name, bytes, name, sentence) => {
  await expect(read(Uint8Array.from(bytes), name)).rejects.toMatchObject({
    code: 'invalid_input',
    sentence: expect.stringContaining(sentence),
  });
});
