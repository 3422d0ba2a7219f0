import { formatMonthDay, formatPlainDate, partsOf } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { lastDayOf } from '#domain/ledger/repeats/bank-day.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { monthResult } from '#domain/statements/month-result.ts';
import { monthName } from '#domain/statements/pack/month-report.ts';
import type { Books, BooksYear, SpentEntry } from './books.ts';
import { type BooksGiven, moneyLink } from './books-given.ts';
import { comingLines } from './coming-lines.ts';
import { entryLine, entryWords, isOfMoney } from './entry-words.ts';
import { payableYen } from './owed-lines.ts';
import { fundsOf } from './result-lines.ts';
import type { AskedSpending } from './spending-question.ts';

const mostNamed = 8;

type Row = { readonly yen: Yen; readonly line: Line; readonly name: string };
type Total = { readonly name: string; readonly yen: Yen };
/** What is told of some months, whatever it is made of. */
type Told = {
  readonly what: string;
  readonly totals: readonly Total[];
  readonly rows: readonly Row[];
};

/** 先月の支出, 11月に払ったお金: by fund, then the largest; to others than readers of the ledger by account alone. */
export function spendingLines(given: BooksGiven): readonly Line[] | undefined {
  const { question, books } = given;
  const { spending } = question;
  if (!spending) return undefined;
  const isRunning = spending.months.length === 1 && spending.months[0] === books.today.slice(0, 7);
  const isToCome = isRunning && spending.of === 'money' && !spending.isPast;
  if (isToCome && books.spent !== null) return comingLines(given);
  const told = toldOf(given, spending);
  if (told === undefined) return undefined;
  const owed = isRunning ? owedNote(books) : [];
  const lines = [...toldLines(told, spending), ...openNote(spending, books)];
  const link = own(linkOf(given, spending));
  return isToCome ? [...owed, ...lines, link] : [...lines, ...owed, link];
}

const toldOf = (given: BooksGiven, spending: AskedSpending): Told | undefined =>
  spending.of === 'money' && given.books.spent !== null ? paidOf(given) : spentOf(given, spending);

function toldLines({ what, totals, rows }: Told, spending: AskedSpending): readonly Line[] {
  const when = spanName(spending);
  const sums = totals.map(({ name, yen }) => `${name}が**${formatYen(yen)}**`).join('、');
  const sorted = rows.toSorted((one, other) => other.yen - one.yen).filter(({ yen }) => yen > 0);
  const total = own(`${when}${what}は、${sums}です。`);
  const [top] = sorted;
  if (!top) return [total];
  const more = sorted.length - mostNamed;
  const list = [
    ...sorted.slice(0, mostNamed).map(({ line }) => line),
    ...(more > 0 ? [own(`- ほかに${more}件あります。`)] : []),
  ];
  if (!spending.isLargest) return [total, own('金額の大きい順に、次のとおりです。'), ...list];
  const first = `${when}${what}でいちばん大きいのは、${top.name}の**${formatYen(top.yen)}**です。`;
  return [own(first), total, ...(sorted.length > 1 ? list : [])];
}

/** What left the accounts, entry by entry. */
function paidOf({ question, books, year }: BooksGiven): Told {
  const funds = year?.funds ?? [];
  const asked = funds.filter(({ code }) => question.fund === undefined || code === question.fund);
  const ids = new Set(asked.map(({ id }) => id));
  const entries = (books.spent ?? []).filter((it) => isOfMoney(it) && ids.has(it.fundId));
  return {
    what: 'に口座と現金から払ったお金',
    totals: asked
      .map(({ id, name, isPassThrough }) => ({
        name,
        isPassThrough,
        yen: sumYen(entries.filter((it) => it.fundId === id).map(({ amountYen }) => amountYen)),
      }))
      .filter(({ yen, isPassThrough }) => yen > 0 || !isPassThrough),
    rows: entries.map((it) => rowOf(it)),
  };
}

/** What was spent, as 月次報告 and お金の見える化 have it; the entries behind it are the ledger's. */
function spentOf(given: BooksGiven, spending: AskedSpending): Told | undefined {
  const { question, books } = given;
  const [newest] = books.years;
  const years = spending.months.map((month) => ({ month, year: yearOf(month, books) }));
  if (!newest || years.some(({ year }) => year === undefined)) return undefined;
  const results = fundsOf(newest, question.fund).map((fund) => ({
    fund,
    months: years.flatMap(({ month, year }) => (year ? [monthResult(fund, year, month)] : [])),
  }));
  const totals = results.map(({ fund, months }) => ({
    name: fund.name,
    yen: sumYen(months.map(({ went }) => went.monthYen)),
  }));
  const accounts = results.flatMap(({ fund, months }) => {
    const lines = months.flatMap(({ expense }) => expense);
    const names = [...new Set(lines.map(({ account }) => account.name))];
    return names.map((name) =>
      accountRow(
        `${fund.name}の${name}`,
        sumYen(lines.filter((it) => it.account.name === name).map(({ monthYen }) => monthYen)),
      ),
    );
  });
  if (books.spent === null || spending.of === 'money') {
    return { what: 'の支出', totals, rows: accounts };
  }
  const ids = new Set(results.map(({ fund }) => fund.id));
  const rows = books.spent.filter((it) => !isOfMoney(it) && ids.has(it.fundId)).map(rowOf);
  return { what: 'の支出', totals, rows };
}

const accountRow = (name: string, yen: Yen): Row => {
  const words = escapeMarkdown(name);
  return { yen, name: words, line: own(`- ${words}：${formatYen(yen)}`) };
};

const rowOf = (entry: SpentEntry): Row => ({
  yen: entry.amountYen,
  line: entryLine(entry),
  name: `${formatMonthDay(entry.postedOn)}の「${escapeMarkdown(entryWords(entry))}」`,
});

const yearOf = (month: string, { years }: Books): BooksYear | undefined =>
  years.find(({ startsOn, endsOn }) => startsOn <= lastDayOf(month) && `${month}-01` <= endsOn);

/** 2026年9月から11月まで */
function spanName({ months }: AskedSpending): string {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  if (first === last) return monthName(first);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const end = isOneYear ? `${partsOf(`${last}-01`).month}月` : monthName(last);
  return `${monthName(first)}から${end}まで`;
}

function openNote({ months }: AskedSpending, { years }: Books): readonly Line[] {
  const lockedUntil = years[0]?.lockedUntil ?? '';
  const open = months.filter((month) => lastDayOf(month) > lockedUntil);
  if (open.length === 0) return [];
  const names = open.map((month) => `${partsOf(`${month}-01`).month}月`).join('、');
  return [own(`${names}は、まだ締めていないので、これから変わることがあります。`)];
}

/** What is still to be paid, where the entries may not be told. */
function owedNote({ years, today }: Books): readonly Line[] {
  const [year] = years;
  if (!year) return [];
  const yen = formatYen(payableYen(year));
  return [
    own(`まだ払っていないお金（未払金）は、${formatPlainDate(today)}の帳簿では、**${yen}**です。`),
  ];
}

function linkOf({ question, books }: BooksGiven, { months }: AskedSpending): string {
  const year = question.period.fiscalYear;
  const key = months.length === 1 ? months[0] : year;
  return books.readsLedger
    ? `[「帳簿」で見る](/demo/accounting?view=books&period=${key})`
    : moneyLink(year, question.fund);
}
