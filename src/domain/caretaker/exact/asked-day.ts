import {
  addDays,
  daysBetween,
  type IsoDate,
  isoDate,
  isRealDate,
  partsOf,
  weekdayName,
  weekdayOf,
} from '#domain/calendar.ts';

export type AskedDay = {
  /** 「今日、」, 「明日、」 and 「明後日、」 before the date; nothing before any other. */
  readonly name: string;
  readonly date: IsoDate;
  /** As the question has it; the rest of the question says what is asked of that day. */
  readonly words: string;
};

type Reader = {
  readonly words: RegExp;
  readonly dateOf: (match: RegExpExecArray, today: IsoDate) => IsoDate | undefined;
};

const nearNames = ['今日、', '明日、', '明後日、'] as const;
const thisWeekday = /(?:(再来週|来週|今週|今度|次)の?)?(?<!第[1-5])([日月火水木金土])曜日?/;

/** The fullest way to name a day first: 「12月14日（月曜日）」 is one day. */
const readers: readonly Reader[] = [
  {
    words:
      /(?:(\d{4})年|(今年|来年)の?)?(?<!\d)(\d{1,2})(?:月|\/)(\d{1,2})(?:日|(?!\d))(?:\([日月火水木金土](?:曜日?)?\))?/,
    dateOf: ([, year, near, month, day], today) =>
      year === undefined && near === undefined
        ? nearestDay(Number(month), Number(day), today)
        : dayOf(yearOf(year, near, today), Number(month), Number(day)),
  },
  { words: /元日|元旦/, dateOf: (_, today) => nearestDay(1, 1, today) },
  { words: /大みそか|大晦日/, dateOf: (_, today) => nearestDay(12, 31, today) },
  { words: /明後日|あさって/, dateOf: (_, today) => addDays(today, 2) },
  { words: /明日|あした|あす(?!か)/, dateOf: (_, today) => addDays(today, 1) },
  { words: /今日|本日|きょう/, dateOf: (_, today) => today },
  {
    words: thisWeekday,
    dateOf: ([, week, letter = ''], today) => weekdayAsked(week, letter, today),
  },
  {
    words: /(?:(今月|来月)の?)?(?<![\d年])(?<!\d月)(\d{1,2})日(?!間|前|後|以)/,
    dateOf: ([, month, day], today) => dayOfMonth(month, Number(day), today),
  },
];

/** いつのこと: the one day that a question names, as somebody says it today; nothing where it names none. */
export function askedDay(text: string, today: IsoDate): AskedDay | undefined {
  for (const { words, dateOf } of readers) {
    const match = words.exec(text);
    const date = match === null ? undefined : dateOf(match, today);
    if (match !== null && date !== undefined) {
      return { name: nearNames[daysBetween(today, date)] ?? '', date, words: match[0] };
    }
  }
  return undefined;
}

function dayOf(year: number, month: number, day: number): IsoDate | undefined {
  const date = isoDate({ year, month, day });
  return isRealDate(date) ? date : undefined;
}

function yearOf(year: string | undefined, near: string | undefined, today: IsoDate): number {
  return year === undefined ? partsOf(today).year + (near === '来年' ? 1 : 0) : Number(year);
}

/** In December 「1月4日」 is the coming one, and in January 「12月28日」 the one that was. */
function nearestDay(month: number, day: number, today: IsoDate): IsoDate | undefined {
  const { year } = partsOf(today);
  const distance = (date: IsoDate) => Math.abs(daysBetween(today, date));
  return [year - 1, year, year + 1]
    .flatMap((it) => dayOf(it, month, day) ?? [])
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** 「14日」 is the next one: of this month, or of the next where it is over or does not exist. */
function dayOfMonth(named: string | undefined, day: number, today: IsoDate): IsoDate | undefined {
  const { year, month } = partsOf(today);
  const inThis = dayOf(year, month, day);
  const inNext = month === 12 ? dayOf(year + 1, 1, day) : dayOf(year, month + 1, day);
  if (named !== undefined) return named === '今月' ? inThis : inNext;
  return inThis !== undefined && inThis >= today ? inThis : inNext;
}

/** Weeks begin on Monday, as people speak of the coming week; 今度の is never today. */
function weekdayAsked(
  week: string | undefined,
  letter: string,
  today: IsoDate,
): IsoDate | undefined {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const starts: Readonly<Record<string, IsoDate>> = {
    今週: monday,
    来週: addDays(monday, 7),
    再来週: addDays(monday, 14),
    今度: addDays(today, 1),
    次: addDays(today, 1),
  };
  const start = starts[week ?? ''] ?? today;
  return Array.from({ length: 7 }, (_, place) => addDays(start, place)).find(
    (date) => weekdayName(weekdayOf(date)) === letter,
  );
}
