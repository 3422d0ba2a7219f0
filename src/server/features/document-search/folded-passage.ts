import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { foldText } from '#domain/documents/find-words.ts';

type Folded = { readonly own: string; readonly all: string };

/** Passages stay the same objects while their document is the same, so each is folded once. */
const known = new WeakMap<KnowledgePassage, Folded>();

/** A passage as words are looked for in it; `own` is its heading and text, `all` also what stands above. */
export function foldedPassage(passage: KnowledgePassage): Folded {
  const kept = known.get(passage);
  if (kept) return kept;
  const own = `${fold(passage.heading)}\n${fold(passage.text)}`;
  const folded = { own, all: `${fold(passage.title)}\n${own}` };
  known.set(passage, folded);
  return folded;
}

const letters = new Map<string, string>();
const mostLetters = 20_000;
const mark = /[\u3099\u309a\uff9e\uff9f]/;

/** The same as `foldText`, which looks at each letter anew: a whole library is folded before the first search. */
function fold(text: string): string {
  if (mark.test(text)) return foldText(text);
  let folded = '';
  for (const letter of text) folded += letters.get(letter) ?? learn(letter);
  return folded;
}

function learn(letter: string): string {
  const folded = foldText(letter);
  if (letters.size < mostLetters) letters.set(letter, folded);
  return folded;
}
