import type { KeyboardEvent } from 'react';
import type { BankLine, Proposal } from '#contract/bank.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { sideWords } from '#web/lib/books/entry-words.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { choiceOf, type Inbox } from './use-inbox.ts';

type InboxRowProps = {
  line: BankLine;
  isFirst: boolean;
  inbox: Inbox;
  books: Books;
  mayBook: boolean;
  onChange: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One line of a bank, and what is proposed for it. */
export function InboxRow(props: InboxRowProps) {
  const { line, isFirst, inbox, mayBook, onKeyDown } = props;
  const name = nameOfLine(line);
  return (
    <li
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={onKeyDown}
      aria-label={`${formatMonthDay(line.heldOn)} ${name} ${formatYen(line.openYen)}`}
      className="grid gap-x-5 gap-y-2 px-1 py-4 focus-visible:outline-3 focus-visible:-outline-offset-2 focus-visible:outline-focus lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="flex items-start gap-3">
        {mayBook && line.aside === null && (
          <input
            type="checkbox"
            aria-label={`${name}に印を付ける`}
            checked={inbox.isTicked(line)}
            onChange={() => inbox.tick(line)}
            className="mt-1 size-6 shrink-0 accent-primary print:hidden"
          />
        )}
        <LineWords line={line} books={props.books} />
      </div>
      <Offer {...props} />
    </li>
  );
}

function nameOfLine({ text, kind }: BankLine): string {
  return text || kind || '摘要なし';
}

function LineWords({ line, books }: { line: BankLine; books: Books }) {
  const isIn = line.openYen > 0;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="tabular-nums">{formatMonthDay(line.heldOn)}</span>
        <span className={`text-lg font-bold tabular-nums ${isIn ? 'text-good' : 'text-text'}`}>
          {isIn ? '入金' : '出金'} {formatYen(Math.abs(line.openYen))}
        </span>
      </p>
      <p className="font-bold break-words">{nameOfLine(line).normalize('NFKC')}</p>
      <p className="text-muted">{remarksOf(line, books).join('・')}</p>
    </div>
  );
}

function remarksOf(line: BankLine, books: Books): readonly string[] {
  const { text, kind, balanceYen, openYen, amountYen } = line;
  const remarks = [
    nameOf(books.account(line.accountId)),
    text === '' ? '' : kind,
    balanceYen === null ? '' : `残高 ${formatYen(balanceYen)}`,
    openYen === amountYen ? '' : `${formatYen(Math.abs(amountYen))}のうちの残り`,
  ];
  return remarks.filter((words) => words !== '');
}

const looks = {
  sure: { tone: 'good', word: 'ほぼ確か' },
  likely: { tone: 'primary', word: 'おそらく' },
  guess: { tone: 'warn', word: '確かめてください' },
} as const;

function Offer({ line, inbox, books, mayBook, onChange }: InboxRowProps) {
  const [proposal] = line.proposals;
  const name = nameOfLine(line);
  return (
    <div className="min-w-0">
      {proposal ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Badge tone={looks[proposal.sureness].tone}>{looks[proposal.sureness].word}</Badge>
            <ProposalWords proposal={proposal} books={books} />
          </p>
          <p className="mt-1">{proposal.reason}</p>
        </>
      ) : (
        <p>提案はありません。「変える」で、何のお金かを選んでください。</p>
      )}
      {mayBook && (
        <p className="mt-2 flex flex-wrap gap-2 print:hidden">
          {proposal && (
            <Button
              variant={proposal.sureness === 'guess' ? 'secondary' : 'primary'}
              disabled={inbox.isBusy}
              onClick={() => void inbox.accept(choiceOf(line))}
            >
              これで合っている<VisuallyHidden>（{name}）</VisuallyHidden>
            </Button>
          )}
          <Button variant="secondary" onClick={onChange}>
            変える<VisuallyHidden>（{name}）</VisuallyHidden>
          </Button>
          <Button
            variant="quiet"
            disabled={inbox.isBusy}
            onClick={() => inbox.setAside(line, line.aside === null)}
          >
            {line.aside === null ? '後にする' : '一覧に戻す'}
            <VisuallyHidden>（{name}）</VisuallyHidden>
          </Button>
        </p>
      )}
    </div>
  );
}

/** What would be booked, or the entry that is in the books. */
export function ProposalWords({ proposal, books }: { proposal: Proposal; books: Books }) {
  const { entries, postings, summary } = proposal;
  if (entries.length > 0) {
    return (
      <span className="min-w-0">
        帳簿にあります：
        {entries.map(({ id, number }) => (
          <TextLink key={id} href={entryAddress(id)} className="inline-flex min-h-11 items-center">
            No.{number} {summary}
          </TextLink>
        ))}
      </span>
    );
  }
  return (
    <span className="min-w-0">
      <span className="font-bold">{summary}</span>
      <span className="block text-muted">
        借方 {sideWords(postings, 'debit', books)} ／ 貸方 {sideWords(postings, 'credit', books)}
      </span>
    </span>
  );
}
