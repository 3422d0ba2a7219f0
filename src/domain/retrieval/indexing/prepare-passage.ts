import type { TextRange } from '#domain/documents/find-words.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { splitSentences } from '#domain/retrieval/text/sentences.ts';
import { type Sketch, sketchOf } from '#domain/retrieval/text/sketch.ts';
import { tokensOf } from '#domain/retrieval/text/tokens.ts';

/** A passage as it is read sentence by sentence. */
export type PreparedPassage = {
  /** In characters of the original text. */
  readonly sentences: readonly TextRange[];
  /** The same sentences, normalised and folded. */
  readonly folded: readonly string[];
  /** All of them, one in each line. */
  readonly foldedText: string;
  readonly foldedTitle: string;
  readonly titleWords: readonly string[];
  /** Of the folded title and text. */
  readonly sketch: Sketch;
  readonly length: number;
};

export function preparePassage(passage: {
  readonly title: string;
  readonly text: string;
}): PreparedPassage {
  const sentences = splitSentences(passage.text);
  const folded = sentences.map(({ start, end }) =>
    foldKana(normalise(passage.text.slice(start, end))),
  );
  const foldedText = folded.join('\n');
  const title = normalise(passage.title);
  const foldedTitle = foldKana(title);
  return {
    sentences,
    folded,
    foldedText,
    foldedTitle,
    titleWords: [...new Set(tokensOf(title).words)],
    sketch: sketchOf(`${foldedTitle}\n${foldedText}`),
    length: folded.reduce((total, sentence) => total + sentence.length, title.length),
  };
}
