import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type Account, type AccountRole, shownYen } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import type { Books, BooksYear } from './books.ts';
import { type BooksGiven, moneyLink } from './books-given.ts';
import type { BooksQuestion } from './books-question.ts';

/** Of these a balance sheet tells everybody who may see the money: none of them is one dwelling's. */
const openToAll: ReadonlySet<AccountRole> = new Set(['', 'cash']);

/** 未収金はいくら, 借入金はありますか: what stands on it in the books, by fund; of one dwelling it tells whose. */
export function standingLines({ question, books, year }: BooksGiven): readonly Line[] | undefined {
  const isNow = question.period.month === null && year === books.years[0];
  if (!question.account || !year || !isNow) return undefined;
  const { names, called } = question.account;
  const asked = year.accounts.filter(({ name }) => names.includes(name));
  if (!isShown(asked, books)) return undefined;
  const told = standing(year, asked, question.fund);
  const amounts = told.map(({ yen }) => yen);
  const what = (told.length === 0 ? called : undefined) ?? shortName(names);
  return [
    own(`${verdictOf(question, amounts)}${firstWords(what, amounts, books.today)}`),
    ...rowsOf(told),
    linkOf(question, books, year),
  ];
}

const isShown = (asked: readonly Account[], { readsLedger }: Books): boolean =>
  readsLedger || asked.every(({ role }) => openToAll.has(role));

const shortName = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : first.replace(/[（(].*$/, '');

const rowsOf = (told: readonly Standing[]): readonly Line[] =>
  told.length > 1
    ? told.map(({ name, yen }) => own(`- ${escapeMarkdown(name)}：${formatYen(yen)}`))
    : [];

const linkOf = ({ fund }: BooksQuestion, { readsLedger }: Books, { fiscalYear }: BooksYear): Line =>
  own(
    readsLedger
      ? `[「帳簿」で見る](/demo/accounting?view=books&book=trial&period=${fiscalYear})`
      : moneyLink(fiscalYear, fund),
  );

function verdictOf({ whether }: BooksQuestion, amounts: readonly Yen[]): string {
  if (whether !== 'any') return '';
  return amounts.length === 0 ? 'いいえ、' : 'はい、';
}

function firstWords(what: string, amounts: readonly Yen[], today: IsoDate): string {
  const day = formatPlainDate(today);
  if (amounts.length === 0) return `${day}の帳簿に、${what}は**ありません**。`;
  const sum = `${amounts.length === 1 ? '' : '合わせて'}**${formatYen(sumYen(amounts))}**`;
  return `${what}は、${day}の帳簿では、${sum}です。`;
}

type Standing = { readonly name: string; readonly yen: Yen };

/** What is not nothing, fund by fund. */
function standing(
  { funds, opening, months }: BooksYear,
  asked: readonly Account[],
  only: BooksQuestion['fund'],
): readonly Standing[] {
  const moved = [...opening, ...months];
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
