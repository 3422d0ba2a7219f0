import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import {
  budgetComparison,
  type ComparedLine,
  isNearBudget,
} from '#domain/statements/budget-comparison.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { Books, BooksYear } from './books.ts';
import { type BooksGiven, moneyLink, untilWords } from './books-given.ts';

/** 予算に近づいた支出, by the rule of 今月やること and in its sentences. */
export function overLines({ question, books, year }: BooksGiven): readonly Line[] | undefined {
  if (!year || question.period.month !== null) return undefined;
  const all = budgetComparison(comparisonInput(year)).filter(
    ({ fund }) => question.fund === undefined || fund.code === question.fund,
  );
  const { account } = question;
  if (account) {
    const asked = all.filter((line) => account.names.includes(line.account.name));
    return accountOver(asked, year, books);
  }
  const near = all.filter(isNearBudget);
  const of = `${year.fiscalYear}年度の支出で、${untilWords(year, books.today)}`;
  const first =
    near.length === 0
      ? `${of}予算を超えそうな科目は**ありません**。`
      : `${of}予算を超えたか、超えそうな科目は**${near.length}つ**です。`;
  return [
    own(first),
    ...near.map(({ fund, sentence }) => own(`- ${fund.name}：${escapeMarkdown(sentence)}`)),
    linkOf(books, year),
  ];
}

const linkOf = ({ readsLedger }: Books, { fiscalYear }: BooksYear, fund?: string): Line =>
  own(readsLedger ? '[「予算」で見る](/demo/accounting?view=budget)' : moneyLink(fiscalYear, fund));

/** 小修繕費はなぜ超えるのですか: the sentence of its line, what the forecast was reckoned from, and what was paid. */
function accountOver(
  lines: readonly ComparedLine[],
  year: BooksYear,
  books: Books,
): readonly Line[] | undefined {
  if (lines.length === 0) return undefined;
  const until = untilWords(year, books.today);
  return [
    ...lines.flatMap((line) => [
      own(`${until && `${until}、`}${line.fund.name}の${escapeMarkdown(line.sentence)}`),
      ...line.reckoning.map(({ label, yen }) => own(`- ${label}：${formatYen(yen)}`)),
      ...(line.reckoning.length === 0
        ? []
        : [own(`- 合わせて、年度末の見込み：${formatYen(line.forecastYen)}`)]),
      ...(line.reckoningWhy === '' ? [] : [own(`- ${line.reckoningWhy}`)]),
      ...paidLines(line, year, books),
    ]),
    linkOf(books, year, lines[0]?.fund.code),
  ];
}

/** The large payments of the month that moved the line most, or else of the year, as 予算 has them. */
function paidLines(
  { fund, account, state, pushedMonth }: ComparedLine,
  { startsOn }: BooksYear,
  { largest }: Books,
): readonly Line[] {
  if (largest === null || (state !== 'over' && state !== 'likely-over')) return [];
  const paid = largest.filter((it) => it.fundId === fund.id && it.accountId === account.id);
  const month =
    pushedMonth === undefined ? undefined : addMonths(startsOn.slice(0, 7), pushedMonth);
  const inMonth = paid.filter(({ postedOn }) => postedOn.slice(0, 7) === month);
  const told = inMonth.length > 0 ? inMonth : paid;
  if (told.length === 0) return [];
  const when = inMonth.length > 0 && month ? `${monthName(month)}の` : '';
  return [
    own(`${when}大きな支払いは、次のとおりです。`),
    ...told.map(({ postedOn, summary, amountYen }) =>
      own(`- ${formatPlainDate(postedOn)}　${escapeMarkdown(summary)}：${formatYen(amountYen)}`),
    ),
  ];
}
