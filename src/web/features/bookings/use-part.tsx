import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { getTariff } from '#contract/billing.ts';
import { getBookingScan } from '#contract/booking-desk.ts';
import { type Booking, billBookings, bumpBooking, listBookings } from '#contract/bookings.ts';
import { formatDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { BookingDesk } from './booking-desk.tsx';

/** 予約の一覧: who uses what, for those who hand out the keys. */
export function RoomUsePart() {
  const { bookings, unbilledYen } = useEndpoint(listBookings, {});
  const mayBill = useMay('billing.run');
  const standing = bookings.filter(({ ended }) => ended === null);
  return (
    <>
      <Section
        heading="これからの予約"
        description="災害の対応など、管理組合がどうしても使うときは、理由を添えて取り消せます。使用料はかかりません。"
      >
        {standing.length === 0 ? (
          <EmptyState icon={CalendarCheck} title="これからの予約はありません" />
        ) : (
          <ul className="grid gap-3">
            {standing.map((it) => (
              <li key={it.id} className="rounded-xl border border-line bg-page p-4">
                <UseRow booking={it} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <BookingDesk />
      {mayBill && unbilledYen > 0 && <Billing unbilledYen={unbilledYen} />}
    </>
  );
}

/** It came on paper: whose it is, and the scan. */
function Brought({ bookingId, name }: { bookingId: string; name: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span>{name}さんが紙で予約</span>
      <TextLink
        href={requestOf(getBookingScan, { bookingId }).url}
        target="_blank"
        className="inline-flex min-h-11 items-center print:hidden"
      >
        紙の写しを開く
      </TextLink>
    </span>
  );
}

function UseRow({ booking }: { booking: Booking }) {
  const {
    id: bookingId,
    space,
    number,
    day,
    fromHour,
    untilHour,
    purpose,
    people,
    broughtBy,
  } = booking;
  const bumping = useChange(bumpBooking);
  const [words, setWords] = useState<string>();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <strong>
            {formatDate(day)}　{fromHour}時〜{untilHour}時
          </strong>
          {`　${space}`} <Badge>{number}号室</Badge>
          <span className="block text-muted">
            {purpose}　{people}人
          </span>
          {broughtBy !== null && <Brought bookingId={bookingId} name={broughtBy} />}
        </p>
        {words === undefined && (
          <Button variant="quiet" className="print:hidden" onClick={() => setWords('')}>
            管理組合が使う
          </Button>
        )}
      </div>
      {words !== undefined && (
        <form
          noValidate
          aria-label={`${number}号室の予約を取り消す`}
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            bumping.mutate(
              { bookingId, words },
              { onSuccess: () => toast({ title: '予約を取り消しました', tone: 'good' }) },
            );
          }}
        >
          <TextField
            label="理由"
            hint="予約した方の画面に、そのまま出ます。"
            value={words}
            maxLength={120}
            onChange={setWords}
          />
          {bumping.error && <FailureNote>{sentenceOf(bumping.error)}</FailureNote>}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="danger"
              disabled={words.trim() === '' || bumping.isPending}
            >
              予約を取り消す
            </Button>
            <Button variant="secondary" onClick={() => setWords(undefined)}>
              やめる
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

/** 使用料 of past months, as charges of the next bills. */
function Billing({ unbilledYen }: { unbilledYen: number }) {
  const { data } = useAnswer(getTariff, {});
  const billing = useChange(billBookings);
  const [itemId, setItem] = useState('');
  if (!data) return null;
  return (
    <Section heading="使用料" isOnPaper={false}>
      <p>
        まだ請求していない使用料が、合わせて{formatYen(unbilledYen)}
        あります。先月までの分を、次の請求に加えます。
      </p>
      <div className="mt-3 grid max-w-xl gap-3">
        <SelectField
          label="どの費目で請求しますか"
          placeholder="選んでください"
          options={data.items.map(({ id, name }) => ({ value: id, label: name }))}
          value={itemId}
          onChange={setItem}
        />
        {billing.error && <FailureNote>{sentenceOf(billing.error)}</FailureNote>}
        <Button
          className="justify-self-start"
          disabled={itemId === '' || billing.isPending}
          onClick={() =>
            billing.mutate(
              { itemId, month: data.openMonth },
              {
                onSuccess: ({ count, yen }) =>
                  toast({
                    title: `${count}件、${formatYen(yen)}を次の請求に加えました`,
                    tone: 'good',
                  }),
              },
            )
          }
        >
          次の請求に加える
        </Button>
      </div>
    </Section>
  );
}
