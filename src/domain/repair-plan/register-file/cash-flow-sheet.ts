import type { Projection, ProjectionYear } from '#domain/repair-plan/projection/project.ts';
import {
  columnLetter,
  type Sheet,
  type SheetCell,
  type SheetRow,
  textRow,
  yenCell,
} from './sheet.ts';

type Column = {
  readonly header: string;
  readonly valueOf: (year: ProjectionYear) => number;
  readonly formulaOf?: (row: number, isFirst: boolean) => string | undefined;
  /** The sum over all years says something. */
  readonly isSummed?: true;
};

const columns: readonly Column[] = [
  { header: '年度', valueOf: ({ year }) => year },
  {
    header: '年度の始めの残高',
    valueOf: ({ openingYen }) => openingYen,
    formulaOf: (row, isFirst) => (isFirst ? undefined : `N${row - 1}`),
  },
  { header: '修繕積立金', valueOf: ({ contributionYen }) => contributionYen, isSummed: true },
  { header: '一時金', valueOf: ({ levyYen }) => levyYen, isSummed: true },
  {
    header: '駐車場使用料などからの繰入れ',
    valueOf: ({ parkingTransferYen }) => parkingTransferYen,
    isSummed: true,
  },
  { header: 'その他の収入', valueOf: ({ otherIncomeYen }) => otherIncomeYen, isSummed: true },
  { header: '預金の利息', valueOf: ({ interestYen }) => interestYen, isSummed: true },
  { header: '借入れ', valueOf: ({ loanDrawnYen }) => loanDrawnYen, isSummed: true },
  {
    header: '収入の計',
    valueOf: incomeOf,
    formulaOf: (row) => `SUM(C${row}:H${row})`,
    isSummed: true,
  },
  { header: '工事費', valueOf: ({ worksYen }) => worksYen, isSummed: true },
  { header: '借入れの返済（元金）', valueOf: ({ loanRepaidYen }) => loanRepaidYen, isSummed: true },
  { header: '借入れの利息', valueOf: ({ loanInterestYen }) => loanInterestYen, isSummed: true },
  {
    header: '支出の計',
    valueOf: costOf,
    formulaOf: (row) => `SUM(J${row}:L${row})`,
    isSummed: true,
  },
  {
    header: '年度の終わりの残高',
    valueOf: ({ closingYen }) => closingYen,
    formulaOf: (row) => `B${row}+I${row}-M${row}`,
  },
  {
    header: '収入の累計（始めの残高を含む）',
    valueOf: ({ cumulativeIncomeYen }) => cumulativeIncomeYen,
  },
  { header: '支出の累計', valueOf: ({ cumulativeCostYen }) => cumulativeCostYen },
  { header: '残っている借入れ', valueOf: ({ loanOwedYen }) => loanOwedYen },
];

/** 収支計画: the fund year by year, one row a year; balances and sums are formulas. */
export function cashFlowSheet({ years }: Projection, above: readonly SheetRow[]): Sheet {
  const firstRow = above.length + 2;
  const lastRow = firstRow + years.length - 1;
  return {
    name: '収支計画',
    widths: columns.map((_, index) => (index === 0 ? 8 : 15)),
    rows: [
      ...above,
      textRow('header', ...columns.map(({ header }) => header)),
      ...years.map((year, index) => yearRow(year, firstRow + index, index === 0)),
      {
        look: 'sum',
        cells: columns.map((column, index) => sumCell({ column, index, firstRow, lastRow, years })),
      },
    ],
    headerRow: above.length,
    frozenColumns: 1,
  };
}

function yearRow(year: ProjectionYear, row: number, isFirst: boolean): SheetRow {
  const cells = columns.map(({ valueOf, formulaOf }, index): SheetCell => {
    const value = valueOf(year);
    return index === 0 ? { value } : yenCell(value, formulaOf?.(row, isFirst));
  });
  return { look: 'plain', cells };
}

type SumFacts = {
  readonly column: Column;
  readonly index: number;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly years: readonly ProjectionYear[];
};

function sumCell({ column, index, firstRow, lastRow, years }: SumFacts): SheetCell {
  if (index === 0) return { value: '合計' };
  if (!column.isSummed) return { value: null };
  const letter = columnLetter(index);
  const total = years.reduce((sum, year) => sum + column.valueOf(year), 0);
  return yenCell(total, `SUM(${letter}${firstRow}:${letter}${lastRow})`);
}

function incomeOf(year: ProjectionYear): number {
  return year.closingYen - year.openingYen + costOf(year);
}

function costOf({ worksYen, loanRepaidYen, loanInterestYen }: ProjectionYear): number {
  return worksYen + loanRepaidYen + loanInterestYen;
}
