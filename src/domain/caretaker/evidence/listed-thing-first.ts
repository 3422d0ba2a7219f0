import { spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import { asksWhetherAllowed, wishes } from '#domain/caretaker/answering/what-is-asked.ts';
import type { Concept } from '#domain/retrieval/answer/concepts.ts';
import { permits } from './allowed-first.ts';
import { byLikelihood, type Ranked } from './rank-candidates.ts';
import { listsThing, namesThing, thingsAsked } from './thing-asked.ts';

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
  if (namesThing(things, first.passage)) return ranked;
  const naming = ranked.find(
    (one) =>
      one.passage.sourceId === first.passage.sourceId &&
      one.likelihood >= first.likelihood * nearEnough &&
      opensList(one) &&
      listsThing(things, one.passage),
  );
  if (naming === undefined) return ranked;
  const rest = ranked.filter((one) => one !== first && one !== naming);
  const swapped = { ...first, likelihood: naming.likelihood };
  return [
    { ...naming, likelihood: first.likelihood },
    ...[swapped, ...rest].toSorted(byLikelihood),
  ];
}

/** 次のことを守らなければならない opens a list of duties, which forbids no thing by not naming it. */
function opensList({ passage }: Ranked): boolean {
  const [opener] = passage.category === 'rule' ? spansOf(passage.text) : [];
  return opener?.opensList === true && permits.test(opener.text);
}
