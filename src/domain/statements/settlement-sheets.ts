import {
  columnLetter,
  type Sheet,
  type SheetCell,
  type SheetRow,
  textRow,
} from '#domain/repair-plan/register-file/sheet.ts';
import type { BalanceSheet, SheetLine } from './balance-sheet.ts';
import {
  type Amounts,
  type IncomeAndExpense,
  linesOfSide,
  remarkOf,
} from './income-and-expense.ts';
import type { Inventory } from './inventory.ts';
import {
  amountColumns,
  basisName,
  byAccrual,
  dayLine,
  type PaperSettings,
  periodLine,
  settingsLine,
} from './paper-settings.ts';
import type { WorkbookFacts } from './workbook-facts.ts';

/** Rows of a sheet, each by the number that formulas call it by. */
function sheetOfRows(
  name: string,
  widths: readonly number[],
  head: readonly SheetRow[],
): { add: (row: SheetRow) => number; sheet: () => Sheet } {
  const rows = [...head];
  return {
    add: (row) => rows.push(row),
    sheet: () => ({ name, widths, rows, headerRow: head.length - 1, frozenColumns: 1 }),
  };
}

function headOf(title: string, line: string, facts: WorkbookFacts, columns: readonly string[]) {
  const { associationName, isFinal, paperSettings } = facts;
  const said = columns.includes('備考')
    ? settingsLine(paperSettings)
    : basisName(byAccrual(paperSettings));
  return [
    textRow('title', `${title}${isFinal ? '' : '（案）'}`),
    textRow('remark', `${associationName}　${line}　${said}　（単位：円）`),
    textRow('header', ...columns),
  ];
}

function yen(value: number, formula?: string): SheetCell {
  return { value, format: 'paperYen', ...(formula !== undefined && { formula }) };
}

function sumOf(column: number, first: number, last: number): string {
  const letter = columnLetter(column);
  return last < first ? '0' : `SUM(${letter}${first}:${letter}${last})`;
}

/** 科目 | 予算額 | 決算額 | 差額 | 備考, in the order of the settings */
export function incomeSheetOf(statement: IncomeAndExpense, facts: WorkbookFacts): Sheet {
  const { fund, income, expense, surplus, opening, closing } = statement;
  const { paperSettings } = facts;
  const headers = amountColumns(paperSettings).map(({ header }) => header);
  const period = `${fund.name}　${periodLine(facts.startsOn, facts.endsOn, paperSettings)}`;
  const { add, sheet } = sheetOfRows(
    `収支報告書（${fund.name}）`,
    [30, 16, 16, 18, 44],
    headOf('収支報告書', period, facts, ['科目', ...headers, '備考']),
  );
  const addSide = (title: string, sumName: string, side: IncomeAndExpense['income']) => {
    const first = add(textRow('heading', title)) + 1;
    let last = first - 1;
    for (const line of linesOfSide(side)) {
      last = add(
        amountRow(line.account.name, line, {
          look: 'plain',
          row: last + 1,
          remark: remarkOf(line),
          settings: paperSettings,
        }),
      );
    }
    return add(
      amountRow(sumName, side.total, {
        look: 'sum',
        row: last + 1,
        formula: (column) => sumOf(column, first, last),
        settings: paperSettings,
      }),
    );
  };
  const incomeRow = addSide('収入の部', '収入合計', income);
  const expenseRow = addSide('支出の部', '支出合計', expense);
  const surplusRow = expenseRow + 1;
  const openingRow = surplusRow + 1;
  add(
    amountRow('当期収支差額', surplus, {
      look: 'sum',
      row: surplusRow,
      settings: paperSettings,
      formula: (column) =>
        `${columnLetter(column)}${incomeRow}-${columnLetter(column)}${expenseRow}`,
    }),
  );
  const atOpening: At = { look: 'plain', row: openingRow, settings: paperSettings };
  add(amountRow('前期繰越収支差額', opening, atOpening));
  add(
    amountRow('次期繰越収支差額', closing, {
      look: 'sum',
      row: openingRow + 1,
      settings: paperSettings,
      formula: (column) =>
        `${columnLetter(column)}${surplusRow}+${columnLetter(column)}${openingRow}`,
    }),
  );
  return sheet();
}

