import { unitOf, unitSpellings } from './figure-units.ts';
import { plainDigits } from './plain-digits.ts';

/**
 * Whether a figure is a limit or an end of a range: 以上 (から), 超, 以下 (まで), 未満; whether it lies
 * before or after something; or whether it only numbers something: 第2月曜日, No.21.
 */
type Bound = '>=' | '>' | '<=' | '<' | 'before' | 'after' | 'nth';

/** 数値: a number with its unit, a day, a time of day or a weekday, in one form for all spellings. */
export type Figure = {
  readonly value: string;
  /** 円, 匹, 日付 …; empty where the text names none. */
  readonly unit: string;
  readonly bound: Bound | null;
  /** Of a sum: for a month or for a year. */
  readonly per?: string | undefined;
};

const scales = new Map([
  ['億', 100_000_000],
  ['千万', 10_000_000],
  ['百万', 1_000_000],
  ['万', 10_000],
  ['千', 1_000],
  ['百', 100],
]);

const amount = String.raw`(?:\d+(?:\.\d+)?(?:億|千万|百万|万|千(?!葉)|百))+(?:\d+(?!\d*(?:\.|億|万)))?|\d+(?:\.\d+)?`;
const figurePattern = new RegExp(
  String.raw`(最大|上限は?|限度は?|最高|最低|少なくとも|下限は?|第|様式|no\.|別表|~|(?<!\d)(?:月|年)(?:額|間)?の?約?)?(${amount})(${unitSpellings})?(以上|以下|以内|未満|を?超|まで|前|後|から|以降|~)?`,
  'g',
);
const bounds = new Map<string, Bound>([
  ['以上', '>='],
  ['最低', '>='],
  ['少なくとも', '>='],
  ['下限', '>='],
  ['超', '>'],
  ['から', '>='],
  ['~', '>='],
  ['以降', '>='],
  ['以下', '<='],
  ['以内', '<='],
  ['まで', '<='],
  ['最大', '<='],
  ['最高', '<='],
  ['上限', '<='],
  ['限度', '<='],
  ['未満', '<'],
  ['前', 'before'],
  ['後', 'after'],
  ['第', 'nth'],
  ['様式', 'nth'],
  ['no.', 'nth'],
  ['別表', 'nth'],
]);

// 「10:00から12:00まで」「開始は10:00」「20時に閉まる」: which end of a range a day or a time of day is.
const rangeStart = String.raw`から|より|~|以降(?![^。\n]*(?:ない|ません|ず|禁|不可|ください))|に?(?:は)?(?:始|開始|スタート|開き|開く|開け)`;
const rangeEnd = String.raw`まで|以前|に?(?:は)?(?:終|閉|解散)`;
const rangeOf = (place: string) =>
  new RegExp(String.raw`(?<=(~)\s*|)${place}(?=\s*(${rangeStart})|\s*(${rangeEnd})|)`, 'g');
const dayPattern = rangeOf(String.raw`(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日`);
const monthPattern = rangeOf(String.raw`(\d{4})年(\d{1,2})月()`);
const timePattern = rangeOf(
  String.raw`(午前|午後|夜の?|晩の?|夕方の?)?(\d{1,2})(?::(\d{2})|時(?!間|期|効|点|刻)(?:(\d{1,2})分|(半))?)`,
);
const majorityPattern = /過半数|半数以上|半数|半分|2分の1(?:を超|以上)?/g;
const freePattern =
  /無料|無償|(?<=(?:費用|料金?|会費|代金|お金)[はがも]?(?:一切)?)(?:かから(?:ない|ず)|かかりません|要らない|要りません|徴収し(?:ない|ません))/g;
const phonePattern = /(?<!\d)0\d{1,4}-\d{1,4}-\d{3,4}(?!\d)/g;
const fractionPattern = /(\d+)分の(\d+)|(\d+)[/⁄](\d+)/g;
const weekdayPattern =
  /((?:(?<!\d)(?<![^\P{Script=Han}週])[月火水木金土日](?:曜日?)?(?:[・、,/とや]|及び|又は|または)\s*)*[月火水木金土日])曜日?|\(([月火水木金土日])\)/gu;

/** The figures of a text. List marks such as （1） and ① are none. */
export function readFigures(text: string): readonly Figure[] {
  return takeFigures(text).figures;
}

/** A normalised text without its figures and their units. */
export function withoutFigures(text: string): string {
  return takeFigures(text).rest;
}

function takeFigures(text: string) {
  const figures: Figure[] = [];
  let rest = plainDigits(text);
  const take = (pattern: RegExp, read: (match: readonly string[]) => readonly Figure[]) => {
    rest = rest.replace(pattern, (...match: string[]) => {
      figures.push(...read(match));
      return ' ';
    });
  };
  take(phonePattern, ([number = '']) => [figure('電話', number.replaceAll('-', ''))]);
  take(weekdayPattern, ([, run = '', day = '']) => readWeekdays(run + day));
  take(dayPattern, readDay);
  take(monthPattern, readDay);
  take(timePattern, readTime);
  take(majorityPattern, ([said = '']) => [
    { ...figure('分数', '1/2'), bound: majorityBound(said) },
  ]);
  take(freePattern, () => [figure('円', '0')]);
  take(fractionPattern, ([, under = '', over = '', over2 = '', under2 = '']) => [
    figure('分数', `${over || over2}/${under || under2}`),
  ]);
  take(figurePattern, ([, before = '', digits = '', unit = '', after = '']) => [
    {
      value: String(readAmount(digits)),
      unit: unitOf.get(unit) ?? '',
      per: /^[月年]/.exec(before)?.[0],
      bound: boundOf(after) ?? (before === '~' ? '<=' : boundOf(before)),
    },
  ]);
  return { figures, rest };
}

