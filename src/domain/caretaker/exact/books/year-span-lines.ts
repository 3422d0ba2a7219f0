import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { isUnderstood } from '#domain/caretaker/exact/is-understood.ts';
import { monthsBetween } from '#domain/ledger/repeats/bank-day.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import { periodWords } from './asked-period.ts';
import type { BooksGiven } from './books-given.ts';

const ofAYear = /年度|(?:今|当|来)期/;
const itsEnd = [
  /残り?(?:の?月数)?|あと|(?:何|なん)[かヶケカ個]?月/,
  /いつ(?:まで)?|何月(?:何日)?(?:まで)?|何日|終わ[りる]?|年度末|末/,
  /会計年度|年度|管理組合|組合|マンション/,
];
const asked = /(?:何|なん)[かヶケカ個]月|いつまで|何月(?:何日)?まで|(?:終わり|末)はいつ|いつ終わ/;

/** 今年度の残りはあと何か月ですか: nothing but the fiscal year itself is asked for. */
export const asksYearSpan = (text: string): boolean =>
  ofAYear.test(text) && asked.test(text) && isUnderstood(text, [periodWords, ...itsEnd]);

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
