import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import { yearOfEra } from '#domain/era.ts';

export type AskedYears = {
  /** 会計年度, by the year in which each begins. */
  readonly years: readonly number[];
  /** Whether somebody wrote the year, or the words alone mean it. */
  readonly isNamed: boolean;
  /** The query without its years. */
  readonly rest: string;
};

type YearWords = {
  readonly words: RegExp;
  readonly yearOf: (found: RegExpExecArray, thisYear: number) => number;
};

const isNumber = String.raw`(?:年度?(?!\s*\d{1,2}月)|(?=$|\s))`;
const fixed = (distance: number) => (_: unknown, thisYear: number) => thisYear + distance;

/** The longer words first: 一昨年 holds 昨年. */
const yearWords: readonly YearWords[] = [
  { words: /(?:一昨年|おととし|前々年)度?/, yearOf: fixed(-2) },
  { words: /(?:昨年|去年|前年)度?|前期(?!繰越)/, yearOf: fixed(-1) },
  { words: /(?:今年|本年|当年)度?|今期|当期/, yearOf: fixed(0) },
  { words: /(?:来年|次年|翌年)度?|来期/, yearOf: fixed(1) },
  {
    words: new RegExp(
      String.raw`(?:(令和|平成|昭和)|(?<![a-z])([rhs]))\s*(元|\d{1,2})${isNumber}`,
      'i',
    ),
    yearOf: ([, name, letter, year]) => yearOfEra(name ?? letter ?? '', year ?? ''),
  },
  {
    words: new RegExp(String.raw`(?<!\d)((?:19|20)\d{2})${isNumber}`),
    yearOf: ([, year]) => Number(year),
  },
];

/** 決算は終わった年度のもの. */
const ofClosedYear = /^(?:決算書?|決算報告書?|収支報告書?|収支決算書?|会計報告書?|事業報告書?)$/;

/** 「去年の決算」「令和7年度」「R7」: which fiscal years a query means, with the words that remain. */
export function askedYears(query: string, today: IsoDate): AskedYears {
  const thisYear = fiscalYearOf(today);
  const years = new Set<number>();
  let rest = query.normalize('NFKC');
  for (const { words, yearOf } of yearWords) {
    const each = new RegExp(words, `${words.flags}g`);
    for (const found of rest.matchAll(each)) years.add(yearOf(found, thisYear));
    rest = rest.replaceAll(each, ' ');
  }
  if (years.size === 0) {
    const isClosed = ofClosedYear.test(query.trim());
    return { years: isClosed ? [thisYear - 1] : [], isNamed: false, rest: query };
  }
  return { years: [...years], isNamed: true, rest: withoutParticles(rest) };
}

function withoutParticles(rest: string): string {
  return rest
    .replaceAll(/(?:^|\s)(?:の|に|は)(?=\s|\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const eras = ['令和', '平成', '昭和'] as const;
/** The last fiscal year of 平成 is its 31st, of 昭和 its 64th. */
const lengthOf = { 令和: 99, 平成: 31, 昭和: 64 } as const;

/** How a text names a fiscal year: 2025年度, 令和7年度. */
export function namesOfYear(year: number): readonly string[] {
  const inEras = eras.flatMap((era) => {
    const inEra = year - yearOfEra(era, '0');
    if (inEra < 1 || inEra > lengthOf[era]) return [];
    return inEra === 1 ? [`${era}元年度`, `${era}1年度`] : [`${era}${inEra}年度`];
  });
  return [`${year}年度`, ...inEras];
}

const written = /(\d{4})年度|(令和|平成|昭和)(元|\d{1,2})年度|(\d{4})年(\d{1,2})月/g;

/** The fiscal years that a heading names, by the year or by a month of it: 2026年3月 is of 2025年度. */
export function fiscalYearsIn(text: string): readonly number[] {
  return [...text.normalize('NFKC').matchAll(written)].map(
    ([, year, era, eraYear, calendarYear, month]) => {
      if (era !== undefined) return yearOfEra(era, eraYear ?? '');
      if (year !== undefined) return Number(year);
      return Number(calendarYear) - (Number(month) < 4 ? 1 : 0);
    },
  );
}

/** 別の言い方: what a paper is called besides. */
const alike: readonly (readonly string[])[] = [
  ['決算', '収支決算', '決算書', '収支報告', '収支報告書', '会計報告', '決算報告'],
  ['予算', '収支予算', '予算書', '予算案'],
  ['見積書', '見積', '見積り', '見積もり'],
];

/** Other words for the same paper, the usual one first; none for a word that is not in the table. */
export function alikeWords(query: string): readonly string[] {
  const asked = query.trim();
  return (alike.find((words) => words.includes(asked)) ?? []).filter((word) => word !== asked);
}
