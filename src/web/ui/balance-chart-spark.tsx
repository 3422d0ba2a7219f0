import { line } from 'd3-shape';
import type { Yen } from '#domain/money.ts';
import { type ChartLine, rangeOf } from './balance-chart-data.ts';
import { lineLooks } from './balance-chart-looks.tsx';

const widthPx = 120;
const heightPx = 44;
const edgePx = 4;

/** The lines of the chart, small: for a place from which the chart itself is out of sight. */
export function BalanceChartSpark({ lines }: { lines: readonly ChartLine[] }) {
  const { lowYen, highYen } = rangeOf({ lines });
  const y = (yen: Yen) => edgePx + ((highYen - yen) / (highYen - lowYen)) * (heightPx - 2 * edgePx);
  const count = Math.max(2, lines[0]?.valuesYen.length ?? 0);
  const curve = line<Yen>()
    .x((_, index) => edgePx + (index / (count - 1)) * (widthPx - 2 * edgePx))
    .y(y);
  const zero = y(0);
  return (
    <svg viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true" className="h-11 w-30 shrink-0">
      <rect y={zero} width={widthPx} height={heightPx - zero} className="fill-danger-soft" />
      <line x2={widthPx} y1={zero} y2={zero} className="stroke-text" />
      {lines.toReversed().map(({ id, look, valuesYen }) => (
        <path
          key={id}
          d={curve(valuesYen) ?? ''}
          fill="none"
          strokeWidth={look === 'main' ? 2.5 : 1.5}
          strokeDasharray={look === 'main' ? undefined : '4 3'}
          className={lineLooks[look].className}
        />
      ))}
    </svg>
  );
}
