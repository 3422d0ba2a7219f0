import { absolutesIn } from '#domain/caretaker/cited-answer/claims/absolutes.ts';
import {
  type ContentWord,
  contentWordsOf,
  sharedWords,
  weightOf,
} from '#domain/caretaker/cited-answer/claims/content-words.ts';
import {
  type NamedThing,
  namedThingsIn,
} from '#domain/caretaker/cited-answer/claims/named-things.ts';
import {
  clausesOf,
  isDenial,
  isPermission,
  namesDuty,
  namesException,
  type Polarity,
} from '#domain/caretaker/cited-answer/claims/polarity.ts';
import {
  type Figure,
  hasFigure,
  readFigures,
} from '#domain/caretaker/cited-answer/claims/read-figures.ts';
import type { Entries } from '#domain/retrieval/question/synonyms.ts';
import type { SourceSentence, SourceText } from './source-text.ts';

/** A source that says what a sentence says, and the words of it that do. */
export type Support = { readonly source: SourceText; readonly quotes: readonly string[] };

type Claim = {
  readonly words: readonly ContentWord[];
  readonly figures: readonly Figure[];
  readonly names: readonly NamedThing[];
  readonly absolutes: readonly RegExp[];
  /** Of the last clause; none where it says too little. */
  readonly asserted: readonly ContentWord[];
  readonly polarity: Polarity;
  readonly hasException: boolean;
  readonly isDuty: boolean;
  readonly isDenial: boolean;
  readonly length: number;
};

type Given = {
  /** What was asked: a short answer, 「はい、飼えます。」, is read together with it. */
  readonly question: string;
  readonly entries: Entries;
  /** Of the sentence's words, the least share that its sources must speak of. */
  readonly leastShare?: number | undefined;
};

/** Measured on the examples beside: paraphrases lie above, sentences on something else below. */
const shippedLeastShare = 0.55;
const leastOwnShare = 0.3;
const leastAlone = 0.45;
const shortWeight = 1;
const rivalMargin = 0.2;
const tellingDifference = 0.2;
const nearlyVerbatim = 0.85;
const leastLength = 0.8;
const verbatimMargin = 0.1;
const nearBest = 0.1;
const mostQuotes = 3;

function claimOf(sentence: string, given: Given): Claim {
  const words = contentWordsOf(sentence, given.entries);
  const asked = weightOf(words) < shortWeight ? contentWordsOf(given.question, given.entries) : [];
  const last = clausesOf(sentence).at(-1);
  const asserted = contentWordsOf(last?.text ?? '', given.entries);
  return {
    words: [...words, ...asked],
    figures: readFigures(sentence),
    names: namedThingsIn(sentence),
    absolutes: absolutesIn(sentence),
    asserted: weightOf(asserted) < shortWeight ? [] : asserted,
    polarity: last?.polarity ?? 'yes',
    hasException: namesException(sentence),
    isDuty: namesDuty(sentence),
    isDenial: isDenial(sentence),
    length: sentence.length,
  };
}

/**
 * 裏づけ: the sources of a sentence that bear it out. Every number, day, name and denial must stand in
 * them, and most of its words; otherwise there are none.
 */
export function supportOf(
  sentence: string,
  sources: readonly SourceText[],
  given: Given,
): readonly Support[] {
  const claim = claimOf(sentence, given);
  const near = sources.filter(({ folded }) => sharedWords(claim.words, folded) >= leastOwnShare);
  const isBorneOut =
    sharedWords(claim.words, near.map(({ folded }) => folded).join('\n')) >=
      (given.leastShare ?? shippedLeastShare) &&
    claim.names.every((name) => near.some((source) => isNamed(name, source, claim))) &&
    claim.figures.every((figure) => near.some((source) => isFigureHere(figure, source, claim))) &&
    claim.absolutes.every((kind) =>
      near.some(({ passage }) => absolutesIn(passage.text).includes(kind)),
    ) &&
    !isAlteredCopy(claim, near) &&
    near.some((source) => agrees(claim, source));
  if (!isBorneOut) return [];
  return near
    .filter((source) => contributes(claim, source))
    .map((source) => ({ source, quotes: quotesFor(claim, source) }))
    .filter(({ quotes }) => quotes.length > 0);
}

/** Of several cited sources only those that bear something out are shown. */
function contributes(claim: Claim, source: SourceText): boolean {
  if (!agrees(claim, source)) return false;
  const { figures, names, words } = claim;
  if (figures.length + names.length === 0) return sharedWords(words, source.folded) >= leastAlone;
  return (
    figures.some((figure) => isFigureHere(figure, source, claim)) ||
    names.some((name) => isNamed(name, source, claim))
  );
}

function isNamed({ folded, mayBeSynonym }: NamedThing, source: SourceText, claim: Claim): boolean {
  if (source.names.includes(folded)) return true;
  const word = claim.words.find((one) => one.folded === folded);
  return (
    mayBeSynonym &&
    (word?.others ?? []).some(
      ({ folded: other, share }) => share === 1 && source.folded.includes(other),
    )
  );
}

