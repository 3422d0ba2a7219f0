import { csvOf } from '#domain/ledger/csv.ts';
import { type BalanceSheet, balanceSheets } from '#domain/statements/balance-sheet.ts';
import { yearFigures } from '#domain/statements/booked-year.ts';
import { cashPapers } from '#domain/statements/cash/cash-papers.ts';
import {
  type IncomeAndExpense,
  incomeAndExpense,
  linesOfSide,
} from '#domain/statements/income-and-expense.ts';
import { bridgePaper } from '#domain/statements/pack/bridge-paper.ts';
import { packStyle } from '#domain/statements/pack/pack-style.ts';
import { paperMarkdown } from '#domain/statements/pack/paper-markdown.ts';
import { incomePaper, sheetPaper } from '#domain/statements/pack/statement-papers.ts';
import type { ExportFacts, TextFile } from './export-facts.ts';

type Row = readonly [
  paper: string,
  fund: string,
  part: string,
  code: string,
  name: string,
  budget: number | '',
  yen: number,
];

/** 決算: the statements as figures for a program, and as they are printed. */
export function statementFiles({ year, paperSettings }: ExportFacts): readonly TextFile[] {
  const figures = yearFigures(year);
  const statements = incomeAndExpense(figures, year.remarks);
  const sheets = balanceSheets(figures);
  const cash = year.cash ? cashPapers(year, year.cash) : null;
  const rows = [
    ...statements.flatMap((it) => incomeRows(it, '収支報告書')),
    ...(cash?.statements ?? []).flatMap((it) => incomeRows(it, '収支報告書（現金主義）')),
    ...sheets.flatMap(sheetRows),
  ];
  const on = { ...year, style: packStyle(paperSettings) };
  const papers = [
    ...(cash?.statements ?? statements).map((it) => incomePaper(it, on)),
    ...sheets.map((it) => sheetPaper(it, on)),
    ...(cash ? [bridgePaper(cash, on)] : []),
  ];
  return [
    {
      path: '決算/計算書の金額.csv',
      text: csvOf([['書類', '会計', '区分', '科目コード', '科目', '予算額', '金額'], ...rows]),
    },
    { path: '決算/収支報告書と貸借対照表.txt', text: paperMarkdown(papers) },
  ];
}

function incomeRows(statement: IncomeAndExpense, paper: string): readonly Row[] {
  const { fund, income, expense, surplus, opening, closing } = statement;
  const row = (part: string, name: string, of: { budgetYen: number; actualYen: number }): Row => [
    paper,
    fund.name,
    part,
    '',
    name,
    of.budgetYen,
    of.actualYen,
  ];
  const lines = (part: string, side: typeof income) =>
    linesOfSide(side).map(({ account, budgetYen, actualYen }): Row => {
      return [paper, fund.name, part, account.code, account.name, budgetYen, actualYen];
    });
  return [
    ...lines('収入', income),
    row('計', '収入合計', income.total),
    ...lines('支出', expense),
    row('計', '支出合計', expense.total),
    row('計', '当期収支差額', surplus),
    row('計', '前期繰越収支差額', opening),
    row('計', '次期繰越収支差額', closing),
  ];
}

function sheetRows({ fund, assets, liabilities, ...sums }: BalanceSheet): readonly Row[] {
  const row = (name: string, { amountYen }: { amountYen: number }): Row => {
    return ['貸借対照表', fund.name, '計', '', name, '', amountYen];
  };
  const lines = (part: string, side: typeof assets) =>
    side.lines.map(({ account, amountYen }): Row => {
      return ['貸借対照表', fund.name, part, account.code, account.name, '', amountYen];
    });
  return [
    ...lines('資産', assets),
    row('資産合計', assets.total),
    ...lines('負債', liabilities),
    row('負債合計', liabilities.total),
    row('前期繰越収支差額', sums.opening),
    row('当期収支差額', sums.surplus),
    row('正味財産合計', sums.net),
    row('負債・正味財産合計', sums.liabilitiesAndNet),
  ];
}
