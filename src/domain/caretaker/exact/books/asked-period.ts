import { type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';

type Span = { readonly fiscalYear: number; readonly startsOn: IsoDate; readonly endsOn: IsoDate };
type Known = { readonly today: IsoDate; readonly known: readonly Span[] };

/** A month, 2026-10, or a whole year where `month` is `null`. */
export type AskedPeriod = { readonly fiscalYear: number; readonly month: string | null };

/** How periods are named, in the order in which they are taken out of a question. */
export const periodWords =
  /(?:20[0-9]{2}|令和[0-9]{1,2})年度?|一昨年度?|おととし|前々年度|来年度|翌年度|次年度|来期|次期|去年度?|昨年度?|前年度|前期|今年度?|本年度?|ことし|今期|当期|先月|前月|今月|当月|[0-9]{1,2}月(?:分|度)?/g;

const yearsBack: readonly (readonly [words: RegExp, years: number])[] = [
  [/一昨年|おととし|前々年度/, 2],
  [/去年|昨年|前年度|前期/, 1],
  [/来年度|翌年度|次年度|来期|次期(?!繰越)/, -1],
];

/** 「去年の10月」「先月」「2025年度」; without any of them the newest year, and nothing where two are named. */
export function askedPeriod(text: string, { today, known }: Known): AskedPeriod | undefined {
  const latest = known.findLast(({ startsOn }) => startsOn <= today);
  const months = namedIn(text, /[0-9]{1,2}月|先月|前月|今月|当月/g);
  const years = namedIn(text, /(?:20[0-9]{2}|令和[0-9]{1,2})年度?/g);
  if (!latest || months.length > 1 || years.length > 1) return undefined;
  const back = yearsBack.find(([words]) => words.test(text))?.[1] ?? 0;
  const year = { named: years[0], back };
  const [named] = months;
  if (named === undefined) return { fiscalYear: yearOf(year, latest.fiscalYear), month: null };
  if (back < 0) return undefined;
  return inTheBooks(monthOf(named, year, { today, latest }), { today, known });
}

const namedIn = (text: string, words: RegExp): readonly string[] => [
  ...new Set(text.match(words) ?? []),
];

function inTheBooks(month: string, { today, known }: Known): AskedPeriod | undefined {
  const own = known.find(
    (it) => it.startsOn.slice(0, 7) <= month && month <= it.endsOn.slice(0, 7),
  );
  return month > today.slice(0, 7) || !own ? undefined : { fiscalYear: own.fiscalYear, month };
}

type AskedYear = { readonly named: string | undefined; readonly back: number };

function yearOf({ named, back }: AskedYear, latest: number): number {
  return named === undefined ? latest - back : numberOf(named);
}

function numberOf(named: string): number {
  const [digits = '0'] = named.match(/[0-9]+/) ?? [];
  return named.startsWith('令和') ? 2018 + Number(digits) : Number(digits);
}

type Now = { readonly today: IsoDate; readonly latest: Span };

function monthOf(words: string, { named, back }: AskedYear, { today, latest }: Now): string {
  const now = today.slice(0, 7);
  if (/先月|前月/.test(words)) return addMonths(now, -1);
  if (/今月|当月/.test(words)) return now;
  const month = Number(words.replace('月', ''));
  if (named?.endsWith('度')) return inYear(numberOf(named), month, latest);
  const thisYear = partsOf(today).year;
  if (named !== undefined) return monthIn(numberOf(named), month);
  const last = monthIn(thisYear, month) <= now ? thisYear : thisYear - 1;
  return monthIn(back > 0 ? thisYear - back : last, month);
}

/** The January of 2026年度 is that of 2027 where the year begins in April. */
function inYear(fiscalYear: number, month: number, { startsOn }: Span): string {
  return monthIn(month < partsOf(startsOn).month ? fiscalYear + 1 : fiscalYear, month);
}

const monthIn = (year: number, month: number): string =>
  isoDate({ year, month, day: 1 }).slice(0, 7);
