import { type Concept, presenceOf } from '#domain/retrieval/answer/concepts.ts';
import {
  narrowConcept,
  type SoughtConcept,
  seekConcept,
} from '#domain/retrieval/answer/seek-concept.ts';
import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';

/** What a passage says about the subjects of a question: shares by weight, from 0 to 1. */
export type SubjectShares = {
  readonly all: number;
  readonly title: number;
  /** For every sentence, what it or the title speaks of. */
  readonly sentences: readonly number[];
  /** How many subjects it does not speak of, among those that say something by themselves. */
  readonly absent: number;
  /** Whether it alone of all passages speaks of a longer word of the question. */
  readonly isAlone: boolean;
};

/** 主題 of a question in every passage. */
export type WeighedSubjects = {
  readonly shares: readonly SubjectShares[];
  /** Whether no passage speaks of one of its longer words. */
  readonly hasStranger: boolean;
};

type Presence = {
  readonly all: number;
  readonly title: number;
  readonly sentences: readonly number[];
};

const nothing: Presence = { all: 0, title: 0, sentences: [] };
const wellPresent = 0.7;
const partlyPresent = 0.45;

type Weighed = {
  readonly subject: Concept;
  /** In each passage. */
  readonly presences: readonly Presence[];
  readonly weight: number;
  readonly isMissing: boolean;
  /** A longer word that one passage alone speaks of. */
  readonly isName: boolean;
  readonly isTelling: boolean;
};

type AllSubjects = {
  readonly weighed: readonly Weighed[];
  /** Those of them that are names. */
  readonly names: readonly Weighed[];
  readonly total: number;
};

/** A subject that few of the passages speak of weighs more than one that stands in all of them. */
export function weighSubjects(
  subjects: readonly Concept[],
  passages: readonly PreparedPassage[],
  weighsRarity: boolean,
): WeighedSubjects {
  const weighed = subjects.map((subject) => {
    const sought = seekConcept(subject);
    const presences = passages.map((passage) => presenceIn(sought, passage));
    const count = presences.filter(({ all }) => all >= wellPresent).length;
    const rarity = weighsRarity ? Math.log(1 + (passages.length + 1) / (count + 0.5)) : 1;
    const isTelling = subject.weight === 1;
    const weight = subject.weight * rarity;
    const isName = count === 1 && isTelling && subject.folded.length > 2;
    return { subject, presences, weight, isMissing: count === 0, isName, isTelling };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const hasStranger = weighed.some(
    ({ subject, isMissing, isTelling }) => isTelling && isMissing && subject.folded.length > 2,
  );
  const all = { weighed, names: weighed.filter(({ isName }) => isName), total };
  return { shares: passages.map((passage, place) => sharesOf(all, passage, place)), hasStranger };
}

/** What one passage says of all subjects. */
function sharesOf(
  { weighed, names, total }: AllSubjects,
  { folded }: PreparedPassage,
  place: number,
): SubjectShares {
  let [all, title, absent] = [0, 0, 0];
  for (const { presences, weight, isTelling } of weighed) {
    const presence = presences[place] ?? nothing;
    all += weight * presence.all;
    title += weight * presence.title;
    if (isTelling && presence.all < partlyPresent) absent += 1;
  }
  const sentences = folded.map((_, at) => sentenceSum(weighed, place, at) / total);
  const isAlone = names.some(({ presences }) => (presences[place]?.all ?? 0) >= wellPresent);
  return { isAlone, absent, all: all / total, title: title / total, sentences };
}

function sentenceSum(weighed: readonly Weighed[], place: number, at: number): number {
  let sum = 0;
  for (const { presences, weight } of weighed) {
    const { all, sentences } = presences[place] ?? nothing;
    if (all > 0) sum += weight * (sentences[at] ?? 0);
  }
  return sum;
}

function presenceIn(sought: SoughtConcept, passage: PreparedPassage): Presence {
  const { foldedTitle, folded, foldedText, sketch } = passage;
  const subject = narrowConcept(sought, sketch);
  if (subject === undefined) return nothing;
  const title = presenceOf(subject, foldedTitle);
  const text = title === 1 ? 0 : presenceOf(subject, foldedText);
  // Most subjects are in few passages: one look at the whole text spares a look at every sentence.
  if (text === 0 && title === 0) return nothing;
  if (text === 0) return { all: title, title, sentences: folded.map(() => title) };
  // One sentence is the whole text.
  const said = folded.length === 1 ? [text] : folded.map((one) => presenceOf(subject, one));
  const sentences = said.map((presence) => Math.max(title, presence));
  return { all: Math.max(...sentences), title, sentences };
}
