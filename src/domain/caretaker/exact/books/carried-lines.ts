import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { balanceSheets } from '#domain/statements/balance-sheet.ts';
import { yearFigures } from '#domain/statements/booked-year.ts';
import type { BooksYear } from './books.ts';
import { type BooksGiven, moneyLink, untilWords } from './books-given.ts';

type Carried = { readonly code: string; readonly name: string; readonly yen: number };

/** 繰越金 of each fund, none before another: of the year that runs as it stands, beside what the last settlement left. */
export function carriedLines(given: BooksGiven): readonly Line[] | undefined {
  const { question, books, year } = given;
  const { fiscalYear, month } = question.period;
  if (month !== null) return undefined;
  const until = year ? untilWords(year, books.today) : '';
  const told = until === '' || !year ? settled(given, fiscalYear) : standing(given, year);
  if (told.length === 0) return undefined;
  const when = until === '' ? `${fiscalYear}年度末の決算で` : until;
  const before = until === '' ? [] : settled(given, fiscalYear - 1);
  const rows = told.map((fund) => ({
    name: fund.name,
    words: `**${formatYen(fund.yen)}**${besideWords(before, fund, fiscalYear - 1)}`,
  }));
  const [only] = rows;
  return [
    ...(rows.length === 1 && only
      ? [own(`${escapeMarkdown(only.name)}の繰越金は、${when}は${only.words}です。`)]
      : [
          own(`繰越金は、${when}は、会計ごとに次のとおりです。`),
          ...rows.map(({ name, words }) => own(`- ${escapeMarkdown(name)}：${words}`)),
        ]),
    own(moneyLink(fiscalYear, question.fund)),
  ];
}

function besideWords(before: readonly Carried[], { code }: Carried, fiscalYear: number): string {
  const former = before.find((it) => it.code === code);
  return former ? `（${fiscalYear}年度末の決算では${formatYen(former.yen)}）` : '';
}

/** As the balance sheet has it now. */
function standing({ question }: BooksGiven, year: BooksYear): readonly Carried[] {
  return balanceSheets(yearFigures(year))
    .filter(({ fund }) => !fund.isPassThrough)
    .filter(({ fund }) => question.fund === undefined || fund.code === question.fund)
    .map(({ fund: { code, name }, net }) => ({ code, name, yen: net.amountYen }));
}

function settled({ question, facts }: BooksGiven, fiscalYear: number): readonly Carried[] {
  return facts.settledYears
    .filter((it) => it.fiscalYear === fiscalYear)
    .filter(({ code }) => question.fund === undefined || code === question.fund)
    .map(({ code, name, openingYen, incomeYen, expenseYen }) => ({
      code,
      name,
      yen: openingYen + incomeYen - expenseYen,
    }));
}
