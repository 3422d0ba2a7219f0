import { useState } from 'react';
import { type ComingOwnerChange, takeBackComingChange } from '#contract/owner-change.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { ownerChangeNames } from '#domain/people/owner-change.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { namesOf, SellerLetterLink } from './seller-letter-link.tsx';

/** これからの変更: nothing has moved yet, and each may be taken back until its day. */
export function ComingChanges({ coming }: { coming: readonly ComingOwnerChange[] }) {
  if (coming.length === 0) return null;
  return (
    <section aria-label="これからの変更" className="mb-8">
      <h3 className="mb-2 text-lg font-bold">これからの変更</h3>
      <p className="mb-3 text-muted">
        その日になると、自動で切り替わります。それまでは、請求も、見られるものも、名簿も変わりません。
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {coming.map((change) => (
          <ComingRow key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}

function ComingRow({ change }: { change: ComingOwnerChange }) {
  const [isAsking, setAsking] = useState(false);
  const takingBack = useBooksAction(takeBackComingChange);
  const { id, dwelling, kind, on, before, after, failedBecause, notedAs, notedOn } = change;

  async function takeBack(): Promise<void> {
    setAsking(false);
    await takingBack.mutateAsync({ changeId: id });
    toast({ title: 'これからの変更を取り消しました', tone: 'good' });
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-bold">
          {dwelling}号室　{formatPlainDate(on)}からの{ownerChangeNames[kind]}
        </p>
        <p>
          {namesOf(before)} → {namesOf(after)}
        </p>
        <p className="text-muted">
          {formatPlainDate(notedOn)}に{notedAs}が登録
        </p>
        {failedBecause !== null && (
          <FailureNote>
            その日に切り替えられませんでした。{failedBecause}
            取り消して、もう一度登録してください。
          </FailureNote>
        )}
        {takingBack.error && <FailureNote>{sentenceOf(takingBack.error)}</FailureNote>}
      </div>
      <div className="flex flex-wrap gap-2">
        {failedBecause === null && <SellerLetterLink change={change} />}
        <Button variant="quiet" disabled={takingBack.isPending} onClick={() => setAsking(true)}>
          取り消す<VisuallyHidden>（{dwelling}号室）</VisuallyHidden>
        </Button>
      </div>
      <ConfirmDialog
        title={`${dwelling}号室の、これからの変更を取り消しますか`}
        confirmLabel="取り消す"
        cancelLabel="このままにする"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void takeBack().catch(() => undefined)}
      >
        まだ何も切り替わっていないため、いまの登録はそのまま残ります。
      </ConfirmDialog>
    </li>
  );
}
