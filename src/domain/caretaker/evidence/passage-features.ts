import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { askedMass } from '#domain/retrieval/answer/answer-from.ts';
import { type Concept, conceptsOf } from '#domain/retrieval/answer/concepts.ts';
import { subjectsOf } from '#domain/retrieval/answer/subjects.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import type { Meaning } from '#domain/retrieval/meaning/meaning.ts';
import type { Nearness } from '#domain/retrieval/meaning/nearest-passages.ts';
import type { Found, Hit } from '#domain/retrieval/search/search-index.ts';
import { ofOtherKindThan } from './asked/of-other-kind.ts';
import { agreementOf } from './figures.ts';
import { type ConfirmedQuestions, knownToAnswer } from './known-to-answer.ts';
import type { PassageFeatures } from './passage-weights.ts';
import type { QuestionSigns } from './question-signs.ts';
import { type SubjectShares, weighSubjects } from './weigh-subjects.ts';

/** A passage that was read closely. */
export type Candidate = {
  readonly hit: Hit;
  readonly passage: KnowledgePassage;
  readonly features: PassageFeatures;
  /** For every sentence, the share of the question's subjects that it or the title speaks of. */
  readonly sentenceShares: readonly number[];
  /** How many telling subjects of the question it does not speak of. */
  readonly absent: number;
  /** Whether it is the live record or the article that was asked for by name. */
  readonly isAsked: boolean;
  /** Whether it is of a kind that the question does not mean. */
  readonly isOfOtherKind: boolean;
};

export type Candidates = {
  readonly candidates: readonly Candidate[];
  /** What the question is about. */
  readonly subjects: readonly Concept[];
  /** Whether no candidate speaks of one of the question's longer words. */
  readonly hasStranger: boolean;
};

/** What was found by its words, and how near everything lies in meaning. */
export type FoundAndNear = {
  readonly found: Found;
  readonly nearness: Nearness;
  readonly meaning: Meaning;
  readonly confirmed: ConfirmedQuestions;
};

type Reading = Omit<FoundAndNear, 'found'> & {
  readonly signs: QuestionSigns;
  readonly mass: number;
  readonly countOf: ReadonlyMap<string, number>;
  readonly isOther: (passage: KnowledgePassage) => boolean;
};

type Text = {
  readonly prepared: PreparedPassage;
  readonly concepts: SubjectShares;
  readonly subjects: SubjectShares;
};

export function readCandidates(
  index: SearchIndex<KnowledgePassage>,
  { found, ...near }: FoundAndNear,
  signs: QuestionSigns,
): Candidates {
  const prepared = found.hits.map(({ place }) => index.sentencesOf(place));
  const countOf = new Map<string, number>();
  for (const { place } of found.hits) {
    const id = index.passages[place]?.sourceId ?? '';
    countOf.set(id, (countOf.get(id) ?? 0) + 1);
  }
  const asked = subjectsOf(found.question);
  const concepts = weighSubjects(conceptsOf(found.question), prepared, false).shares;
  const { shares, hasStranger } = weighSubjects(asked, prepared, true);
  const isOther = ofOtherKindThan(signs.asked);
  const reading: Reading = { ...near, signs, mass: askedMass(found) || 1, countOf, isOther };
  const candidates = found.hits.flatMap((hit, rank) => {
    const passage = index.passages[hit.place];
    const text = textOf(prepared[rank], concepts[rank], shares[rank]);
    return passage === undefined || text === undefined ? [] : readOne(reading, hit, passage, text);
  });
  return { candidates, subjects: asked, hasStranger };
}

function textOf(
  prepared: PreparedPassage | undefined,
  concepts: SubjectShares | undefined,
  subjects: SubjectShares | undefined,
): Text | undefined {
  return prepared && concepts && subjects ? { prepared, concepts, subjects } : undefined;
}

function readOne(reading: Reading, hit: Hit, passage: KnowledgePassage, text: Text): Candidate {
  const { subjects } = text;
  const features = featuresOf(reading, hit, passage, text);
  const { sentences: sentenceShares, absent } = subjects;
  const isAsked = isAskedFor(passage, reading.signs);
  return {
    hit,
    passage,
    features,
    sentenceShares,
    absent,
    isAsked,
    isOfOtherKind: !isAsked && reading.isOther(passage),
  };
}

