import { formatYen } from '#domain/format-yen.ts';
import type { Yen } from '#domain/money.ts';
import type { ForecastBasis, ForecastPart, LineCourse } from './forecast.ts';

/** A row of 年度末の見込みの計算; the rows add up to the forecast. */
export type ReckoningRow = { readonly label: string; readonly yen: Yen };

type Year = Pick<LineCourse, 'firstMonth' | 'monthsClosed'>;

/** How the forecast was reckoned, row by row; nothing where no more is awaited than what is booked. */
export function reckoningRows(year: Year, parts: readonly ForecastPart[]): readonly ReckoningRow[] {
  return parts.every(({ of }) => of === 'booked')
    ? []
    : parts.map((part) => ({ label: labelOf(year, part), yen: part.yen }));
}

function labelOf(year: Year, part: ForecastPart): string {
  switch (part.of) {
    case 'booked':
      return 'これまでの実績';
    case 'whole':
      return `${monthName(year, part.until)}までの実績`;
    case 'open':
      return `${monthsWords(year, part.months)}にもう記帳した分`;
    case 'each':
      return `${monthsWords(year, part.months)}（月${formatYen(part.eachYen)} × ${part.months.length}か月）`;
    case 'last-year':
      return isAlike(part)
        ? `${monthsWords(year, part.months)}（前の年度と同じ額）`
        : `${monthsWords(year, part.months)}（前の年度の${formatYen(part.lastYen)} × ${percentWords(part)}）`;
    case 'payments':
      return `まだの${part.count}回分（前の年度と同じ額）`;
    case 'budget':
      return '予算の残り';
  }
}

type Booked = Year & Pick<LineCourse, 'months'>;

/** Why a share of last year is taken, and why a month that is booked already stands among those to come. */
export function whyWords(year: Booked, parts: readonly ForecastPart[]): string {
  return `${shareWords(year, parts)}${openWords(year, parts)}`;
}

/** 「10月はまだ締めていないので、…」: its bills may still come. */
function openWords(year: Booked, parts: readonly ForecastPart[]): string {
  const begun = begunMonths(year, parts);
  return begun.length === 0
    ? ''
    : `${monthsWords(year, begun)}は、まだ締めていません。これから届く請求もあるものとして、記帳した額ではなく見込みの額を入れています。`;
}

/** Months that are awaited as usual though something is booked in them. */
function begunMonths(year: Booked, parts: readonly ForecastPart[]): readonly number[] {
  return parts
    .flatMap((part) => ('months' in part && part.of !== 'open' ? part.months : []))
    .filter((month) => (year.months[month] ?? 0) !== 0);
}

function shareWords(year: Year, parts: readonly ForecastPart[]): string {
  const share = parts.find((part) => part.of === 'last-year');
  return share && !isAlike(share)
    ? `${monthName(year, year.monthsClosed - 1)}までの実績が、前の年度の同じ時期の${percentWords(share)}だからです。`
    : '';
}

/**
 * 「このままなら」, with what is still awaited, so that the sentence can be reckoned again: on top of what is booked, or
 * on top of the months that are whole where an open one has been begun.
 */
export function paceWords(
  year: Booked,
  basis: ForecastBasis,
  parts: readonly ForecastPart[],
): string {
  const rest = parts.at(-1);
  if (basis === 'booked') return '';
  if (!rest || basis === 'paid') return 'このままなら';
  const begun = begunMonths(year, parts);
  return begun.length > 0 && 'months' in rest
    ? addedUp(year, { parts, rest, begun })
    : restWords(year, rest);
}

function restWords(year: Year, rest: ForecastPart): string {
  switch (rest.of) {
    case 'each':
      return `${monthsWords(year, rest.months)}も月${formatYen(rest.eachYen)}が続けば`;
    case 'last-year': {
      const months = monthsWords(year, rest.months);
      return isAlike(rest)
        ? `${months}が前の年度と同じ${formatYen(rest.yen)}なら`
        : `${months}が前の年度の${percentWords(rest)}の${formatYen(rest.yen)}なら`;
    }
    case 'payments':
      return `まだの${rest.count}回分が前の年度と同じ${formatYen(rest.yen)}なら`;
    case 'budget':
      return '予算どおりに進めば';
    default:
      return 'このままなら';
  }
}

type Monthly = Extract<ForecastPart, { readonly months: readonly number[] }>;
type Adding = {
  readonly parts: readonly ForecastPart[];
  readonly rest: Monthly;
  readonly begun: readonly number[];
};

/** 11月はまだ締めていないので、10月までの1,237,500円に、11月〜3月の907,500円（前の年度と同じ額）を足すと */
function addedUp(year: Booked, { parts, rest, begun }: Adding): string {
  const base = parts.slice(0, -1).flatMap((part) => {
    if (part.of === 'whole') return [`${monthName(year, part.until)}までの${formatYen(part.yen)}`];
    return 'months' in part ? [`${monthsWords(year, part.months)}の${formatYen(part.yen)}`] : [];
  });
  const awaited = `${monthsWords(year, rest.months)}の${formatYen(rest.yen)}（${usualWords(rest)}）`;
  const sum = base.length === 0 ? `${awaited}だけで` : `${base.join('と')}に、${awaited}を足すと`;
  return `${monthsWords(year, begun)}はまだ締めていないので、${sum}`;
}

function usualWords(part: Monthly): string {
  if (part.of === 'each') return `月${formatYen(part.eachYen)}`;
  if (part.of === 'open') return 'もう記帳した額';
  return isAlike(part) ? '前の年度と同じ額' : `前の年度の${percentWords(part)}`;
}

type Share = Extract<ForecastPart, { of: 'last-year' }>;

const isAlike = ({ permille }: Share): boolean => permille === 1_000;

function percentWords({ permille }: Share): string {
  return `${permille / 10}％`;
}

/** 11月〜3月, 12月と2月〜3月 */
function monthsWords(year: Year, months: readonly number[]): string {
  const runs: { readonly first: number; last: number }[] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && run.last === month - 1) run.last = month;
    else runs.push({ first: month, last: month });
  }
  return runs
    .map(({ first, last }) =>
      first === last
        ? monthName(year, first)
        : `${monthName(year, first)}〜${monthName(year, last)}`,
    )
    .join('と');
}

/** 3月; 0 is the month in which the year begins. */
export function monthName({ firstMonth }: Pick<LineCourse, 'firstMonth'>, month: number): string {
  return `${((firstMonth - 1 + month) % 12) + 1}月`;
}
