import {
  type Sheet,
  type SheetCell,
  type SheetRow,
  textRow,
} from '#domain/repair-plan/register-file/sheet.ts';
import { bridgeTitle } from '#domain/statements/pack/bridge-paper.ts';
import { periodLine } from '#domain/statements/paper-settings.ts';
import type { WorkbookFacts } from '#domain/statements/workbook-facts.ts';
import type { CashBridge } from './cash-bridge.ts';

/** 発生主義から現金主義へ of a fund, with live sums. */
export function bridgeSheetOf(bridge: CashBridge, facts: WorkbookFacts): Sheet {
  const { fund, accrualYen, steps, cashYen, openingYen, money, moneyYen } = bridge;
  const { associationName, startsOn, endsOn, isFinal, paperSettings } = facts;
  const period = periodLine(startsOn, endsOn, paperSettings);
  const rows: SheetRow[] = [
    textRow('title', `${bridgeTitle}${isFinal ? '' : '（案）'}`),
    textRow('remark', `${associationName}　${fund.name}　${period}　（単位：円）`),
    textRow('header', '内容', '金額'),
  ];
  const add = (look: SheetRow['look'], name: string, cell: SheetCell) =>
    rows.push({ look, cells: [{ value: name }, { ...cell, format: 'paperYen' }] });
  const first = add('plain', '当期収支差額（発生主義）', { value: accrualYen });
  for (const { name, yen } of steps) add('plain', name, { value: yen });
  const cashRow = add('sum', '当期収支差額（現金主義）', {
    value: cashYen,
    formula: `SUM(B${first}:B${first + steps.length})`,
  });
  add('plain', '前期から繰り越した現金と預金', { value: openingYen });
  add('sum', '次期へ繰り越す現金と預金', {
    value: openingYen + cashYen,
    formula: `B${cashRow}+B${cashRow + 1}`,
  });
  const heading = rows.push(textRow('heading', '現金と預金の残高'));
  for (const { name, yen } of money) add('plain', name, { value: yen });
  const sum = money.length === 0 ? '0' : `SUM(B${heading + 1}:B${heading + money.length})`;
  add('sum', '残高の合計', { value: moneyYen, formula: sum });
  return {
    name: `${bridgeTitle}（${fund.name}）`,
    widths: [34, 18],
    rows,
    headerRow: 2,
    frozenColumns: 1,
  };
}
