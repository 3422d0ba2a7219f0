import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';

/** 数と年: the numbers that a normalised question names, and the years that it means. */
export type Figures = { readonly numbers: readonly string[]; readonly years: readonly string[] };

/** How the figures of a question and those of a passage agree. */
type Agreement = {
  /** How many numbers of the question the passage does not name. */
  readonly numbersMissed: number;
  /**
   * Whether the passage is headed or dated by a year that was asked about, or by others alone; an undated one,
   * whether it speaks of it.
   */
  readonly sameYear: number;
  readonly otherYear: number;
};

type Dated = { readonly title: string; readonly text: string; readonly issuedOn: IsoDate | null };

type RelativeYear = {
  readonly words: RegExp;
  readonly distance: number;
  readonly isFiscal: boolean;
};

const relativeYears: readonly RelativeYear[] = [
  { words: /(?:一昨|おととし|前々)年度/, distance: -2, isFiscal: true },
  { words: /(?<!一)昨年度|(?<!々)前年度|去年度/, distance: -1, isFiscal: true },
  { words: /今年度|本年度|当年度|今期|当期/, distance: 0, isFiscal: true },
  { words: /来年度|次年度/, distance: 1, isFiscal: true },
  { words: /(?:一昨年|おととし)(?!年?度)/, distance: -2, isFiscal: false },
  { words: /(?:(?<!一)昨年|去年)(?!度)/, distance: -1, isFiscal: false },
  { words: /(?:今年|本年)(?!度)/, distance: 0, isFiscal: false },
];

/** A year of the accounts is a fiscal one, even where it is called 今年. */
const ofAccounts = /予算|決算|収支|会計/;

const nothingAsked: Agreement = { numbersMissed: 0, sameYear: 0, otherYear: 0 };

export function figuresIn(normalised: string, today: IsoDate): Figures {
  const numbers = [...new Set(numbersIn(normalised))];
  const isOfAccounts = ofAccounts.test(normalised);
  const meant = relativeYears
    .filter(({ words }) => words.test(normalised))
    .map(
      ({ distance, isFiscal }) =>
        (isFiscal || isOfAccounts ? fiscalYearOf(today) : yearOf(today)) + distance,
    );
  return { numbers, years: [...numbers.filter(isYear), ...meant.map(String)] };
}

/** Whether two questions name the same numbers and mean the same years, in whatever order. */
export function haveSameFigures(one: Figures, other: Figures): boolean {
  const [ofOne, ofOther] = [one, other].map(
    ({ numbers, years }) => new Set([...numbers, ...years]),
  );
  return ofOne?.size === ofOther?.size && [...(ofOne ?? [])].every((it) => ofOther?.has(it));
}

/** A question without figures agrees with everything, and nothing need be read. */
export function agreementOf({ numbers, years }: Figures, said: Dated): Agreement {
  if (numbers.length === 0 && years.length === 0) return nothingAsked;
  const named = new Set(numbersIn(`${said.title}\n${said.text}`));
  const headed = numbersIn(`${said.title} ${said.issuedOn ?? ''}`).filter(isYear);
  const dated = headed.length > 0 ? headed : [...named].filter(isYear);
  const isSame = dated.some((year) => years.includes(year));
  const isTold = years.length > 0 && dated.length > 0;
  return {
    numbersMissed: numbers.filter((number) => !named.has(number)).length,
    sameYear: Number(isTold && isSame),
    otherYear: Number(isTold && !isSame),
  };
}

/** Without the commas of thousands: 1,000 and 1000 are the same. */
export function numbersIn(normalised: string): readonly string[] {
  const found = normalised.match(/[0-9]+(?:[.,][0-9]+)*/g) ?? [];
  return found.map((number) => number.replaceAll(',', ''));
}

function isYear(number: string): boolean {
  return /^20[0-9]{2}$/.test(number);
}

function yearOf(day: IsoDate): number {
  return Number(day.slice(0, 4));
}
