import { absolutesIn } from '#domain/caretaker/cited-answer/claims/absolutes.ts';
import {
  type ContentWord,
  contentWordsOf,
  sharedWords,
  weightOf,
} from '#domain/caretaker/cited-answer/claims/content-words.ts';
import {
  foldName,
  type NamedThing,
  namedThingsIn,
} from '#domain/caretaker/cited-answer/claims/named-things.ts';
import { keepsOffices } from '#domain/caretaker/cited-answer/claims/offices.ts';
import {
  clausesOf,
  isDenial,
  isListed,
  namesDuty,
  namesException,
} from '#domain/caretaker/cited-answer/claims/polarity.ts';
import {
  type Figure,
  hasFigure,
  readFigures,
} from '#domain/caretaker/cited-answer/claims/read-figures.ts';
import { namesSubjects } from '#domain/caretaker/cited-answer/claims/subjects.ts';
import type { Entries } from '#domain/retrieval/question/synonyms.ts';
import { agrees } from './agrees.ts';
import { allowsNoMore } from './allows-no-more.ts';
import type { Claim } from './claim.ts';
import { bestShare, isFigureHere, standTogether } from './figure-place.ts';
import { partsOf, topicOf } from './source-context.ts';
import type { SourceSentence, SourceText } from './source-text.ts';

/** A source that says what a sentence says, and the words of it that do. */
export type Support = { readonly source: SourceText; readonly quotes: readonly string[] };

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
const nearlyVerbatim = 0.85;
const leastWeighed = 2;
const leastOfPlace = 0.65;
/** No sentence names so many; comparing them with one another takes time. */
const mostFigures = 40;
const otherPlaceMargin = 0.3;
const leastLength = 0.8;
const nearBest = 0.1;
const mostQuotes = 3;

function claimOf(sentence: string, given: Given): Claim {
  const words = contentWordsOf(sentence, given.entries);
  const figures = readFigures(sentence);
  const asked = weightOf(words) < shortWeight ? contentWordsOf(given.question, given.entries) : [];
  const last = clausesOf(sentence).at(-1);
  const asserted = contentWordsOf(last?.text ?? '', given.entries);
  return {
    text: sentence,
    words: [...words, ...asked],
    own: words,
    asked,
    askedFigures: readFigures(given.question),
    figures,
    subjects: new Map(figures.map((figure) => [figure, subjectOf(figure, sentence, given)])),
    names: namedThingsIn(sentence),
    absolutes: absolutesIn(sentence),
    asserted: weightOf(asserted) < shortWeight ? [] : asserted,
    polarity: last?.polarity ?? 'yes',
    hasException: namesException(sentence),
    isDuty: namesDuty(sentence),
    isList: last?.polarity === 'yes' && isListed(sentence),
    isDenial: isDenial(sentence),
    length: sentence.length,
  };
}

function subjectOf(figure: Figure, sentence: string, { entries }: Given): readonly ContentWord[] {
  const part = partsOf(sentence).find((one) => hasFigure(readFigures(one), figure)) ?? '';
  return contentWordsOf(topicOf(part), entries);
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
  if (readFigures(sentence).length > mostFigures) return [];
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
    near.some((source) => agrees(claim, source)) &&
    saysNoMore(claim, near, given);
  if (!isBorneOut) return [];
  return near
    .filter((source) => contributes(claim, source))
    .map((source) => ({ source, quotes: quotesFor(claim, source) }))
    .filter(({ quotes }) => quotes.length > 0);
}

/** うさぎも飼える, 理事長は田村さん, 日曜日にできる: a thing, an office or a leave that no source gives. */
function saysNoMore(claim: Claim, sources: readonly SourceText[], given: Given): boolean {
  const folded = sources.map((source) => source.folded).join('\n');
  const text = sources.map(({ passage }) => passage.text).join('\n');
  return (
    (claim.own.length === 0 || sharedWords(claim.own, folded) > 0) &&
    isOfOnePlace(claim, sources) &&
    standTogether(
      partsOf(claim.text).map(readFigures),
      sources.flatMap(({ sentences }) => sentences),
    ) &&
    namesSubjects(claim.text, folded, given.entries) &&
    keepsOffices(claim.text, text) &&
    allowsNoMore(claim, sources, given.entries)
  );
}

/** 「保険の相談はみどり管財へ」: without figures, words from two rows are no sentence of either. */
function isOfOnePlace({ text, own, figures }: Claim, sources: readonly SourceText[]): boolean {
  // Two facts may stand in two places.
  const isJoined = text.replace(/^(?:はい|いいえ|なお|また|ただし)、/, '').includes('、');
  if (figures.length > 0 || weightOf(own) < leastWeighed || isJoined) return true;
  const best = sources.map(({ folded, sentences }) => {
    const places = sentences.map((sentence) => sentence.wide);
    const whole = sharedWords(own, folded);
    return whole === 0 ? 0 : bestShare(own, places) / whole;
  });
  return Math.max(0, ...best) >= leastOfPlace;
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

/** 「資料は森さんの担当」 where the row of 森 is another one. */
function isNamedThere(name: string, { sentences }: SourceText, { words }: Claim): boolean {
  const own = sentences.filter(({ text }) => foldName(text).includes(name));
  const others = sentences.filter((sentence) => !own.includes(sentence));
  return own.length === 0 || bestShare(words, others) <= bestShare(words, own) + otherPlaceMargin;
}

function isNamed({ folded, mayBeSynonym }: NamedThing, source: SourceText, claim: Claim): boolean {
  if (source.names.includes(folded)) return mayBeSynonym || isNamedThere(folded, source, claim);
  const word = claim.words.find((one) => one.folded === folded);
  return (
    mayBeSynonym &&
    (word?.others ?? []).some(
      ({ folded: other, share }) => share === 1 && source.folded.includes(other),
    )
  );
}

/** 賛成5・反対0 made 賛成5・反対5: every figure stands somewhere, and yet the sentence was changed. */
function isAlteredCopy(claim: Claim, sources: readonly SourceText[]): boolean {
  const units = unitsOf(claim.figures);
  const sentences = sources.flatMap((source) => source.sentences);
  const least = Math.max(nearlyVerbatim, bestShare(claim.words, sentences) - nearBest);
  const copies = sentences.filter(
    (sentence) =>
      unitsOf(sentence.figures) === units && sharedWords(claim.words, sentence.folded) >= least,
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
