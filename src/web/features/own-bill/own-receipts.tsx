import { useState } from 'react';
import { getOwnReceiptPdf, type OwnDwelling } from '#contract/own-bill.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';

type Receipt = OwnDwelling['receipts'][number];

const ways = { debit: '口座振替', transfer: '銀行振込', cash: '現金' } as const;

const columns: readonly Column<Receipt>[] = [
  {
    id: 'day',
    header: '納めた日',
    cell: ({ receivedOn }) => formatPlainDate(receivedOn),
    isRowHeader: true,
  },
  { id: 'what', header: '何の分', cell: ({ what }) => what },
  { id: 'way', header: '納め方', cell: ({ way }) => ways[way] },
  { id: 'yen', header: '金額', cell: ({ yen }) => formatYen(yen), align: 'end' },
  {
    id: 'paper',
    header: '領収書',
    isScreenOnly: true,
    cell: ({ id: receiptId }) => (
      <span className="whitespace-nowrap">
        <PdfButton
          endpoint={getOwnReceiptPdf}
          input={{ receiptId }}
          // The column says 領収書: on one line in large letters beside its name at 360 px.
          label={
            <span>
              <span aria-hidden="true">PDF</span>
              <span className="sr-only">領収書のPDF</span>
            </span>
          }
        />
      </span>
    ),
  },
];

const shownFirst = 6;

/** Every payment, the newest first. */
export function OwnReceipts({
  heading,
  receipts,
}: {
  heading: string;
  receipts: readonly Receipt[];
}) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? receipts : receipts.slice(0, shownFirst);
  return (
    <Section id="receipts" heading={heading}>
      {receipts.length === 0 ? (
        <p className="text-muted">まだ納められた記録はありません。</p>
      ) : (
        <DataTable caption={heading} columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
      {receipts.length > shown.length && (
        <Button variant="quiet" className="mt-2 print:hidden" onClick={() => setShowsAll(true)}>
          前の{receipts.length - shown.length}件も見る
        </Button>
      )}
    </Section>
  );
}