/** Whether some text with these figures says this one, too. Neither unit nor limit may differ. */
export function hasFigure(figures: readonly Figure[], wanted: Figure): boolean {
  if (wanted.unit === '日付') return figures.some((one) => isSameDay(one, wanted, figures));
  return figures.some(
    (one) =>
      one.value === wanted.value &&
      isSameUnit(one, wanted) &&
      isSameBound(one.bound, wanted.bound) &&
      (one.per === undefined || wanted.per === undefined || one.per === wanted.per),
  );
}

/** Whether a figure could stand where the other one does, and is not it: 2034年度 and 2036年. */
export function isRivalFigure(one: Figure, other: Figure): boolean {
  if (one.bound === 'nth' || other.bound === 'nth') return false;
  const isSameKind =
    (one.unit !== '' && one.unit === other.unit) ||
    (isYear(one) && isYear(other)) ||
    (isTerm(one) && isTerm(other) && one.bound === other.bound);
  return isSameKind && !hasFigure([one], other);
}

/** 30日以内 and 6か月以内, 7日前 and 1か月前 */
function isTerm({ unit, bound }: Figure): boolean {
  return (bound === '<=' || bound === 'before') && terms.has(unit);
}

/** In a table a year may stand without a word. */
function isYear({ unit, value }: Figure): boolean {
  return ['年', '年度', '日付', ''].includes(unit) && /^(?:19|20)\d{2}(?!\d)/.test(value);
}

function readWeekdays(run: string): readonly Figure[] {
  const days = run.replace(/曜日?|[^月火水木金土日]/g, '');
  return [...days].map((day) => figure('曜日', day));
}

function readDay([, after, year, month, day, start, end]: readonly string[]): readonly Figure[] {
  const value = [year, month, day].map(shortNumber).join('-');
  return [{ unit: '日付', value, bound: endOfRange(after, start, end) }];
}

function readTime(match: readonly string[]): readonly Figure[] {
  const [, after, half, hour, minute, minute2, isHalf, start, end] = match;
  const isLate = half !== undefined && half !== '午前' && Number(hour) < 12;
  const minutes = isHalf ? 30 : Number(minute ?? minute2 ?? 0);
  const value = String((Number(hour) + (isLate ? 12 : 0)) * 60 + minutes);
  return [{ unit: '時刻', value, bound: endOfRange(after, start, end) }];
}

function endOfRange(
  after: string | undefined,
  start: string | undefined,
  end: string | undefined,
): Bound | null {
  if (start) return '>=';
  return end || after ? '<=' : null;
}

function majorityBound(said: string): Bound | null {
  if (said.includes('過') || said.includes('超')) return '>';
  return said.includes('以上') ? '>=' : null;
}

function readAmount(digits: string): number {
  let total = 0;
  for (const [, number = '', scale = ''] of digits.matchAll(
    /(\d+(?:\.\d+)?)(億|千万|百万|万|千|百)?/g,
  )) {
    total += Number(number) * (scales.get(scale) ?? 1);
  }
  return Math.round(total * 1e6) / 1e6;
}

function figure(unit: string, value: string): Figure {
  return { unit, value, bound: null };
}

function shortNumber(digits: string | undefined): string {
  return digits && /^\d+$/.test(digits) ? String(Number(digits)) : '';
}

function boundOf(word: string): Bound | null {
  return bounds.get(word.replace(/^を|は$/g, '')) ?? null;
}

function isSameUnit(one: Figure, wanted: Figure): boolean {
  return one.unit === wanted.unit || one.unit === '' || wanted.unit === '';
}

function isSameBound(said: Bound | null, claimed: Bound | null): boolean {
  // The second Monday is no sum of two.
  if (said === 'nth' || claimed === 'nth') return said === claimed;
  return said === null || claimed === null || said === claimed;
}

const terms = new Set(['分', '時間', '日', '週', 'か月', '年']);
const partUnits = ['年', '月', '日'] as const;

/** A part that one of the two leaves out must at least stand elsewhere in the text. */
function isSameDay(one: Figure, wanted: Figure, figures: readonly Figure[]): boolean {
  if (one.unit !== '日付' || !isSameBound(one.bound, wanted.bound)) return false;
  const said = one.value.split('-');
  return wanted.value.split('-').every((part, place) => {
    if (part === '' || part === said[place]) return true;
    return said[place] === '' && saysPart(figures, part, place);
  });
}

function saysPart(figures: readonly Figure[], part: string, place: number): boolean {
  const isYearOfTerm = (one: Figure) => place === 0 && one.unit === '年度' && one.value === part;
  return figures.some(
    (one) =>
      (one.unit === '日付' && one.value.split('-')[place] === part) ||
      (one.unit === partUnits[place] && one.value === part) ||
      isYearOfTerm(one),
  );
}
