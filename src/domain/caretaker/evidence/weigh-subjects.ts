import { type Concept, presenceOf } from '#domain/retrieval/answer/concepts.ts';
import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';

/** What a passage says about the subjects of a question: shares by weight, from 0 to 1. */
export type SubjectShares = {
  readonly all: number;
  readonly title: number;
  /** For every sentence, what it or the title speaks of. */
  readonly sentences: readonly number[];
  /** How many subjects it does not speak of, among those that say something by themselves. */
  readonly absent: number;
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

const wellPresent = 0.7;
const partlyPresent = 0.45;

/** A subject that few of the passages speak of weighs more than one that stands in all of them. */
export function weighSubjects(
  subjects: readonly Concept[],
  passages: readonly PreparedPassage[],
  weighsRarity: boolean,
): WeighedSubjects {
  const said = passages
    .map(({ foldedTitle, foldedText }) => `${foldedTitle}\n${foldedText}`)
    .join('\n');
  const weighed = subjects.map((subject) => {
    // Of a hundred synonyms two or three are said at all.
    const synonyms = subject.synonyms.filter((synonym) => said.includes(synonym));
    const sought = { ...subject, synonyms };
    const presences = passages.map((passage) => presenceIn(sought, passage));
    const count = presences.filter(({ all }) => all >= wellPresent).length;
    const rarity = weighsRarity ? Math.log(1 + (passages.length + 1) / (count + 0.5)) : 1;
    const isTelling = subject.weight === 1;
    const weight = subject.weight * rarity;
    return { subject, presences, weight, isMissing: count === 0, isTelling };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shareOf = (presenceOfOne: (presences: readonly Presence[]) => number) =>
    weighed.reduce((sum, { presences, weight }) => sum + weight * presenceOfOne(presences), 0) /
    total;
  const telling = weighed.filter(({ isTelling }) => isTelling);
  const shares = passages.map(({ folded }, place) => ({
    absent: telling.filter(({ presences }) => (presences[place]?.all ?? 0) < partlyPresent).length,
    all: shareOf((presences) => presences[place]?.all ?? 0),
    title: shareOf((presences) => presences[place]?.title ?? 0),
    sentences: folded.map((_, at) => shareOf((presences) => presences[place]?.sentences[at] ?? 0)),
  }));
  const hasStranger = telling.some(
    ({ subject, isMissing }) => isMissing && subject.folded.length > 2,
  );
  return { shares, hasStranger };
}

function presenceIn(
  subject: Concept,
  { foldedTitle, folded, foldedText }: PreparedPassage,
): Presence {
  const title = presenceOf(subject, foldedTitle);
  // Most subjects are in few passages: one look at the whole text spares a look at every sentence.
  if (title === 1 || presenceOf(subject, foldedText) === 0) {
    return { all: title, title, sentences: folded.map(() => title) };
  }
  const sentences = folded.map((sentence) => Math.max(title, presenceOf(subject, sentence)));
  return { all: Math.max(title, ...sentences), title, sentences };
}
