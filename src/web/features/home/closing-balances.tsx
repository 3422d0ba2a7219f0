import { useId } from 'react';
import type { FundAtAGlance } from '#contract/home.ts';
import { formatYen } from '#domain/format-yen.ts';
import { formatManYen } from '#web/lib/format.ts';

type ClosingBalancesProps = { fundName: string; history: FundAtAGlance['history'] };

const barHeight = 10;
const fullWidth = 100;

/** 年度末の繰越金 of the settled years: bars to see, and a table with the exact amounts. */
export function ClosingBalances({ fundName, history }: ClosingBalancesProps) {
  const headingId = useId();
  const highest = Math.max(1, ...history.map(({ closingYen }) => closingYen));
  if (history.length === 0) return null;
  return (
    <div className="mt-5 print:mt-2">
      <h4 id={headingId} className="mb-1 font-bold">
        年度末の繰越金の移り変わり
      </h4>
      <ul aria-labelledby={headingId}>
        {history.map(({ fiscalYear, closingYen }) => (
          <li
            key={fiscalYear}
            className="grid grid-cols-2 items-center gap-x-3 py-0.5 print:py-0 print:leading-snug sm:grid-cols-[4.75rem_minmax(0,1fr)_6.5rem]"
          >
            <span>{fiscalYear}年度</span>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${fullWidth} ${barHeight}`}
              preserveAspectRatio="none"
              className="h-4 w-full fill-primary max-sm:order-last max-sm:col-span-2"
            >
              <rect width={(Math.max(0, closingYen) / highest) * fullWidth} height={barHeight} />
            </svg>
            <span className="text-right tabular-nums">{formatManYen(closingYen)}</span>
          </li>
        ))}
      </ul>
      <details className="mt-1 print:hidden">
        <summary className="py-2 font-bold text-primary">正確な額を表で見る</summary>
        <ExactTable fundName={fundName} history={history} />
      </details>
    </div>
  );
}

function ExactTable({ fundName, history }: ClosingBalancesProps) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{fundName}の年度末の繰越金と前の年度との差</caption>
      <thead className="border-b-2 border-line-strong">
        <tr>
          <th scope="col" className="py-1.5 pr-2 text-left">
            年度
          </th>
          <th scope="col" className="py-1.5 pr-2 text-right">
            繰越金
          </th>
          <th scope="col" className="py-1.5 text-right">
            前の年度との差
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {history.map(({ fiscalYear, closingYen }, index) => (
          <tr key={fiscalYear} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal">
              {fiscalYear}
            </th>
            <td className="py-1.5 pr-2 text-right">{formatYen(closingYen)}</td>
            <td className="py-1.5 text-right">
              {changeWords(closingYen, history[index - 1]?.closingYen)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeWords(closingYen: number, before: number | undefined): string {
  if (before === undefined) return '—';
  const change = closingYen - before;
  return change > 0 ? `＋${formatYen(change)}` : formatYen(change);
}
