import { paperFont } from './paper-font.ts';

/** A text on A4, in points from the lower left corner. */
export type PaperText = {
  readonly text: string;
  /** Where it begins, or ends where it is set to the right. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isRight?: boolean;
};

/** A straight line: a rule of a table. */
export type PaperRule = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

export const page = { width: 595, height: 842 } as const;

const rows = JSON.parse(paperFont.glyphs) as [string, number, number][];
const glyphs = new Map(rows.map(([letter, glyph, width]) => [letter, { glyph, width }]));

function glyphOf(letter: string): { glyph: number; width: number } {
  const found = glyphs.get(letter);
  if (!found)
    throw new Error(`the font of the papers has no ${letter}: run scripts/paper-font.mjs`);
  return found;
}

export function widthOf({ text, size }: Pick<PaperText, 'text' | 'size'>): number {
  const units = [...text].reduce((sum, letter) => sum + glyphOf(letter).width, 0);
  return (units / paperFont.unitsPerEm) * size;
}

export function leftOf(text: PaperText): number {
  return text.isRight ? text.x - widthOf(text) : text.x;
}

/** 証憑のPDF: the same texts always give the same bytes. */
export function drawPaper(
  texts: readonly PaperText[],
  rules: readonly PaperRule[],
): Uint8Array<ArrayBuffer> {
  const content = [
    ...rules.map(({ x, y, width }) => `0.5 w ${x} ${y} m ${x + width} ${y} l S`),
    ...texts.map(
      (text) =>
        `BT /F1 ${text.size} Tf ${leftOf(text).toFixed(2)} ${text.y} Td <${hexOf(text.text)}> Tj ET`,
    ),
  ].join('\n');
  return joined([
    '<< /Type /Catalog /Pages 2 0 R /Lang (ja) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    stream(Buffer.from(content)),
    ...fontObjects(),
  ]);
}

function hexOf(text: string): string {
  return [...text].map((letter) => hex(glyphOf(letter).glyph)).join('');
}

function hex(number: number): string {
  return number.toString(16).padStart(4, '0');
}

let fonts: readonly (string | Buffer)[] | undefined;

/** Objects 5 to 9, the same in every paper. */
function fontObjects(): readonly (string | Buffer)[] {
  fonts ??= [
    '<< /Type /Font /Subtype /Type0 /BaseFont /PaperSans /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 9 0 R >>',
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /PaperSans /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /DW 1000 /W [${widths()}] /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /PaperSans /Flags 4 /FontBBox [-1000 -300 2000 1200] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 733 /StemV 90 /FontFile2 8 0 R >>',
    stream(Buffer.from(paperFont.base64, 'base64')),
    stream(Buffer.from(toUnicode())),
  ];
  return fonts;
}

function widths(): string {
  const thousandth = 1000 / paperFont.unitsPerEm;
  return rows.map(([, glyph, width]) => `${glyph} [${Math.round(width * thousandth)}]`).join(' ');
}

const mostInBlock = 100;

function toUnicode(): string {
  const pairs = rows.map(
    ([letter, glyph]) => `<${hex(glyph)}> <${hex(letter.codePointAt(0) ?? 0)}>`,
  );
  const blocks = Array.from({ length: Math.ceil(pairs.length / mostInBlock) }, (_, index) =>
    pairs.slice(index * mostInBlock, (index + 1) * mostInBlock),
  );
  const mapped = blocks.map(
    (block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`,
  );
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /P def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${mapped.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}

function stream(content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

function joined(objects: readonly (string | Buffer)[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (part: string | Buffer) => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(size);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  }
  const table = size;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return new Uint8Array(Buffer.concat(parts));
}
