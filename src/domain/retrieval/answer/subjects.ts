import type { Question } from '#domain/retrieval/question/parse-question.ts';
import type { Entry } from '#domain/retrieval/question/synonyms.ts';
import { foldKana, scriptAt } from '#domain/retrieval/text/scripts.ts';
import { type Concept, conceptsOf, weightOf } from './concepts.ts';

/**
 * 主題: what a question is about, the longest words of the thesaurus first. 修繕積立金検討会 is 修繕積立金
 * and 検討会, and 払い遅れ is one thing.
 */
export function subjectsOf(question: Question): readonly Concept[] {
  const folded = foldKana(question.topic);
  const known = knownWords(folded, question.entries);
  const rest = known.reduce((text, { folded: word }) => text.replaceAll(word, ' '), folded);
  const others = conceptsOf({ ...question, topic: rest });
  const subjects = new Map([...known, ...others].map((subject) => [subject.folded, subject]));
  return [...subjects.values()];
}

function knownWords(folded: string, entries: readonly Entry[]): readonly Concept[] {
  const byWord = new Map<string, Set<string>>();
  for (const entry of entries) {
    if (entry.folded.length < 2 || !folded.includes(entry.folded)) continue;
    const words = byWord.get(entry.folded) ?? new Set();
    for (const other of entry.others) words.add(other.folded);
    byWord.set(entry.folded, words);
  }
  let rest = folded;
  const known: Concept[] = [];
  for (const [word, synonyms] of [...byWord].toSorted(([a], [b]) => b.length - a.length)) {
    if (!rest.includes(word)) continue;
    rest = rest.replaceAll(word, ' ');
    const script = scriptAt(word, 0);
    known.push({ script, folded: word, weight: weightOf(script, word), synonyms: [...synonyms] });
  }
  return known;
}
