import { gramsOf } from './grams.ts';

/** How much each gram of a text says; what is said often says a little more. */
export type GramWeights = ReadonlyMap<string, number>;

const titleWeight = 2;

/** Of a normalised question. */
export function weighQuestion(normalised: string): GramWeights {
  return weigh([normalised, 1]);
}

/** Of a normalised passage; its title counts twice. */
export function weighPassage(title: string, text: string): GramWeights {
  return weigh([text, 1], [title, titleWeight]);
}

function weigh(...parts: readonly (readonly [text: string, factor: number])[]): GramWeights {
  const weights = new Map<string, number>();
  for (const [text, factor] of parts) {
    for (const [gram, times] of gramsOf(text)) {
      weights.set(gram, (weights.get(gram) ?? 0) + factor * Math.sqrt(times));
    }
  }
  return weights;
}
