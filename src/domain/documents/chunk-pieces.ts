import type { PlainBlock } from './plain-block.ts';

/** What is never divided: a paragraph, a row of a table, a sentence of a long paragraph. */
export type Piece = {
  readonly text: string;
  readonly block: number;
  /** What stands between it and the piece before. */
  readonly joint: '\n' | '';
};

type Body = Exclude<PlainBlock, { readonly type: 'heading' }>;

/** The pieces of one block; a block that says nothing has none. */
export function piecesOf(block: Body, place: number, longest: number): readonly Piece[] {
  const lines = block.type === 'text' ? linesOf(block.text, longest) : rowLines(block.rows);
  return lines
    .filter((line) => line.trim() !== '')
    .flatMap((line) =>
      sentencesUpTo(line, longest).map((text, at) => ({
        text,
        block: place,
        joint: at === 0 ? ('\n' as const) : ('' as const),
      })),
    );
}

function linesOf(text: string, longest: number): readonly string[] {
  return text.length <= longest ? [text] : text.split('\n');
}

/** A sentence that is longer still is cut where it must be, never inside of a character. */
function sentencesUpTo(line: string, longest: number): readonly string[] {
  if (line.length <= longest) return [line];
  const sentences = line.match(/[^。]*。+[」』）)]*|[^。]+$/gu) ?? [line];
  return sentences.flatMap((sentence) => sentence.match(cutAfter(longest)) ?? []);
}

function cutAfter(longest: number): RegExp {
  return new RegExp(`[\\s\\S]{1,${longest}}`, 'gu');
}

// With such a heading the first column names the row, and the rest says what it is.
const namesOfRows = new Set(['', '項目', '区分', '名称', '内容', '事項', '科目']);

/** 「場所：廊下／回数：週1回」: a row says by itself what its cells mean. */
function rowLines(rows: readonly (readonly string[])[]): readonly string[] {
  const [header = [], ...body] = rows.map((row) => row.map(lineOf));
  if (body.length === 0) return [header.filter(Boolean).join('／')];
  const isNamed = header.length === 2 && namesOfRows.has(header[0] ?? '');
  return body.map((row) => {
    const cells = row.map((cell, column) => ({ cell, name: header[column] ?? '' }));
    const filled = cells.filter(({ cell }) => cell !== '');
    if (isNamed) return filled.map(({ cell }) => cell).join('：');
    return filled.map(({ cell, name }) => (name === '' ? cell : `${name}：${cell}`)).join('／');
  });
}

function lineOf(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
