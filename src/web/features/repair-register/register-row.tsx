import { CircleAlert } from 'lucide-react';
import { memo, useId } from 'react';
import { formatPlainDate, isRealDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { isMarkedSource } from '#domain/repair-plan/register/changed-price.ts';
import { listPrice, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import {
  readTyped,
  type TypedField,
  typedText,
} from '#domain/repair-plan/register-file/read-typed.ts';
import {
  conditionText,
  cycleText,
  taxText,
} from '#domain/repair-plan/register-file/register-row.ts';
import { LineMarks } from './line-marks.tsx';
import { columnCount } from './register-columns.ts';
import { lineName } from './register-lines.ts';
import { TypedCell } from './typed-cell.tsx';
import type { LineProblems, Register } from './use-register.ts';

type RegisterRowProps = {
  line: RepairItem;
  /** The line as moves and price changes tried elsewhere make it. */
  tried: RepairItem;
  problems: LineProblems;
  early: string;
  late: string;
  isEdited: boolean;
  /** What looks odd about the price; no fault. */
  leapNote: string | null;
  onChange: Register['change'];
  onText: Register['putText'];
  onDropText: Register['dropText'];
  onOpen: (id: string) => void;
};

const plainCell = 'px-2 py-0.5';
const textCell = `${plainCell} [&>p]:line-clamp-2`;

/** 1行: years, quantity, unit and price are typed in place, the rest in the window its name opens. */
export const RegisterRow = memo(function RegisterRow(props: RegisterRowProps) {
  const { line, leapNote } = props;
  const cells = useCells(props);
  return (
    <>
      <tr data-work={line.id} className="border-t border-line leading-5">
        <th scope="row" className="sticky left-0 z-20 bg-page px-1 text-left font-normal">
          <NameCell {...props} />
        </th>
        <td className={`${plainCell} whitespace-nowrap`}>{cycleWords(line)}</td>
        <td className="px-0.5">
          <TypedCell {...cells.propsOf('years')} />
        </td>
        <td className="px-0.5">
          <TypedCell {...cells.propsOf('quantity')} />
        </td>
        <td className="px-0.5">
          <TypedCell {...cells.propsOf('unit')} />
        </td>
        <td className="px-0.5">
          <TypedCell {...cells.propsOf('unitPriceYen')} />
        </td>
        <td className={`${plainCell} text-right tabular-nums`}>
          <Amount line={line} problems={props.problems} />
        </td>
        <td className={plainCell}>
          <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5">
            <LineMarks {...props} />
          </div>
        </td>
        <td className={`${plainCell} text-center`}>{line.isMajorWork && '○'}</td>
        <td className={textCell}>
          <p>{doneWords(line)}</p>
        </td>
        <td className={isMarkedSource(line) ? plainCell : textCell}>
          <p>{sourceWords(line)}</p>
        </td>
        <td className={textCell}>
          <p>{line.note}</p>
        </td>
      </tr>
      {leapNote && (
        <tr>
          <td colSpan={columnCount} className="px-3 pb-2">
            <p
              id={cells.leapId}
              role="status"
              className="sticky left-3 flex w-fit items-start gap-1.5 font-bold text-warn"
            >
              <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
              {leapNote}
            </p>
          </td>
        </tr>
      )}
      {cells.errors.length > 0 && (
        <tr>
          <td colSpan={columnCount} className="px-3 pb-2">
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

/** What the typed cells of a line do, and every sentence about the line: told below it, across its cells. */
function useCells({ line, problems, leapNote, ...on }: RegisterRowProps) {
  const rowId = useId();
  const sentences = new Map<string, string>();
  for (const { field, sentence } of problems) {
    sentences.set(field, `${sentences.get(field) ?? ''}${sentence}`);
  }
  const errors = [...sentences].map(([field, sentence]) => ({
    id: `${rowId}-${field}`,
    field,
    sentence,
  }));
  const leapId = `${rowId}-leap`;
  return {
    errors,
    leapId,
    propsOf: (field: TypedField) => ({
      label: `${lineName(line)}の${fieldLooks[field].name}`,
      column: field,
      text: typedText(line, field),
      refused: refusedText(problems, field),
      align: fieldLooks[field].align,
      errorId: errors.find((error) => error.field === field)?.id,
      noteId: field === 'unitPriceYen' && leapNote ? leapId : undefined,
      onCancel: () => on.onDropText({ itemId: line.id, field }),
      onCommit: (typed: string) => {
        const found = readTyped(field, typed);
        if ('fields' in found) on.onChange(line.id, found.fields);
        else on.onText({ itemId: line.id, field, text: typed, sentence: found.sentence });
      },
    }),
  };
}

const fieldLooks = {
  years: { name: '計画年度', align: 'start' },
  quantity: { name: '数量', align: 'end' },
  unit: { name: '単位', align: 'start' },
  unitPriceYen: { name: '単価', align: 'end' },
} as const;

function NameCell({ line, onOpen }: RegisterRowProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(line.id)}
      aria-label={`${lineName(line)}を直す`}
      data-column="name"
      className="block min-h-9 w-full rounded-md px-1 text-left hover:bg-sunken pointer-coarse:min-h-11"
    >
      <span className="line-clamp-2 pb-0.5">
        <span className="font-bold text-primary underline decoration-1 underline-offset-3">
          {line.part || '名前のない工事'}
        </span>{' '}
        {line.work}
      </span>
    </button>
  );
}

export function cycleWords({ cycle }: RepairItem): string {
  return cycle ? `${cycleText(cycle)}年` : 'なし';
}

/** Of a line that is in no total there is no amount either: it would be one of other values. */
export function Amount({ line, problems }: { line: RepairItem; problems: LineProblems }) {
  if (problems.length === 0) return formatYen(Math.round(listPrice(line)));
  return (
    <>
      <span className="inline-block">計算</span>
      <span className="inline-block">できません</span>
    </>
  );
}

/** What stands in a cell of the line in place of its value. */
export function refusedText(problems: LineProblems, field: TypedField): string | undefined {
  return problems.flatMap((it) => ('text' in it && it.field === field ? [it.text] : []))[0];
}

function doneWords({ lastDoneYear, condition }: RepairItem): string {
  const last = lastDoneYear === null ? '' : `${lastDoneYear}年度`;
  return condition === 'unknown' ? last : `${last} 状態：${conditionText(condition)}`.trim();
}

function sourceWords({ priceSource, pricedOn, tax }: RepairItem): string {
  const day = pricedOn !== null && isRealDate(pricedOn) ? formatPlainDate(pricedOn) : pricedOn;
  return [priceSource, day, taxText(tax)].filter(Boolean).join('、');
}
