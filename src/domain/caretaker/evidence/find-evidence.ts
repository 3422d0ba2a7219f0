import { type Readings, readingsOf } from '#domain/caretaker/follow-up/readings-of.ts';
import { standingAlone } from '#domain/caretaker/follow-up.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { inKanji } from '#domain/documents/word-readings.ts';
import { askedMass } from '#domain/retrieval/answer/answer-from.ts';
import type { SearchIndex } from '#domain/retrieval/indexing/build-index.ts';
import { type Meaning, meaningOfQuestion } from '#domain/retrieval/meaning/meaning.ts';
import {
  likenessOf,
  type Nearness,
  nearestPassages,
} from '#domain/retrieval/meaning/nearest-passages.ts';
import { sentenceNearness } from '#domain/retrieval/meaning/sentence-meanings.ts';
import type { Hint, Thesaurus } from '#domain/retrieval/question/synonyms.ts';
import { shippedRanking } from '#domain/retrieval/search/ranking.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { allowedFirst } from './allowed-first.ts';
import { asksWholeArticle } from './asked/named-article.ts';
import { type ChanceFeatures, chanceFeatures, chanceOf } from './chance-of.ts';
import { comingFirst } from './coming-first.ts';
import type { Asked, Evidence, EvidenceItem } from './evidence.ts';
import { handingInFirst } from './handing-in-first.ts';
import type { ConfirmedQuestions } from './known-to-answer.ts';
import { listedThingFirst } from './listed-thing-first.ts';
import { newestFirst } from './newest-first.ts';
import { isOutsideWord } from './outside-word.ts';
import { ownRuleFirst } from './own-rule-first.ts';
import {
  type Candidate,
  type FoundAndNear,
  isAskedFor,
  readCandidates,
} from './passage-features.ts';
import { type QuestionSigns, signsOf } from './question-signs.ts';
import { candidateCount, type Ranked, rankCandidates } from './rank-candidates.ts';
import { readClosely } from './read-closely.ts';
import { scoreSentences } from './score-sentences.ts';
import { type SpokenOf, sourcesOf, staysWithSource } from './spoken-of.ts';
import { guideFirst, standingFirst } from './standing-first.ts';

/** What helps to understand a question: which words mean the same, and what was answered before. */
export type Learnt = {
  readonly thesaurus: Thesaurus;
  readonly hints: readonly Hint[];
  readonly confirmed?: ConfirmedQuestions;
};

const nothingConfirmed: ConfirmedQuestions = new Map();

const mostItems = 10;
const nearCount = 12;
/** Live records that a question asks for by name. */
const mostAskedFor = 4;
/** Of the nearest passages, those whose articles are read whole. */
const mostSplit = 1;
/** Passages whose sentences are compared by their meaning: what is read for the first time takes a millisecond each. */
const mostCompared = 4;

/** 根拠を探す: the passages that may answer, and how likely it is that they do. */
export function findEvidence(
  index: SearchIndex<KnowledgePassage>,
  asked: Asked,
  learnt: Learnt,
): Evidence {
  return explainEvidence(index, asked, learnt).evidence;
}

/** Below it, a question may be read another way. */
const doubtful = 0.65;
const clearly = 0.12;

type Explained = {
  readonly evidence: Evidence;
  readonly candidates: readonly Candidate[];
  readonly features: ChanceFeatures | undefined;
};

/** The same with what the order and the likelihood were made of, for those who fit them. */
export function explainEvidence(
  index: SearchIndex<KnowledgePassage>,
  asked: Asked,
  learnt: Learnt,
): Explained {
  const { likeliest, other } = readingsOf(asked);
  const first = explainUnderstood(index, { ...asked, understood: likeliest }, learnt);
  const isSure = first.evidence.chance >= doubtful;
  if (other === undefined || (isSure && other.from === undefined)) return first;
  const second = explainUnderstood(index, { ...asked, understood: other.words }, learnt);
  const isBetter = isSure
    ? staysWithSource(second.evidence, first.evidence, spokenOfBefore(index, asked))
    : isSurer(second, first, other);
  return isBetter ? second : first;
}

function isSurer(
  { evidence: { chance } }: Explained,
  { evidence: first }: Explained,
  { from }: NonNullable<Readings['other']>,
): boolean {
  return from === undefined
    ? chance > first.chance
    : chance >= from && chance >= first.chance + clearly;
}

type AskedAndUnderstood = Asked & { readonly understood: string };

