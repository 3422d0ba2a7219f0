import type { Entry } from '#domain/retrieval/question/synonyms.ts';
import { absolutesIn } from './absolutes.ts';
import { type ContentWord, contentWordsOf, sharedWords, weightOf } from './content-words.ts';
import { type NamedThing, namedThingsIn } from './named-things.ts';
import { clausesOf, namesException, type Polarity } from './polarity.ts';
import { type Figure, hasFigure, readFigures } from './read-figures.ts';
import type { SourceText } from './source-text.ts';

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
};

type Given = {
  /** What was asked: a short answer, 「はい、飼えます。」, is read together with it. */
  readonly question: string;
  readonly entries: readonly Entry[];
  /** Of the sentence's words, the least share that its sources must speak of. */
  readonly leastShare?: number | undefined;
};

/** Measured on the examples beside: paraphrases lie above, sentences on something else below. */
const shippedLeastShare = 0.6;
const leastOwnShare = 0.3;
const shortWeight = 1;
const rivalMargin = 0.2;
const tellingDifference = 0.2;
const nearlyVerbatim = 0.85;
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
    near.some((source) => agrees(claim, source));
  if (!isBorneOut) return [];
  return near
    .map((source) => ({ source, quotes: quotesFor(claim, source) }))
    .filter(({ quotes }) => quotes.length > 0);
}

function isNamed({ folded, mayBeSynonym }: NamedThing, source: SourceText, claim: Claim): boolean {
  if (source.names.includes(folded)) return true;
  const word = claim.words.find((one) => one.folded === folded);
  return mayBeSynonym && (word?.others ?? []).some((other) => source.folded.includes(other));
}

/** 駐車場は15,000円、駐輪場は300円: a sum counts only for what its own sentence speaks of. */
function isFigureHere(figure: Figure, source: SourceText, { words }: Claim): boolean {
  if (!hasFigure(source.figures, figure)) return false;
  const ofUnit = source.sentences.filter(({ figures }) =>
    figures.some(({ unit }) => unit === figure.unit),
  );
  const own = source.sentences.filter(({ figures }) => hasFigure(figures, figure));
  if (own.length === 0) return true;
  const rivals = ofUnit.filter((sentence) => !own.includes(sentence));
  const telling = words.filter((word) => {
    const shares = [...own, ...rivals].map(({ folded }) => sharedWords([word], folded));
    return Math.max(...shares) - Math.min(...shares) > tellingDifference;
  });
  if (bestShare(telling, rivals) > bestShare(telling, own) + rivalMargin) return false;
  const rival = bestShare(words, rivals);
  return rival < nearlyVerbatim || bestShare(words, own) >= rival - verbatimMargin;
}

/** What the last clause asserts or denies, the clause nearest to it must assert or deny, too. */
function agrees(claim: Claim, { sentences }: SourceText): boolean {
  const { words, figures, asserted, polarity, hasException } = claim;
  if (polarity === 'both') return true;
  const withFigures = sentences.filter((sentence) =>
    figures.some((figure) => hasFigure(sentence.figures, figure)),
  );
  const candidates = withFigures.length > 0 ? withFigures : sentences;
  const leastSentence = bestShare(words, candidates) - nearBest;
  const clauses = candidates
    .filter(({ folded }) => sharedWords(words, folded) >= leastSentence)
    .flatMap((sentence) => (asserted.length > 0 ? sentence.clauses : sentence.clauses.slice(-1)));
  const leastClause = bestShare(asserted, clauses) - nearBest;
  return clauses
    .filter(({ folded }) => sharedWords(asserted, folded) >= leastClause)
    .some(({ polarity: said }) => said === polarity || (said === 'both' && !hasException));
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
