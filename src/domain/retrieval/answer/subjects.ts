import type { Question } from '#domain/retrieval/question/parse-question.ts';
import { type Entries, entriesIn } from '#domain/retrieval/question/synonyms.ts';
import { foldKana, scriptAt } from '#domain/retrieval/text/scripts.ts';
import { type Concept, conceptOf, otherConceptsOf } from './concepts.ts';

/** トイレが詰ま: what the rest of the phrase is said of. */
const saidOf = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?=[がをにはで])/u;
const particles = new Set(['から', 'まで', 'より', 'とは', 'には', 'では', 'ので', 'のに', 'ても']);

/**
 * 主題: what a question is about, the longest words of the thesaurus first. 修繕積立金検討会 is 修繕積立金
 * and 検討会, and 払い遅れ is one thing.
 */
export function subjectsOf(question: Question): readonly Concept[] {
  const { known, rest } = knownWords(question.topic, question.entries);
  const others = otherConceptsOf({ ...question, topic: rest });
  const subjects = new Map([...known, ...others].map((subject) => [subject.folded, subject]));
  return [...subjects.values()];
}

/** Folding keeps every letter in its place, so what is found in the folded topic is cut from the topic itself. */
function knownWords(topic: string, entries: Entries) {
  const known: Concept[] = [];
  let rest = topic;
  for (const [word, synonyms] of wordsIn(foldKana(topic), entries)) {
    const at = placeOf(rest, word);
    if (at < 0) continue;
    const text = rest.slice(at, at + word.length);
    const [thing = ''] = saidOf.exec(text) ?? [];
    rest = rest.slice(0, at) + thing.padEnd(word.length) + rest.slice(at + word.length);
    known.push(conceptOf({ script: scriptAt(text, 0), text }, word, [...synonyms]));
  }
  return { known, rest };
}

/** The words of the thesaurus that stand in a folded text, the longest first. */
function wordsIn(
  folded: string,
  entries: Entries,
): readonly (readonly [string, ReadonlySet<string>])[] {
  const found = new Map<string, Set<string>>();
  for (const entry of entriesIn(entries, folded)) {
    if (entry.folded.length < 2) continue;
    const synonyms = found.get(entry.folded) ?? new Set();
    for (const other of entry.others) synonyms.add(other.folded);
    found.set(entry.folded, synonyms);
  }
  return [...found].toSorted(([a], [b]) => b.length - a.length);
}

/** Not in the midst of a longer word in katakana: ローン is not in ドローン. */
function placeOf(text: string, word: string): number {
  const folded = foldKana(text);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isCutOut = isKatakanaOn(text, at - 1) || isKatakanaOn(text, end - 1);
    if (!isCutOut && !particles.has(text.slice(at, end))) return at;
  }
  return -1;
}

/** Whether the letter at a place and the one after it are of one word in katakana. */
function isKatakanaOn(text: string, place: number): boolean {
  return scriptAt(text, place) === 'katakana' && scriptAt(text, place + 1) === 'katakana';
}
