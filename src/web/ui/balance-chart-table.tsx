import { useDeferredValue, useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { BalanceChartData } from './balance-chart-data.ts';

type ChartTableProps = Omit<BalanceChartData, 'fan'> & { caption: string };

/** The chart in figures. Nothing of it is built before somebody opens it. */
export function BalanceChartTable(props: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = useDeferredValue(props);
  return (
    <details className="mt-2 print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center rounded-lg px-2 font-bold text-primary underline">
        グラフの数字を表で見る
      </summary>
      {isOpen && <Figures {...shown} />}
    </details>
  );
}

function Figures({ caption, firstYear, lines, bars }: ChartTableProps) {
  const label = `${caption}の表`;
  return (
    <section
      aria-label={label}
      tabIndex={0}
      className="mt-2 max-h-[32rem] overflow-auto rounded-lg border border-line"
    >
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr>
            <th scope="col" className="px-3 py-2 text-left">
              年度
            </th>
            {bars && (
              <th scope="col" className="px-3 py-2 text-right">
                {bars.label}
              </th>
            )}
            {lines.map((line) => (
              <th key={line.id} scope="col" className="px-3 py-2 text-right">
                {line.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines[0]?.valuesYen.map((_, index) => (
            <tr key={firstYear + index} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left">
                {firstYear + index}
              </th>
              {bars && (
                <td className="px-3 py-2 text-right">{formatYen(bars.valuesYen[index] ?? 0)}</td>
              )}
              {lines.map((line) => {
                const yen = line.valuesYen[index];
                return (
                  <td
                    key={line.id}
                    className={`px-3 py-2 text-right ${(yen ?? 0) < 0 ? 'font-bold text-danger' : ''}`}
                  >
                    {yen === undefined ? '—' : formatYen(yen)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
