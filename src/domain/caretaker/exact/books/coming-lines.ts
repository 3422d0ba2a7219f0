import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { formatYen } from '#domain/format-yen.ts';
import { lastDayOf, shiftedDay } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { Owed, SpentEntry } from './books.ts';
import type { BooksGiven } from './books-given.ts';
import { entryLine, isOfMoney } from './entry-words.ts';
import { billLines, plannedLines } from './owed-lines.ts';

const mostPaid = 5;

/** 今月出ていくお金: what has left the accounts this month, and what is known to leave them until its end. */
export function comingLines({ question, books }: BooksGiven): readonly Line[] | undefined {
  const { owed, planned, today } = books;
  const spent = books.spent?.filter(isOfMoney) ?? null;
  // Of a bill it is not kept whose money pays it.
  if (spent === null || owed === null || question.fund !== undefined) return undefined;
  const month = today.slice(0, 7);
  const due = owed.filter((it) => isDueIn(it, month));
  const later = owed.filter((it) => !isDueIn(it, month));
  const paidYen = sumYen(spent.map(({ amountYen }) => amountYen));
  const billsYen = yenOf(due);
  const plannedYen = sumYen(planned.map(({ amountYen }) => amountYen ?? 0));
  const total = formatYen(paidYen + billsYen + plannedYen);
  const parts = [
    `もう払ったお金が${formatYen(paidYen)}`,
    `まだ払っていない請求が${formatYen(billsYen)}（${due.length}件）`,
    ...(plannedYen > 0 ? [`決まった日に払う予定が${formatYen(plannedYen)}`] : []),
  ];
  return [
    own(
      `${monthName(month)}に出ていくお金は、${formatPlainDate(today)}に分かっている分で、合わせて**${total}**です。${parts.join('、')}です。`,
    ),
    ...paidLines(spent),
    ...(due.length > 0 ? [own('まだ払っていない請求は、次のとおりです。')] : []),
    ...billLines(due, today),
    ...plannedLines(planned),
    ...laterLines(later),
    own(
      `${due.some(({ dueOn }) => dueOn === null) ? '支払期限の記録がない請求も、今月の分に入れました。' : ''}まだ記帳していない請求書と、これから届く請求書は、入っていません。`,
    ),
    own('[「今月やること」で見る](/demo/accounting#owed)'),
  ];
}

const yenOf = (owed: readonly Owed[]): Yen => sumYen(owed.map(({ amountYen }) => amountYen));

/** Without a day it may be paid any day. */
function isDueIn({ dueOn, isDebited }: Owed, month: string): boolean {
  if (dueOn === null) return true;
  return (isDebited ? shiftedDay(dueOn, 'after') : dueOn) <= lastDayOf(month);
}

function paidLines(spent: readonly SpentEntry[]): readonly Line[] {
  if (spent.length === 0) return [];
  const more = spent.length - mostPaid;
  return [
    own('もう払ったお金は、次のとおりです。'),
    ...spent.slice(0, mostPaid).map(entryLine),
    ...(more > 0 ? [own(`- ほかに${more}件あります。`)] : []),
  ];
}

function laterLines(later: readonly Owed[]): readonly Line[] {
  if (later.length === 0) return [];
  return [
    own(
      `支払期限が来月より後の請求は、入れていません（${later.length}件、${formatYen(yenOf(later))}）。`,
    ),
  ];
}
