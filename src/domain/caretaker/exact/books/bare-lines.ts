import { formatMonthDay, formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { BooksGiven } from './books-given.ts';

const mostNamed = 8;

/** 証憑のない支払い of the year that runs, by the list of the close, to whoever reads the ledger. */
export function bareLines({ question, books, year }: BooksGiven): readonly Line[] | undefined {
  const { bare, today } = books;
  const isNow = question.period.month === null && year === books.years[0];
  if (!isNow || !year || !bare || question.fund !== undefined) return undefined;
  const when = `${year.fiscalYear}年度は、${formatPlainDate(today)}までに`;
  const link = own('[「帳簿」で見る](/demo/accounting?view=books&voucher=without)');
  if (bare.length === 0) return [own(`証憑のない支払いは、${when}**ありません**。`), link];
  const total = formatYen(sumYen(bare.map(({ amountYen }) => amountYen)));
  const more = bare.length - mostNamed;
  return [
    own(
      `証憑（領収書・請求書）のない支払いは、${when}**${bare.length}件**、合わせて${total}です。`,
    ),
    ...bare
      .slice(0, mostNamed)
      .map(({ number, postedOn, summary, amountYen }) =>
        own(
          `- ${formatMonthDay(postedOn)}　No.${number}　${escapeMarkdown(summary)}：${formatYen(amountYen)}`,
        ),
      ),
    ...(more > 0 ? [own(`- ほかに${more}件あります。`)] : []),
    link,
  ];
}
