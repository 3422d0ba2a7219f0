import { CircleAlert } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { formatPlainDate, isRealDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { PlanProblem } from '#domain/repair-plan/register/problems-of-plan.ts';
import { listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import {
  conditionText,
  cycleText,
  taxText,
  yearsText,
} from '#domain/repair-plan/register-file/register-row.ts';
import { useUnreadable } from '#web/lib/plan-workbench/use-unreadable.ts';
import { Badge } from '#web/ui/badge.tsx';
import { numberText, readTyped, type TypedField } from './item-form.ts';
import { lineName, type YearMark, yearMarks } from './register-lines.ts';
import { TypedCell } from './typed-cell.tsx';
import type { Register } from './use-register.ts';

type RegisterRowProps = {
  line: RepairItem;
  /** The line as moves and price changes tried elsewhere make it. */
  tried: RepairItem;
  problems: readonly PlanProblem[];
  completedYear: number;
  isOverdue: boolean;
  isEdited: boolean;
  onChange: (id: string, fields: Partial<RepairItem>) => void;
  onUnreadable: Register['reportUnreadable'];
  onOpen: (id: string) => void;
};

/** 1行: years, quantity and price are typed in place, the rest in the window its name opens. */
export const RegisterRow = memo(function RegisterRow(props: RegisterRowProps) {
  const { line, tried, completedYear } = props;
  const cells = useCells(props);
  return (
    <>
      <tr data-work={line.id} className="border-t border-line align-top">
        <th scope="row" className="sticky left-0 z-10 bg-page px-3 py-2 text-left font-normal">
          <NameCell {...props} />
        </th>
        <td className="px-3 py-4 whitespace-nowrap">{cycleWords(line)}</td>
        <td className="px-3 py-2">
          <TypedCell {...cells.propsOf('years')} text={yearsText(line.years)} />
          <YearMarks marks={yearMarks(line, completedYear)} />
          {yearsText(tried.years) !== yearsText(line.years) && (
            <TriedNote>{yearsText(tried.years) || '計画なし'}</TriedNote>
          )}
        </td>
        <td className="px-3 py-2">
          <TypedCell {...cells.propsOf('quantity')} text={numberText(line.quantity)} />
          <p className="mt-1 text-right text-muted">{line.unit}</p>
        </td>
        <td className="px-3 py-2">
          <TypedCell {...cells.propsOf('unitPriceYen')} text={numberText(line.unitPriceYen)} />
          {tried.unitPriceYen !== line.unitPriceYen && (
            <TriedNote>{formatYen(tried.unitPriceYen)}</TriedNote>
          )}
        </td>
        <td className="px-3 py-4 text-right tabular-nums">{amountText(line)}</td>
        <td className="px-3 py-4 whitespace-pre-line">{doneWords(line)}</td>
        <td className="px-3 py-4">{sourceWords(line)}</td>
        <td className="px-3 py-4 whitespace-pre-line">{line.note}</td>
      </tr>
      {cells.errors.length > 0 && (
        <tr>
          <td colSpan={columnCount} className="px-3 pb-3">
            <ul className="sticky left-3 w-fit">
              {cells.errors.map(({ id, sentence }) => (
                <li key={id} id={id} className="flex items-start gap-1.5 font-bold text-danger">
                  <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
                  {sentence}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </>
  );
});

const columnCount = 9;

/** What the typed cells of a line do, and every sentence about the line: told below it, across its cells. */
function useCells({ line, problems, onChange, onUnreadable }: RegisterRowProps) {
  const rowId = useId();
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const unreadable = useMemo(
    () =>
      Object.entries(faults).flatMap(([field, sentence]) =>
        sentence === undefined ? [] : [{ itemId: line.id, field, sentence }],
      ),
    [faults, line.id],
  );
  useUnreadable(onUnreadable, rowId, unreadable);
  const sentences = {
    ...Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence])),
    ...faults,
  };
  const errors = Object.entries(sentences).flatMap(([field, sentence]) =>
    sentence === undefined ? [] : [{ id: `${rowId}-${field}`, field, sentence }],
  );
  const tell = (field: TypedField, sentence: string | null) =>
    setFaults(({ [field]: _former, ...others }) =>
      sentence === null ? others : { ...others, [field]: sentence },
    );
  return {
    errors,
    propsOf: (field: TypedField) => ({
      label: `${lineName(line)}の${fieldLooks[field].name}`,
      column: field,
      align: fieldLooks[field].align,
      errorId: errors.find((error) => error.field === field)?.id,
      onCancel: () => tell(field, null),
      onCommit: (typed: string) => {
        const found = readTyped(field, typed);
        const isRead = 'fields' in found;
        tell(field, isRead ? null : found.sentence);
        if (isRead) onChange(line.id, found.fields);
        return isRead;
      },
    }),
  };
}

const fieldLooks = {
  years: { name: '計画年度', align: 'start' },
  quantity: { name: '数量', align: 'end' },
  unitPriceYen: { name: '単価', align: 'end' },
} as const;

function NameCell({ line, isOverdue, isEdited, onOpen }: RegisterRowProps) {
  return (
    <>
      <button
        type="button"
        onClick={() => onOpen(line.id)}
        aria-label={`${lineName(line)}を直す`}
        className="flex min-h-11 w-full flex-col items-start justify-center rounded-md text-left hover:bg-sunken"
      >
        <span className="font-bold text-primary underline underline-offset-4">
          {line.part || '名前のない工事'}
        </span>
        <span>{line.work}</span>
      </button>
      <LineBadges line={line} isOverdue={isOverdue} isEdited={isEdited} />
    </>
  );
}

export function LineBadges({
  line,
  isOverdue,
  isEdited,
}: Pick<RegisterRowProps, 'line' | 'isOverdue' | 'isEdited'>) {
  if (!line.isMajorWork && !isOverdue && !isEdited) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      {line.isMajorWork && <Badge tone="primary">大規模</Badge>}
      {isOverdue && <Badge tone="warn">周期を過ぎています</Badge>}
      {isEdited && <Badge>直しました</Badge>}
    </p>
  );
}

const places = {
  early: { tone: 'primary', words: '周期より早い' },
  within: { tone: 'neutral', words: '周期内' },
  late: { tone: 'warn', words: '周期を過ぎる' },
} as const;

/** How the years stand in the cycle: those outside it one by one. */
export function YearMarks({ marks }: { marks: readonly YearMark[] }) {
  const placed = marks.flatMap(({ year, place }) => (place ? [{ year, place }] : []));
  if (placed.length === 0) return null;
  const outside = placed.filter(({ place }) => place !== 'within');
  if (outside.length === 0) return <p className="mt-1 text-muted">{places.within.words}</p>;
  return (
    <ul className="mt-1 flex flex-col items-start gap-1">
      {outside.map(({ year, place }, index) => (
        <li key={index}>
          <Badge tone={places[place].tone}>
            {year} {places[place].words}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function TriedNote({ children }: { children: string }) {
  return <p className="mt-1 font-bold text-accent">試算では {children}</p>;
}

export function cycleWords({ cycle }: RepairItem): string {
  return cycle ? `${cycleText(cycle)}年` : '周期なし';
}

export function amountText(line: RepairItem): string {
  const amount = listPrice(line);
  return Number.isFinite(amount) ? formatYen(Math.round(amount)) : '—';
}

function doneWords({ lastDoneYear, condition }: RepairItem): string {
  const last = lastDoneYear === null ? 'まだしていません' : `${lastDoneYear}年度`;
  return condition === 'unknown' ? last : `${last}\n状態：${conditionText(condition)}`;
}

function sourceWords({ priceSource, pricedOn, tax }: RepairItem): string {
  const day = pricedOn !== null && isRealDate(pricedOn) ? formatPlainDate(pricedOn) : pricedOn;
  return [priceSource, day, taxText(tax)].filter(Boolean).join('、');
}
