/** 時刻 as a person types it: its words, the minutes since midnight, and whether it is asked up to then. */
export type AskedClock = {
  readonly words: string;
  readonly minutes: number;
  readonly isUntil: boolean;
};

const time =
  /(?<half>夜中の?|真夜中の?|深夜の?|夜の?|晩の?|夕方の?|昼の?|お昼の?|朝の?|早朝の?|明け方の?|午前の?|午後の?)?(?<hour>[0-9]{1,2})(?:時(?!間|期|点|給)(?:(?<minute>[0-9]{1,2})分|(?<isHalf>半))?|:(?<digits>[0-9]{2}))/gu;
/** On another day other hours hold. */
const namesDay = /曜(?!大工)|土日|平日|週末|祝日|休日|休みの日|正月|年末|年始|[0-9]月|[0-9]日/;

const halfDay = 12;
const wholeDay = 24 * 60;

/** When each part of the day begins: 夜の9時 is the first 9時 after five, 深夜1時 is after midnight. */
const begins: readonly (readonly [words: RegExp, hour: number])[] = [
  [/朝|明け方|午前/, 0],
  [/昼/, 10],
  [/午後/, 12],
  [/夕方/, 15],
  [/夜中|深夜/, 21],
  [/夜|晩/, 17],
];

/** The one time of day in a question. 9時 alone may be either half of the day, and is none. */
export function askedClock(question: string): AskedClock | undefined {
  const text = question.normalize('NFKC');
  const [found, another] = text.matchAll(time);
  if (found?.groups === undefined || another !== undefined || namesDay.test(text)) return undefined;
  const minutes = minutesOf(found.groups);
  if (minutes === undefined) return undefined;
  const isUntil = text.slice(found.index + found[0].length).startsWith('まで');
  return { words: found[0], minutes, isUntil };
}

type Read = Readonly<Record<string, string | undefined>>;

function minutesOf({ half = '', hour, minute, digits, isHalf }: Read): number | undefined {
  const hours = hoursOf(Number(hour), half);
  const past = isHalf ? 30 : Number(minute ?? digits ?? 0);
  return hours === undefined || past > 59 ? undefined : (hours * 60 + past) % wholeDay;
}

function hoursOf(hour: number, half: string): number | undefined {
  if (hour > halfDay) return hour <= 24 ? hour : undefined;
  const [, begin] = begins.find(([words]) => words.test(half)) ?? [];
  return begin === undefined ? undefined : begin + ((hour - begin + 24) % halfDay);
}
