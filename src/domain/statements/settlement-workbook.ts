import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { bridgeSheetOf } from './cash/bridge-sheet.ts';
import { changesSheetOf } from './changes-sheet.ts';
import { type ListedPaper, paperSheets } from './paper-sheets.ts';
import { balanceSheetOf, incomeSheetOf, inventorySheetOf } from './settlement-sheets.ts';
import type { WorkbookFacts } from './workbook-facts.ts';
import type { YearPapers } from './year-papers.ts';

/** 決算書のファイル: a sheet for each paper of each fund, 財産目録, and one for each table of the details. */
export function settlementWorkbook(
  papers: YearPapers,
  facts: WorkbookFacts,
  details: readonly ListedPaper[],
): Sheet[] {
  const { sheets, inventory, cash } = papers;
  const statements = cash?.statements ?? papers.statements;
  return [
    ...sheets.flatMap((sheet) => [
      ...statements
        .filter(({ fund }) => fund.id === sheet.fund.id)
        .map((statement) => incomeSheetOf(statement, facts)),
      ...papers.budgetChanges
        .filter(({ fund }) => fund.id === sheet.fund.id)
        .map((changes) => changesSheetOf(changes, facts)),
      balanceSheetOf(sheet, facts),
    ]),
    inventorySheetOf(inventory, facts),
    ...(cash?.bridges ?? []).map((bridge) => bridgeSheetOf(bridge, facts)),
    ...details.flatMap((paper) => paperSheets(paper, facts)),
  ];
}

/** 「決算書_2025年度_みどり坂レジデンス管理組合.xlsx」, without what a file name cannot hold. */
export function settlementFileName({
  associationName,
  fiscalYear,
  isFinal,
}: WorkbookFacts): string {
  const name = associationName.replaceAll(/[\\/:*?"<>|\s]/g, '');
  return `決算書${isFinal ? '' : '（案）'}_${fiscalYear}年度_${name}.xlsx`;
}
