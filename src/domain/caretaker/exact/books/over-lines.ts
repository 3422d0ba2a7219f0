import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { comparisonInput } from '#domain/statements/booked-year.ts';
import { budgetComparison, isNearBudget } from '#domain/statements/budget-comparison.ts';
import { type BooksGiven, moneyLink, untilWords } from './books-given.ts';

/** 予算に近づいた支出, by the rule of 今月やること and in its sentences. */
export function overLines({ question, books, year }: BooksGiven): readonly Line[] | undefined {
  if (!year || question.period.month !== null) return undefined;
  const near = budgetComparison(comparisonInput(year))
    .filter(isNearBudget)
    .filter(({ fund }) => question.fund === undefined || fund.code === question.fund);
  const of = `${year.fiscalYear}年度の支出で、${untilWords(year, books.today)}`;
  const first =
    near.length === 0
      ? `${of}予算を超えそうな科目は**ありません**。`
      : `${of}予算を超えたか、超えそうな科目は**${near.length}つ**です。`;
  return [
    own(first),
    ...near.map(({ fund, sentence }) => own(`- ${fund.name}：${escapeMarkdown(sentence)}`)),
    own(
      books.readsLedger
        ? '[「予算」で見る](/demo/accounting?view=budget)'
        : moneyLink(year.fiscalYear),
    ),
  ];
}
