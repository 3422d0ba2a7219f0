import { Pencil, Repeat2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { deleteRepeat, type EntryRepeat, listRepeats } from '#contract/repeats.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { entryYen, sideWords } from '#web/lib/books/entry-words.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { type Books, useBooks } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { NewRepeat } from './new-repeat.tsx';
import { RepeatForm } from './repeat-form.tsx';
import { dayWords, intervalWords } from './repeat-words.ts';

/** 毎月の記帳: what comes again, and since when. */
export function RepeatsPart() {
  const books = useBooks();
  const { repeats } = useEndpoint(listRepeats, {});
  const [params, setParams] = useSearchParams();
  const [edited, setEdited] = useState<EntryRepeat | null>(null);
  const [deleted, setDeleted] = useState<EntryRepeat | null>(null);
  const from = params.get('from');
  const endNew = () =>
    setParams((before) => {
      before.delete('from');
      return before;
    });
  return (
    <section aria-label="毎月の記帳">
      <p className="mb-5 max-w-[44rem] text-muted">
        電気代や委託費など、毎月くり返す記帳です。日が来ると「今月やること」に並び、まとめて記帳できます。新しく加えるときは、一度ふつうに記帳してから、「毎月の記帳にする」を押します。
      </p>
      {repeats.length === 0 ? (
        <EmptyState icon={Repeat2} title="毎月の記帳はまだありません">
          <TextLink href={accountingAddress('entry')}>まず1回分を入力する</TextLink>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {repeats.map((repeat) => (
            <Row
              key={repeat.id}
              repeat={repeat}
              books={books}
              onEdit={() => setEdited(repeat)}
              onDelete={() => setDeleted(repeat)}
            />
          ))}
        </ul>
      )}
      {from && <NewRepeat entryId={from} books={books} onClose={endNew} />}
      <Dialog
        title="毎月の記帳を直す"
        open={edited !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setEdited(null);
        }}
      >
        {edited && <RepeatForm repeat={edited} books={books} onClose={() => setEdited(null)} />}
      </Dialog>
      <DeleteQuestion repeat={deleted} onClose={() => setDeleted(null)} />
    </section>
  );
}

type RowProps = {
  repeat: EntryRepeat;
  books: Books;
  onEdit: () => void;
  onDelete: () => void;
};

function Row({ repeat, books, onEdit, onDelete }: RowProps) {
  const { name, postings, asksAmount, fromMonth, untilMonth } = repeat;
  const until = untilMonth === null ? 'ずっと' : `${monthName(untilMonth)}まで`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
      <p className="font-bold">{name}</p>
      <div className="flex gap-1">
        <Button variant="quiet" size="icon" aria-label={`${name}を直す`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={`${name}をやめる`} onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div className="col-span-2">
        <p>
          {intervalWords(repeat)}・{dayWords(repeat)}・
          {asksAmount ? '金額は毎回入れる' : formatYen(entryYen(postings))}
        </p>
        <p className="text-muted">
          {sideWords(postings, 'debit', books)} ← {sideWords(postings, 'credit', books)}・
          {monthName(fromMonth)}から{until}
        </p>
      </div>
    </li>
  );
}

type DeleteQuestionProps = { repeat: EntryRepeat | null; onClose: () => void };

function DeleteQuestion({ repeat, onClose }: DeleteQuestionProps) {
  const deleting = useBooksAction(deleteRepeat);
  const confirm = async () => {
    if (!repeat) return;
    await deleting.mutateAsync({ repeatId: repeat.id });
    toast({ title: `「${repeat.name}」をやめました`, tone: 'good' });
  };
  return (
    <>
      <ConfirmDialog
        title={`「${repeat?.name ?? ''}」をやめますか`}
        confirmLabel="やめる"
        cancelLabel="続ける"
        danger
        open={repeat !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        onConfirm={() => void confirm().catch(() => undefined)}
      >
        これからは「今月やること」に並びません。これまでに記帳した分は、帳簿に残ります。
      </ConfirmDialog>
      {deleting.error && <FailureNote>{sentenceOf(deleting.error)}</FailureNote>}
    </>
  );
}
