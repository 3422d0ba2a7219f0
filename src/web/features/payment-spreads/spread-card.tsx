import { useState } from 'react';
import { type PaymentSpread, stopSpread, undoSpread } from '#contract/repeats.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen, formatYenNumber } from '#domain/format-yen.ts';
import { bookedSchedule } from '#domain/ledger/repeats/spread.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { type Books, nameOf } from '#web/lib/books/use-books.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

type SpreadCardProps = { spread: PaymentSpread; books: Books };

/** One payment: how far it has come, its table, and the way back. */
export function SpreadCard({ spread, books }: SpreadCardProps) {
  const { name, paidYen, paidOn, months, firstMonth, booked, stoppedAfter, isReversed } = spread;
  const bookedYen = sumYen(booked.map(({ amountYen }) => amountYen));
  const whole = sumYen(bookedSchedule(spread).map(({ amountYen }) => amountYen));
  const restYen = isReversed ? 0 : whole - bookedYen;
  return (
    <li className="rounded-xl border border-line bg-page p-4 sm:p-5">
      <h4 className="text-lg font-bold">
        {name} {isReversed && <Badge tone="warn">支払いは取り消されています</Badge>}
        {stoppedAfter !== null && <Badge>{monthName(stoppedAfter)}まで</Badge>}
      </h4>
      <p>
        {formatPlainDate(paidOn)}に{formatYen(paidYen)}・{monthName(firstMonth)}から{months}か月分・
        {nameOf(books.fund(spread.fundId))}
      </p>
      <p className="text-muted">
        {booked.length}か月分（{formatYen(bookedYen)}）を支出にしました。残りは{formatYen(restYen)}
        です。
        {spread.entryId && !isReversed && (
          <TextLink
            href={entryAddress(spread.entryId)}
            className="ml-3 inline-flex min-h-11 items-center"
          >
            支払いの仕訳
          </TextLink>
        )}
      </p>
      <Schedule spread={spread} />
      <Actions spread={spread} />
    </li>
  );
}

function Schedule({ spread }: { spread: PaymentSpread }) {
  const made = new Map(spread.booked.map((it) => [it.month, it]));
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 items-center font-bold text-primary">月ごとの表</summary>
      <DataTable
        caption={`${spread.name}の月ごとの額`}
        columns={[
          {
            id: 'month',
            header: '月',
            isRowHeader: true,
            cell: ({ month, nth }) => `${monthName(month)}（${nth}か月目）`,
          },
          {
            id: 'amount',
            header: '支出にする額',
            align: 'end',
            cell: ({ amountYen }) => formatYenNumber(amountYen),
          },
          {
            id: 'rest',
            header: 'その後の前払いの残り',
            align: 'end',
            cell: ({ restYen }) => formatYenNumber(restYen),
          },
          {
            id: 'entry',
            header: '記帳',
            cell: ({ month }) => bookedWords(made.get(month)),
          },
        ]}
        rows={bookedSchedule(spread)}
        rowKey={({ month }) => month}
      />
    </details>
  );
}

function bookedWords(entry: PaymentSpread['booked'][number] | undefined) {
  if (!entry) return <span className="text-muted">まだ</span>;
  return <TextLink href={entryAddress(entry.entryId)}>No.{entry.number}</TextLink>;
}

function Actions({ spread }: { spread: PaymentSpread }) {
  const undoing = useBooksAction(undoSpread);
  const stopping = useBooksAction(stopSpread);
  const [asked, setAsked] = useState<'undo' | 'stop' | null>(null);
  const mayBook = useMay('ledger.book');
  if (!mayBook) return null;
  const last = spread.booked.at(-1)?.month;
  const undo = async () => {
    await undoing.mutateAsync({ spreadId: spread.id });
    toast({ title: `「${spread.name}」を取り消しました`, tone: 'good' });
  };
  const error = undoing.error ?? stopping.error;
  return (
    <div className="mt-3 flex flex-wrap gap-3 print:hidden">
      <Button variant="secondary" disabled={undoing.isPending} onClick={() => setAsked('undo')}>
        支払いごと取り消す
      </Button>
      {last && spread.stoppedAfter === null && (
        <Button variant="secondary" onClick={() => setAsked('stop')}>
          途中で終える
        </Button>
      )}
      {spread.stoppedAfter !== null && (
        <Button
          variant="secondary"
          onClick={() => stopping.mutate({ spreadId: spread.id, stoppedAfter: null })}
        >
          続きを再開する
        </Button>
      )}
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <ConfirmDialog
        title={`「${spread.name}」を取り消しますか`}
        confirmLabel="取り消す"
        cancelLabel="このままにする"
        danger
        open={asked === 'undo'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => void undo().catch(() => undefined)}
      >
        支払いの仕訳と、これまでの{spread.booked.length}か月分の仕訳を、まとめて取り消します。
      </ConfirmDialog>
      <ConfirmDialog
        title={`「${spread.name}」を途中で終えますか`}
        confirmLabel="終える"
        open={asked === 'stop'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => last && stopping.mutate({ spreadId: spread.id, stoppedAfter: last })}
      >
        {last && monthName(last)}
        分で終わりにします。前払いの残りは、返ってきたお金などとして、入力で記帳してください。
      </ConfirmDialog>
    </div>
  );
}
