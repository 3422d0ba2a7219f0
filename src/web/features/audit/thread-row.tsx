import { type FormEvent, useState } from 'react';
import {
  type AuditDesk,
  type AuditThread,
  answerAuditNote,
  endAuditNote,
} from '#contract/audit.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const states = {
  open: { words: '答えを待っています', tone: 'warn' },
  answered: { words: '答えがあります', tone: 'primary' },
  settled: { words: '分かりました', tone: 'good' },
  standing: { words: '指摘', tone: 'danger' },
  withdrawn: { words: '取り下げました', tone: 'neutral' },
} as const;

type Props = { thread: AuditThread; desk: AuditDesk; mayWrite: boolean };

/** A question with its answers, or a finding. */
export function ThreadRow({ thread, desk, mayWrite }: Props) {
  const { id, kind, state } = thread;
  const mayAnswer = useMay('ledger.book');
  const year = String(desk.fiscalYear);
  const isOpen = state === 'open' || state === 'answered';
  return (
    <li className="py-4">
      <Written thread={thread} />
      {kind === 'question' && isOpen && mayAnswer && !desk.isHeld && (
        <ReplyForm year={year} noteId={id} />
      )}
      {mayWrite && (isOpen || state === 'standing') && (
        <Endings year={year} noteId={id} isAnswered={state === 'answered'} />
      )}
    </li>
  );
}

function Written({ thread }: Pick<Props, 'thread'>) {
  const { words, writtenAs, writtenOn, state, item, entry, replies } = thread;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={states[state].tone}>{states[state].words}</Badge>
        <span className="text-muted">
          {writtenAs}、{formatPlainDate(writtenOn)}
        </span>
      </p>
      <p className="whitespace-pre-line">{words}</p>
      {item !== '' && <p className="text-muted">項目：{item}</p>}
      {entry && (
        <p>
          <TextLink href={entryAddress(entry.id)}>
            No.{entry.number} {entry.summary}
          </TextLink>
        </p>
      )}
      <Replies replies={replies.filter((reply) => reply.words !== '')} />
    </>
  );
}

function Replies({ replies }: Pick<AuditThread, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2 border-l-4 border-line pl-4">
      {replies.map(({ id, words, writtenAs, writtenOn }) => (
        <li key={id}>
          <span className="text-muted">
            {writtenAs}、{formatPlainDate(writtenOn)}
          </span>
          <p className="whitespace-pre-line">{words}</p>
        </li>
      ))}
    </ul>
  );
}

function ReplyForm({ year, noteId }: { year: string; noteId: string }) {
  const answering = useBooksAction(answerAuditNote);
  const [text, setText] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() === '') return;
    answering.mutate(
      { year, noteId, id: crypto.randomUUID(), words: text },
      { onSuccess: () => setText('') },
    );
  }
  return (
    <form
      noValidate
      className="mt-3 flex max-w-2xl flex-wrap items-end gap-3 print:hidden"
      onSubmit={submit}
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <TextField label="答え" maxLength={500} value={text} onChange={setText} />
      </div>
      <Button type="submit" disabled={answering.isPending || text.trim() === ''}>
        答える
      </Button>
      {answering.error && <FailureNote>{sentenceOf(answering.error)}</FailureNote>}
    </form>
  );
}

type EndingsProps = { year: string; noteId: string; isAnswered: boolean };

function Endings({ year, noteId, isAnswered }: EndingsProps) {
  const ending = useBooksAction(endAuditNote);
  const end = (kind: 'settled' | 'withdrawn') =>
    ending.mutate({ year, noteId, id: crypto.randomUUID(), kind });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
      {isAnswered && (
        <Button disabled={ending.isPending} onClick={() => end('settled')}>
          分かりました
        </Button>
      )}
      <Button variant="quiet" disabled={ending.isPending} onClick={() => end('withdrawn')}>
        取り下げる
      </Button>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </div>
  );
}
