import { type FormEvent, useState } from 'react';
import type { BankLine } from '#contract/bank.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Posting } from '#domain/ledger/entry.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { picturedLines } from '#web/lib/books/entry-words.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EntryPicture } from '#web/ui/entry-picture.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type ChangeDraft, firstDraft, judgeChange, totalYen, withPart } from './change-draft.ts';
import { ChangeParts } from './change-parts.tsx';
import { DwellingChoice } from './dwelling-choice.tsx';
import { OtherProposals } from './other-proposals.tsx';
import type { Inbox } from './use-inbox.ts';

type ChangeDialogProps = {
  lines: readonly BankLine[];
  books: Books;
  inbox: Inbox;
  onClose: () => void;
};

/** 変える、分ける、まとめる: what the money of one or several lines is for. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { lines, onClose } = props;
  const [first] = lines;
  return (
    <Dialog
      title={
        lines.length > 1
          ? `${lines.length}行を1件の仕訳にまとめる`
          : (first?.text || first?.kind || '入出金').normalize('NFKC')
      }
      description={`${lines.length === 1 && first ? `${formatMonthDay(first.heldOn)}　` : ''}${totalYen(lines) > 0 ? '入金' : '出金'} ${formatYen(Math.abs(totalYen(lines)))}`}
      open={first !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {first && <ChangeForm {...props} />}
    </Dialog>
  );
}

function ChangeForm({ lines, books, inbox, onClose }: ChangeDialogProps) {
  const [draft, setDraft] = useState<ChangeDraft>(() => firstDraft(lines));
  const [teaches, setTeaches] = useState(true);
  const [isTried, setTried] = useState(false);
  const [dwellingId, setDwellingId] = useState('');
  const isDues = dwellingId !== '';
  const judged = judgeChange(draft, lines, books);
  const fault = isDues ? '' : judged.fault;
  const postings = isDues ? [] : judged.postings;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!postings) return;
    const proposal = {
      entries: [],
      postings,
      summary: isDues ? '管理費等の入金' : draft.summary.trim(),
      score: 100,
      reason: '',
      dwellingId: isDues ? dwellingId : null,
      shares: [],
    };
    if (!(await inbox.accept([{ lines, proposal, teaches }]))) return;
    onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {lines.length === 1 && (
        <OtherProposals lines={lines} books={books} inbox={inbox} onDone={onClose} />
      )}
      {totalYen(lines) > 0 && <DwellingChoice value={dwellingId} onChange={setDwellingId} />}
      {!isDues && <OwnParts {...{ draft, lines, books, postings, setDraft }} />}
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={teaches}
          onChange={({ target }) => setTeaches(target.checked)}
          className="mt-1 size-6 shrink-0 accent-primary"
        />
        <span>
          次に同じ名義の入出金があったら、同じように提案する
          <span className="block text-muted">自動で記帳はしません。提案だけです。</span>
        </span>
      </label>
      {isTried && fault && <FailureNote>{fault}</FailureNote>}
      {inbox.error && <FailureNote>{sentenceOf(inbox.error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={inbox.isBusy}>
          {inbox.isBusy ? '記帳しています' : '記帳する'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          やめる
        </Button>
      </div>
    </form>
  );
}

type OwnPartsProps = Pick<ChangeDialogProps, 'lines' | 'books'> & {
  draft: ChangeDraft;
  postings: readonly Posting[] | null;
  setDraft: (change: (before: ChangeDraft) => ChangeDraft) => void;
};

/** What else it is for, with the entry as it will be. */
function OwnParts({ draft, lines, books, postings, setDraft }: OwnPartsProps) {
  return (
    <>
      <ChangeParts
        draft={draft}
        isIn={totalYen(lines) > 0}
        books={books}
        onChange={(parts) => setDraft((before) => ({ ...before, parts }))}
        onAdd={() => setDraft((before) => withPart(before, lines))}
      />
      <TextField
        label="摘要（あとで見て分かる言葉）"
        required
        maxLength={120}
        value={draft.summary}
        onChange={(summary) => setDraft((before) => ({ ...before, summary }))}
      />
      {postings && (
        <section
          aria-label="記帳される仕訳"
          className="rounded-xl border border-line bg-surface p-4"
        >
          <EntryPicture lines={picturedLines(postings, books)} />
        </section>
      )}
    </>
  );
}
