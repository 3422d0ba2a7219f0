import { memo, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type BalanceChartData, rangeOf, tellingIndex } from './balance-chart-data.ts';
import { LineSample } from './balance-chart-looks.tsx';
import {
  ChartBars,
  ChartCurve,
  ChartFanAreas,
  ChartGround,
  ChosenYear,
  ShortageWord,
} from './balance-chart-picture.tsx';
import { BalanceChartReadout } from './balance-chart-readout.tsx';
import {
  type BalanceChartScale,
  balanceChartScale,
  type ChartSize,
  rangeOnTicks,
} from './balance-chart-scale.ts';
import { BalanceChartTable } from './balance-chart-table.tsx';

type BalanceChartProps = BalanceChartData & {
  /** What the chart shows, for everyone. */
  caption: string;
  /** The year that is told before one is chosen; without it the first shortage or the lowest balance. */
  toldIndex?: number;
};

/** 残高の折れ線と工事の棒: by eye, by touch, by keyboard, and as a table. Keep its lists stable: what has not changed is not drawn again. */
export const BalanceChart = memo(function BalanceChart(props: BalanceChartProps) {
  const { caption, firstYear, lines, bars, fan, toldIndex = tellingIndex(lines) } = props;
  const [place, size] = useChartSize();
  const [picked, setPicked] = useState<number | null>(null);
  const count = lines[0]?.valuesYen.length ?? 0;
  const { lowYen, highYen } = rangeOnTicks(size, rangeOf({ lines, bars, fan }));
  const scale = useMemo(
    () => balanceChartScale(size, { firstYear, count }, { lowYen, highYen }),
    [size, firstYear, count, lowYen, highYen],
  );
  const index = Math.min(picked ?? toldIndex, Math.max(0, count - 1));
  const pick = (event: PointerEvent<SVGSVGElement>) => setPicked(indexAt(event, scale, count));

  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-bold">{caption}</figcaption>
      <Legend lines={lines} bars={bars} fan={fan} />
      <div
        ref={place}
        data-focus-frame
        className="relative rounded-lg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      >
        <YearChoice firstYear={firstYear} count={count} index={index} onChange={setPicked} />
        <svg
          viewBox={`0 0 ${scale.widthPx} ${scale.heightPx}`}
          aria-hidden="true"
          className="block h-auto w-full touch-pan-y text-base select-none"
          onPointerMove={pick}
          onPointerDown={pick}
        >
          <ChartGround scale={scale} />
          {fan && <ChartFanAreas scale={scale} fan={fan} />}
          {bars && <ChartBars scale={scale} valuesYen={bars.valuesYen} />}
          {lines.toReversed().map(({ id, look, valuesYen }) => (
            <ChartCurve key={id} scale={scale} look={look} valuesYen={valuesYen} />
          ))}
          <ShortageWord scale={scale} />
          {count > 0 && <ChosenYear scale={scale} index={index} lines={lines} />}
        </svg>
      </div>
      {count > 0 && <BalanceChartReadout {...props} index={index} isPicked={picked !== null} />}
      <BalanceChartTable caption={caption} firstYear={firstYear} lines={lines} bars={bars} />
    </figure>
  );
});

type YearChoiceProps = {
  firstYear: number;
  count: number;
  index: number;
  onChange: (index: number) => void;
};

/** The keyboard's way through the years: arrows, Home, End. */
function YearChoice({ firstYear, count, index, onChange }: YearChoiceProps) {
  return (
    <input
      type="range"
      aria-label="グラフの年度"
      aria-valuetext={`${firstYear + index}年度`}
      min={firstYear}
      max={firstYear + Math.max(0, count - 1)}
      step={1}
      value={firstYear + index}
      onChange={(event) => onChange(event.target.valueAsNumber - firstYear)}
      className="sr-only"
    />
  );
}

function Legend({ lines, bars, fan }: Omit<BalanceChartData, 'firstYear'>) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1">
      {lines.map(({ id, label, look }) => (
        <li key={id} className="flex items-center gap-2">
          <LineSample look={look} />
          {label}
        </li>
      ))}
      {bars && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="mx-1.5 h-5 w-3 shrink-0 border border-line-strong bg-line"
          />
          {bars.label}
        </li>
      )}
      {fan && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-5 w-8 shrink-0 rounded-sm bg-primary opacity-30" />
          {fan.label}
        </li>
      )}
    </ul>
  );
}

function indexAt(event: PointerEvent<SVGSVGElement>, scale: BalanceChartScale, count: number) {
  const box = event.currentTarget.getBoundingClientRect();
  const zoom = box.width === 0 ? 1 : scale.widthPx / box.width;
  const index = Math.floor(((event.clientX - box.left) * zoom - scale.left) / scale.yearWidth);
  return Math.max(0, Math.min(count - 1, index));
}

function useChartSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ChartSize>({ widthPx: 720, remPx: 16 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const widthPx = Math.round(element.clientWidth);
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      if (widthPx > 0) setSize({ widthPx, remPx });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, size] as const;
}
