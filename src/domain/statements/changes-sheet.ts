import {
  columnLetter,
  type Sheet,
  type SheetRow,
  textRow,
} from '#domain/repair-plan/register-file/sheet.ts';
import type { BudgetChanges, BudgetSteps } from './budget-changes.ts';
import { changedParts, changesTitle, restName, stepColumns } from './pack/changes-paper.ts';
import { periodLine } from './paper-settings.ts';
import type { WorkbookFacts } from './workbook-facts.ts';

/** 予算の補正と流用 of a fund, with live sums down and across. */
export function changesSheetOf(changes: BudgetChanges, facts: WorkbookFacts): Sheet {
  const { associationName, startsOn, endsOn, isFinal, paperSettings } = facts;
  const period = periodLine(startsOn, endsOn, paperSettings);
  const rows: SheetRow[] = [
    textRow('title', `${changesTitle}${isFinal ? '' : '（案）'}`),
    textRow('remark', `${associationName}　${changes.fund.name}　${period}　（単位：円）`),
    textRow('header', '科目', ...stepColumns.map(({ header }) => header)),
  ];
  const add = (look: SheetRow['look'], name: string, steps: BudgetSteps, first?: number) => {
    const at = rows.length + 1;
    const cells = stepColumns.map(({ key }, index) => {
      const letter = columnLetter(index + 1);
      const across = key === 'budgetYen' ? { formula: `SUM(B${at}:D${at})` } : {};
      const down =
        first === undefined ? across : { formula: `SUM(${letter}${first}:${letter}${at - 1})` };
      return { value: steps[key], format: 'paperYen' as const, ...down };
    });
    rows.push({ look, cells: [{ value: name }, ...cells] });
  };
  for (const { side, title, sum } of changedParts) {
    const { lines, rest, total } = changes[side];
    if (lines.length === 0) continue;
    const first = rows.push(textRow('heading', title)) + 1;
    for (const line of lines) add('plain', line.account.name, line);
    add('plain', restName, rest);
    add('sum', sum, total, first);
  }
  return {
    name: `${changesTitle}（${changes.fund.name}）`,
    widths: [34, 16, 16, 16, 16],
    rows,
    headerRow: 2,
    frozenColumns: 1,
  };
}
