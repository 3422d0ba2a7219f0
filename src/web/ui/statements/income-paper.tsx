import {
  type Amounts,
  type IncomeAndExpense,
  linesOfSide,
  remarkOf,
  type StatementSide,
} from '#domain/statements/income-and-expense.ts';
import {
  amountColumns,
  type PaperSettings,
  periodLine,
} from '#domain/statements/paper-settings.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { CashWhy } from './cash-why.tsx';
import { LineWhy } from './line-why.tsx';
import { Paper } from './paper-head.tsx';
import { isLong, type PaperColumn, type PaperRow, PaperTable } from './paper-table.tsx';

/** 収支報告書 of one fund */
export function IncomePaper({ statement }: { statement: IncomeAndExpense }) {
  const { startsOn, endsOn, paperSettings: settings } = useYear();
  const columns: readonly PaperColumn[] = [
    ...amountColumns(settings).map(({ id, header }) => ({ id, header })),
    { id: 'remark', header: '備考', isText: true },
  ];
  const sumRow = (look: 'sum' | 'total', name: string, amounts: Amounts): PaperRow => ({
    key: name,
    look,
    name,
    cells: [...amountCells(amounts, settings), null],
  });
  const { fund, income, expense, surplus, opening, closing } = statement;
  const rows: readonly PaperRow[] = [
    { key: 'income', look: 'part', name: 'Ⅰ　収入の部', cells: [] },
    ...linesOf(statement, income, settings),
    sumRow('sum', '収入合計（A）', income.total),
    { key: 'expense', look: 'part', name: 'Ⅱ　支出の部', cells: [] },
    ...linesOf(statement, expense, settings),
    sumRow('sum', '支出合計（B）', expense.total),
    { key: 'result', look: 'part', name: 'Ⅲ　収支差額', cells: [] },
    sumRow('sum', '当期収支差額（C＝A−B）', surplus),
    sumRow('sum', '前期繰越収支差額（D）', opening),
    sumRow('total', '次期繰越収支差額（C＋D）', closing),
  ];
  return (
    <Paper
      title="収支報告書"
      fundName={fund.name}
      period={periodLine(startsOn, endsOn, settings)}
      hasDifference
      basis={settings.basis}
      isLong={isLong(rows)}
    >
      <PaperTable caption={`${fund.name}の収支報告書`} columns={columns} rows={rows} />
    </Paper>
  );
}

function linesOf(
  statement: IncomeAndExpense,
  side: StatementSide,
  settings: PaperSettings,
): readonly PaperRow[] {
  const { fund } = statement;
  return linesOfSide(side).map((line) => ({
    // 現金主義 may have an account on both sides.
    key: `${side === statement.income ? 'in' : 'out'} ${line.account.id}`,
    look: 'line' as const,
    name: line.account.name,
    cells: [...amountCells(line, settings), remarkOf(line) || null],
    why:
      settings.basis === 'cash' ? (
        <CashWhy fund={fund} account={line.account} />
      ) : (
        <LineWhy fund={fund} account={line.account} />
      ),
  }));
}

function amountCells(amounts: Amounts, settings: PaperSettings): readonly string[] {
  return amountColumns(settings).map(({ yenOf }) => paperYen(yenOf(amounts)));
}
