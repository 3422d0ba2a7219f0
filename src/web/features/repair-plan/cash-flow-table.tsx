import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { formatYen } from '#domain/format-yen.ts';
import type { Projection, ProjectionYear } from '#domain/repair-plan/projection/project.ts';
import { type TracedColumn, trace } from '#domain/repair-plan/projection/trace-figure.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { Section } from '#web/ui/section.tsx';
import type { Why } from './why-dialog.tsx';

type Column = { readonly id: TracedColumn; readonly header: string; readonly isRare: boolean };

const columns: readonly Column[] = [
  { id: 'openingYen', header: '年度始めの残高', isRare: false },
  { id: 'contributionYen', header: '＋積立金', isRare: false },
  { id: 'levyYen', header: '＋一時金', isRare: true },
  { id: 'parkingTransferYen', header: '＋繰入れ', isRare: true },
  { id: 'otherIncomeYen', header: '＋その他', isRare: true },
  { id: 'interestYen', header: '＋利息', isRare: true },
  { id: 'loanDrawnYen', header: '＋借入れ', isRare: true },
  { id: 'worksYen', header: '−工事費', isRare: false },
  { id: 'loanRepaidYen', header: '−返済', isRare: true },
  { id: 'loanInterestYen', header: '−借入れの利息', isRare: true },
  { id: 'closingYen', header: '年度末の残高', isRare: false },
];

type CashFlowTableProps = {
  plan: RepairPlan;
  projection: Projection;
  onWhy: (why: Why) => void;
};

/** 資金計画: every year from opening to closing, every figure with its grounds. */
export const CashFlowTable = memo(function CashFlowTable(props: CashFlowTableProps) {
  const { plan, projection, onWhy } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });
  const shown = useMemo(
    () =>
      columns.filter(
        ({ id, isRare }) => !isRare || projection.years.some((year) => year[id] !== 0),
      ),
    [projection],
  );
  const ask = useCallback(
    ({ row, column }: Place) => {
      const year = plan.startYear + row;
      const { id, header } = shown[column] ?? columns[0] ?? { id: 'openingYen', header: '' };
      setCurrent({ row, column });
      onWhy({
        title: `${year}年度の${header.replace(/^[＋−]/, '')}`,
        trace: trace(plan, id, year),
      });
    },
    [plan, shown, onWhy],
  );
  const move = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, current, { rows: plan.yearCount, columns: shown.length });
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    body.current?.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <Section
      heading="年度ごとの資金計画"
      description="単位は円です。金額を押すと「なぜこの金額か」が分かります。キーボードでは、矢印キーで金額の間を動けます。"
    >
      <div className="scroll-pl-20 overflow-x-auto rounded-xl border border-line">
        <table className="w-full border-collapse tabular-nums" onKeyDown={move}>
          <caption className="sr-only">年度ごとの資金計画</caption>
          <thead className="bg-surface">
            <tr className="border-b-2 border-line-strong">
              <th scope="col" className="sticky left-0 bg-surface px-3 py-2 text-left">
                年度
              </th>
              {shown.map(({ id, header }) => (
                <th key={id} scope="col" className="px-3 py-2 text-right">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {projection.years.map((year, row) => (
              <YearRow
                key={year.year}
                year={year}
                row={row}
                shown={shown}
                currentColumn={current.row === row ? current.column : null}
                onAsk={ask}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
});

type Place = { readonly row: number; readonly column: number };

function nextPlace(
  key: string,
  { row, column }: Place,
  size: { rows: number; columns: number },
): Place | null {
  const moved: Readonly<Record<string, Place>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 0 },
    End: { row, column: size.columns - 1 },
  };
  const next = moved[key];
  if (!next) return null;
  return {
    row: Math.max(0, Math.min(size.rows - 1, next.row)),
    column: Math.max(0, Math.min(size.columns - 1, next.column)),
  };
}

type YearRowProps = {
  year: ProjectionYear;
  row: number;
  shown: readonly Column[];
  /** The one figure of the table that Tab comes to; the arrows do the rest. */
  currentColumn: number | null;
  onAsk: (place: Place) => void;
};

const YearRow = memo(
  function YearRow({ year, row, shown, currentColumn, onAsk }: YearRowProps) {
    const isShort = year.closingYen < 0;
    const ground = isShort ? 'bg-danger-soft' : 'bg-page';
    return (
      <tr className={`border-b border-line last:border-b-0 ${ground}`}>
        <th scope="row" className={`sticky left-0 px-3 text-left whitespace-nowrap ${ground}`}>
          {year.year}
        </th>
        {shown.map(({ id, header }, column) => (
          <td key={id} className="px-1 text-right whitespace-nowrap">
            <button
              type="button"
              data-place={`${row} ${column}`}
              tabIndex={column === currentColumn ? 0 : -1}
              aria-label={`${year.year}年度 ${header} ${formatYen(year[id])}`}
              className={figureClass(id, year[id])}
              onClick={() => onAsk({ row, column })}
            >
              {formatYen(year[id]).slice(0, -1)}
            </button>
          </td>
        ))}
      </tr>
    );
  },
  (before, after) =>
    before.currentColumn === after.currentColumn &&
    before.onAsk === after.onAsk &&
    before.shown === after.shown &&
    columns.every(({ id }) => before.year[id] === after.year[id]),
);

function figureClass(id: TracedColumn, yen: number): string {
  const look = 'min-h-11 rounded-lg px-2 underline decoration-line-strong hover:bg-primary-soft';
  if (yen < 0) return `${look} font-bold text-danger`;
  if (yen === 0) return `${look} text-muted`;
  return id === 'closingYen' ? `${look} font-bold` : look;
}
