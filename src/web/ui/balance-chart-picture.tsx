import { area, line } from 'd3-shape';
import { memo } from 'react';
import type { Yen } from '#domain/money.ts';
import type { ChartFan, ChartLine } from './balance-chart-data.ts';
import { lineLooks } from './balance-chart-looks.tsx';
import type { BalanceChartScale } from './balance-chart-scale.ts';

type Scaled = { scale: BalanceChartScale };

/** What stands behind everything: grid, the tinted part below zero, the axes. */
export const ChartGround = memo(function ChartGround({ scale }: Scaled) {
  const { left, right, bottom, y, yenTicks, yearTicks, unit } = scale;
  const zero = y(0);
  return (
    <g className="fill-muted">
      {bottom - zero > 1 && (
        <rect
          x={left}
          y={zero}
          width={right - left}
          height={bottom - zero}
          className="fill-danger-soft"
        />
      )}
      {unit && (
        <text x={0} y="1em">
          {unit}
        </text>
      )}
      {yenTicks.map(({ yen, label }) => (
        <g key={yen}>
          <line
            x1={left}
            x2={right}
            y1={y(yen)}
            y2={y(yen)}
            className={yen === 0 ? 'stroke-text' : 'stroke-line'}
            strokeWidth={yen === 0 ? 2 : 1}
          />
          <text x={left - 6} y={y(yen)} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {yearTicks.map(({ year, x }) => (
        <text key={year} x={x} y={bottom} dy="1.5em" textAnchor="middle">
          {year}
        </text>
      ))}
    </g>
  );
});

/** 「不足」 in the tinted part, above the bars and lines. */
export function ShortageWord({ scale }: Scaled) {
  const { left, bottom, y } = scale;
  if (bottom - y(0) < 28) return null;
  return (
    <text x={left + 8} y={bottom - 8} className="fill-danger font-bold">
      不足
    </text>
  );
}

export const ChartBars = memo(function ChartBars({
  scale,
  valuesYen,
}: Scaled & { valuesYen: readonly Yen[] }) {
  const { yearWidth, x, y } = scale;
  const zero = y(0);
  const width = Math.max(2, yearWidth * 0.62);
  const path = valuesYen.map((yen, index) =>
    yen > 0 ? `M${x(index) - width / 2} ${zero}V${y(yen)}h${width}V${zero}z` : '',
  );
  return (
    <path
      d={path.join('')}
      className="fill-line stroke-line-strong"
      strokeWidth={1}
      data-part="bars"
    />
  );
});

export const ChartFanAreas = memo(function ChartFanAreas({
  scale,
  fan,
}: Scaled & { fan: ChartFan }) {
  const shape = area<readonly [Yen, Yen]>()
    .x((_, index) => scale.x(index))
    .y0(([low]) => scale.y(low))
    .y1(([, high]) => scale.y(high));
  return (
    <g className="fill-primary" data-part="fan">
      <path d={shape(fan.outer) ?? ''} opacity={0.14} />
      <path d={shape(fan.inner) ?? ''} opacity={0.2} />
    </g>
  );
});

/** A mark every five years tells the lines apart where they cross. */
const yearsBetweenMarks = 5;

export const ChartCurve = memo(function ChartCurve({
  scale,
  look,
  valuesYen,
}: Scaled & Pick<ChartLine, 'look' | 'valuesYen'>) {
  const { className, markClassName, width, dashes, mark } = lineLooks[look];
  const curve = line<Yen>()
    .x((_, index) => scale.x(index))
    .y((yen) => scale.y(yen));
  return (
    <g data-part={`line-${look}`}>
      <path
        d={curve(valuesYen) ?? ''}
        fill="none"
        strokeLinejoin="round"
        strokeWidth={width}
        strokeDasharray={dashes}
        className={className}
      />
      {valuesYen.map((yen, index) =>
        index % yearsBetweenMarks === yearsBetweenMarks - 1 ? (
          <path
            key={index}
            d={mark}
            transform={`translate(${scale.x(index)} ${scale.y(yen)})`}
            className={markClassName}
          />
        ) : null,
      )}
    </g>
  );
});

type ChosenYearProps = Scaled & { index: number; lines: readonly ChartLine[] };

export function ChosenYear({ scale, index, lines }: ChosenYearProps) {
  const { top, bottom, x, y } = scale;
  return (
    <g data-part="chosen-year">
      <line
        x1={x(index)}
        x2={x(index)}
        y1={top}
        y2={bottom}
        className="stroke-text"
        strokeWidth={1.5}
      />
      {lines.map(({ id, look, valuesYen }) => {
        const yen = valuesYen[index];
        return yen === undefined ? null : (
          <circle
            key={id}
            cx={x(index)}
            cy={y(yen)}
            r={6}
            strokeWidth={3}
            className={`fill-page ${lineLooks[look].className}`}
          />
        );
      })}
    </g>
  );
}
