import type { Fund } from '#domain/ledger/account.ts';
import { accountId, generalFund, reserveFund } from '#domain/ledger/testing/example-chart.ts';
import type { BudgetLine } from '#domain/statements/figures.ts';
import type { Remark } from '#domain/statements/income-and-expense.ts';

type Row = readonly [code: string, amountYen: number, note?: string];

const general: readonly Row[] = [
  ['4110', 8_870_400, '48戸×15,400円×12月'],
  ['4120', 2_400_000, '20区画×10,000円×12月'],
  ['4130', 96_000, '40台×200円×12月'],
  ['4310', 500],
  ['4390', 10_000],
  ['5110', 5_544_000, '462,000円×12月'],
  ['5120', 1_440_000],
  ['5130', 1_100_000],
  ['5140', 220_000],
  ['5150', 500_000],
  ['5160', 480_000, '5年一括2,400,000円の当期分'],
  ['5180', 90_000],
  ['5190', 60_000],
  ['5200', 120_000],
  ['5210', 70_000],
  ['5290', 50_000],
  ['5310', 1_200_000, '駐車場収入の一部（規約29条）'],
  ['5900', 300_000],
];

const reserve: readonly Row[] = [
  ['4210', 8_064_000, '48戸×14,000円×12月'],
  ['4230', 1_200_000],
  ['4310', 12_000],
  ['6110', 4_000_000],
  ['6130', 1_200_000],
  ['6170', 3_000],
];

export const midoridaiBudget: readonly BudgetLine[] = [
  ...linesOf(generalFund, general),
  ...linesOf(reserveFund, reserve),
];

function linesOf({ id }: Fund, rows: readonly Row[]): BudgetLine[] {
  return rows.map(([code, amountYen, note = '']) => ({
    fundId: id,
    accountId: accountId(code),
    amountYen,
    note,
  }));
}

export const midoridaiRemarks: readonly Remark[] = [
  {
    fundId: generalFund.id,
    accountId: accountId('5150'),
    text: '給水ポンプ部品交換（第4回理事会承認）',
  },
];
