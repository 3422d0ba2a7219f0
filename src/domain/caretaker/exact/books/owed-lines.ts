import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { shownYen } from '#domain/ledger/account.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { billDayWords, isOverdue } from '#domain/payments/due-day.ts';
import type { BooksYear, Owed } from './books.ts';
import { type BooksGiven, moneyLink } from './books-given.ts';
import { besideOwed } from './payee-lines.ts';

const mostNamed = 8;

/** まだ払っていないお金: the sum, and to whoever reads the ledger, who waits for it; of one payee where it is named. */
export function owedLines(given: BooksGiven): readonly Line[] | undefined {
  const { question, books, year } = given;
  const isNow = question.period.month === null && year === books.years[0];
  if (!isNow || !year) return undefined;
  if (question.fund !== undefined) return fundLines(given, year, question.fund);
  const { owed, overpaid, planned } = openOf(given);
  const yen = owed === null ? payableYen(year) : sumYen(owed.map(({ amountYen }) => amountYen));
  return [
    own(firstWords(given, yen, owed?.length ?? 0)),
    ...billLines(owed ?? [], books.today),
    ...overpaidLines({ overpaid, owed }),
    ...plannedLines(planned),
    own('まだ記帳していない請求書と、これから届く請求書は、入っていません。'),
    ...besideOwed(given),
    linkOf(books, year),
  ];
}

/** Of one fund its sum alone: of a bill it is not kept whose money pays it. */
function fundLines(
  { books }: BooksGiven,
  year: BooksYear,
  code: string,
): readonly Line[] | undefined {
  const fund = year.funds.find((it) => it.code === code);
  if (!fund) return undefined;
  const yen = payableYen(year, fund.id);
  const sum = yen === 0 ? '**ありません**' : `**${formatYen(yen)}**です`;
  return [
    own(
      `${fund.name}の未払金は、${formatPlainDate(books.today)}の帳簿では${yen === 0 ? '' : '、'}${sum}。`,
    ),
    linkOf(books, year),
  ];
}

const linkOf = ({ readsLedger }: BooksGiven['books'], { fiscalYear }: BooksYear): Line =>
  own(readsLedger ? '[「今月やること」で見る](/demo/accounting#owed)' : moneyLink(fiscalYear));

type Open = Pick<BooksGiven['books'], 'owed' | 'overpaid' | 'planned'>;

/** What is open, of the payee alone that is named. 決まった記帳 name none. */
function openOf({ question: { payee }, books }: BooksGiven): Open {
  if (payee === undefined) return books;
  const isOf = ({ name }: { readonly name: string }) => name === payee;
  return {
    owed: books.owed?.filter(isOf) ?? null,
    overpaid: books.overpaid.filter(isOf),
    planned: [],
  };
}

/** Bills that wait, the most urgent first. */
export function billLines(owed: readonly Owed[], today: IsoDate): readonly Line[] {
  const sorted = owed.toSorted(byUrgency(today));
  const more = sorted.length - mostNamed;
  return [
    ...sorted.slice(0, mostNamed).map((of) => own(owedWords(of, today))),
    ...(more > 0 ? [own(`- ほかに${more}件あります。`)] : []),
  ];
}

function firstWords({ question, books }: BooksGiven, yen: Yen, bills: number): string {
  const day = formatPlainDate(books.today);
  const what =
    question.payee === undefined
      ? 'まだ払っていないお金（未払金）は'
      : `${escapeMarkdown(question.payee)}にまだ払っていないお金（未払金）は`;
  const yes = verdictOf(question.whether, yen === 0);
  return yen === 0
    ? `${yes}${what}、${day}の帳簿では**ありません**。`
    : `${yes}${what}、${day}の帳簿では、合わせて**${formatYen(yen)}**です${bills > 1 ? `（${bills}件）` : ''}。`;
}

/** もう終わりましたか is はい where nothing is open, ありますか is いいえ. */
function verdictOf(whether: BooksGiven['question']['whether'], isNone: boolean): string {
  if (whether !== 'done' && whether !== 'any') return '';
  return isNone === (whether === 'done') ? 'はい、' : 'いいえ、';
}

/** What is past its day, the longest first; then the largest, so that what is not named is less than what is. */
const byUrgency =
  (today: IsoDate) =>
  (one: Owed, other: Owed): number => {
    const [first, second] = [one, other].map(({ dueOn, isDebited }) =>
      dueOn !== null && isOverdue({ dueOn, isDebited }, today) ? dueOn : '9999',
    );
    return (first ?? '').localeCompare(second ?? '') || other.amountYen - one.amountYen;
  };

function owedWords({ name, amountYen, dueOn, isDebited }: Owed, today: IsoDate): string {
  const until = dueOn === null ? '' : `　${billDayWords({ dueOn, isDebited }, today)}`;
  return `- ${escapeMarkdown(name || '取引先の記録なし')}：${formatYen(amountYen)}${until}`;
}

/** 払いすぎ: the balance sheet subtracts it, so it is said where the sum is told without it. */
function overpaidLines({ overpaid, owed }: Pick<Open, 'overpaid' | 'owed'>): readonly Line[] {
  if (overpaid.length === 0) return [];
  const yen = sumYen(overpaid.map(({ amountYen }) => amountYen));
  const netYen = sumYen((owed ?? []).map(({ amountYen }) => amountYen)) - yen;
  return [
    own(
      `このほか、請求より多く払ったお金（払いすぎ）が${formatYen(yen)}あります。貸借対照表の未払金は、差し引きの${formatYen(netYen)}です。`,
    ),
    ...overpaid.map(({ name, amountYen }) =>
      own(`- 払いすぎ：${escapeMarkdown(name || '取引先の記録なし')}：${formatYen(amountYen)}`),
    ),
  ];
}

/** 決まった記帳: nobody sends a bill for them, and they are paid all the same. */
export function plannedLines(planned: Open['planned']): readonly Line[] {
  if (planned.length === 0) return [];
  return [
    own('このほか、決まった日に払う予定で、まだ記帳していないものがあります。'),
    ...planned.map(({ name, on, amountYen }) =>
      own(
        `- ${formatPlainDate(on)}　${escapeMarkdown(name)}：${amountYen === null ? '金額は毎回変わります' : formatYen(amountYen)}`,
      ),
    ),
  ];
}

/** 未払金 of the balance sheet. */
export function payableYen({ accounts, opening, months }: BooksYear, fundId?: string): Yen {
  const ids = new Set(accounts.filter(({ role }) => role === 'payable').map(({ id }) => id));
  const moved = [...opening, ...months].filter(
    (it) => ids.has(it.accountId) && (fundId === undefined || it.fundId === fundId),
  );
  return shownYen('liability', sumYen(moved.map(({ amountYen }) => amountYen)));
}
