import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { askedYears, fiscalYearsIn } from '#domain/documents/asked-years.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { numbersIn } from './figures.ts';
import type { QuestionSigns } from './question-signs.ts';
import type { Ranked } from './rank-candidates.ts';

/** Of the likelihood of the best paper of its series: below it, a newer one tells something else. */
const nearEnough = 0.5;

/**
 * 最新を先に: of papers of one series, 「2024年度 決算書」 and 「2025年度 決算書」, the same place in the newest one goes first
 * in the places that the series has won, unless a year or a number of theirs was asked for.
 */
export function newestFirst<T extends Ranked>(
  ranked: readonly T[],
  signs: QuestionSigns,
  today: IsoDate,
): readonly T[] {
  if (namesYear(signs, today)) return ranked;
  const series = ranked.map(({ passage }) => seriesOf(passage, signs));
  return ranked.map((one, place) => {
    const near = placesNear(ranked, series, place);
    const turn = near.indexOf(place);
    const newest = near.toSorted((a, b) => byNewness(ranked[a]?.passage, ranked[b]?.passage));
    const other = ranked[newest[turn] ?? place] ?? one;
    return other === one ? one : { ...other, likelihood: one.likelihood };
  });
}

const namesYear = ({ asked, asksOld, figures }: QuestionSigns, today: IsoDate): boolean =>
  asksOld || figures.years.length > 0 || askedYears(asked, today).isNamed;

const withoutNumbers = (words: string): string => normalise(words).replace(/[0-9]+/g, '#');

/** Minutes tell what was said one day, and age by themselves; what is no longer in force is no newer. */
function seriesOf(passage: KnowledgePassage, { figures }: QuestionSigns): string | undefined {
  const { origin, category, validity, sourceTitle, heading } = passage;
  const isPaper = origin === 'document' && !category.endsWith('meeting');
  if (!isPaper || validity === 'ended' || validity === 'coming') return undefined;
  const numbers = numbersIn(normalise(sourceTitle));
  if (numbers.some((number) => figures.numbers.includes(number))) return undefined;
  return [category, withoutNumbers(sourceTitle), withoutNumbers(heading)].join('\n');
}

/** The places of the same series that are nearly as likely as its best. */
function placesNear(
  ranked: readonly Ranked[],
  series: readonly (string | undefined)[],
  place: number,
): readonly number[] {
  const own = series[place];
  if (own === undefined) return [place];
  const places = ranked.flatMap((_, at) => (series[at] === own ? [at] : []));
  const likelihoodAt = (at: number) => ranked[at]?.likelihood ?? 0;
  const least = Math.max(...places.map(likelihoodAt)) * nearEnough;
  return places.filter((at) => likelihoodAt(at) >= least);
}

/** By the year in the title; a paper of long ago may have been filed yesterday. */
function byNewness(one?: KnowledgePassage, other?: KnowledgePassage): number {
  const [year, otherYear] = [one, other].map((it) => fiscalYearsIn(it?.sourceTitle ?? '').at(-1));
  if (year !== undefined && otherYear !== undefined && year !== otherYear) return otherYear - year;
  return (other?.issuedOn ?? '').localeCompare(one?.issuedOn ?? '');
}
