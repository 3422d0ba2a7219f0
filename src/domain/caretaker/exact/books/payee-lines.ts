import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { monthlyPriceWords, priceWords } from '#domain/caretaker/exact/contract-words.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import { type BooksGiven, untilWords } from './books-given.ts';

/** 支払先に払った額 of a year or a month, month by month, to whoever reads the ledger; beside it the price of its contract. */
export function payeeLines(given: BooksGiven): readonly Line[] | undefined {
  const paid = paidLines(given);
  if (paid === undefined) return undefined;
  const price = contractLines(given);
  const lines = given.question.isMonthly === true ? [...price, ...paid] : [...paid, ...price];
  return [...lines, own('[「帳簿」で見る](/demo/accounting?view=books)')];
}

/** What the company of a contract was paid this year, and the price of the contract. */
export function besideOwed(given: BooksGiven): readonly Line[] {
  if (!given.question.contract) return [];
  return [...(paidLines(given)?.slice(0, 1) ?? []), ...contractLines(given)];
}

function paidLines({ question, books, year }: BooksGiven): readonly Line[] | undefined {
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
  if (wanted.length === 0) return [own(`${name}への支払いは、${when}**ありません**。`)];
  const total = formatYen(sumYen(wanted.map(({ yen }) => yen)));
  return [
    own(
      `${name}に払ったお金は、${when}**${total}**です（口座と現金から出た分${question.contract ? '。契約のほかに頼んだ分も入ります' : ''}）。`,
    ),
    ...(wanted.length > 1
      ? wanted.map((it) => own(`- ${monthName(it.month)}：${formatYen(it.yen)}`))
      : []),
  ];
}

/** What was agreed on goes beside what was paid: the company may have been paid for more than its contract. */
function contractLines({ question: { contract, isMonthly } }: BooksGiven): readonly Line[] {
  if (!contract) return [];
  const price = isMonthly === true ? monthlyPriceWords(contract) : priceWords(contract);
  const name = escapeMarkdown(contract.name);
  const of = `${name}の相手は、${escapeMarkdown(contract.counterparty)}です。`;
  const words = price === undefined ? of : `${name}の費用は、${price}です。`;
  return [own(`${words}[「契約」で見る](/demo/management#contracts)`)];
}
