import { sharedWords } from '#domain/caretaker/cited-answer/claims/content-words.ts';
import {
  allowsFigure,
  isBarePermission,
  isLimited,
} from '#domain/caretaker/cited-answer/claims/permission.ts';
import { type Figure, hasFigure } from '#domain/caretaker/cited-answer/claims/read-figures.ts';
import { namesAll } from '#domain/caretaker/cited-answer/claims/subjects.ts';
import type { Entries } from '#domain/retrieval/question/synonyms.ts';
import type { Claim } from './claim.ts';
import { bestShare } from './figure-place.ts';
import type { SourceSentence, SourceText } from './source-text.ts';

type Allowing = Pick<Claim, 'text' | 'words' | 'figures' | 'asked' | 'askedFigures' | 'isDenial'>;

const nearBest = 0.1;

/**
 * 「はい、飼えます。」 allows what was asked, so what was asked must be what the source allows: the
 * large dog, the 10時まで. Nor does leave with a limit come to leave without one.
 */
export function allowsNoMore(
  claim: Allowing,
  sources: readonly SourceText[],
  entries: Entries,
): boolean {
  if (claim.isDenial || !isBarePermission(claim.text)) return true;
  const folded = sources.map((source) => source.folded).join('\n');
  if (!namesAll(claim.asked, folded, entries)) return false;
  const sentences = sources.flatMap((source) => source.sentences);
  const least = bestShare(claim.words, wides(sentences)) - nearBest;
  const nearest = sentences.filter(({ wide }) => sharedWords(claim.words, wide.folded) >= least);
  if (claim.figures.length > 0) return isAffirmed(claim.figures, sentences);
  return (
    nearest.some(({ text }) => !isLimited(text)) &&
    claim.askedFigures.every((asked) =>
      nearest.every(({ wide }) => allowsFigure(asked, wide.figures)),
    )
  );
}

/** 「日曜日は立会いを行わない」 names the Sunday, and gives no leave for it. */
function isAffirmed(figures: readonly Figure[], sentences: readonly SourceSentence[]): boolean {
  const saying = sentences.filter((sentence) =>
    figures.some((figure) => hasFigure(sentence.figures, figure)),
  );
  return saying.length === 0 || saying.some(({ isDenial }) => !isDenial);
}

function wides(sentences: readonly SourceSentence[]) {
  return sentences.map(({ wide }) => wide);
}
