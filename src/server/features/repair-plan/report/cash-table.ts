import { formatYenNumber } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Projection, ProjectionYear } from '#domain/repair-plan/projection/project.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';

/** 年度ごとの収支: a column in which nothing ever happens is left out. */
export type CashTable = {
  readonly columns: readonly { readonly side: 'income' | 'cost'; readonly label: string }[];
  readonly opening: string;
  readonly rows: readonly CashRow[];
  readonly totals: readonly string[];
  readonly end: string;
};

type CashRow = {
  readonly year: string;
  readonly amounts: readonly string[];
  readonly balance: string;
};

type Column = CashTable['columns'][number] & {
  readonly isAlwaysShown: boolean;
  readonly amountOf: (year: ProjectionYear) => Yen;
};

const allColumns: readonly Column[] = [
  {
    side: 'income',
    label: '積立金',
    isAlwaysShown: true,
    amountOf: ({ contributionYen }) => contributionYen,
  },
  { side: 'income', label: '一時金', isAlwaysShown: false, amountOf: ({ levyYen }) => levyYen },
  {
    side: 'income',
    label: '繰入れ',
    isAlwaysShown: false,
    amountOf: ({ parkingTransferYen }) => parkingTransferYen,
  },
  {
    side: 'income',
    label: 'その他',
    isAlwaysShown: false,
    amountOf: ({ otherIncomeYen, interestYen }) => otherIncomeYen + interestYen,
  },
  {
    side: 'income',
    label: '借入れ',
    isAlwaysShown: false,
    amountOf: ({ loanDrawnYen }) => loanDrawnYen,
  },
  { side: 'cost', label: '工事', isAlwaysShown: true, amountOf: ({ worksYen }) => worksYen },
  {
    side: 'cost',
    label: '返済',
    isAlwaysShown: false,
    amountOf: ({ loanRepaidYen, loanInterestYen }) => loanRepaidYen + loanInterestYen,
  },
];

export function cashTable(
  { openingBalanceYen }: Pick<RepairPlan, 'openingBalanceYen'>,
  { years, endBalanceYen }: Projection,
): CashTable {
  const columns = allColumns.filter(
    ({ isAlwaysShown, amountOf }) => isAlwaysShown || years.some((year) => amountOf(year) !== 0),
  );
  return {
    columns: columns.map(({ side, label }) => ({ side, label })),
    opening: formatYenNumber(openingBalanceYen),
    rows: years.map((year) => ({
      year: `${year.year}年度`,
      amounts: columns.map(({ amountOf }) => formatYenNumber(amountOf(year))),
      balance: formatYenNumber(year.closingYen),
    })),
    totals: columns.map(({ amountOf }) => formatYenNumber(sumYen(years.map(amountOf)))),
    end: formatYenNumber(endBalanceYen),
  };
}
