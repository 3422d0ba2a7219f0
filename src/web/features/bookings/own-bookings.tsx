import { useState } from 'react';
import { type Booking, cancelBooking } from '#contract/bookings.ts';
import type { ToldStoppage } from '#contract/stoppage.ts';
import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { StoppageNotes } from '#web/ui/stoppage-notes.tsx';
import { toast } from '#web/ui/toast.tsx';

type OwnBookingsProps = {
  bookings: readonly Booking[];
  today: IsoDate;
  stoppages: readonly ToldStoppage[];
};

/** What the own dwellings have booked. */
export function OwnBookings({ bookings, today, stoppages }: OwnBookingsProps) {
  const coming = bookings.filter(({ day, ended }) => day >= today && ended !== 'free');
  if (coming.length === 0) return null;
  return (
    <Section heading="ご自分の予約">
      <ul className="grid gap-3">
        {coming.map((it) => (
          <li key={it.id} className="rounded-xl border border-line bg-page p-4">
            <OwnBooking booking={it} />
            {it.ended === null && (
              <StoppageNotes
                stoppages={stoppages}
                use={{ day: it.day, space: it.space, hours: it }}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const endedWords = {
  free: '取り消しました',
  late: '取り消しました（使用料がかかります）',
  bumped: '管理組合の都合で取り消されました',
} as const;

function OwnBooking({ booking }: { booking: Booking }) {
  const { id: bookingId, space, day, fromHour, untilHour, purpose, people, feeYen } = booking;
  const cancelling = useChange(cancelBooking);
  const [isAsking, setAsking] = useState(false);
  const when = `${formatDate(day)}　${fromHour}時〜${untilHour}時`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p>
          <strong>{when}</strong>　{space}
        </p>
        <p className="text-muted">
          {purpose}　{people}人　{formatYen(feeYen)}
        </p>
        {booking.ended && (
          <p className="mt-1">
            <Badge tone="warn">{endedWords[booking.ended]}</Badge> {booking.endedWords}
          </p>
        )}
        {cancelling.error && <FailureNote>{sentenceOf(cancelling.error)}</FailureNote>}
      </div>
      {booking.ended === null && (
        <Button variant="secondary" className="print:hidden" onClick={() => setAsking(true)}>
          取り消す
        </Button>
      )}
      <ConfirmDialog
        title={`${when}の予約を取り消しますか`}
        confirmLabel="予約を取り消す"
        cancelLabel="予約を残す"
        danger
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          cancelling.mutate(
            { bookingId },
            { onSuccess: () => toast({ title: '予約を取り消しました', tone: 'good' }) },
          )
        }
      >
        <p>
          {booking.isFreeToCancel
            ? '使用料はかかりません。'
            : `取り消しの期限を過ぎているため、使用料${formatYen(feeYen)}がかかります。`}
        </p>
      </ConfirmDialog>
    </div>
  );
}
