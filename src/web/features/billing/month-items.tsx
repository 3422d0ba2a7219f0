import type { BillingMonth } from '#contract/billing.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

type Item = BillingMonth['items'][number];

/** 費目 by 費目, beside the month before. */
export function MonthItems({ view }: { view: BillingMonth }) {
  const { items, aheadYen, monthBefore } = view;
  const totalYen = sumYen(items.map(({ yen }) => yen));
  const columns: readonly Column<Item>[] = [
    { id: 'name', header: '費目', cell: ({ name }) => name, isRowHeader: true },
    { id: 'count', header: '住戸', cell: ({ count }) => `${count}戸`, align: 'end' },
    ...(monthBefore === null
      ? []
      : [
          {
            id: 'before',
            header: monthName(monthBefore),
            cell: ({ beforeYen }: Item) => formatYen(beforeYen ?? 0),
            align: 'end',
          } as const,
        ]),
    { id: 'yen', header: monthName(view.month), cell: ({ yen }) => formatYen(yen), align: 'end' },
    { id: 'gap', header: '増減', cell: gapWords, align: 'end' },
  ];
  return (
    <>
      <DataTable
        caption={`${monthName(view.month)}分の請求の内訳`}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
      />
      <p className="mt-3 text-lg">
        合計 <strong className="tabular-nums">{formatYen(totalYen)}</strong>
        {aheadYen > 0 && (
          <span className="block text-base text-muted sm:ml-3 sm:inline">
            うち{formatYen(aheadYen)}は、前もって納められた分（前受金）を充てます。
          </span>
        )}
      </p>
    </>
  );
}

function gapWords({ yen, beforeYen }: Item): string {
  if (beforeYen === null) return '－';
  const gap = yen - beforeYen;
  if (gap === 0) return '同じ';
  return gap > 0 ? `＋${formatYenNumber(gap)}` : formatYenNumber(gap);
}
