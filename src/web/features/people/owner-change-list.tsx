import { useState } from 'react';
import { listOwnerChanges, type OwnerChange, undoOwnerChange } from '#contract/owner-change.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { ownerChangeNames } from '#domain/people/owner-change.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ComingChanges } from './coming-changes.tsx';
import { namesOf, SellerLetterLink } from './seller-letter-link.tsx';

/** What was written down so far; each can be taken back while nothing stands on it. */
export function OwnerChangeList() {
  const { changes, coming } = useEndpoint(listOwnerChanges, {});
  return (
    <>
      <ComingChanges coming={coming} />
      <h3 className="mb-2 text-lg font-bold">これまでの変更</h3>
      {changes.length === 0 ? (
        <p className="text-muted">まだありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
      )}
    </>
  );
}

function ChangeRow({ change }: { change: OwnerChange }) {
  const [isAsking, setAsking] = useState(false);
  const undoing = useBooksAction(undoOwnerChange);
  const { id, dwelling, kind, on, application, paper, notedAs, notedOn, isUndone } = change;
  const papers = [application === null ? '' : `組合員変更届 ${application}`, paper].filter(Boolean);

  async function undo(): Promise<void> {
    setAsking(false);
    await undoing.mutateAsync({ changeId: id });
    toast({ title: '変更を元に戻しました', tone: 'good' });
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-bold">
          {dwelling}号室　{formatPlainDate(on)}の{ownerChangeNames[kind]}
        </p>
        <p>
          {isUndone ? '取り消しました。' : `${namesOf(change.before)} → ${namesOf(change.after)}`}
        </p>
        <p className="text-muted">
          {formatPlainDate(notedOn)}に{notedAs}が登録
          {papers.length > 0 && `（${papers.join('、')}）`}
        </p>
        {change.staysBecause && <p className="text-muted">元に戻せません。{change.staysBecause}</p>}
        {undoing.error && <FailureNote>{sentenceOf(undoing.error)}</FailureNote>}
      </div>
      {!isUndone && (
        <div className="flex flex-wrap gap-2">
          <SellerLetterLink change={change} />
          {change.staysBecause === null && (
            <Button variant="quiet" disabled={undoing.isPending} onClick={() => setAsking(true)}>
              元に戻す<VisuallyHidden>（{dwelling}号室）</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        title={`${dwelling}号室の変更を元に戻しますか`}
        confirmLabel="元に戻す"
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void undo().catch(() => undefined)}
      >
        区分所有者、居住の登録、引落口座が、変更を登録する前に戻ります。
      </ConfirmDialog>
    </li>
  );
}
