import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { BooksYear } from './books.ts';
import type { BooksGiven } from './books-given.ts';
import type { BooksQuestion } from './books-question.ts';

/** 未収金はいくら: what stands on it in the books, by fund, to whoever reads the ledger; of one dwelling it tells whose. */
export function standingLines({ question, books, year }: BooksGiven): readonly Line[] | undefined {
  const isNow = question.period.month === null && year === books.years[0];
  if (!question.account || !year || !isNow || !books.readsLedger) return undefined;
  const { names } = question.account;
  const told = standing(year, names, question.fund);
  const [first = ''] = names;
  const what = names.length === 1 ? first : first.replace(/[（(].*$/, '');
  const day = formatPlainDate(books.today);
  const rows = told.length > 1 ? told : [];
  return [
    own(`${what}は、${day}の帳簿では${amountWords(told.map(({ yen }) => yen))}`),
    ...rows.map(({ name, yen }) => own(`- ${escapeMarkdown(name)}：${formatYen(yen)}`)),
    own('[「帳簿」で見る](/demo/accounting?view=books)'),
  ];
}

function amountWords(amounts: readonly Yen[]): string {
  if (amounts.length === 0) return '**ありません**。';
  return `、${amounts.length === 1 ? '' : '合わせて'}**${formatYen(sumYen(amounts))}**です。`;
}

type Standing = { readonly name: string; readonly yen: Yen };

/** What is not nothing, fund by fund. */
function standing(
  { funds, accounts, opening, months }: BooksYear,
  names: readonly string[],
  only: BooksQuestion['fund'],
): readonly Standing[] {
  const moved = [...opening, ...months];
  const asked = accounts.filter(({ name }) => names.includes(name));
  return funds
    .filter(({ code }) => only === undefined || code === only)
    .flatMap((fund) =>
      asked.map(({ id, kind, name }) => {
        const moves = moved.filter((it) => it.fundId === fund.id && it.accountId === id);
        const yen = shownYen(kind, sumYen(moves.map(({ amountYen }) => amountYen)));
        return { name: `${fund.name}の${name}`, yen };
      }),
    )
    .filter(({ yen }) => yen !== 0);
}
