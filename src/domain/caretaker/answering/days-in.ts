import type { IsoDate } from '#domain/calendar.ts';
import { yearOfEra } from '#domain/era.ts';

/** 2026年11月29日; from a day on, a thing still holds. */
const fullDay =
  /(?:(令和|平成)(元|[0-9]{1,2})|([0-9]{4}))年([0-9]{1,2})月([0-9]{1,2})日(?:（.）|\(.\))?(?!から|以降|より)/g;

/** The full days that are named, in their order. */
export function daysIn(words: string): readonly IsoDate[] {
  return [...words.normalize('NFKC').matchAll(fullDay)].map(
    ([, era, eraYear = '', year, month = '', day = '']) => {
      const full = era === undefined ? Number(year) : yearOfEra(era, eraYear);
      return [String(full), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    },
  );
}
