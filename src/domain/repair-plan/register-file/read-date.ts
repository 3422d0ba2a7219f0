import { addDays, fiscalYearOf, type IsoDate, isoDate, isRealDate } from '#domain/calendar.ts';
import { yearOfEra } from '#domain/era.ts';
import { type Cell, plainText } from './cell.ts';

const eraOrYear = String.raw`(?:(令和|平成|昭和|[RHS])\s*(元|\d{1,2})|(\d{4}))`;
const wholeYear = new RegExp(String.raw`^${eraOrYear}\s*(?:年度?)?$`, 'i');
const wholeDate = new RegExp(
  String.raw`^${eraOrYear}\s*[-./年]\s*(\d{1,2})\s*(?:[-./月]\s*(?:(\d{1,2})\s*日?)?)?$`,
  'i',
);
const lastDayBeforeSerials = '1899-12-30';

/** 「2035」「2035年度」「R17」「令和17年度」; of a day, the fiscal year it lies in. */
export function readYear(cell: Cell): number | undefined {
  const text = plainText(cell);
  const found = wholeYear.exec(text);
  if (found) return calendarYear(found);
  const date = wholeDate.test(text) ? readDate(text) : undefined;
  return date === undefined ? undefined : fiscalYearOf(date);
}

/** 「2035、2048」「2035・2048」「R17 R30」; `[]` where nothing is planned. */
export function readYears(cell: Cell): number[] | undefined {
  const text = plainText(cell);
  if (/^(?:[-−―ー]*|なし|未定)$/.test(text)) return [];
  const single = readYear(text);
  if (single !== undefined) return [single];
  const parts = text
    .replace(/(令和|平成|昭和|[RHS])\s+/gi, '$1')
    .replace(/\s+年/g, '年')
    .split(/[、,;・/\s]+/)
    .filter((part) => part !== '');
  const years = parts.flatMap((part) => readYear(part) ?? []);
  return years.length === parts.length ? years : undefined;
}

/** 「2026/11/21」「2026年11月21日」「R8.11.21」, the day number of a spreadsheet; without a day, the first. */
export function readDate(cell: Cell): IsoDate | undefined {
  if (typeof cell === 'number') return serialDate(cell);
  const text = plainText(cell);
  const found = wholeDate.exec(text);
  if (!found) return wholeYear.test(text) ? firstDayOf(readYear(text)) : undefined;
  const [, , , , month, day = '1'] = found;
  const date = isoDate({ year: calendarYear(found), month: Number(month), day: Number(day) });
  return isRealDate(date) ? date : undefined;
}

function calendarYear([, era, eraYear, year]: RegExpExecArray): number {
  return era === undefined ? Number(year) : yearOfEra(era, eraYear ?? '');
}

function firstDayOf(year: number | undefined): IsoDate | undefined {
  return year === undefined ? undefined : isoDate({ year, month: 4, day: 1 });
}

/** 1954 to 2119: outside it is some other number. Four digits are a year. */
function serialDate(serial: number): IsoDate | undefined {
  if (Number.isInteger(serial) && serial >= 1_900 && serial < 2_200) return firstDayOf(serial);
  if (serial < 20_000 || serial > 80_000) return undefined;
  return addDays(lastDayBeforeSerials, Math.floor(serial));
}
