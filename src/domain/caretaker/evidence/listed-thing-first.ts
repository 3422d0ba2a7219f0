import { spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import { asksWhetherAllowed, wishes } from '#domain/caretaker/answering/what-is-asked.ts';
import type { Concept } from '#domain/retrieval/answer/concepts.ts';
import { byLikelihood, type Ranked } from './rank-candidates.ts';
import { namesThing, thingsAsked } from './thing-asked.ts';

/** How likely, beside the first, the article must be that lists the thing. */
const nearEnough = 0.1;

/**
 * うさぎを飼いたい: a list of what is forbidden or allowed speaks of what it names. Before one that names something else
 * goes, of the same rule, the one that names what was asked about.
 */
export function listedThingFirst<T extends Ranked>(
  ranked: readonly T[],
  asked: string,
  subjects: readonly Concept[],
): readonly T[] {
  const [first] = ranked;
  if (first === undefined || first.isAsked || !opensList(first)) return ranked;
  if (!asksWhetherAllowed(asked) && !wishes(asked)) return ranked;
  const things = thingsAsked(asked, subjects);
  const isNamed = ({ passage }: Ranked) => namesThing(things, passage);
  if (isNamed(first)) return ranked;
  const naming = ranked.find(
    (one) =>
      one.passage.sourceId === first.passage.sourceId &&
      one.likelihood >= first.likelihood * nearEnough &&
      opensList(one) &&
      isNamed(one),
  );
  if (naming === undefined) return ranked;
  const rest = ranked.filter((one) => one !== first && one !== naming);
  const swapped = { ...first, likelihood: naming.likelihood };
  return [
    { ...naming, likelihood: first.likelihood },
    ...[swapped, ...rest].toSorted(byLikelihood),
  ];
}

const opensList = ({ passage }: Ranked): boolean =>
  passage.category === 'rule' && spansOf(passage.text)[0]?.opensList === true;
