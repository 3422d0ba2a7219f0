import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BankLine } from '#contract/bank.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { InboxRow } from './inbox-row.tsx';
import { choiceOf, type Inbox, useInbox } from './use-inbox.ts';

/** 確かめる入出金: each line with the entry that is proposed for it, how sure that is, and why. */
export function InboxSection({ books }: { books: Books }) {
  const inbox = useInbox();
  const mayBook = useMay('ledger.book');
  const [asked, setAsked] = useState<readonly BankLine[]>([]);
  const { waiting, aside, count } = inbox;
  return (
    <Section
      id="inbox"
      heading="確かめる入出金"
      description={
        count === 0
          ? undefined
          : `${count}行あります。提案が合っていれば「これで合っている」を押します。ちがえば「変える」で直します。`
      }
    >
      {count === 0 && (
        <EmptyState icon={CircleCheck} title="確かめる入出金はありません">
          銀行の明細を取り込むと、1行ずつ、どの仕訳になるかをここに出します。
        </EmptyState>
      )}
      {inbox.error && <FailureNote>{sentenceOf(inbox.error)}</FailureNote>}
      {mayBook && waiting.length > 0 && <BulkBar inbox={inbox} onJoin={setAsked} />}
      <InboxRows
        lines={waiting}
        inbox={inbox}
        books={books}
        onChange={(line) => setAsked([line])}
      />
      {aside.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-lg font-bold">後で確かめる（{aside.length}行）</h3>
          <InboxRows
            lines={aside}
            inbox={inbox}
            books={books}
            onChange={(line) => setAsked([line])}
          />
        </>
      )}
      <ChangeDialog
        key={asked.map(({ id }) => id).join()}
        lines={asked}
        books={books}
        inbox={inbox}
        onClose={() => setAsked([])}
      />
    </Section>
  );
}

type BulkProps = { inbox: Inbox; onJoin: (lines: readonly BankLine[]) => void };

function BulkBar({ inbox, onJoin }: BulkProps) {
  const { ticked } = inbox;
  const inYen = sumYen(ticked.map(({ openYen }) => Math.max(openYen, 0)));
  const outYen = sumYen(ticked.map(({ openYen }) => Math.max(-openYen, 0)));
  const mayJoin =
    ticked.length > 1 &&
    ticked.every(({ accountId }) => accountId === ticked[0]?.accountId) &&
    ticked.length <= 60;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button
        size="large"
        disabled={inbox.isBusy || ticked.length === 0}
        onClick={() => void inbox.accept(ticked.slice(0, 300).flatMap(choiceOf))}
      >
        {inbox.isBusy ? '書いています' : `印を付けた${ticked.length}行を確かめる`}
      </Button>
      <span className="tabular-nums">
        入金 {formatYen(inYen)}・出金 {formatYen(outYen)}
      </span>
      {ticked.length > 0 && (
        <Button variant="quiet" onClick={inbox.tickNone}>
          印をすべて外す
        </Button>
      )}
      {mayJoin && (
        <Button variant="quiet" onClick={() => onJoin(ticked)}>
          1件の仕訳にまとめる
        </Button>
      )}
      <p className="basis-full text-muted max-sm:hidden">
        キーボード：↑↓で行を移る、Enterで確かめる、スペースで印、Eで変える、Lで後にする
      </p>
    </div>
  );
}

type RowsProps = {
  lines: readonly BankLine[];
  inbox: Inbox;
  books: Books;
  onChange: (line: BankLine) => void;
};

/** By keyboard too: after a line is done the next one has the focus. */
function InboxRows({ lines, inbox, books, onChange }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const mayBook = useMay('ledger.book');

  function focus(place: number): void {
    const rows = list.current?.children ?? [];
    const row = rows[Math.max(0, Math.min(place, rows.length - 1))];
    if (row instanceof HTMLElement) row.focus();
  }
  async function press(event: KeyboardEvent, line: BankLine, place: number): Promise<void> {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key];
    const isKnown = step !== undefined || ['Enter', ' ', 'e', 'l'].includes(event.key);
    if (!isKnown) return;
    event.preventDefault();
    if (step !== undefined) focus(place + step);
    else if (mayBook) await act(event.key, line, place);
  }
  async function act(key: string, line: BankLine, place: number): Promise<void> {
    if (key === ' ') inbox.tick(line);
    else if (key === 'e') onChange(line);
    else if (inbox.isBusy) return;
    else if (key === 'l') inbox.setAside(line, line.aside === null);
    else {
      await inbox.accept(choiceOf(line));
      requestAnimationFrame(() => focus(place));
    }
  }

  return (
    <ul ref={list} className="divide-y divide-line border-y border-line empty:border-0">
      {lines.map((line, place) => (
        <InboxRow
          key={line.id}
          line={line}
          isFirst={place === 0}
          inbox={inbox}
          books={books}
          mayBook={mayBook}
          onChange={() => onChange(line)}
          onKeyDown={(event) => void press(event, line, place)}
        />
      ))}
    </ul>
  );
}
