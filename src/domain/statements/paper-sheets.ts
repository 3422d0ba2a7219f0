import {
  columnLetter,
  type Sheet,
  type SheetCell,
  type SheetRow,
  textRow,
} from '#domain/repair-plan/register-file/sheet.ts';
import type { PrintedPaper, PrintedRow, PrintedTable } from './pack/printed-paper.ts';
import { yenOnPaper } from './paper-words.ts';
import type { WorkbookFacts } from './workbook-facts.ts';

/** A paper whose tables are taken along. */
export type ListedPaper = Pick<PrintedPaper, 'title' | 'period'> & {
  readonly blocks: readonly (
    | { readonly kind: 'table'; readonly table: PrintedTable }
    | { readonly kind: 'heading' | 'text' | 'points' | 'signature' }
  )[];
};

/** 附属明細 and lists as they are printed: a sheet for each table, whose sums are live. */
export function paperSheets({ title, period, blocks }: ListedPaper, facts: WorkbookFacts): Sheet[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? [sheetOf(block.table, { title, period, facts })] : [],
  );
}

type Around = Pick<PrintedPaper, 'title' | 'period'> & { readonly facts: WorkbookFacts };

function sheetOf(
  { caption, columns, rows }: PrintedTable,
  { title, period, facts }: Around,
): Sheet {
  const { associationName, isFinal } = facts;
  const mark = isFinal ? '' : '（案）';
  const head: SheetRow[] = [
    textRow('title', `${title === caption ? caption : `${title}　${caption}`}${mark}`),
    textRow('remark', `${associationName}　${period}　（単位：円）`),
    textRow('header', ...columns.map(({ header }) => header)),
  ];
  const first = head.length + 1;
  const body = rows.map((row, at): SheetRow => {
    const above = { lines: rows.slice(0, at), first };
    const cells = columns.map(({ align }, column) => cellOf(row, { align, column, above }));
    return { look: looks[row.look], cells };
  });
  return {
    name: caption,
    widths: columns.map(({ align }, at) => (align === 'yen' ? 18 : at === 0 ? 24 : 34)),
    rows: [...head, ...body],
    headerRow: head.length - 1,
    frozenColumns: 1,
  };
}

const looks = { part: 'heading', line: 'plain', sum: 'sum', total: 'sum' } as const;

type Cell = {
  readonly align: 'text' | 'yen';
  readonly column: number;
  readonly above: { readonly lines: readonly PrintedRow[]; readonly first: number };
};

function cellOf({ look, cells }: PrintedRow, { align, column, above }: Cell): SheetCell {
  const text = cells[column] ?? '';
  const value = align === 'yen' ? yenOnPaper(text) : null;
  if (value === null) return { value: text };
  const { lines, first } = above;
  const isSummed = (look === 'sum' || look === 'total') && lines.every((it) => it.look === 'line');
  const letter = columnLetter(column);
  return {
    value,
    format: 'paperYen',
    ...(isSummed && { formula: `SUM(${letter}${first}:${letter}${first + lines.length - 1})` }),
  };
}
