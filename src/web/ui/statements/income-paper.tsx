import {
  type Amounts,
  type IncomeAndExpense,
  linesOfSide,
  type StatementLine,
  type StatementSide,
} from '#domain/statements/income-and-expense.ts';
import { paperYen, periodLine } from '#domain/statements/paper-words.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { LineWhy } from './line-why.tsx';
import { Paper } from './paper-head.tsx';
import { type PaperColumn, type PaperRow, PaperTable } from './paper-table.tsx';

const columns: readonly PaperColumn[] = [
  { id: 'budget', header: '予算額' },
  { id: 'actual', header: '決算額' },
  { id: 'difference', header: '差額（決算−予算）' },
  { id: 'remark', header: '備考', isText: true },
];

/** 収支報告書 of one fund */
export function IncomePaper({ statement }: { statement: IncomeAndExpense }) {
  const { startsOn, endsOn } = useYear();
  const { fund, income, expense, surplus, opening, closing } = statement;
  const rows: readonly PaperRow[] = [
    { key: 'income', look: 'part', name: 'Ⅰ　収入の部', cells: [] },
    ...linesOf(statement, income),
    sumRow('sum', '収入合計（A）', income.total),
    { key: 'expense', look: 'part', name: 'Ⅱ　支出の部', cells: [] },
    ...linesOf(statement, expense),
    sumRow('sum', '支出合計（B）', expense.total),
    { key: 'result', look: 'part', name: 'Ⅲ　収支差額', cells: [] },
    sumRow('sum', '当期収支差額（C＝A−B）', surplus),
    sumRow('sum', '前期繰越収支差額（D）', opening),
    sumRow('total', '次期繰越収支差額（C＋D）', closing),
  ];
  return (
    <Paper title="収支報告書" fundName={fund.name} period={periodLine(startsOn, endsOn)}>
      <PaperTable caption={`${fund.name}の収支報告書`} columns={columns} rows={rows} />
    </Paper>
  );
}

function linesOf({ fund }: IncomeAndExpense, side: StatementSide): readonly PaperRow[] {
  return linesOfSide(side).map((line) => ({
    key: line.account.id,
    look: 'line' as const,
    name: line.account.name,
    cells: [...amountCells(line), remarkOf(line)],
    why: <LineWhy fund={fund} account={line.account} />,
  }));
}

function remarkOf({ remark, basis }: StatementLine) {
  return remark || basis || null;
}

function sumRow(look: 'sum' | 'total', name: string, amounts: Amounts): PaperRow {
  return { key: name, look, name, cells: [...amountCells(amounts), null] };
}

function amountCells({ budgetYen, actualYen, differenceYen }: Amounts): readonly string[] {
  return [budgetYen, actualYen, differenceYen].map(paperYen);
}
