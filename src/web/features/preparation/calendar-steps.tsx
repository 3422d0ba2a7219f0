import type { PreparationStep } from '#contract/preparation.ts';
import { formatMonthDay, type IsoDate } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

const states = {
  done: { tone: 'good', name: '済み' },
  open: { tone: 'neutral', name: 'これから' },
  due: { tone: 'warn', name: '目標の日を過ぎました' },
  late: { tone: 'danger', name: '期限を過ぎています' },
} as const satisfies Record<
  Exclude<PreparationStep['state'], 'date'>,
  { tone: Tone; name: string }
>;

const columnsOn = (today: IsoDate): readonly Column<PreparationStep>[] => [
  {
    id: 'name',
    header: 'すること',
    width: 'w-[38%]',
    isRowHeader: true,
    cell: ({ name, basis }) => (
      <>
        {name}
        {basis && <span className="block font-normal text-muted">{basis}</span>}
      </>
    ),
  },
  {
    id: 'latest',
    header: 'いつまで',
    cell: ({ latestOn, aimOn, state }) => (
      <span className="tabular-nums md:whitespace-nowrap">
        <span className={state === 'late' ? 'font-bold text-danger' : 'font-bold'}>
          {formatMonthDay(latestOn)}
        </span>
        {aimOn !== latestOn && (
          <span className="block text-muted">目標 {formatMonthDay(aimOn)}</span>
        )}
      </span>
    ),
  },
  { id: 'who', header: 'だれが', cell: ({ who }) => who },
  {
    id: 'state',
    header: '今の様子',
    width: 'w-[30%]',
    cell: ({ state, missing, latestOn }) => (
      <>
        {state === 'date' ? (
          <span className="text-muted">{daysUntilWords(today, latestOn) || '過ぎました'}</span>
        ) : (
          <Badge tone={states[state].tone}>{states[state].name}</Badge>
        )}
        {missing.map((words) => (
          <span
            key={words}
            className={state === 'late' ? 'mt-1 block font-bold text-danger' : 'mt-1 block'}
          >
            {words}
          </span>
        ))}
      </>
    ),
  },
];

/** The calendar, from the first thing to do to the last. */
export function CalendarSteps({
  steps,
  today,
}: {
  steps: readonly PreparationStep[];
  today: IsoDate;
}) {
  return (
    <DataTable
      caption="総会までの日程"
      columns={columnsOn(today)}
      rows={steps}
      rowKey={({ id }) => id}
    />
  );
}
