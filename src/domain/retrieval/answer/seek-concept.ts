import { mayHave, type Probe, probeOf, type Sketch } from '#domain/retrieval/text/sketch.ts';
import type { Concept, Part } from './concepts.ts';

/** A concept that is looked for in many passages: each of its words with its probe. */
export type SoughtConcept = {
  readonly concept: Concept;
  readonly itself: Probe;
  readonly synonyms: readonly Probed[];
  readonly parts: readonly (Pick<Part, 'count' | 'share'> & {
    readonly pieces: readonly Probed[];
  })[];
};

type Probed = { readonly word: string; readonly probe: Probe };

export function seekConcept(concept: Concept): SoughtConcept {
  return {
    concept,
    itself: probeOf(concept.folded),
    synonyms: concept.synonyms.map(probed),
    parts: concept.parts.map(({ pieces, count, share }) => ({
      pieces: pieces.map(probed),
      count,
      share,
    })),
  };
}

/**
 * The concept with only those words that may stand in the text of a sketch; nothing where it has none of them.
 * Of a hundred synonyms two or three are said at all.
 */
export function narrowConcept(sought: SoughtConcept, sketch: Sketch): Concept | undefined {
  const synonyms = wordsIn(sketch, sought.synonyms);
  const parts: Part[] = [];
  for (const { pieces, count, share } of sought.parts) {
    const said = wordsIn(sketch, pieces);
    if (said.length > 0) parts.push({ pieces: said, count, share });
  }
  const isSaid = synonyms.length > 0 || parts.length > 0 || mayHave(sketch, sought.itself);
  const { folded, weight } = sought.concept;
  return isSaid ? { folded, weight, synonyms, parts } : undefined;
}

function wordsIn(sketch: Sketch, words: readonly Probed[]): readonly string[] {
  const said: string[] = [];
  for (const { word, probe } of words) if (mayHave(sketch, probe)) said.push(word);
  return said;
}

function probed(word: string): Probed {
  return { word, probe: probeOf(word) };
}