type At = {
  readonly look: SheetRow['look'];
  readonly row: number;
  readonly formula?: (column: number) => string;
  readonly remark?: string;
  readonly settings: PaperSettings;
};

function amountRow(
  name: string,
  amounts: Amounts,
  { look, row, formula, remark = '', settings }: At,
): SheetRow {
  const columns = amountColumns(settings);
  const letterOf = (id: string) => columnLetter(1 + columns.findIndex((it) => it.id === id));
  const [plus, minus] =
    settings.difference === 'actual-less-budget' ? ['actual', 'budget'] : ['budget', 'actual'];
  const difference = `${letterOf(plus)}${row}-${letterOf(minus)}${row}`;
  return {
    look,
    cells: [
      { value: name },
      ...columns.map(({ id, yenOf }, index) =>
        yen(yenOf(amounts), id === 'difference' ? difference : formula?.(1 + index)),
      ),
      { value: remark },
    ],
  };
}

/** 科目 | 金額 | 前期末 */
export function balanceSheetOf(paper: BalanceSheet, facts: WorkbookFacts): Sheet {
  const { fund, assets, liabilities, opening, surplus, net, liabilitiesAndNet } = paper;
  const day = `${fund.name}　${dayLine(facts.endsOn, facts.paperSettings)}`;
  const { add, sheet } = sheetOfRows(
    `貸借対照表（${fund.name}）`,
    [34, 18],
    headOf('貸借対照表', day, facts, ['科目', '金額']),
  );
  const addLines = (title: string, lines: readonly Pick<SheetLine, 'account' | 'amountYen'>[]) => {
    const first = add(textRow('heading', title)) + 1;
    let last = first - 1;
    for (const { account, amountYen } of lines)
      last = add(sheetRow('plain', account.name, amountYen));
    return sumOf(1, first, last);
  };
  add(sheetRow('sum', '資産合計', assets.total.amountYen, addLines('資産の部', assets.lines)));
  const liabilitiesRow = add(
    sheetRow(
      'sum',
      '負債合計',
      liabilities.total.amountYen,
      addLines('負債の部', liabilities.lines),
    ),
  );
  const openingRow = add(textRow('heading', '正味財産の部')) + 1;
  add(sheetRow('plain', '前期繰越収支差額', opening.amountYen));
  const surplusRow = add(sheetRow('plain', '当期収支差額', surplus.amountYen));
  const netRow = add(
    sheetRow('sum', '正味財産合計', net.amountYen, sumOf(1, openingRow, surplusRow)),
  );
  add(
    sheetRow(
      'sum',
      '負債・正味財産合計',
      liabilitiesAndNet.amountYen,
      `B${liabilitiesRow}+B${netRow}`,
    ),
  );
  return sheet();
}

function sheetRow(look: SheetRow['look'], name: string, value: number, formula?: string): SheetRow {
  return { look, cells: [{ value: name }, yen(value, formula)] };
}

/** 科目 | 会計 | 金額 */
export function inventorySheetOf(inventory: Inventory, facts: WorkbookFacts): Sheet {
  const { add, sheet } = sheetOfRows(
    '財産目録',
    [34, 22, 18],
    headOf('財産目録', `組合全体　${dayLine(facts.endsOn, facts.paperSettings)}`, facts, [
      '科目',
      '会計',
      '金額',
    ]),
  );
  const addSide = (title: string, sumName: string, rows: Inventory['assets'], sumYen: number) => {
    const first = add(textRow('heading', title)) + 1;
    let last = first - 1;
    for (const { account, fund, amountYen } of rows) {
      last = add({
        look: 'plain',
        cells: [{ value: account.name }, { value: fund.name }, yen(amountYen)],
      });
    }
    return add({
      look: 'sum',
      cells: [{ value: sumName }, { value: '' }, yen(sumYen, sumOf(2, first, last))],
    });
  };
  const { assets, liabilities, assetsYen, liabilitiesYen, netYen } = inventory;
  const assetsRow = addSide('資産の部', '資産合計', assets, assetsYen);
  const liabilitiesRow = addSide('負債の部', '負債合計', liabilities, liabilitiesYen);
  add({
    look: 'sum',
    cells: [
      { value: '差引正味財産' },
      { value: '' },
      yen(netYen, `C${assetsRow}-C${liabilitiesRow}`),
    ],
  });
  return sheet();
}
