/** 出力する表: what a sheet of a workbook shows, without a word about the library that writes it. */
export type Sheet = {
  readonly name: string;
  /** In characters; 0 hides the column. */
  readonly widths: readonly number[];
  readonly rows: readonly SheetRow[];
  /** The header's row, counted from 0: it stays in sight and is repeated on every printed page. */
  readonly headerRow: number | null;
  /** Columns that stay in sight. */
  readonly frozenColumns: number;
};

export type SheetRow = {
  readonly look: 'title' | 'remark' | 'header' | 'heading' | 'plain' | 'sum';
  readonly cells: readonly SheetCell[];
};

export type SheetCell = {
  readonly value: string | number | null;
  readonly format?: 'yen' | 'paperYen' | 'quantity' | 'date' | 'percent';
  /** Without the equals sign; `value` is its result. */
  readonly formula?: string;
};

export function textRow(look: SheetRow['look'], ...texts: readonly string[]): SheetRow {
  return { look, cells: texts.map((value) => ({ value })) };
}

export function yenCell(value: number, formula?: string): SheetCell {
  return formula === undefined ? { value, format: 'yen' } : { value, format: 'yen', formula };
}

/** 「A」 of column 0. */
export function columnLetter(index: number): string {
  return String.fromCharCode(65 + index);
}
