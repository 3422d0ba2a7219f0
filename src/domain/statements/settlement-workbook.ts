import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { bridgeSheetOf } from './cash/bridge-sheet.ts';
import { balanceSheetOf, incomeSheetOf, inventorySheetOf } from './settlement-sheets.ts';
import type { WorkbookFacts } from './workbook-facts.ts';
import type { YearPapers } from './year-papers.ts';

/** 決算書のファイル: a sheet for each paper of each fund, and 財産目録. */
export function settlementWorkbook(papers: YearPapers, facts: WorkbookFacts): Sheet[] {
  const { sheets, inventory, cash } = papers;
  const statements = cash?.statements ?? papers.statements;
  return [
    ...sheets.flatMap((sheet) => [
      ...statements
        .filter(({ fund }) => fund.id === sheet.fund.id)
        .map((statement) => incomeSheetOf(statement, facts)),
      balanceSheetOf(sheet, facts),
    ]),
    inventorySheetOf(inventory, facts),
    ...(cash?.bridges ?? []).map((bridge) => bridgeSheetOf(bridge, facts)),
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
