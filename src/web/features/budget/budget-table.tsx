import type { Fund } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { ComparedLine } from '#domain/statements/budget-comparison.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { ForecastReckoning } from '#web/ui/statements/forecast-reckoning.tsx';
import { LineWhy } from '#web/ui/statements/line-why.tsx';
import { type PaperColumn, type PaperRow, PaperTable } from '#web/ui/statements/paper-table.tsx';

type BudgetTableProps = { fund: Fund; lines: readonly ComparedLine[] };
type Figures = { firstYen: Yen; budgetYen: Yen; actualYen: Yen; forecastYen: Yen };
type Line = ComparedLine & Figures & { readonly formula: string };

/** The budget of one fund; the first one stands beside the latest where it was changed. */
export function BudgetTable({ fund, lines: compared }: BudgetTableProps) {
  const { budget, endsOn, bookedUntil } = useYear();
  const lines = compared.map((line): Line => {
    const voted = budget.find((it) => it.fundId === fund.id && it.accountId === line.account.id);
    return { ...line, firstYen: voted?.firstYen ?? 0, formula: voted?.formula ?? '' };
  });
  const isChanged = lines.some(({ firstYen, budgetYen }) => firstYen !== budgetYen);
  const isWhole = bookedUntil >= endsOn;
  const columns: readonly PaperColumn[] = [
    ...(isChanged ? [{ id: 'first', header: '当初予算' }] : []),
    { id: 'budget', header: isChanged ? '補正後の予算' : '予算額' },
    { id: 'actual', header: '実績' },
    { id: 'rest', header: '差額（実績−予算）' },
    ...(isWhole ? [] : [{ id: 'forecast', header: '年度末の見込み' }]),
    { id: 'formula', header: '積算の根拠', isText: true },
  ];
  const cells = (it: Figures, formula: string | null) => [
    ...(isChanged ? [paperYen(it.firstYen)] : []),
    paperYen(it.budgetYen),
    paperYen(it.actualYen),
    paperYen(it.actualYen - it.budgetYen),
    ...(isWhole ? [] : [paperYen(it.forecastYen)]),
    formula,
  ];
  const row = (line: Line): PaperRow => ({
    key: line.account.id,
    look: 'line',
    name: line.account.name,
    cells: cells(line, line.formula || null),
    why: (
      <>
        <p className="mb-2">{line.sentence}</p>
        <ForecastReckoning line={line} />
        <LineWhy fund={fund} account={line.account} />
      </>
    ),
  });
  const income = lines.filter(({ account }) => account.kind === 'income');
  const expense = lines.filter(({ account }) => account.kind === 'expense');
  const rows: readonly PaperRow[] = [
    { key: 'income', look: 'part', name: '収入の部', cells: [] },
    ...income.map(row),
    { key: 'income sum', look: 'sum', name: '収入合計', cells: cells(addUp(income), null) },
    { key: 'expense', look: 'part', name: '支出の部', cells: [] },
    ...expense.map(row),
    { key: 'expense sum', look: 'sum', name: '支出合計', cells: cells(addUp(expense), null) },
    {
      key: 'surplus',
      look: 'total',
      name: '収支差額',
      cells: cells(less(addUp(income), addUp(expense)), null),
    },
  ];
  return (
    <>
      <p className="text-right">（単位：円）</p>
      <PaperTable caption={`${fund.name}の予算と実績`} columns={columns} rows={rows} />
      {!isWhole && (
        <p className="mt-2 text-muted">
          科目の名前を押すと、見込みの計算と、月ごとの額が開きます。
        </p>
      )}
    </>
  );
}

function addUp(lines: readonly Figures[]): Figures {
  return {
    firstYen: sumYen(lines.map(({ firstYen }) => firstYen)),
    budgetYen: sumYen(lines.map(({ budgetYen }) => budgetYen)),
    actualYen: sumYen(lines.map(({ actualYen }) => actualYen)),
    forecastYen: sumYen(lines.map(({ forecastYen }) => forecastYen)),
  };
}

function less(one: Figures, other: Figures): Figures {
  return {
    firstYen: one.firstYen - other.firstYen,
    budgetYen: one.budgetYen - other.budgetYen,
    actualYen: one.actualYen - other.actualYen,
    forecastYen: one.forecastYen - other.forecastYen,
  };
}
