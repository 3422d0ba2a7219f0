import type { Debtor } from '#contract/arrears.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

type Item = Debtor['items'][number];

/** The worst first. */
const warnings = [
  { warning: 'passed', words: '時効の期間を過ぎた分があります', tone: 'danger' },
  { warning: 'ninety-days', words: '時効まで90日以内', tone: 'danger' },
  { warning: 'half-year', words: '時効まで半年以内', tone: 'warn' },
  { warning: 'four-years', words: '時効まで1年以内', tone: 'warn' },
] as const satisfies readonly { warning: Item['warning']; words: string; tone: Tone }[];

/** What a board has to know of 時効 first; nothing while there is time. */
export function warningBadge({ items }: Pick<Debtor, 'items'>) {
  return warnings.find(({ warning }) => items.some((item) => item.warning === warning));
}

const columns: readonly Column<Item>[] = [
  {
    id: 'month',
    header: '月と費目',
    cell: ({ month, item }) => `${monthName(month)}分　${item}`,
    isRowHeader: true,
  },
  { id: 'due', header: '納期', cell: ({ dueOn }) => formatPlainDate(dueOn) },
  { id: 'yen', header: '未納の額', cell: ({ yen }) => formatYen(yen), align: 'end' },
  { id: 'late', header: '遅延損害金', cell: ({ lateYen }) => formatYen(lateYen), align: 'end' },
  {
    id: 'limit',
    header: '時効の完成',
    cell: ({ completesOn }) => formatPlainDate(completesOn),
  },
];

/** Item by item, on request: a long list tells a board less than its sum. */
export function LateItems({ items }: Pick<Debtor, 'items'>) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        月と費目ごとの内訳と時効（{items.length}件）
      </summary>
      <DataTable
        caption="未納の内訳"
        columns={columns}
        rows={items}
        rowKey={({ month, item }) => `${month} ${item}`}
      />
    </details>
  );
}
