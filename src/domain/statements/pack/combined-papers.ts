import type { Fund } from '#domain/ledger/account.ts';
import type { CombinedAmount, CombinedIncome, CombinedSheet } from '#domain/statements/combined.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { type PrintedPaper, type PrintedRow, partRow, tableBlock } from './printed-paper.ts';
import type { PaperYear } from './statement-papers.ts';

/** 合算: every fund beside the other, and what they did among themselves left out. */
export function combinedPapers(
  income: CombinedIncome,
  sheet: CombinedSheet,
  { startsOn, endsOn, style }: PaperYear,
): readonly PrintedPaper[] {
  const head = { fundName: '合算', startsPage: true };
  return [
    {
      ...head,
      title: '収支報告書',
      period: `${style.periodOf(startsOn, endsOn)}　${style.basis}`,
      blocks: [
        tableBlock('全会計を合わせた収支報告書', headersOf(income.funds), incomeRows(income)),
      ],
    },
    {
      ...head,
      title: '貸借対照表',
      period: `${style.dayOf(endsOn)}　${style.sheetBasis}`,
      blocks: [tableBlock('全会計を合わせた貸借対照表', headersOf(sheet.funds), sheetRows(sheet))],
    },
  ];
}

function headersOf(funds: readonly Fund[]) {
  return [
    ['科目', 'text'] as const,
    ...funds.map(({ name }) => [name, 'yen'] as const),
    ['会計間の消去', 'yen'] as const,
    ['合計', 'yen'] as const,
  ];
}

function incomeRows(combined: CombinedIncome): readonly PrintedRow[] {
  const { income, expense, surplus, opening, closing } = combined;
  return [
    partRow('Ⅰ　収入の部'),
    ...income.lines.map((line) => row('line', line.account.name, line)),
    row('sum', '収入合計', income.total),
    partRow('Ⅱ　支出の部'),
    ...expense.lines.map((line) => row('line', line.account.name, line)),
    row('sum', '支出合計', expense.total),
    partRow('Ⅲ　収支差額'),
    row('sum', '当期収支差額', surplus),
    row('line', '前期繰越収支差額', opening),
    row('total', '次期繰越収支差額', closing),
  ];
}

function sheetRows({ assets, liabilities, net, liabilitiesAndNet }: CombinedSheet) {
  return [
    partRow('資産の部'),
    ...assets.lines.map((line) => row('line', line.account.name, line)),
    row('total', '資産合計', assets.total),
    partRow('負債の部'),
    ...liabilities.lines.map((line) => row('line', line.account.name, line)),
    row('sum', '負債合計', liabilities.total),
    row('sum', '正味財産合計', net),
    row('total', '負債・正味財産合計', liabilitiesAndNet),
  ];
}

function row(look: PrintedRow['look'], name: string, amount: CombinedAmount): PrintedRow {
  const { yenByFund, eliminatedYen, totalYen } = amount;
  return { look, cells: [name, ...[...yenByFund, eliminatedYen, totalYen].map(paperYen)] };
}
