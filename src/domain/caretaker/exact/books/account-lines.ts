import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { awaitedIncomeOf } from '#domain/statements/awaited-income.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import { budgetComparison, type ComparedLine } from '#domain/statements/budget-comparison.ts';
import { monthResult } from '#domain/statements/month-result.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { BooksYear } from './books.ts';
import { type BooksGiven, moneyLink, untilWords } from './books-given.ts';

/** 科目: what moved on it, its budget, where it goes, and what its budget was reckoned from. */
export function accountLines(given: BooksGiven): readonly Line[] | undefined {
  const { question, year, books } = given;
  const { account, fund, period } = question;
  if (!account || !year) return undefined;
  const compared = budgetComparison(comparisonInput(year)).filter(
    (line) =>
      account.names.includes(line.account.name) && (fund === undefined || line.fund.code === fund),
  );
  if (compared.length === 0) return absentLines(given, year);
  const lines = compared.flatMap((line) =>
    period.month === null
      ? yearLines(line, year, given)
      : monthWords(line, year, { month: period.month, lockedUntil: year.lockedUntil }),
  );
  const link = budgetLink(books, year.fiscalYear, compared[0]?.fund.code);
  const parts = partLines(given, year);
  const isApart = parts.length > 0 || !account.part;
  return [
    ...parts,
    ...lines,
    ...(isApart ? [] : [own(`この科目には、${account.part}のほかの金額も入ることがあります。`)]),
    own(link),
  ];
}

/** An account without a budget and without an entry. */
function absentLines({ question, books }: BooksGiven, { fiscalYear, funds }: BooksYear) {
  const fund = funds.find(({ code }) => code === question.fund);
  const names = (question.account?.names ?? []).map(escapeMarkdown).join('、');
  return [
    own(
      `${fiscalYear}年度の${fund ? `${fund.name}の` : ''}予算にも帳簿にも、${names}の金額は**ありません**。`,
    ),
    own(budgetLink(books, fiscalYear, fund?.code)),
  ];
}

const budgetLink = ({ readsLedger }: BooksGiven['books'], fiscalYear: number, fund?: string) =>
  readsLedger ? '[「予算」で見る](/demo/accounting?view=budget)' : moneyLink(fiscalYear, fund);

function yearLines(line: ComparedLine, year: BooksYear, { books }: BooksGiven): readonly Line[] {
  const { fund, account, budgetYen, actualYen } = line;
  const until = untilWords(year, books.today);
  const budget =
    budgetYen === 0 ? '予算はありません。' : `年間の予算は**${formatYen(budgetYen)}**です。`;
  const words = `${year.fiscalYear}年度の${fund.name}の${account.name}は、${until}**${formatYen(actualYen)}**です。${budget}`;
  const awaited = account.kind === 'income' ? awaitedIncomeOf(year, [fund]) : '';
  return [own(words), ...(awaited === '' ? [] : [own(awaited)]), ...budgetNotes(line, year)];
}

/** Where a line goes by the year's end, and what its budget was reckoned from. */
export function budgetNotes(
  { fund, account, budgetYen, sentence }: ComparedLine,
  year: BooksYear,
): readonly Line[] {
  const formula = year.budget.find(
    (it) => it.fundId === fund.id && it.accountId === account.id,
  )?.formula;
  return [
    ...(budgetYen === 0 ? [] : [own(`- ${escapeMarkdown(sentence)}`)]),
    ...(formula ? [own(`- 予算の計算のもとは、${escapeMarkdown(formula)}です。`)] : []),
  ];
}

type Asked = { readonly month: string; readonly lockedUntil: string | null };

function monthWords(
  { fund, account }: ComparedLine,
  year: BooksYear,
  { month, lockedUntil }: Asked,
): readonly Line[] {
  const { income, expense } = monthResult(fund, year, month);
  const line = [...income, ...expense].find((it) => it.account.id === account.id);
  const open = lockedUntil === null || lockedUntil.slice(0, 7) < month;
  const note = open ? 'まだ締めていない月なので、変わることがあります。' : '';
  return [
    own(
      `${monthName(month)}の${fund.name}の${account.name}は、**${formatYen(line?.monthYen ?? 0)}**です。年度の初めからの累計は${formatYen(line?.totalYen ?? 0)}です。${note}`,
    ),
  ];
}

/** 水道光熱費のうち電気料金, where the entries name it. */
function partLines({ question, facts, books }: BooksGiven, year: BooksYear): readonly Line[] {
  const { account, fund, period } = question;
  const money = facts.moneyYears.find(({ fiscalYear }) => fiscalYear === year.fiscalYear);
  if (!account || account.part === null || !money) return [];
  const { part } = account;
  const lines = money.lines.filter(
    (line) => line.part === part && (fund === undefined || line.fundCode === fund),
  );
  if (lines.length === 0) return [];
  const place = period.month === null ? null : placeOf(period.month, year.startsOn);
  const yen: Yen = sumYen(
    lines.map(({ monthsYen }) => (place === null ? sumYen(monthsYen) : (monthsYen[place] ?? 0))),
  );
  const when = period.month === null ? `${year.fiscalYear}年度` : monthName(period.month);
  const until = period.month === null ? untilWords(year, books.today) : '';
  return [
    own(`${when}の${part}は、${until}**${formatYen(yen)}**です（${lines[0]?.account}のうち）。`),
  ];
}

/** 0 is the month in which the year begins. */
function placeOf(month: string, startsOn: string): number {
  const count = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(month) - count(startsOn);
}
