import { useState } from 'react';
import {
  approveRelief,
  bookRelief,
  type ReliefRow,
  undoRelief,
  withdrawRelief,
} from '#contract/relief.ts';
import { reliefNames } from '#domain/billing/relief.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type Props = { relief: ReliefRow };

/** What the one who looks may do next with it. */
export function ReliefDecisions({ relief }: Props) {
  const { state, mayApprove } = relief;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 print:hidden">
      {mayApprove && <Approval relief={relief} />}
      {state === 'asked' && !mayApprove && (
        <span className="text-muted">頼んだ方とは別の、理事長か副理事長が承認します。</span>
      )}
      {state === 'approved' && <Booking relief={relief} />}
      {(state === 'asked' || state === 'approved') && <Withdrawal relief={relief} />}
      {state === 'booked' && <Undoing relief={relief} />}
    </div>
  );
}

const done = (title: string) => ({ onSuccess: () => toast({ title, tone: 'good' as const }) });

function Approval({ relief: { id: reliefId, kind, yen } }: Props) {
  const approving = useBooksAction(approveRelief);
  const [isAsking, setAsking] = useState(false);
  const name = reliefNames[kind];
  return (
    <>
      <Button disabled={approving.isPending} onClick={() => setAsking(true)}>
        承認する
      </Button>
      {approving.error && <FailureNote>{sentenceOf(approving.error)}</FailureNote>}
      <ConfirmDialog
        title={`${name}を承認しますか`}
        confirmLabel="承認する"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => approving.mutate({ reliefId }, done(`${name}を承認しました`))}
      >
        {formatYen(yen)}
        は、帳簿に付けたあと、請求されなくなります。理由と総会の決議を確かめてください。
      </ConfirmDialog>
    </>
  );
}

function Booking({ relief: { id: reliefId } }: Props) {
  const booking = useBooksAction(bookRelief);
  const mayBook = useMay('billing.run');
  if (!mayBook) return <span className="text-muted">会計担当理事が帳簿に付けます。</span>;
  return (
    <>
      <Button
        disabled={booking.isPending}
        onClick={() => booking.mutate({ reliefId }, done('帳簿に付けました'))}
      >
        帳簿に付ける
      </Button>
      {booking.error && <FailureNote>{sentenceOf(booking.error)}</FailureNote>}
    </>
  );
}

function Withdrawal({ relief: { id: reliefId } }: Props) {
  const withdrawing = useBooksAction(withdrawRelief);
  const mayAct = useMay('arrears.act');
  if (!mayAct) return null;
  return (
    <>
      <Button
        variant="quiet"
        disabled={withdrawing.isPending}
        onClick={() => withdrawing.mutate({ reliefId }, done('取り下げました'))}
      >
        取り下げる
      </Button>
      {withdrawing.error && <FailureNote>{sentenceOf(withdrawing.error)}</FailureNote>}
    </>
  );
}

function Undoing({ relief: { id: reliefId } }: Props) {
  const undoing = useBooksAction(undoRelief);
  const mayBook = useMay('billing.run');
  if (!mayBook) return null;
  return (
    <>
      <Button
        variant="quiet"
        disabled={undoing.isPending}
        onClick={() => undoing.mutate({ reliefId }, done('減額を取り消しました'))}
      >
        取り消す
      </Button>
      {undoing.error && <FailureNote>{sentenceOf(undoing.error)}</FailureNote>}
    </>
  );
}
