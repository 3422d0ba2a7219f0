import type { IsoDate } from '#domain/calendar.ts';

/** 数と年: the numbers that a normalised question names, and the years among them. */
export type Figures = { readonly numbers: readonly string[]; readonly years: readonly string[] };

/** How the figures of a question and those of a passage agree. */
type Agreement = {
  /** How many numbers of the question the passage does not name. */
  readonly numbersMissed: number;
  /** Whether the passage is headed or dated by a year that was asked about, or by others alone. */
  readonly sameYear: number;
  readonly otherYear: number;
};

type Dated = { readonly title: string; readonly text: string; readonly issuedOn: IsoDate | null };

const nothingAsked: Agreement = { numbersMissed: 0, sameYear: 0, otherYear: 0 };

export function figuresIn(normalised: string): Figures {
  const numbers = [...new Set(numbersIn(normalised))];
  return { numbers, years: numbers.filter(isYear) };
}

/** A question without figures agrees with everything, and nothing need be read. */
export function agreementOf({ numbers, years }: Figures, said: Dated): Agreement {
  if (numbers.length === 0) return nothingAsked;
  const named = new Set(numbersIn(`${said.title}\n${said.text}`));
  const dated = numbersIn(`${said.title} ${said.issuedOn ?? ''}`).filter(isYear);
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
