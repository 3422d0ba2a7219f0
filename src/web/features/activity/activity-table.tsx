import type { Activity } from '#contract/activity.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Entry = Activity['entries'][number];

const columns: readonly Column<Entry>[] = [
  {
    id: 'what',
    header: '何をしたか',
    isRowHeader: true,
    cell: ({ words, about, href }) => (
      <>
        {href === null ? words : <TextLink href={href}>{words}</TextLink>}
        {about !== '' && <span className="block font-normal text-muted">{about}</span>}
      </>
    ),
  },
  { id: 'who', header: 'だれが', cell: ({ who }) => who },
  {
    id: 'when',
    header: 'いつ',
    cell: ({ day, time }) => (
      <time dateTime={`${day}T${time}+09:00`}>
        <span className="whitespace-nowrap">{formatPlainDate(day)}</span>{' '}
        <span className="whitespace-nowrap">{time}</span>
      </time>
    ),
  },
  { id: 'number', header: '番号', align: 'end', cell: ({ number }) => number },
];

export function ActivityTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <DataTable
      caption="操作の記録"
      columns={columns}
      rows={entries}
      rowKey={({ number }) => String(number)}
    />
  );
}
