import { normalise } from '#domain/retrieval/text/normalise.ts';

/** What an asker says of their own case by number: うちは3階, 64㎡の部屋, 2回目の工事. */
export type OwnNumber = { readonly unit: 'floor' | 'area' | 'time'; readonly value: number };

/** Whether words are about that number, or about another of its kind. */
export type NumberFit = 'same' | 'other' | undefined;

const units: readonly (readonly [unit: OwnNumber['unit'], asked: RegExp])[] = [
  ['floor', /(?<![0-9.])([0-9]{1,2})階(?!建|以[上下]|未満|から|まで|[~〜])/],
  ['area', /(?<![0-9.])([0-9]{2,3}(?:\.[0-9]+)?)(?:㎡|m2|平米|平方メートル)(?!当|あ|に|以)/],
  ['time', /(?<![0-9.])([0-9]{1,2})回目/],
];

/** Most questions name none, and need not be normalised for every passage. */
const mayNameOne = /[0-9０-９](?:階|㎡|m|ｍ|平|回|[.．])/;

/** The numbers of a question that its answer must be about. */
export function ownNumbersIn(question: string): readonly OwnNumber[] {
  if (!mayNameOne.test(question)) return [];
  const asked = normalise(question);
  return units.flatMap(([unit, pattern]) => {
    const [, value] = pattern.exec(asked) ?? [];
    return value === undefined ? [] : [{ unit, value: Number(value) }];
  });
}

type Range = { readonly from: number; readonly to: number };

const told: Readonly<Record<OwnNumber['unit'], RegExp>> = {
  floor: /([0-9]{1,2})階(?:(?:[~〜-]|から)([0-9]{1,2})階)?(?!建)/g,
  area: /([0-9]{2,3}(?:\.[0-9]+)?)(?:㎡|m2)/g,
  time: /([0-9]{1,2})回目/g,
};

/** How the words of a document stand to a number of the question: a dwelling of 64㎡ is the one of 64.10㎡. */
export function numberFit(text: string, { unit, value }: OwnNumber): NumberFit {
  const ranges = [...text.normalize('NFKC').matchAll(told[unit])].map(rangeOf);
  if (ranges.length === 0) return undefined;
  const isRounded = unit === 'area' && Number.isInteger(value);
  const isSame = ranges.some(({ from, to }) =>
    isRounded ? Math.floor(from) === value : from <= value && value <= to,
  );
  return isSame ? 'same' : 'other';
}

/** 10階〜6階 is told downwards. */
function rangeOf([, one, other = one]: RegExpMatchArray): Range {
  const [a, b] = [Number(one), Number(other)];
  return { from: Math.min(a, b), to: Math.max(a, b) };
}

/** Whether a passage speaks of another time than the one that was asked about: 3回目 for 2回目. */
export function isOfOtherTime(text: string, numbers: readonly OwnNumber[]): boolean {
  return numbers.some((number) => number.unit === 'time' && numberFit(text, number) === 'other');
}