function explainUnderstood(
  index: SearchIndex<KnowledgePassage>,
  asked: AskedAndUnderstood,
  learnt: Learnt,
): Explained {
  const { understood } = asked;
  const goesOn = understood !== asked.question;
  const spokenOf = goesOn ? spokenOfBefore(index, asked) : undefined;
  const question = inKanji(understood);
  const signs = signsOf(question, asked.today);
  const near = findCandidates(index, { understood: question, signs }, asked, learnt);
  const read = readCandidates(index, near, signs);
  const ranked = rankCandidates(read.candidates, asked.expertMode, spokenOf);
  const asking = { signs, mass: askedMass(near.found) || 1 };
  const closely = readClosely(ranked.slice(0, mostItems), ({ hit, passage }, place) =>
    place < mostCompared
      ? sentenceNearness(near.meaning, passage, index.sentencesOf(hit.place))
      : [],
  );
  const first = inTurn(closely, signs);
  const own =
    asked.expertMode === 'legal' ? first : ownRuleFirst(first, likenessIn(index), signs.asked);
  const { subjects } = read;
  const listed = listedThingFirst(standingFirst(own, signs.asked, subjects), signs.asked, subjects);
  const ordered = newestFirst(listed, signs, asked.today);
  const isOutside = (one: Ranked | undefined) =>
    one !== undefined &&
    isOutsideWord(one.passage, subjects, { asked: signs.asked, passages: index.passages });
  const sentences = ordered.map((one) =>
    scoreSentences(one, index.sentencesOf(one.hit.place), asking),
  );
  const features = chanceFeatures(
    [...ordered, ...ranked.slice(mostItems)],
    sentences[0] ?? [],
    { ...read, isOutsideWord: isOutside(ordered[0]) },
    signs,
  );
  const chance = chanceOf(features);
  const highest = ordered[0]?.likelihood ?? 1;
  const items = ordered.map(({ passage, likelihood }, place) => ({
    passage,
    sentences: sentences[place] ?? [],
    chance: chance * (likelihood / highest),
  }));
  const { kind } = signs.expected;
  return {
    evidence: {
      understood,
      kind,
      items: comingFirst(
        itemsInTurn(guideFirst(items, signs.asked, subjects), index, signs),
        signs.asked,
        asked.today,
      ),
      chance,
    },
    candidates: read.candidates,
    features,
  };
}

/** Of what was found, what is to be heard first; that it answers stays as likely as it was. */
function itemsInTurn(
  items: readonly EvidenceItem[],
  index: SearchIndex<KnowledgePassage>,
  { asked }: QuestionSigns,
): readonly EvidenceItem[] {
  return allowedFirst(handingInFirst(items, index, asked).slice(0, mostItems), asked);
}

/** An article that is asked for as a whole is told from its beginning, and is as likely as all its parts. */
function inTurn<T extends Ranked>(ranked: readonly T[], { asked }: QuestionSigns): readonly T[] {
  const parts = ranked
    .filter(({ isAsked }) => isAsked)
    .toSorted((a, b) => a.hit.place - b.hit.place);
  const [first, ...next] = parts;
  if (first === undefined || !asksWholeArticle(asked)) return ranked;
  const likelihood = parts.reduce((sum, one) => sum + one.likelihood, 0);
  return [{ ...first, likelihood }, ...next, ...ranked.filter(({ isAsked }) => !isAsked)];
}

const likenessIn =
  (index: SearchIndex<KnowledgePassage>) =>
  (one: Ranked, other: Ranked): number =>
    likenessOf(index, one.hit.place, other.hit.place);

/** The sources of the answer before: a question that goes on is likelier to be answered there. */
function spokenOfBefore(index: SearchIndex<KnowledgePassage>, asked: Asked): SpokenOf {
  const before = meaningOfQuestion(normalise(standingAlone(asked.previous)));
  return sourcesOf(index.passages, nearestAccepted(index, before, asked));
}

type Understood = { readonly understood: string; readonly signs: QuestionSigns };

/** The passages to read closely: those that share words with the question, and those that mean the like. */
function findCandidates(
  index: SearchIndex<KnowledgePassage>,
  { understood, signs }: Understood,
  asked: Asked,
  { thesaurus, hints, confirmed = nothingConfirmed }: Learnt,
): FoundAndNear {
  const accepts = acceptedBy(asked);
  const meaning = meaningOfQuestion(signs.asked);
  const nearness = nearestAccepted(index, meaning, asked);
  const byName = placesAskedFor(index, signs, accepts);
  const askedFor = [
    ...byName,
    ...nearness.nearest.slice(0, mostSplit).flatMap((place) => otherParts(index, place)),
  ];
  const found = searchIndex(index, understood, {
    thesaurus,
    hints,
    limit: candidateCount + nearCount + askedFor.length,
    ranking: { ...shippedRanking, candidateCount },
    accepts,
    also: [...new Set([...nearness.nearest, ...askedFor])],
  });
  return { found, nearness, meaning, confirmed };
}

/** Of an article too long for one passage, the parts before and after this one: a reader takes them for one. */
function otherParts({ passages }: SearchIndex<KnowledgePassage>, place: number): readonly number[] {
  const { sourceId, heading } = passages[place] ?? {};
  return [place - 1, place + 1].filter(
    (other) =>
      passages[other]?.sourceId === sourceId &&
      passages[other]?.heading === heading &&
      passages[other]?.origin === 'document',
  );
}

const acceptedBy =
  ({ useDocuments }: Asked) =>
  ({ origin }: KnowledgePassage): boolean =>
    useDocuments || origin === 'law';

function nearestAccepted(
  index: SearchIndex<KnowledgePassage>,
  meaning: Meaning,
  asked: Asked,
): Nearness {
  const accepts = acceptedBy(asked);
  return nearestPassages(index, meaning, {
    count: nearCount,
    accepts: (place) => {
      const passage = index.passages[place];
      return passage !== undefined && accepts(passage);
    },
  });
}

function placesAskedFor(
  { passages }: SearchIndex<KnowledgePassage>,
  signs: QuestionSigns,
  accepts: (passage: KnowledgePassage) => boolean,
): readonly number[] {
  if (signs.asksForRecord === undefined && signs.asksForArticle === undefined) return [];
  // 第31条第1項 goes before 第31条第1項後段, and before what explains several articles at once.
  return passages
    .flatMap((passage, place) =>
      isAskedFor(passage, signs) && accepts(passage)
        ? [{ place, length: passage.sourceTitle.length }]
        : [],
    )
    .toSorted((one, other) => one.length - other.length)
    .map(({ place }) => place)
    .slice(0, mostAskedFor);
}
