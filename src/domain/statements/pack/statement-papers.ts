import type { IsoDate } from '#domain/calendar.ts';
import type { BalanceSheet, SheetAmount, SheetLine } from '#domain/statements/balance-sheet.ts';
import {
  type Amounts,
  type IncomeAndExpense,
  linesOfSide,
  remarkOf,
  type StatementSide,
} from '#domain/statements/income-and-expense.ts';
import type { Inventory } from '#domain/statements/inventory.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import type { ProfitAndLoss } from '#domain/statements/profit-and-loss.ts';
import type { PackStyle } from './pack-style.ts';
import { type PrintedPaper, type PrintedRow, partRow, tableBlock } from './printed-paper.ts';

/** The year that the papers are of, and how they are written. */
export type PaperYear = {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly style: PackStyle;
};

/** 収支報告書 of one fund */
export function incomePaper(statement: IncomeAndExpense, year: PaperYear): PrintedPaper {
  const { fund, income, expense, surplus, opening, closing } = statement;
  const { columns } = year.style;
  const amounts = (look: PrintedRow['look'], name: string, of: Amounts): PrintedRow => ({
    look,
    cells: [name, ...columns.map(({ yenOf }) => paperYen(yenOf(of)))],
  });
  const lines = (side: StatementSide) =>
    linesOfSide(side).map((line): PrintedRow => {
      const { look, cells } = amounts('line', line.account.name, line);
      return { look, cells: [...cells, remarkOf(line)] };
    });
  const rows = [
    partRow('Ⅰ　収入の部'),
    ...lines(income),
    amounts('sum', '収入合計（A）', income.total),
    partRow('Ⅱ　支出の部'),
    ...lines(expense),
    amounts('sum', '支出合計（B）', expense.total),
    partRow('Ⅲ　収支差額'),
    amounts('sum', '当期収支差額（C＝A−B）', surplus),
    amounts('line', '前期繰越収支差額（D）', opening),
    amounts('total', '次期繰越収支差額（C＋D）', closing),
  ];
  const headers = [
    ['科目', 'text'] as const,
    ...columns.map(({ header }) => [header, 'yen'] as const),
    ['備考', 'text'] as const,
  ];
  return {
    title: '収支報告書',
    fundName: fund.name,
    period: `${year.style.periodOf(year.startsOn, year.endsOn)}　${year.style.basis}`,
    startsPage: true,
    blocks: [tableBlock(`${fund.name}の収支報告書`, headers, rows)],
  };
}

/** 貸借対照表 of one fund */
export function sheetPaper(sheet: BalanceSheet, { endsOn, style }: PaperYear): PrintedPaper {
  const { fund, assets, liabilities, opening, surplus, net, liabilitiesAndNet } = sheet;
  const row = (look: PrintedRow['look'], name: string, of: SheetAmount): PrintedRow => ({
    look,
    cells: [name, paperYen(of.amountYen), yenOrDash(of.formerYen), yenOrDash(of.changeYen)],
  });
  const lines = (of: readonly SheetLine[]) => of.map((it) => row('line', it.account.name, it));
  const rows = [
    partRow('資産の部'),
    ...lines(assets.lines),
    row('total', '資産合計', assets.total),
    partRow('負債の部'),
    ...lines(liabilities.lines),
    row('sum', '負債合計', liabilities.total),
    partRow('正味財産の部'),
    row('line', '前期繰越収支差額', opening),
    row('line', '当期収支差額', surplus),
    row('sum', '正味財産合計', net),
    row('total', '負債・正味財産合計', liabilitiesAndNet),
  ];
  return {
    title: '貸借対照表',
    fundName: fund.name,
    period: `${style.dayOf(endsOn)}　${style.sheetBasis}`,
    startsPage: true,
    blocks: [
      tableBlock(
        `${fund.name}の貸借対照表`,
        [
          ['科目', 'text'],
          ['金額', 'yen'],
          ['前期末', 'yen'],
          ['増減', 'yen'],
        ],
        rows,
      ),
    ],
  };
}

function yenOrDash(yen: number | null): string {
  return yen === null ? '－' : paperYen(yen);
}

/** 損益計算書 of the whole association */
export function profitPaper(paper: ProfitAndLoss, year: PaperYear): PrintedPaper {
  const row = (look: PrintedRow['look'], name: string, yen: number): PrintedRow => ({
    look,
    cells: [name, paperYen(yen)],
  });
  const block = (title: string, sum: string, of: ProfitAndLoss['income']) => [
    partRow(title),
    ...of.lines.map(({ account, amountYen }) => row('line', account.name, amountYen)),
    row('sum', sum, of.totalYen),
  ];
  const { extraordinaryIncome, extraordinaryExpense } = paper;
  const isPlain = [extraordinaryIncome, extraordinaryExpense].every((it) => it.lines.length === 0);
  const rows = [
    ...block('経常収益', '経常収益合計', paper.income),
    ...block('経常費用', '経常費用合計', paper.expense),
    row('sum', '当期経常増減額', paper.ordinaryYen),
    ...(isPlain
      ? []
      : [
          ...block('経常外収益', '経常外収益合計', extraordinaryIncome),
          ...block('経常外費用', '経常外費用合計', extraordinaryExpense),
        ]),
    row('sum', '当期正味財産増減額', paper.changeYen),
    row('line', '期首正味財産', paper.openingYen),
    row('total', '期末正味財産', paper.closingYen),
  ];
  return {
    title: '損益計算書',
    fundName: '組合全体',
    period: `${year.style.periodOf(year.startsOn, year.endsOn)}　${year.style.sheetBasis}`,
    startsPage: true,
    blocks: [
      {
        kind: 'text',
        text: '会計どうしの繰入れを除き、組合全体の増え方と減り方をまとめたものです。',
      },
      tableBlock(
        '組合全体の損益計算書',
        [
          ['科目', 'text'],
          ['金額', 'yen'],
        ],
        rows,
      ),
    ],
  };
}

/** 財産目録 */
export function inventoryPaper(
  { assets, liabilities, assetsYen, liabilitiesYen, netYen }: Inventory,
  { endsOn, style }: PaperYear,
): PrintedPaper {
  const lines = (of: Inventory['assets']) =>
    of.map(
      ({ fund, account, detail, amountYen }): PrintedRow => ({
        look: 'line',
        cells: [account.name, fund.name, detail, paperYen(amountYen)],
      }),
    );
  const sum = (look: PrintedRow['look'], name: string, yen: number): PrintedRow => ({
    look,
    cells: [name, '', '', paperYen(yen)],
  });
  return {
    title: '財産目録',
    fundName: '組合全体',
    period: `${style.dayOf(endsOn)}　${style.sheetBasis}`,
    startsPage: true,
    blocks: [
      tableBlock(
        '組合全体の財産目録',
        [
          ['科目', 'text'],
          ['会計', 'text'],
          ['内容', 'text'],
          ['金額', 'yen'],
        ],
        [
          partRow('資産の部'),
          ...lines(assets),
          sum('sum', '資産合計', assetsYen),
          partRow('負債の部'),
          ...lines(liabilities),
          sum('sum', '負債合計', liabilitiesYen),
          sum('total', '差引正味財産', netYen),
        ],
      ),
    ],
  };
}