/** A live record or an article that was asked for by its name. */
export const isAskedFor = (
  passage: KnowledgePassage,
  { asksForRecord, asksForArticle }: Pick<QuestionSigns, 'asksForRecord' | 'asksForArticle'>,
): boolean => asksForRecord?.(passage.sourceId) === true || asksForArticle?.(passage) === true;

// Every field by name: objects spread into each other take twenty times as long.
function featuresOf(
  { signs, mass, countOf, nearness, meaning, confirmed }: Reading,
  { evidence, score, share, place }: Hit,
  passage: KnowledgePassage,
  { prepared, concepts, subjects }: Text,
): PassageFeatures {
  const best = evidence.bestSentence;
  const hasExpected = signs.isAnsweredBy(prepared.foldedText);
  const bestHasExpected = hasExpected && signs.isAnsweredBy(prepared.folded[best] ?? '');
  const source = sourceOf(passage, signs);
  const meeting = meetingOf(passage, signs);
  const known = knownToAnswer({ meaning, figures: signs.figures }, passage, prepared, confirmed);
  const figures = figuresOf(passage, prepared, signs);
  return {
    score: score / mass,
    bestSentence: evidence.bestValue / mass,
    concepts: concepts.all,
    titleConcepts: concepts.title,
    bestConcepts: concepts.sentences[best] ?? 0,
    length: Math.log(prepared.length + 1) / 5,
    hasExpected: Number(hasExpected),
    bestHasExpected: Number(bestHasExpected),
    lawUnasked: source.lawUnasked,
    recordAsked: source.recordAsked,
    recordUnasked: source.recordUnasked,
    boardAsked: meeting.boardAsked,
    boardUnasked: meeting.boardUnasked,
    generalUnasked: meeting.generalUnasked,
    rule: Number(passage.category === 'rule'),
    bylaw: Number(passage.category === 'bylaw'),
    plan: Number(passage.category === 'plan'),
    notice: Number(passage.category === 'notice'),
    inspection: Number(passage.category === 'inspection'),
    contract: Number(passage.category === 'contract'),
    insurance: Number(passage.category === 'insurance'),
    disaster: Number(passage.category === 'disaster'),
    ended: source.ended,
    sameSource: Math.log(countOf.get(passage.sourceId) ?? 1),
    age: meeting.age,
    share,
    subjects: subjects.all,
    titleSubjects: subjects.title,
    bestSubjects: subjects.sentences[best] ?? 0,
    alone: Number(subjects.isAlone),
    meaning: nearness.of(place) / 10,
    meaningShare: nearness.shareOf(place),
    known: known ?? 0,
    hasKnown: Number(known !== undefined),
    numbersMissed: figures.numbersMissed,
    sameYear: figures.sameYear,
    otherYear: figures.otherYear,
  };
}

function sourceOf({ origin, validity }: KnowledgePassage, signs: QuestionSigns) {
  const isRecord = origin === 'record';
  return {
    lawUnasked: Number(origin === 'law' && !signs.asksLaw),
    recordAsked: Number(isRecord && signs.asksLive),
    recordUnasked: Number(isRecord && !signs.asksLive),
    ended: Number(validity === 'ended') * (signs.asksOld ? -1 : 1),
  };
}

function meetingOf({ category, issuedOn }: KnowledgePassage, signs: QuestionSigns) {
  const isBoard = category === 'board-meeting';
  const isGeneral = category === 'general-meeting';
  const isDated = (isBoard || isGeneral) && issuedOn !== null;
  return {
    boardAsked: Number(isBoard && signs.asksDecision),
    boardUnasked: Number(isBoard && !signs.asksDecision),
    generalUnasked: Number(isGeneral && !signs.asksDecision),
    age: isDated ? (signs.yearsSince(issuedOn) / 3) * hasteOf(signs) : 0,
  };
}

/** How much faster minutes grow old than where any of them may answer. */
function hasteOf({ asksNow, asksLatest }: QuestionSigns): number {
  if (asksNow) return 8;
  return asksLatest ? 2 : 1;
}

function figuresOf(
  { issuedOn }: KnowledgePassage,
  { foldedTitle, foldedText }: PreparedPassage,
  { figures }: QuestionSigns,
) {
  return agreementOf(figures, { title: foldedTitle, text: foldedText, issuedOn });
}
