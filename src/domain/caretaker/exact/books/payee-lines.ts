import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import { type BooksGiven, untilWords } from './books-given.ts';

/** 支払先に払った額 of a year or a month, month by month, to whoever reads the ledger. */
export function payeeLines({ question, books, year }: BooksGiven): readonly Line[] | undefined {
  const payee = books.payees?.find(({ name }) => name === question.payee);
  const { month } = question.period;
  if (!payee || !year || question.fund !== undefined) return undefined;
  const paid = payee.paid.filter((it) => it.fiscalYear === year.fiscalYear);
  const wanted = month === null ? paid : paid.filter((it) => it.month === month);
  const name = escapeMarkdown(payee.name);
  const when =
    month === null
      ? `${year.fiscalYear}年度は、${untilWords(year, books.today)}`
      : `${monthName(month)}は`;
  const link = own('[「帳簿」で見る](/demo/accounting?view=books)');
  if (wanted.length === 0) return [own(`${name}への支払いは、${when}**ありません**。`), link];
  const total = formatYen(sumYen(wanted.map(({ yen }) => yen)));
  return [
    own(`${name}に払ったお金は、${when}**${total}**です（口座と現金から出た分）。`),
    ...(wanted.length > 1
      ? wanted.map((it) => own(`- ${monthName(it.month)}：${formatYen(it.yen)}`))
      : []),
    link,
  ];
}
