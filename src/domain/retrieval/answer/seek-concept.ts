import { mayHave, type Probe, probeOf, type Sketch } from '#domain/retrieval/text/sketch.ts';
import type { Concept, NarrowConcept, Part } from './concepts.ts';

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
export function narrowConcept(sought: SoughtConcept, sketch: Sketch): NarrowConcept | undefined {
  const synonyms = wordsIn(sketch, sought.synonyms);
  const parts = partsIn(sketch, sought.parts);
  const folded = mayHave(sketch, sought.itself) ? sought.concept.folded : undefined;
  const isSaid = synonyms.length > 0 || parts.length > 0 || folded !== undefined;
  return isSaid ? { folded, synonyms, parts } : undefined;
}

const none: readonly never[] = [];

function partsIn(sketch: Sketch, parts: SoughtConcept['parts']): readonly Part[] {
  let said: Part[] | undefined;
  for (const { pieces, count, share } of parts) {
    const words = wordsIn(sketch, pieces);
    if (words.length === 0) continue;
    const part = { pieces: words, count, share };
    if (said === undefined) said = [part];
    else said.push(part);
  }
  return said ?? none;
}

// Most lists stay empty or have one word: an empty one that is pushed to would at once take room for seventeen.
function wordsIn(sketch: Sketch, words: readonly Probed[]): readonly string[] {
  let said: string[] | undefined;
  for (const { word, probe } of words) {
    if (!mayHave(sketch, probe)) continue;
    if (said === undefined) said = [word];
    else said.push(word);
  }
  return said ?? none;
}

function probed(word: string): Probed {
  return { word, probe: probeOf(word) };
}
