import { type Agreements, getInvoicePdf } from '#contract/agreements.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthWords } from '#domain/plans/agreement.ts';
import { invoiceStateNames } from '#domain/plans/invoice-notice.ts';
import { invoiceNumberWords } from '#domain/plans/payment-way.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';

type Invoice = Agreements['invoices'][number];

const tones = { issued: 'neutral', paid: 'good', late: 'warn' } as const;

const columns: readonly Column<Invoice>[] = [
  {
    id: 'number',
    header: '番号',
    isRowHeader: true,
    cell: ({ number }) => invoiceNumberWords(number),
  },
  {
    id: 'what',
    header: '内容',
    cell: ({ kind, month }) => (kind === 'month' ? `${monthWords(month)}分` : '初期費用など'),
  },
  { id: 'total', header: '税込', align: 'end', cell: ({ totalYen }) => formatYen(totalYen) },
  { id: 'due', header: '期限', cell: ({ dueOn }) => formatPlainDate(dueOn) },
  {
    id: 'state',
    header: '状態',
    cell: ({ state, paidOn }) => (
      <>
        <Badge tone={tones[state]}>{invoiceStateNames[state]}</Badge>
        {paidOn && <span className="block">{formatPlainDate(paidOn)}</span>}
      </>
    ),
  },
  {
    id: 'pdf',
    header: '請求書',
    cell: ({ id }) => <PdfButton endpoint={getInvoicePdf} input={{ invoiceId: id }} label="PDF" />,
  },
];

export function InvoiceList({ invoices }: Pick<Agreements, 'invoices'>) {
  if (invoices.length === 0) return <EmptyState title="請求書は、まだありません" />;
  return <DataTable caption="請求書" columns={columns} rows={invoices} rowKey={({ id }) => id} />;
}
