import { useState } from 'react';
import { dayInJapan, formatPlainDate } from '#domain/calendar.ts';
import { useSession } from '#web/lib/use-session.ts';

/** On paper: whose page it is, and of which day. The day is that on which the page was read. */
export function PrintHead() {
  const association = useSession()?.association.name;
  const [readOn] = useState(() => dayInJapan(Date.now()));
  return (
    <p
      data-print-head
      className="mb-4 hidden justify-between gap-4 border-b-2 border-line-strong pb-1 print:flex"
    >
      <span className="font-bold">{association}</span>
      <span>{formatPlainDate(readOn)}現在</span>
    </p>
  );
}
