import { normalise, readKanjiNumeral } from '#domain/retrieval/text/normalise.ts';

/** Whether a figure is a limit: 以上, 超, 以下 (まで), 未満, or lies before or after something. */
type Bound = '>=' | '>' | '<=' | '<' | 'before' | 'after';

/** 数値: a number with its unit, a day, a time of day or a weekday, in one form for all spellings. */
export type Figure = {
  readonly value: string;
  /** 円, 匹, 日付 …; empty where the text names none. */
  readonly unit: string;
  readonly bound: Bound | null;
};

const unitNames: readonly (readonly [unit: string, ...spellings: string[]])[] = [
  ['日付'],
  ['時刻'],
  ['曜日'],
  ['分数'],
  ['年度', '年度'],
  ['年目', '年目'],
  ['か月', 'か月間', 'か月', '月間'],
  ['時間', '時間'],
  ['週', '週間', '週'],
  ['日', '日間', '日'],
  ['年', '年間', '年'],
  ['月', '月'],
  ['分', '分間', '分'],
  ['か所', 'か所', '箇所'],
  ['円', '円'],
  ['匹', '匹', '頭'],
  ['人', '人', '名'],
  ['戸', '戸', '世帯', '住戸'],
  ['号室', '号室'],
  ['号棟', '号棟'],
  ['m2', 'm2', '平方メートル', '平米'],
  ['cm', 'cm', 'センチメートル', 'センチ'],
  ['kg', 'kg', 'キログラム', 'キロ'],
  ['m', 'm', 'メートル'],
  ['%', '%', 'パーセント'],
  ...[...'台本件回階歳条項号個枚部棟室票倍割章基時度つ'].map((unit) => [unit, unit] as const),
];
const unitOf = new Map(
  unitNames.flatMap(([unit, ...spellings]) => spellings.map((spelling) => [spelling, unit])),
);
const spellings = [...unitOf.keys()].toSorted((a, b) => b.length - a.length).join('|');

const eras = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
]);
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
  String.raw`(最大|上限は?|限度は?|最高|最低|少なくとも|下限は?)?(${amount})(${spellings})?(以上|以下|以内|未満|を?超|まで|前|後)?`,
  'g',
);
const bounds = new Map<string, Bound>([
  ['以上', '>='],
  ['最低', '>='],
  ['少なくとも', '>='],
  ['下限', '>='],
  ['超', '>'],
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
]);

const dayPattern = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/g;
const monthPattern = /(\d{4})年(\d{1,2})月/g;
const timePattern = /(午前|午後)?(\d{1,2})(?::(\d{2})|時(?!間|期|効|点|刻)(?:(\d{1,2})分|(半))?)/g;
const fractionPattern = /(\d+)分の(\d+)|(\d+)[/⁄](\d+)/g;
const weekdayPattern =
  /((?:(?<!\d)(?<![^\P{Script=Han}週])[月火水木金土日](?:曜日?)?(?:[・、,/とや]|及び|又は|または)\s*)*[月火水木金土日])曜日?|\(([月火水木金土日])\)/gu;
// 十分 is enough, 一部 a part: no figures.
const kanjiFigure =
  /(?<![\p{Script=Han}\d])([一二三四五六七八九十百千]{1,8})(?=(?:億|万|円|人|名|匹|頭|戸|世帯|台|本(?!来|人|件|則|文)|件|回|階|年|か月|月|日(?!常|程|時)|時間|週間|割|歳|条|項|号|個|枚|票|倍))(?!一部|一般|十分|一時|千葉|一日中|一人一人)/gu;

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
  take(weekdayPattern, ([, run = '', day = '']) => readWeekdays(run + day));
  take(dayPattern, readDay);
  take(monthPattern, ([, year, month]) => readDay(['', year ?? '', month ?? '']));
  take(timePattern, readTime);
  take(fractionPattern, ([, under = '', over = '', over2 = '', under2 = '']) => [
    figure('分数', `${over || over2}/${under || under2}`),
  ]);
  take(figurePattern, ([, before = '', digits = '', unit = '', after = '']) => [
    {
      value: String(readAmount(digits)),
      unit: unitOf.get(unit) ?? '',
      bound: boundOf(after) ?? boundOf(before),
    },
  ]);
  return { figures, rest };
}

/** Whether some text with these figures says this one, too. Neither unit nor limit may differ. */
export function hasFigure(figures: readonly Figure[], wanted: Figure): boolean {
  if (wanted.unit === '日付') return figures.some((one) => isSameDay(one, wanted, figures));
  return figures.some(
    (one) =>
      one.value === wanted.value && isSameUnit(one, wanted) && isSameBound(one.bound, wanted.bound),
  );
}

function plainDigits(text: string): string {
  return normalise(text.replace(/[①-⑳]/g, ' '))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/^\s*\d{1,2}[.)]\s/gm, ' ')
    .replace(/\(\d{1,2}\)/g, ' ')
    .replace(/平方メートル|平米/g, 'm2')
    .replace(/(令和|平成|昭和)(\d{1,2}|元)年/g, (_, era: string, year: string) => {
      return `${(eras.get(era) ?? 0) + (year === '元' ? 1 : Number(year))}年`;
    })
    .replace(/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, '$1年$2月$3日')
    .replace(/1か月(?:に?つき|[あ当]たり|ごと)?の?(?=約?\d[\d.万]*円)/g, '月額')
    .replace(kanjiFigure, (numeral) => String(readKanjiNumeral(numeral)));
}

function readWeekdays(run: string): readonly Figure[] {
  const days = run.replace(/曜日?|[^月火水木金土日]/g, '');
  return [...days].map((day) => figure('曜日', day));
}

function readDay([, year, month, day]: readonly string[]): readonly Figure[] {
  return [figure('日付', [year, month, day].map(shortNumber).join('-'))];
}

function readTime([, half, hour, minute, minute2, isHalf]: readonly string[]): readonly Figure[] {
  const hours = Number(hour) + (half === '午後' && Number(hour) < 12 ? 12 : 0);
  const minutes = isHalf ? 30 : Number(minute ?? minute2 ?? 0);
  return [figure('時刻', String(hours * 60 + minutes))];
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
  return said === null || claimed === null || said === claimed;
}

const partUnits = ['年', '月', '日'] as const;

/** A part that one of the two leaves out must at least stand elsewhere in the text. */
function isSameDay(one: Figure, wanted: Figure, figures: readonly Figure[]): boolean {
  if (one.unit !== '日付') return false;
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
