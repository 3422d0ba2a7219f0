import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen } from '#domain/money.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { OpenMonth, Owed } from './books.ts';
import type { BooksGiven } from './books-given.ts';
import { openLines } from './close-lines.ts';

const link = own('[「今月やること」で見る](/demo/accounting)');
const mostTasks = 3;

/** 今月の会計でやることは: the close that is due and what has to be paid, as 今月やること has them, then the board's tasks. */
export function todoLines({ books, facts }: BooksGiven): readonly Line[] | undefined {
  const { readsLedger, openMonth, today } = books;
  if (!readsLedger) return undefined;
  const due = openMonth !== null && openMonth.endsOn < today ? openMonth : null;
  const toPay = (books.owed ?? []).filter(({ isDebited }) => !isDebited);
  return [
    own(firstWords(due, toPay)),
    ...(due ? openLines(due, today) : []),
    ...paymentLines(toPay),
    ...taskLines(facts.tasks, today),
    link,
  ];
}

function firstWords(due: OpenMonth | null, toPay: readonly Owed[]): string {
  const things = [
    ...(due ? [`**${monthName(due.month)}の締め**`] : []),
    ...(toPay.length > 0 ? [`**支払い${toPay.length}件**`] : []),
  ];
  return things.length === 0
    ? '今、締める月も、支払いを待っている請求もありません。'
    : `会計で今やることは、${things.join('と、')}です。`;
}

function paymentLines(toPay: readonly Owed[]): readonly Line[] {
  if (toPay.length === 0) return [];
  const yen = formatYen(sumYen(toPay.map(({ amountYen }) => amountYen)));
  const [first] = toPay
    .flatMap(({ name, dueOn }) => (dueOn === null ? [] : [{ name, dueOn }]))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const soonest = first
    ? `期限がいちばん早いのは、${escapeMarkdown(first.name)}の${formatDate(first.dueOn)}です。`
    : '';
  return [own(`まだ払っていないお金は、合わせて${yen}です（口座振替のものを除く）。${soonest}`)];
}

/** What the board or oneself has to do until the month ends. */
function taskLines(tasks: BooksGiven['facts']['tasks'], today: IsoDate): readonly Line[] {
  const monthEnd = lastDayOf(today.slice(0, 7));
  const due = tasks.flatMap(({ title, dueOn }) =>
    dueOn !== null && dueOn <= monthEnd ? [{ title, dueOn }] : [],
  );
  if (due.length === 0) return [];
  return [
    own(
      `このほか、ホームの[「やること」](/demo#board-tasks)に、今月までのものが${due.length}件あります。`,
    ),
    ...due
      .slice(0, mostTasks)
      .map(({ title, dueOn }) => own(`- ${escapeMarkdown(title)}（期限 ${formatDate(dueOn)}）`)),
  ];
}
