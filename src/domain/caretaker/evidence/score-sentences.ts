import type { TextRange } from '#domain/documents/find-words.ts';
import { askedWord } from '#domain/retrieval/answer/asked-word.ts';
import { containsExpected } from '#domain/retrieval/question/expected-answer.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import type { EvidenceSentence } from './evidence.ts';
import type { Candidate } from './passage-features.ts';
import type { QuestionSigns } from './question-signs.ts';

const weights = {
  coverage: 6,
  subjects: 3,
  strictKind: 4.3,
  looseKind: 0.5,
  askedWord: 0.8,
  example: -1.5,
};
// 「2　…」 is the number of a paragraph, not what was asked for.
const paragraphNumber = /^(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})[ 　]/;
const example = /^(?:たとえば|例えば|なお)/;

/** 文の選び方: the sentences of a passage in the order in which they answer, best first. */
export function scoreSentences(
  { hit, passage, sentenceShares }: Candidate,
  ranges: readonly TextRange[],
  { asked, expected }: QuestionSigns,
  mass: number,
): readonly EvidenceSentence[] {
  const focus = foldKana(askedWord(asked));
  const kindWeight = expected.isStrict ? weights.strictKind : weights.looseKind;
  const scored = ranges.map(({ start, end }, place) => {
    const text = passage.text.slice(start, end);
    const normalised = normalise(text.replace(paragraphNumber, ''));
    const hasExpected = containsExpected(expected, asked, normalised);
    const coverage = Math.min(1, (hit.evidence.sentenceValues[place] ?? 0) / mass);
    const score =
      weights.coverage * coverage +
      weights.subjects * (sentenceShares[place] ?? 0) +
      (hasExpected ? kindWeight : 0) +
      (example.test(text) ? weights.example : 0) +
      (focus !== '' && foldKana(normalised).includes(focus) ? weights.askedWord : 0);
    return { start, end, text, score, hasExpected };
  });
  return scored.toSorted((a, b) => b.score - a.score || a.start - b.start);
}
