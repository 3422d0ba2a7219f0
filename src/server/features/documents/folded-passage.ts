import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { foldText } from '#domain/documents/find-words.ts';

type Folded = { readonly own: string; readonly all: string };

/** Passages stay the same objects while their document is the same, so each is folded once. */
const known = new WeakMap<KnowledgePassage, Folded>();

/** A passage as words are looked for in it; `own` is its heading and text, `all` also what stands above. */
export function foldedPassage(passage: KnowledgePassage): Folded {
  const kept = known.get(passage);
  if (kept) return kept;
  const own = `${foldText(passage.heading)}\n${foldText(passage.text)}`;
  const folded = { own, all: `${foldText(passage.title)}\n${own}` };
  known.set(passage, folded);
  return folded;
}
