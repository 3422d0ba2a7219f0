import { type KeyboardEvent, useId, useRef } from 'react';
import type { Dwelling } from '#contract/community.ts';
import { type Direction, neighbourOf } from '#domain/building/neighbour.ts';
import { classNames } from '#web/lib/class-names.ts';
import { type Cell, elevationOf, frame, pictureWidth } from './elevation.ts';
import { PlanPatterns, patternOf, tintOf } from './plan-look.tsx';

type ElevationPictureProps = {
  dwellings: readonly Dwelling[];
  selected: Dwelling;
  onSelect: (dwelling: Dwelling) => void;
};

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

const groundHeight = 10;

/** The front of the building from the south. One stop of the Tab key; the arrow keys move and choose. */
export function ElevationPicture({ dwellings, selected, onSelect }: ElevationPictureProps) {
  const picture = useRef<SVGSVGElement>(null);
  const patterns = useId();
  const { rows, columns, groundY } = elevationOf(dwellings);

  function move(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = neighbourOf(dwellings, selected, direction);
    if (!next) return;
    onSelect(next);
    picture.current?.querySelector<SVGElement>(`[data-number="${next.number}"]`)?.focus();
  }

  return (
    <svg
      ref={picture}
      role="grid"
      tabIndex={-1}
      aria-label="南から見た住戸の配置。矢印キーで住戸を選べます。"
      viewBox={`0 0 ${pictureWidth} ${groundY + groundHeight}`}
      onKeyDown={move}
      className="w-full min-w-[28.75rem] fill-text"
    >
      <PlanPatterns prefix={patterns} />
      <g aria-hidden="true">
        <rect
          x={frame.labelWidth}
          y={2}
          width={frame.bodyWidth}
          height={frame.roofHeight - 2}
          className="fill-sunken stroke-line-strong"
        />
        {columns.map(({ name, x }) => (
          <text
            key={x}
            x={x}
            y={frame.roofHeight - 9}
            fontSize={16}
            textAnchor="middle"
            className="font-bold"
          >
            {name}
          </text>
        ))}
        <EntranceWing groundY={groundY} />
        <rect y={groundY} width={pictureWidth} height={4} className="fill-line-strong" />
      </g>
      {rows.map(({ floor, y, cells }) => (
        <g key={floor} role="row" aria-label={`${floor}階`}>
          <text
            aria-hidden="true"
            x={frame.labelWidth - 3}
            y={y + 23}
            fontSize={16}
            textAnchor="end"
            className="fill-muted"
          >
            {floor}階
          </text>
          {cells.map((cell) => (
            <DwellingCell
              key={cell.dwelling.number}
              cell={cell}
              patterns={patterns}
              isSelected={cell.dwelling.number === selected.number}
              onSelect={onSelect}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

type DwellingCellProps = {
  cell: Cell;
  patterns: string;
  isSelected: boolean;
  onSelect: (dwelling: Dwelling) => void;
};

const balconyHeight = 14;

function DwellingCell({ cell, patterns, isSelected, onSelect }: DwellingCellProps) {
  const { dwelling, x, y, width, look } = cell;
  const height = frame.storeyHeight;
  return (
    <g
      role="gridcell"
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-label={`${dwelling.number}号室、${dwelling.planType}、${dwelling.layout}`}
      data-number={dwelling.number}
      transform={`translate(${x} ${y})`}
      onClick={() => onSelect(dwelling)}
      className="group cursor-pointer outline-none"
    >
      <rect
        width={width}
        height={height}
        className={classNames(
          'stroke-line-strong',
          isSelected ? 'fill-text' : classNames(tintOf(look), 'group-hover:fill-page'),
        )}
      />
      <rect
        y={height - balconyHeight}
        width={width}
        height={balconyHeight}
        fill={patternOf(patterns, look)}
        className="stroke-line-strong"
      />
      <text
        x={width / 2}
        y={23}
        fontSize={16}
        textAnchor="middle"
        className={isSelected ? 'fill-page font-bold' : undefined}
      >
        {dwelling.number}
      </text>
      <rect
        x={2}
        y={2}
        width={width - 4}
        height={height - 4}
        strokeWidth={4}
        className="fill-none stroke-transparent group-focus-visible:stroke-focus"
      />
    </g>
  );
}

const doorWidth = 34;
const doorHeight = 32;

/** エントランス棟: one storey high, beside the dwellings. */
function EntranceWing({ groundY }: { groundY: number }) {
  const x = frame.labelWidth + frame.bodyWidth + frame.wingGap;
  const y = groundY - frame.storeyHeight;
  const doorX = x + (frame.wingWidth - doorWidth) / 2;
  return (
    <>
      <text x={x + frame.wingWidth / 2} y={y - 10} fontSize={16} textAnchor="middle">
        エントランス棟
      </text>
      <rect
        x={x}
        y={y}
        width={frame.wingWidth}
        height={frame.storeyHeight}
        className="fill-sunken stroke-line-strong"
      />
      <rect
        x={x - 3}
        y={y - 4}
        width={frame.wingWidth + 6}
        height={6}
        className="fill-line-strong"
      />
      <g className="fill-page stroke-line-strong">
        <rect x={x + 9} y={y + 13} width={24} height={18} />
        <rect x={x + frame.wingWidth - 33} y={y + 13} width={24} height={18} />
        <rect x={doorX} y={groundY - doorHeight} width={doorWidth} height={doorHeight} />
        <path d={`M${doorX + doorWidth / 2} ${groundY}v-${doorHeight}`} />
      </g>
    </>
  );
}
