import {
  addDays,
  daysBetween,
  type IsoDate,
  isoDate,
  isRealDate,
  partsOf,
} from '#domain/calendar.ts';
import { yearOfEra } from '#domain/era.ts';
import { plainCells } from './plain-cells.ts';
import type { Found, PaperLine } from './voucher.ts';

const whole = String.raw`(?:(令和|平成|[RH])\s*(元|\d{1,2})|(20\d{2}))\s*[年./-]\s*(\d{1,2})\s*[月./-]\s*(\d{1,2})(?!\d)\s*日?`;
const wholeDay = new RegExp(whole, 'g');
const shortDay = /(?<!\d)(\d{1,2})月\s*(\d{1,2})日/g;

const ofIssue =
  /(?:発行|請求|作成|領収|納品|見積|証明|契約|締結|伝票)(?:年月)?日(?!数)|^日付|年月日|ご請求日/;
const ofDue =
  /(?:支払|支払い|振込|振込み|納付|納入|入金)(?:の)?(?:期限|期日|予定日|締切)|納期限|(?:お|御)支払い?日|(?:口座)?(?:振替|引落|引落し|引き落とし)(?:予定)?日|(?:支払|支払い|振込)(?:有効)?期間/;
/** Days of something else: of the use, of the work, of the payment before. */
const ofOther =
  /使用|検針|期間|ご利用|作業日|工期|施工|次回|前回|有効|更新|から|～|〜|~|まで|生年月日|配達|納期(?!限)/;

/** An invoice is at most dated some days ahead. */
const daysAhead = 45;
const longestTermDays = 180;
const headLines = 20;

/** 発行日: one with such a name; else the only day that stands alone at the top. */
export function readIssueDay(lines: readonly PaperLine[], today: IsoDate): Found<IsoDate> | null {
  const latest = addDays(today, daysAhead);
  const known = (found: Found<IsoDate>) => found.value <= latest;
  const named = lines.flatMap((line, index) => namedDays(line, index, ofIssue)).filter(known);
  if (named.length > 0) return onlyOne(named);
  const alone = lines
    .slice(0, headLines)
    .flatMap((line, index) => daysAlone(line, index))
    .filter(known);
  return onlyOne(alone);
}

/** 支払期限. A day without its year is the next one after the day of issue. */
export function readDueDay(
  lines: readonly PaperLine[],
  issuedOn: IsoDate | null,
): Found<IsoDate> | null {
  const named = lines.flatMap((line, index) => {
    const days = namedDays(line, index, ofDue);
    return days.length > 0 || issuedOn === null ? days : shortDays(line, index, issuedOn);
  });
  const later = named.filter(({ value }) => issuedOn === null || value >= issuedOn);
  return later.length === named.length ? onlyOne(later) : null;
}

/** The first day after the name, in the same cell or in those to the right of it. */
function namedDays(line: PaperLine, index: number, name: RegExp): Found<IsoDate>[] {
  const rest = afterName(line, name);
  const [day] = rest === null ? [] : daysIn(rest);
  return day === undefined ? [] : [{ value: day, line: index, quote: line.cells.join(' ') }];
}

function shortDays(line: PaperLine, index: number, issuedOn: IsoDate): Found<IsoDate>[] {
  const rest = afterName(line, ofDue);
  const [match] = rest === null ? [] : [...rest.matchAll(shortDay)];
  if (!match) return [];
  const { year } = partsOf(issuedOn);
  const value = [year, year + 1]
    .map((each) => isoDate({ year: each, month: Number(match[1]), day: Number(match[2]) }))
    .find((day) => isRealDate(day) && day >= issuedOn);
  if (value === undefined || daysBetween(issuedOn, value) > longestTermDays) return [];
  return [{ value, line: index, quote: line.cells.join(' ') }];
}

function afterName(line: PaperLine, name: RegExp): string | null {
  const text = plainCells(line).join(' ');
  const match = name.exec(text);
  if (!match) return null;
  const rest = text.slice(match.index + match[0].length);
  const other = /(?:発行|請求|作成|領収)日|期限|期日|予定日|振替日/.exec(rest);
  return other ? rest.slice(0, other.index) : rest;
}

function daysAlone(line: PaperLine, index: number): Found<IsoDate>[] {
  const cells = plainCells(line);
  if (ofOther.test(cells.join(' ')) || ofDue.test(cells.join(' '))) return [];
  return cells.flatMap((cell) => {
    const days = daysIn(cell);
    const [day] = days;
    const rest = cell.replaceAll(wholeDay, '').replaceAll(/[()\s月火水木金土日]/g, '');
    return days.length === 1 && day !== undefined && rest === ''
      ? [{ value: day, line: index, quote: line.cells.join(' ') }]
      : [];
  });
}

function daysIn(text: string): IsoDate[] {
  return [...text.matchAll(wholeDay)].flatMap(([, era, eraYear, year, month, day]) => {
    const value = isoDate({
      year: era === undefined ? Number(year) : yearOfEra(era, eraYear ?? ''),
      month: Number(month),
      day: Number(day),
    });
    return isRealDate(value) ? [value] : [];
  });
}

/** Several that say the same are one; several that differ are none. */
export function onlyOne<Value>(found: readonly Found<Value>[]): Found<Value> | null {
  const values = new Set(found.map(({ value }) => value));
  return values.size === 1 ? (found[0] ?? null) : null;
}
