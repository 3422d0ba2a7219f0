import { useMemo } from 'react';
import type { YearBooks } from '#contract/money.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import { useYear } from '#web/lib/year-books/year-context.ts';
import { BalanceChart } from '#web/ui/balance-chart.tsx';
import type { ChartLine } from '#web/ui/balance-chart-data.ts';
import type { LineLook } from '#web/ui/balance-chart-looks.tsx';

const shownYears = 5;
const looks: readonly LineLook[] = ['main', 'second', 'third', 'fourth'];

type Fund = YearBooks['funds'][number];

/** 5年間の繰越金: what each fund had at the end of the settled years. */
export function BalanceHistory({ funds }: { funds: readonly Fund[] }) {
  const books = useYear();
  const { firstYear, lines } = useMemo(() => historyOf(books, funds), [books, funds]);
  if (lines.length === 0) return <p>決算の終わった年度は、まだありません。</p>;
  return (
    <>
      <ul className="mb-4">
        {lines.map(({ id, label, valuesYen }) => (
          <li key={id}>{historySentence(label, firstYear, valuesYen)}</li>
        ))}
      </ul>
      <div className="print:break-inside-avoid">
        <BalanceChart
          caption="年度末の繰越金"
          firstYear={firstYear}
          lines={lines}
          toldIndex={(lines[0]?.valuesYen.length ?? 1) - 1}
        />
      </div>
    </>
  );
}

function historyOf({ history, fiscalYear }: YearBooks, funds: readonly Fund[]) {
  const years = [...new Set(history.map((it) => it.fiscalYear))]
    .filter((year) => year <= fiscalYear)
    .toSorted((a, b) => a - b)
    .slice(-shownYears);
  const lines = funds
    .map(
      (fund, index): ChartLine => ({
        id: fund.id,
        label: fund.name,
        look: looks[index % looks.length] ?? 'main',
        valuesYen: years.flatMap((year) =>
          history
            .filter((it) => it.fiscalYear === year && it.fundId === fund.id)
            .map(({ closingYen }) => closingYen),
        ),
      }),
    )
    .filter(({ valuesYen }) => valuesYen.length === years.length && years.length > 0);
  return { firstYear: years[0] ?? fiscalYear, lines };
}

function historySentence(name: string, firstYear: number, valuesYen: readonly Yen[]): string {
  const first = valuesYen[0] ?? 0;
  const last = valuesYen.at(-1) ?? 0;
  const lastYear = firstYear + valuesYen.length - 1;
  const now = `${name}の繰越金は、${lastYear}年度末に${formatYen(last)}でした。`;
  if (valuesYen.length < 2) return now;
  const change = last - first;
  if (change === 0) return `${now}${firstYear}年度末と同じです。`;
  return `${now}${firstYear}年度末より${formatYen(Math.abs(change))}${change > 0 ? '増えました' : '減りました'}。`;
}
