import { addDays, daysBetween, type IsoDate, isoDate, isRealDate } from '#domain/calendar.ts';
import { yearOfEra } from '#domain/era.ts';

const western = /^(\d{4})[/.\-年](\d{1,2})[/.\-月](\d{1,2})日?$/;
const digits = /^(\d{4})(\d{2})(\d{2})$/;
const era = /^(令和|平成|昭和|[RHS])(\d{1,2}|元)[/.\-年](\d{1,2})[/.\-月](\d{1,2})日?$/i;

/** 「2026/11/20」「20261120」「令和8年11月20日」「R8.11.20」; `null` where it is no day, also where the year is missing. */
export function readDay(text: string): IsoDate | null {
  const [plain = ''] = text.normalize('NFKC').trim().split(/[\s(]/);
  const inEra = era.exec(plain);
  if (inEra) {
    return realDay(yearOfEra(inEra[1] ?? '', inEra[2] ?? ''), inEra[3], inEra[4]);
  }
  const found = western.exec(plain) ?? digits.exec(plain);
  return found ? realDay(Number(found[1]), found[2], found[3]) : null;
}

function realDay(year: number, month: string | undefined, day: string | undefined): IsoDate | null {
  const date = isoDate({ year, month: Number(month), day: Number(day) });
  return isRealDate(date) ? date : null;
}

/** 和暦 YYMMDD, as the files of 全銀 have it, without the name of the era: the one that comes nearest to today. */
export function readShortEraDay(text: string, today: IsoDate): IsoDate | null {
  if (!/^\d{6}$/.test(text)) return null;
  const nearness = (date: IsoDate) => Math.abs(daysBetween(date, today));
  const found = ['R', 'H'].flatMap(
    (name) => realDay(yearOfEra(name, text.slice(0, 2)), text.slice(2, 4), text.slice(4)) ?? [],
  );
  const [nearest] = found.toSorted((one, other) => nearness(one) - nearness(other));
  return nearest !== undefined && nearest <= addDays(today, 366) ? nearest : null;
}
