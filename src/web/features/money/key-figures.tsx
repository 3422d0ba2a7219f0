import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { IncomeAndExpense } from '#domain/statements/income-and-expense.ts';
import type { MoneyFlow } from '#domain/statements/money-flow.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';

type KeyFiguresProps = { flow: MoneyFlow; statements: readonly IncomeAndExpense[] };

/** What came in, what went out, and what each fund has now. */
export function KeyFigures({ flow, statements }: KeyFiguresProps) {
  const { bookedUntil } = useYear();
  const [only] = statements;
  const figures = [
    { name: '入ったお金', yen: flow.incomeYen },
    { name: '使ったお金', yen: flow.expenseYen },
    ...(statements.length === 1 ? [{ name: '差し引き', yen: flow.leftYen }] : []),
    ...statements.map(({ fund, closing }) => ({
      name: statements.length === 1 ? `${only?.fund.name}の繰越金` : fund.name,
      note: `${formatPlainDate(bookedUntil)}${statements.length === 1 ? '現在' : 'の繰越金'}`,
      yen: closing.actualYen,
    })),
  ];
  return (
    <dl className="mb-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-4 print:grid-cols-4">
      {figures.map((figure) => (
        <div key={figure.name} className="rounded-xl border border-line bg-page px-4 py-3">
          <dt className="leading-snug">
            <span className="font-bold">{figure.name}</span>
            {'note' in figure && <span className="block text-muted">{figure.note}</span>}
          </dt>
          <dd className="text-2xl leading-snug font-bold whitespace-nowrap tabular-nums print:text-lg">
            {formatYen(figure.yen)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
