import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A PDF with its fonts inside, of Typst markup. */
export function typstPdf(markup: string): Uint8Array<ArrayBuffer> {
  const { resolve } = createRequire(import.meta.url);
  const font = readFileSync(
    resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  );
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [font] }] });
  const setup = '#set page(paper: "a4")\n#set text(font: "Noto Sans JP", lang: "ja", size: 11pt)\n';
  return new Uint8Array(compiler.pdf({ mainFileContent: setup + markup }));
}

type PdfOptions = { readonly trailer?: string; readonly startXref?: number };

/** A PDF of these objects, as old programs write them: no compression, one table. */
export function plainPdf(
  objects: readonly (string | Uint8Array)[],
  { trailer = '', startXref }: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    offsets.push(size());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const table = size();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n` +
        `startxref\n${startXref ?? table}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function pdfStream(content: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** MS-Gothic that is not in the file, its text in Shift_JIS: 「管理費」. */
export function shiftJisPdf(): Uint8Array<ArrayBuffer> {
  const word = Uint8Array.from([0x8a, 0xc7, 0x97, 0x9d, 0x94, 0xef]);
  const hex = Buffer.from(word).toString('hex');
  return plainPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    pdfStream(Buffer.from(`BT /F1 12 Tf 72 700 Td <${hex}> Tj ET`)),
    '<< /Type /Font /Subtype /Type0 /BaseFont /MS-Gothic /Encoding /90ms-RKSJ-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /MS-Gothic /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /MS-Gothic /Flags 5 /FontBBox [0 -136 1000 859] /ItalicAngle 0 /Ascent 859 /Descent -140 /CapHeight 769 /StemV 78 >>',
  ]);
}

export const wordSpace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
/** Pages of fifty lines that all say the same. */
export function wordyPdf(words: string, pageCount: number): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 5);
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>';
  return plainPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pageCount} >>`,
    pdfStream(Buffer.from(`BT /F1 1 Tf 72 700 Td ${`0 -12 Td (${words}) Tj `.repeat(50)} ET`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.map(() => page),
  ]);
}

const relations = 'http://schemas.openxmlformats.org';

/** A Word file with this body. */
export function docx(
  body: string,
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${relations}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}/package/2006/relationships"><Relationship Id="rId1" Type="${relations.replace('openxmlformats.org', 'openxmlformats.org/officeDocument/2006')}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${wordSpace}><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  const packed = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(packed)));
}

/** What a Word file says about where its styles or its numbering are. */
export function relationsTo(...names: readonly string[]): string {
  const office = `${relations}/officeDocument/2006/relationships`;
  const all = names.map(
    (name) => `<Relationship Id="${name}" Type="${office}/${name}" Target="${name}.xml"/>`,
  );
  return `<Relationships xmlns="${relations}/package/2006/relationships">${all.join('')}</Relationships>`;
}

export function paragraph(text: string, properties = ''): string {
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
}

export async function xlsx(
  sheets: readonly { readonly name: string; readonly rows: readonly (readonly unknown[])[] }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const written = sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) }));
  return new Uint8Array(await writeXlsx({ sheets: written as never }));
}
