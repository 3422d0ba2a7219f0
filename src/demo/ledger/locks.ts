import { demoId } from '#demo/demo-id.ts';
import { demoUser } from '#demo/demo-user.ts';
import { agmDay, type RelativeDates } from '#demo/relative-dates.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { after, type BookMonth, boardDayOf } from './book-month.ts';
import type { LedgerSpan } from './ledger-span.ts';
import type { BooksLockRow } from './row-types.ts';

type Close = { readonly until: IsoDate; readonly on: IsoDate; readonly isFinal: boolean };

/** 締め: every month at the 理事会 of the next, every year at its 総会; the last month is left to the visitor. */
export function seedLocks(dates: RelativeDates, span: LedgerSpan): readonly BooksLockRow[] {
  const closes = span.months.flatMap((month) => [
    ...(month.label < span.last.label ? [monthClose(dates, month)] : []),
    ...(month.index === 11 && month.year < 0 ? [yearClose(dates, month)] : []),
  ]);
  return closes
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map(({ until, on, isFinal }, index) => ({
      id: demoId('books_lock', `${until}:${isFinal}`),
      number: index + 1,
      locked_until: until,
      is_final: isFinal,
      reason: isFinal ? '通常総会で決算を承認' : '月次の締め',
      asked_as: isFinal ? 'treasurer' : 'companyStaff',
      asked_by: demoUser.id,
      asked_at: `${on}T01:00:00Z`,
      approved_as: 'chair',
      approved_by: demoUser.id,
      approved_at: `${on}T03:00:00Z`,
    }));
}

/** April is closed once the year before it is, or that close would open it again. */
function monthClose(dates: RelativeDates, month: BookMonth): Close {
  const on =
    month.index === 0 ? addDays(agmDay(dates, month.year), 1) : boardDayOf(after(month, 1));
  return { until: month.last, on, isFinal: false };
}

function yearClose(dates: RelativeDates, month: BookMonth): Close {
  return { until: month.last, on: agmDay(dates, month.year + 1), isFinal: true };
}
