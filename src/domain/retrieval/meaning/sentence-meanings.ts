import type { Passage } from '#domain/retrieval/indexing/build-index.ts';
import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { weighPassage } from './gram-weights.ts';
import { directionOf, type Meaning, productOf } from './meaning.ts';

/** 文の近さ: how near each sentence of a passage, read under its title, lies to a question; 1 for the same. */
export function sentenceNearness(
  question: Meaning,
  passage: Passage,
  prepared: PreparedPassage,
): readonly number[] {
  return meaningsOf(passage, prepared).map((meaning) => productOf(question, meaning));
}

const remembered = new Map<PreparedPassage, readonly Meaning[]>();
const mostRemembered = 2_000;

/** The same passages are read closely again and again: those read last are kept, some four megabytes. */
function meaningsOf(passage: Passage, prepared: PreparedPassage): readonly Meaning[] {
  const known = remembered.get(prepared);
  if (known !== undefined) return known;
  const title = normalise(passage.title);
  const meanings = prepared.sentences.map(({ start, end }) =>
    directionOf(weighPassage(title, normalise(passage.text.slice(start, end)))),
  );
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(prepared, meanings);
  return meanings;
}
