import {
  type ContentWord,
  sharedWords,
  weightOf,
} from '#domain/caretaker/cited-answer/claims/content-words.ts';
import {
  type Figure,
  hasFigure,
  isRivalFigure,
} from '#domain/caretaker/cited-answer/claims/read-figures.ts';
import type { Claim } from './claim.ts';
import type { SourcePlace, SourceSentence, SourceText } from './source-text.ts';

type Counted = Pick<Claim, 'words' | 'figures' | 'subjects'>;

const rivalMargin = 0.2;
const tellingDifference = 0.2;
const nearlyVerbatim = 0.85;
const verbatimMargin = 0.1;
const wholeWord = 1;
const alternatives = /(?:どちらか|いずれか)(?:早い|遅い|短い|長い|多い|少ない|高い|低い)/;
// As the words of a source are folded: ふつう is フツウ.
const usual = /フツウ|通常(?!総会)|原則|一般ニ/;

/**
 * 駐車場は15,000円、駐輪場は300円: a figure counts only for what its own sentence, row or list item
 * speaks of, and inside a sentence for what stands between the same commas.
 */
export function isFigureHere(figure: Figure, source: SourceText, claim: Counted): boolean {
  if (!hasFigure(source.figures, figure)) return false;
  const isRival = (place: SourcePlace) => hasRival(place, figure, claim);
  const rivalsTo = (others: readonly SourceSentence[]) =>
    source.sentences
      .filter((sentence) => !others.includes(sentence) && isRival(sentence.wide))
      .map(({ wide }) => wide);
  const said = source.sentences.filter(({ wide }) => hasFigure(wide.figures, figure));
  const halves = said.filter((sentence) => isHalfOfTwo(sentence, isRival));
  const own = said.filter(
    (sentence) => !halves.includes(sentence) && !isOfOtherPart(figure, sentence, claim),
  );
  // A day may stand in the heading alone.
  if (own.length === 0) return said.length === 0 && !isCopiedWith(rivalsTo([]), [], claim.words);
  const rivals = rivalsTo([...own, ...halves]);
  const places = own.map(({ wide }) => wide);
  return !(
    isUnusual(figure, own, source, claim) ||
    isOfOtherRow(own, source, claim) ||
    isNearer(claim.words, rivals, places) ||
    isNearer(claim.subjects.get(figure) ?? [], rivals, places) ||
    isCopiedWith(rivals, places, claim.words)
  );
}

/** Nearly all words stand with another figure, and not so many with this one. */
function isCopiedWith(
  rivals: readonly SourcePlace[],
  places: readonly SourcePlace[],
  words: readonly ContentWord[],
): boolean {
  const rival = bestShare(words, rivals);
  return rival >= nearlyVerbatim && bestShare(words, places) < rival - verbatimMargin;
}

/**
 * 「1階は1月22日」: two figures said in one breath. Where the source has them in two places, and the
 * other figure's place is taken, they do not belong together.
 */
export function standTogether(
  parts: readonly (readonly Figure[])[],
  sentences: readonly SourceSentence[],
): boolean {
  const all = parts.flat();
  const says = ({ wide }: SourceSentence, figure: Figure) => hasFigure(wide.figures, figure);
  return parts.every((figures) =>
    figures.every((one) =>
      figures.every((other) => {
        const places = sentences.filter((sentence) => says(sentence, one));
        return (
          places.some((place) => says(place, other)) ||
          !places.some(({ wide }) => hasRival(wide, other, { figures: all }))
        );
      }),
    ),
  );
}

/** Figures of the same kind that the claim does not name. */
function hasRival(
  { figures }: SourcePlace,
  figure: Figure,
  claim: Pick<Claim, 'figures'>,
): boolean {
  return figures.some(
    (one) =>
      isRivalFigure(one, figure) && !claim.figures.some((claimed) => hasFigure([one], claimed)),
  );
}

/** 「5年か10年のどちらか早いほう」 is neither five years nor ten. */
function isHalfOfTwo({ text, wide }: SourceSentence, isRival: (place: SourcePlace) => boolean) {
  return alternatives.test(text) && isRival(wide);
}

function isOfOtherPart(figure: Figure, { parts }: SourceSentence, claim: Counted): boolean {
  const own = parts.filter((part) => hasFigure(part.figures, figure));
  const rivals = parts.filter((part) => !own.includes(part) && hasRival(part, figure, claim));
  return own.length > 0 && isNearer(claim.words, rivals, own, wholeWord);
}

/** 「資源：水曜日」「粗大ごみ：予約制」: a row with a label of its own speaks of nothing else. */
function isOfOtherRow(
  own: readonly SourceSentence[],
  { sentences }: SourceText,
  { words }: Counted,
): boolean {
  const isNamed = ({ label }: SourceSentence, leastWeight: number) =>
    words.some((word) => word.weight >= leastWeight && sharedWords([word], label) === 1);
  return (
    own.every((row) => row.label !== '' && !isNamed(row, 0)) &&
    sentences.some((row) => isNamed(row, wholeWord))
  );
}

/** 「ふつう5年、裁判で確定した分は10年」: ten years only where more is said than of the usual case. */
function isUnusual(
  figure: Figure,
  own: readonly SourceSentence[],
  source: SourceText,
  claim: Counted,
): boolean {
  const usualOnes = source.sentences
    .flatMap(({ parts }) => parts)
    .filter((part) => usual.test(part.folded) && hasRival(part, figure, claim));
  const places = own
    .flatMap(({ parts }) => parts)
    .filter((part) => hasFigure(part.figures, figure));
  return (
    usualOnes.length > 0 && bestShare(claim.words, usualOnes) >= bestShare(claim.words, places)
  );
}

/** Whether the words that tell the places apart stand with the rivals. */
function isNearer(
  words: readonly ContentWord[],
  rivals: readonly SourcePlace[],
  own: readonly SourcePlace[],
  leastWeight = 0,
): boolean {
  const telling = words.filter((word) => {
    const shares = [...own, ...rivals].map(({ folded }) => sharedWords([word], folded));
    return Math.max(...shares) - Math.min(...shares) > tellingDifference;
  });
  if (weightOf(telling) < leastWeight) return false;
  return bestShare(telling, rivals) > bestShare(telling, own) + rivalMargin;
}

export function bestShare(
  words: readonly ContentWord[],
  places: readonly { readonly folded: string }[],
): number {
  return Math.max(0, ...places.map(({ folded }) => sharedWords(words, folded)));
}
