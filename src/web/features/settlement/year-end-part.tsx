import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { getChart } from '#contract/ledger.ts';
import { listDue } from '#contract/repeats.ts';
import type { Settlement } from '#contract/settlement.ts';
import { listVouchers } from '#contract/voucher.ts';
import { getYearEnd } from '#contract/year-end.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { withLookups } from '#web/lib/books/use-books.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  contractRows,
  dueRows,
  duesRows,
  isOpen,
  missingRows,
  paidLaterRows,
  type YearEndRow,
} from './year-end-rows.ts';

/** 年度末に見るもの: what the books of a year may still lack, each with the form that books it. */
export function YearEndPart({ settlement }: { settlement: Settlement }) {
  const { fiscalYear, isFinal, endsOn, today } = settlement;
  if (isFinal) return null;
  return (
    <Section
      id="year-end"
      heading="年度末に見るもの"
      description={
        today > endsOn
          ? '記帳のもれや、次の年度に入れてしまった請求を探します。'
          : 'まだ終わっていない年度なので、先月までを探します。'
      }
      isOnPaper={false}
    >
      <Lists year={String(fiscalYear)} />
    </Section>
  );
}

function Lists({ year }: { year: string }) {
  const { lists, until, isLocked, error } = useLists(year);
  const mayBook = useMay('ledger.book');
  if (error) return <FailureNote>{sentenceOf(error)}</FailureNote>;
  if (!lists) return <output>帳簿を調べています</output>;
  const found = lists.filter(({ rows }) => rows.length > 0);
  if (found.length === 0) {
    return (
      <p className="flex items-start gap-2">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
        {formatPlainDate(until)}までに、気になるものは見つかりませんでした。
      </p>
    );
  }
  return (
    <>
      <p className="mb-4">
        {formatPlainDate(until)}
        までを調べました。もれとは限りません。合っているものは、そのままでかまいません。
        {isLocked &&
          `${formatPlainDate(until)}までは締めてあるので、入れるときは先に締めを戻します。`}
      </p>
      {found.map(({ title, advice, rows }) => (
        <section key={title} aria-label={title} className="mb-6 last:mb-0">
          <h3 className="text-lg font-bold">
            {title}　{rows[0]?.key === 'papers' ? '' : `${rows.length}件`}
          </h3>
          <p className="mb-2 text-muted">{advice}</p>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <Row key={row.key} row={row} mayBook={mayBook} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Row({ row, mayBook }: { row: YearEndRow; mayBook: boolean }) {
  const { title, sentence, actions } = row;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <p>{sentence}</p>
      </div>
      {mayBook && actions.length > 0 && (
        <p className="flex flex-wrap gap-x-6">
          {actions.map(({ label, to }) => (
            <TextLink
              key={label}
              href={to}
              aria-label={`${title}：${label}`}
              className="inline-flex min-h-11 items-center font-bold"
            >
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </li>
  );
}

function useLists(year: string) {
  const chart = useAnswer(getChart, {});
  const yearEnd = useAnswer(getYearEnd, { year });
  const due = useAnswer(listDue, {});
  const until = yearEnd.data?.until ?? '';
  const papers = useAnswer(listVouchers, { box: 'yes', until }, { isWanted: until !== '' });
  const books = useMemo(() => chart.data && withLookups(chart.data), [chart.data]);
  const error = chart.error ?? yearEnd.error ?? due.error ?? papers.error;
  const isRead = books && yearEnd.data && due.data && papers.data;
  if (!isRead) return { lists: null, until, isLocked: false, error };
  const lists = [
    {
      title: '毎月あるのに、ないもの',
      advice: '請求が遅れているだけなら、未払いとして入れておくと、その年度の支出になります。',
      rows: missingRows(yearEnd.data, due.data.due, books),
    },
    {
      title: '待っている毎月の記帳',
      advice: '毎月の記帳と、数年分をまとめて払ったものの月割りです。',
      rows: dueRows(due.data.due, until),
    },
    {
      title: 'まだ帳簿に付いていない証憑',
      advice: '年度内の請求は、支払いが次の年度になっても、この年度の支出です。',
      rows: paperRows(papers.data.count),
    },
    {
      title: '次の年度に払った、この年度の請求',
      advice:
        'この年度の支出なら、未払いとして入れ、支払いの仕訳を取り消してから「未払金の支払い」で入れ直します。',
      rows: paidLaterRows(yearEnd.data, books),
    },
    {
      title: '未収金と前受金',
      advice: '年度内の月の請求が済んでいて、住戸ごとの合計と帳簿が同じなら、ここには出ません。',
      rows: duesRows(yearEnd.data),
    },
    {
      title: '契約',
      advice: '数年分の保険料などは、年度ごとに月割りにすると、毎年の支出をくらべられます。',
      rows: contractRows(yearEnd.data),
    },
  ];
  return { lists, until, isLocked: !isOpen(until, books), error };
}

function paperRows(count: number): YearEndRow[] {
  if (count === 0) return [];
  return [
    {
      key: 'papers',
      title: `証憑 ${count}件`,
      sentence: '請求書か領収書が、仕訳のないまま残っています。',
      actions: [{ label: '証憑を見る', to: accountingAddress('books', { book: 'vouchers' }) }],
    },
  ];
}