/** 駐車場は15,000円、駐輪場は300円: a sum counts only for what its own sentence speaks of. */
function isFigureHere(figure: Figure, source: SourceText, { words }: Claim): boolean {
  if (!hasFigure(source.figures, figure)) return false;
  const ofUnit = source.sentences.filter(({ figures }) =>
    figures.some(({ unit }) => unit === figure.unit),
  );
  const own = source.sentences.filter(({ figures }) => hasFigure(figures, figure));
  const rivals = ofUnit.filter((sentence) => !own.includes(sentence));
  const telling = words.filter((word) => {
    const shares = [...own, ...rivals].map(({ folded }) => sharedWords([word], folded));
    return Math.max(...shares) - Math.min(...shares) > tellingDifference;
  });
  const isOfRival = bestShare(telling, rivals) > bestShare(telling, own) + rivalMargin;
  // A day may stand in the heading alone.
  if (own.length > 0 && isOfRival) return false;
  const rival = bestShare(words, rivals);
  return rival < nearlyVerbatim || bestShare(words, own) >= rival - verbatimMargin;
}

/** 賛成5・反対0 made 賛成5・反対5: every figure stands somewhere, and yet the sentence was changed. */
function isAlteredCopy(claim: Claim, sources: readonly SourceText[]): boolean {
  const units = unitsOf(claim.figures);
  const copies = sources
    .flatMap(({ sentences }) => sentences)
    .filter(
      (sentence) =>
        unitsOf(sentence.figures) === units &&
        sharedWords(claim.words, sentence.folded) >= nearlyVerbatim,
    );
  const isKept = (copy: SourceSentence) =>
    isSameList(copy.figures, claim.figures) &&
    (copy.isDenial === claim.isDenial || !isAsLong(copy.text, claim.length));
  return copies.length > 0 && !copies.some(isKept);
}

/** A part of a long sentence may leave out what the rest denies. */
function isAsLong(text: string, length: number): boolean {
  return length > text.length * leastLength && text.length > length * leastLength;
}

function unitsOf(figures: readonly Figure[]): string {
  const units = figures.map(({ unit }) => unit);
  return units.toSorted((a, b) => a.localeCompare(b)).join(' ');
}

function isSameList(said: readonly Figure[], claimed: readonly Figure[]): boolean {
  const left = [...said];
  return claimed.every((figure) => {
    const place = left.findIndex((one) => hasFigure([one], figure));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** What the last clause asserts or denies, the clause nearest to it must assert or deny, too. */
function agrees(claim: Claim, { sentences }: SourceText): boolean {
  const { words, figures, asserted, isDuty } = claim;
  const withFigures = sentences.filter((sentence) =>
    figures.some((figure) => hasFigure(sentence.figures, figure)),
  );
  const candidates = withFigures.length > 0 ? withFigures : sentences;
  const leastSentence = bestShare(words, candidates) - nearBest;
  const clauses = candidates
    .filter(({ folded }) => sharedWords(words, folded) >= leastSentence)
    .filter(({ text }) => !isDuty || !isPermission(text))
    .flatMap(({ clauses: parts, hasException }) =>
      (asserted.length > 0 ? parts : parts.slice(-1)).map((part) => ({ ...part, hasException })),
    );
  const leastClause = bestShare(asserted, clauses) - nearBest;
  return clauses.some(
    (clause) => sharedWords(asserted, clause.folded) >= leastClause && isSameSide(claim, clause),
  );
}

/** 2匹まで飼える says the same as 2匹を超えて飼えない: a denied exception, on one side alone. */
function isSameSide(
  claim: Claim,
  said: { readonly polarity: Polarity; readonly hasException: boolean },
): boolean {
  if (claim.polarity === 'both') return said.polarity !== 'yes' || !said.hasException;
  return said.polarity === claim.polarity || (said.polarity === 'both' && !claim.hasException);
}

/** Verbatim: the sentences with the figures, and the one that shares the most words. */
function quotesFor({ words, figures }: Claim, { sentences }: SourceText): readonly string[] {
  const best = bestShare(words, sentences);
  const isBest = sentences.find(({ folded }) => sharedWords(words, folded) === best);
  const withFigures = figures.flatMap(
    (figure) =>
      sentences
        .filter((sentence) => hasFigure(sentence.figures, figure))
        .toSorted((a, b) => sharedWords(words, b.folded) - sharedWords(words, a.folded))[0] ?? [],
  );
  const chosen = new Set([...(isBest && best > 0 ? [isBest] : []), ...withFigures]);
  return sentences
    .filter((sentence) => chosen.has(sentence))
    .slice(0, mostQuotes)
    .map(({ text }) => text);
}

function bestShare(
  words: readonly ContentWord[],
  sentences: readonly { readonly folded: string }[],
): number {
  return Math.max(0, ...sentences.map(({ folded }) => sharedWords(words, folded)));
}
