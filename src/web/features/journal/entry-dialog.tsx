import { useState } from 'react';
import { getEntry, type LedgerEntry } from '#contract/ledger.ts';
import { formatDate, formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { originNames, picturedLines } from '#web/lib/books/entry-words.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EntryPicture } from '#web/ui/entry-picture.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { EntryVouchers } from '#web/ui/vouchers/entry-vouchers.tsx';
import { EntryReversal } from './entry-reversal.tsx';
import type { BooksView } from './use-books-view.ts';

type EntryDialogProps = { view: BooksView; books: Books };

/** 仕訳の内容: what the address names, over the book it was opened from. */
export function EntryDialog({ view, books }: EntryDialogProps) {
  const { entryId } = view;
  const [shownId, setShownId] = useState(entryId);
  // While the window closes it keeps what it showed.
  if (entryId !== '' && entryId !== shownId) setShownId(entryId);
  const answer = useAnswer(getEntry, { entryId: shownId }, { isWanted: shownId !== '' });
  const entry = answer.data?.entry.id === shownId ? answer.data.entry : undefined;
  return (
    <Dialog
      title={entry ? `No.${entry.number}　${entry.summary}` : '仕訳'}
      open={entryId !== ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) view.change({ entry: '' });
      }}
    >
      {entry ? (
        <EntryDetail key={entry.id} entry={entry} view={view} books={books} />
      ) : (
        <Waiting error={answer.error} />
      )}
    </Dialog>
  );
}

function Waiting({ error }: { error: Error | null }) {
  return error ? (
    <FailureNote>{sentenceOf(error)}</FailureNote>
  ) : (
    <output>仕訳を読み込んでいます</output>
  );
}

function EntryDetail({ entry, view, books }: EntryDialogProps & { entry: LedgerEntry }) {
  return (
    <>
      <p className="mb-4 text-lg">{formatDate(entry.postedOn)}</p>
      <EntryPicture lines={picturedLines(entry.postings, books)} />
      <AccountLinks entry={entry} view={view} books={books} />
      <DefinitionList facts={factsOf(entry, view)} />
      <EntryVouchers entry={entry} />
      <KeepLinks entry={entry} />
      <EntryReversal entry={entry} books={books} />
    </>
  );
}

/** What was booked once can be kept to be booked again. */
function KeepLinks({ entry: { id: from, origin } }: { entry: LedgerEntry }) {
  const mayBook = useMay('ledger.book');
  if (!mayBook || origin === 'reversal' || origin === 'opening') return null;
  return (
    <p className="my-2 flex flex-wrap gap-x-4 print:hidden">
      <TextLink
        href={accountingAddress('entry', { way: 'templates', from })}
        className="inline-flex min-h-11 items-center"
      >
        ひな形にする
      </TextLink>
      <TextLink
        href={accountingAddress('entry', { way: 'repeats', from })}
        className="inline-flex min-h-11 items-center"
      >
        毎月の記帳にする
      </TextLink>
    </p>
  );
}

/** From the entry to the accounts it is part of. */
function AccountLinks({ entry, view, books }: EntryDialogProps & { entry: LedgerEntry }) {
  const ids = [...new Set(entry.postings.map(({ accountId }) => accountId))];
  const accounts = ids.flatMap((id) => books.account(id) ?? []);
  return (
    <p className="my-3 flex flex-wrap items-center gap-x-4">
      元帳で見る：
      {accounts.map(({ id, code, name }) => (
        <TextLink
          key={id}
          href={view.addressWith({ book: 'account', account: code, entry: '', fund: '' })}
          className="inline-flex min-h-11 items-center"
        >
          {name}
        </TextLink>
      ))}
    </p>
  );
}

function factsOf(entry: LedgerEntry, view: BooksView) {
  const { reverses, reversedBy, reason } = entry;
  const linked = (it: { id: string; number: number }) => (
    <TextLink href={view.addressWith({ entry: it.id })}>No.{it.number}</TextLink>
  );
  return [
    {
      term: '記帳',
      detail: `${formatPlainDate(entry.recordedOn)}に${entry.enteredAs}（${originNames[entry.origin]}）`,
    },
    { term: '番号', detail: `${entry.fiscalYear}年度 No.${entry.number}` },
    ...(reason ? [{ term: '理由', detail: reason }] : []),
    ...(reverses ? [{ term: '取り消した仕訳', detail: linked(reverses) }] : []),
    ...(reversedBy
      ? [{ term: '取り消し', detail: <>{linked(reversedBy)} で取り消しました</> }]
      : []),
  ];
}
