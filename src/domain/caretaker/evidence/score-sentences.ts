import { askedWord } from '#domain/retrieval/answer/asked-word.ts';
import type { PreparedPassage } from '#domain/retrieval/indexing/prepare-passage.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import type { EvidenceSentence } from './evidence.ts';

import type { QuestionSigns } from './question-signs.ts';
import type { CloselyRead } from './read-closely.ts';

const weights = {
  coverage: 6,
  subjects: 3,
  strictKind: 4.3,
  looseKind: 0.5,
  askedWord: 0.8,
  example: -3,
  nearer: 12,
};
// 「2　…」 is the number of a paragraph, not what was asked for.
const paragraphNumber = /^(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})[ 　]/;
const example = /^(?:たとえば|例えば|なお)/;

type Question = { readonly signs: QuestionSigns; readonly mass: number };

/** 文の選び方: the sentences of a passage in the order in which they answer, best first. */
export function scoreSentences(
  { hit, passage, sentenceShares, nearness }: CloselyRead,
  { sentences, folded }: PreparedPassage,
  { signs: { asked, expected, isSaidIn }, mass }: Question,
): readonly EvidenceSentence[] {
  const average = nearness.reduce((sum, near) => sum + near, 0) / Math.max(1, nearness.length);
  const focus = foldKana(askedWord(asked));
  const kindWeight = expected.isStrict ? weights.strictKind : weights.looseKind;
  const scored = sentences.map(({ start, end }, place) => {
    const text = passage.text.slice(start, end);
    const said = folded[place] ?? '';
    const hasExpected = isSaidIn(said.replace(paragraphNumber, ''));
    const coverage = Math.min(1, (hit.evidence.sentenceValues[place] ?? 0) / mass);
    const score =
      weights.coverage * coverage +
      weights.subjects * (sentenceShares[place] ?? 0) +
      weights.nearer * ((nearness[place] ?? average) - average) +
      (hasExpected ? kindWeight : 0) +
      (example.test(text) ? weights.example : 0) +
      (focus !== '' && said.includes(focus) ? weights.askedWord : 0);
    return { start, end, text, score, hasExpected };
  });
  return scored.toSorted((a, b) => b.score - a.score || a.start - b.start);
}
