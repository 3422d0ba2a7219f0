import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { monthsBetween } from '#domain/ledger/repeats/bank-day.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { BooksGiven } from './books-given.ts';

/** When the fiscal year ends, and how many months of it are left, the running one among them. */
export function yearSpanLines({ question, books }: BooksGiven): readonly Line[] | undefined {
  const year = books.known.find((it) => it.fiscalYear === question.period.fiscalYear);
  if (!year || question.period.month !== null || question.fund !== undefined) return undefined;
  const { fiscalYear, startsOn, endsOn } = year;
  const end = formatPlainDate(endsOn);
  if (endsOn < books.today) {
    return [own(`${fiscalYear}年度は、${formatPlainDate(startsOn)}から**${end}**まででした。`)];
  }
  const [now, last] = [books.today.slice(0, 7), endsOn.slice(0, 7)];
  const left = monthsBetween(now, last) + 1;
  const months =
    left === 1
      ? '**今月で終わり**です'
      : `あと**${left}か月**です（${monthName(now)}から${monthName(last)}まで）`;
  return [own(`${fiscalYear}年度は、${months}。終わるのは**${end}**です。`)];
}
