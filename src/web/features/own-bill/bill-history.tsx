import { useState } from 'react';
import type { OwnDwelling } from '#contract/own-bill.ts';
import { collectingWords } from '#domain/billing/month-state.ts';
import { restOfBill } from '#domain/billing/rest-of-bill.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Section } from '#web/ui/section.tsx';

type Month = OwnDwelling['months'][number];

const shownFirst = 6;

type BillHistoryProps = {
  heading: string;
  months: readonly Month[];
  /** What the next month comes to: what is the same is not said again. */
  usual: Month['parts'];
  paysBy: OwnDwelling['paysBy'];
};

/** Month by month: what was billed, and whether it is paid. */
export function BillHistory({ heading, months, usual, paysBy }: BillHistoryProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? months : months.slice(0, shownFirst);
  const columns: readonly Column<Month>[] = [
    { id: 'month', header: '月', cell: ({ month }) => `${monthName(month)}分`, isRowHeader: true },
    { id: 'due', header: '納期', cell: ({ dueOn }) => formatPlainDate(dueOn) },
    { id: 'yen', header: '請求', cell: ({ parts }) => formatYen(billedOf(parts)), align: 'end' },
    { id: 'parts', header: '内訳', cell: ({ parts }) => partWords(parts, usual) },
    { id: 'state', header: '納入', cell: (month) => stateBadge(month, paysBy) },
  ];
  return (
    <Section id="months" heading={heading}>
      {months.length === 0 ? (
        <p className="text-muted">まだ請求はありません。</p>
      ) : (
        <DataTable caption={heading} columns={columns} rows={shown} rowKey={({ month }) => month} />
      )}
      {months.length > shown.length && (
        <Button variant="quiet" className="mt-2 print:hidden" onClick={() => setShowsAll(true)}>
          前の{months.length - shown.length}か月も見る
        </Button>
      )}
    </Section>
  );
}

function billedOf(parts: Month['parts']): number {
  return sumYen(parts.map(({ yen }) => yen));
}

function partWords(parts: Month['parts'], usual: Month['parts']): string {
  const words = (all: Month['parts']) =>
    all.map(({ item, yen }) => `${item} ${formatYen(yen)}`).join('、');
  return words(parts) === words(usual) ? '次のお支払いと同じ' : words(parts);
}

function stateBadge({ parts, paidYen, state }: Month, paysBy: OwnDwelling['paysBy']) {
  if (state === 'paid') return <Badge tone="good">納入ずみ</Badge>;
  if (state === 'coming') return <Badge>これから</Badge>;
  if (state === 'collecting') return <Badge>{collectingWords(paysBy)}</Badge>;
  const { restYen } = restOfBill({ parts, paidYen });
  return <Badge tone="warn">{paidYen > 0 ? `残り${formatYen(restYen)}` : '未納'}</Badge>;
}
