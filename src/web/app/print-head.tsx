import { useState } from 'react';
import { dayInJapan, formatPlainDate } from '#domain/calendar.ts';
import { useSession } from '#web/lib/use-session.ts';

/** On paper: whose page it is, and of which day. The day is that on which the page was read. */
export function PrintHead() {
  return <PrintLine whose={useSession()?.association.name} />;
}

/** The same for a page that belongs to no association. */
export function PrintLine({ whose }: { whose: string | undefined }) {
  const [readOn] = useState(() => dayInJapan(Date.now()));
  return (
    <p
      data-print-head
      className="mb-4 hidden justify-between gap-4 border-b-2 border-line-strong pb-1 print:flex"
    >
      <span className="font-bold">{whose}</span>
      <span>{formatPlainDate(readOn)}現在</span>
    </p>
  );
}
