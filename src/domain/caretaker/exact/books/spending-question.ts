import type { IsoDate } from '#domain/calendar.ts';
import { addMonths, monthsBetween } from '#domain/ledger/repeats/bank-day.ts';
import type { AskedPeriod } from './asked-period.ts';
import { isFilled } from './book-words.ts';
import { isOfTheAssociation } from './payment-words.ts';

/** What was spent (支出), or what left the accounts (払ったお金), in which months. */
export type AskedSpending = {
  readonly of: 'expense' | 'money';
  /** 2026-11, the earliest first. */
  readonly months: readonly string[];
  /** いちばん大きな支出 */
  readonly isLargest: boolean;
  /** 払った, and not what is still to go out. */
  readonly isPast: boolean;
};

type Year = { readonly fiscalYear: number; readonly startsOn: IsoDate; readonly endsOn: IsoDate };
type Known = {
  readonly period: AskedPeriod;
  readonly today: IsoDate;
  readonly known: readonly Year[];
  readonly readsLedger: boolean;
};

/** 直近3か月: the last months that are over. */
const lately = /(?:直近|最近|過去|この|ここ)の?(1[0-2]|[1-9])[かヶケカ個]月(?:間|分)?/;

const goesOut = /出て(?:い|行)?[くっ]|出[たる](?=お金|もの|金)|出金/;
const paid = /払|振り?込[んみ]|引き?落と/;
const spent = /支出|使[いっわ]|出費|経費/;
const largest = /一番|いちばん|1番|最も|もっとも|最大/;
const whatFor =
  /何[にをがで]|何で(?=す|し)|誰に|だれに|どこに|一覧|リスト|内訳|明細|主な|大き|高[いく額]/;
const howMuch = /いくら|幾ら|何円|合計|総額|教え|見せ|知りたい/;
const wasPaid =
  /払(?:っ(?!て(?:い)?(?:ない|ません))|いました)|振り?込(?:んだ|みました)|出て(?:い|行)っ|出た/;

/** What may be said of it beside the words of the books. */
const words: readonly RegExp[] = [
  /出て(?:い|行)?[くっ]|出[たる](?=お金|もの|金)|出金|出費/g,
  /お?支払い?|振り?込[んみ][だで]?|引き?落と(?:し|された|した)/g,
  /(?:取引|納入|出入りの?)?業者|(?:取引|委託|支払)先/g,
  /何(?:で(?!す|し))?|誰に|だれに|どこ|一覧表?|リスト|内訳|明細|主な|おもな|から|さ?れた/g,
  /(?:一番|いちばん|1番|最も|もっとも|最大)の?|大き[ないく]?|高[いく額]|多[いく]|使い道|だけ/g,
];

/** 11月は何に使いましたか, 今月出ていくお金: nothing else of the question may be left over. */
export const spendingIn = (text: string, known: Known): AskedSpending | undefined =>
  isFilled(text.replace(lately, ''), words) ? spendingWithin(text, known) : undefined;

/** The same, whatever else is said beside it: what has to be loaded. */
export function spendingWithin(text: string, known: Known): AskedSpending | undefined {
  const of = kindOf(text, known.readsLedger);
  if (of === undefined) return undefined;
  const isLargest = largest.test(text);
  const months = monthsOf(text, known);
  const isRunning = months.at(-1) === known.today.slice(0, 7);
  if (months.length === 0 || (of === 'money' && isRunning && mayBeOwn(text))) return undefined;
  // What a whole year was spent on is told account by account.
  return known.period.month === null && !lately.test(text) && !isLargest
    ? undefined
    : { of, months, isLargest, isPast: wasPaid.test(text) };
}

/** Whether the entries of some months may be asked for. */
export const mayAskSpending = (text: string): boolean => kindOf(text, true) !== undefined;

function kindOf(text: string, readsLedger: boolean): AskedSpending['of'] | undefined {
  if (spent.test(text)) return asksWhat(text) ? 'expense' : undefined;
  if (goesOut.test(text)) return 'money';
  const isSaid = readsLedger || isOfTheAssociation(text);
  const isAsked = asksWhat(text) || howMuch.test(text);
  return paid.test(text) && isSaid && isAsked ? 'money' : undefined;
}

const asksWhat = (text: string): boolean => whatFor.test(text) || largest.test(text);

/** 今月の支払いはいくら: one's own next bill as well. */
const mayBeOwn = (text: string): boolean =>
  ![goesOut, whatFor, wasPaid].some((it) => it.test(text)) && !isOfTheAssociation(text);

function monthsOf(text: string, { period, today, known }: Known): readonly string[] {
  const [, count] = lately.exec(text) ?? [];
  const now = today.slice(0, 7);
  if (count !== undefined) {
    return Array.from({ length: Number(count) }, (_, place) =>
      addMonths(now, place - Number(count)),
    );
  }
  if (period.month !== null) return [period.month];
  const year = known.find(({ fiscalYear }) => fiscalYear === period.fiscalYear);
  if (!year) return [];
  const [first, last] = [year.startsOn.slice(0, 7), year.endsOn.slice(0, 7)];
  const length = monthsBetween(first, last < now ? last : now) + 1;
  return Array.from({ length: Math.max(length, 0) }, (_, place) => addMonths(first, place));
}
