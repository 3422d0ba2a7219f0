/** A paper in finished words: Typst prints it, the library reads it, the screen shows it. */
export type PrintedPaper = {
  readonly title: string;
  /** 管理費会計; empty where it is of the whole association. */
  readonly fundName: string;
  /** 自 … 至 …, …現在, or empty. */
  readonly period: string;
  /** Begins on a page of its own. */
  readonly startsPage: boolean;
  readonly blocks: readonly PaperBlock[];
};

export type PaperBlock =
  | { readonly kind: 'table'; readonly table: PrintedTable }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points'; readonly points: readonly string[] }
  /** 署名: a line left for a hand. */
  | { readonly kind: 'signature'; readonly before: string; readonly lines: readonly string[] };

export type PrintedTable = {
  readonly caption: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly PrintedRow[];
  /** Sums of money: 「（単位：円）」 stands above it. */
  readonly isYen: boolean;
};

type PrintedColumn = { readonly header: string; readonly align: 'text' | 'yen' };

export type PrintedRow = {
  readonly look: 'part' | 'line' | 'sum' | 'total';
  readonly cells: readonly string[];
};

export function textBlock(text: string): PaperBlock {
  return { kind: 'text', text };
}

export function tableBlock(
  caption: string,
  headers: readonly (readonly [header: string, align: 'text' | 'yen'])[],
  rows: readonly PrintedRow[],
): PaperBlock {
  const columns = headers.map(([header, align]) => ({ header, align }));
  return {
    kind: 'table',
    table: { caption, columns, rows, isYen: columns.some(({ align }) => align === 'yen') },
  };
}

export function partRow(title: string): PrintedRow {
  return { look: 'part', cells: [title] };
}
