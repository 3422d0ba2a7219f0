import { CircleCheck, Undo2 } from 'lucide-react';
import { formatYen } from '#domain/format-yen.ts';
import { scheduleOf } from '#domain/ledger/repeats/spread.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { SpreadQuestions } from './spread-questions.tsx';
import { type SpreadForming, useSpreadDraft } from './use-spread-draft.ts';

/** 「何年分を払った」: what is asked, what comes of it, and one button. */
export function SpreadForm({ books }: { books: Books }) {
  const forming = useSpreadDraft(books);
  if (forming.made) return <Made forming={forming} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        forming.submit();
      }}
      className="grid max-w-[44rem] gap-6"
    >
      <SpreadQuestions forming={forming} books={books} />
      <Preview forming={forming} />
      {forming.error && (
        <FailureNote>記帳できませんでした。{sentenceOf(forming.error)}</FailureNote>
      )}
      <div>
        <Button type="submit" size="large" disabled={forming.isBusy}>
          {forming.isBusy ? '記帳しています' : '記帳して、月ごとに分ける'}
        </Button>
      </div>
    </form>
  );
}

function Preview({ forming: { facts } }: { forming: SpreadForming }) {
  if (!facts) {
    return (
      <p className="rounded-xl bg-surface px-4 py-3 text-muted">
        額と月数を入れると、ひと月の額がここに出ます。
      </p>
    );
  }
  const schedule = scheduleOf(facts);
  const usual = schedule[0]?.amountYen ?? 0;
  const last = schedule.at(-1);
  return (
    <p role="status" className="rounded-xl bg-surface px-4 py-3">
      毎月<strong>{formatYen(usual)}</strong>ずつ、{monthName(facts.firstMonth)}から
      {last && monthName(last.month)}まで支出にします。
      {last &&
        last.amountYen !== usual &&
        `端数は最後の月に入れ、${formatYen(last.amountYen)}です。`}
      合わせて{formatYen(facts.paidYen)}です。
    </p>
  );
}

function Made({ forming: { made, undo, begin, isBusy, error } }: { forming: SpreadForming }) {
  return (
    <div className="max-w-[44rem] rounded-xl border-2 border-primary p-4 sm:p-5">
      <p role="status" className="mb-2 flex items-start gap-2 text-lg font-bold">
        <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-good" />「{made?.name}
        」を記帳しました
      </p>
      <p className="mb-4">
        月ごとの分は、
        <TextLink href={accountingAddress('month')}>今月やること</TextLink>に並びます。
      </p>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={begin}>続けて入力</Button>
        <Button variant="secondary" disabled={isBusy} onClick={undo}>
          <Undo2 aria-hidden="true" className="size-5" />
          {isBusy ? '取り消しています' : '取り消す'}
        </Button>
      </div>
    </div>
  );
}
