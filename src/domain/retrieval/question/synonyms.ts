import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';

/** 類義語: groups of words that may stand for each other. */
export type Thesaurus = readonly (readonly string[])[];

/** 片方向の言いかえ: a question with one of `from` looks for `to` as well, never the reverse. */
export type Hint = { readonly from: readonly string[]; readonly to: readonly string[] };

/** One word that may stand in a question, folded, and the words to look for as well. */
export type Entry = { readonly folded: string; readonly others: readonly Synonym[] };

type Synonym = { readonly word: string; readonly folded: string };

/** What was read of a thesaurus and of hints. Whoever uses the same list shares its part. */
export type Entries = readonly (readonly Entry[])[];

const knownGroups = new WeakMap<Thesaurus, readonly Entry[]>();
const knownHints = new WeakMap<readonly Hint[], readonly Entry[]>();

/** The entries of a thesaurus and hints. Either list is read once, however many questions use it. */
export function entriesOf(thesaurus: Thesaurus, hints: readonly Hint[]): Entries {
  const groups = knownGroups.get(thesaurus) ?? thesaurus.flatMap(readGroup);
  const oneWay = knownHints.get(hints) ?? hints.flatMap(readHint);
  knownGroups.set(thesaurus, groups);
  knownHints.set(hints, oneWay);
  return [groups, oneWay];
}

/** The words to look for besides those of a normalised question. */
export function expand(entries: Entries, normalised: string): readonly string[] {
  const folded = foldKana(normalised);
  const words = entriesIn(entries, folded)
    .flatMap((entry) => entry.others)
    .filter((other) => !folded.includes(other.folded))
    .map((other) => other.word);
  return [...new Set(words)];
}

/** The entries whose word stands in a folded text, in their order. */
export function entriesIn(entries: Entries, folded: string): readonly Entry[] {
  return entries.flatMap((part) => findIn(wordIndexOf(part), folded));
}

function findIn({ byWord, byBeginning }: WordIndex, folded: string): readonly Entry[] {
  const found = new Set<Placed>();
  const look = (word: string) => {
    for (const placed of byWord.get(word) ?? none) found.add(placed);
  };
  for (let start = 0; start < folded.length; start += 1) {
    look(folded.charAt(start));
    const longest = byBeginning.get(folded.slice(start, start + 2))?.longest ?? 0;
    const end = Math.min(folded.length, start + longest);
    for (let stop = start + 2; stop <= end; stop += 1) look(folded.slice(start, stop));
  }
  return [...found].toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
}

/** The folded words that may stand for one folded word or for a part of it. */
export function synonymsOf(entries: Entries, folded: string): readonly string[] {
  return [...wordsOf(entriesIn(entries, folded)), ...synonymsOfLonger(entries, folded)];
}

/** The folded words that may stand for a longer word which begins with this one. */
export function synonymsOfLonger(entries: Entries, folded: string): readonly string[] {
  if (folded.length < 2) return none;
  const longer = entries.flatMap((part) =>
    (wordIndexOf(part).byBeginning.get(folded.slice(0, 2))?.entries ?? none).filter(
      (entry) => entry.folded !== folded && entry.folded.startsWith(folded),
    ),
  );
  return wordsOf(longer);
}

type Placed = { readonly entry: Entry; readonly place: number };

/** A question is cut into all its pieces, and each is looked up: thousands of entries cost no more than ten. */
type WordIndex = {
  readonly byWord: ReadonlyMap<string, readonly Placed[]>;
  /** By the first two letters. */
  readonly byBeginning: ReadonlyMap<string, Beginning>;
};

type Beginning = { readonly entries: readonly Entry[]; readonly longest: number };

const none: readonly never[] = [];
const knownIndexes = new WeakMap<readonly Entry[], WordIndex>();

function wordIndexOf(entries: readonly Entry[]): WordIndex {
  const index = knownIndexes.get(entries) ?? indexWords(entries);
  knownIndexes.set(entries, index);
  return index;
}

function indexWords(entries: readonly Entry[]): WordIndex {
  const byWord = new Map<string, Placed[]>();
  const sameBeginning = new Map<string, Entry[]>();
  for (const [place, entry] of entries.entries()) {
    addTo(byWord, entry.folded, { entry, place });
    addTo(sameBeginning, entry.folded.slice(0, 2), entry);
  }
  const byBeginning = new Map([...sameBeginning].map(([pair, same]) => [pair, beginningOf(same)]));
  return { byWord, byBeginning };
}

function beginningOf(entries: readonly Entry[]): Beginning {
  return { entries, longest: Math.max(...entries.map(({ folded }) => folded.length)) };
}

function addTo<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

function wordsOf(entries: readonly Entry[]): readonly string[] {
  const words: string[] = [];
  for (const { others } of entries) {
    for (const { folded } of others) words.push(folded);
  }
  return words;
}

function readGroup(group: readonly string[]): readonly Entry[] {
  return entriesBetween(group, group);
}

function readHint({ from, to }: Hint): readonly Entry[] {
  return entriesBetween(from, to);
}

function entriesBetween(from: readonly string[], to: readonly string[]): readonly Entry[] {
  const targets = readWords(to);
  const itself = new Set(targets.map((target) => target.folded));
  return readWords(from).map(({ folded }) => ({
    folded,
    // Most share one list: there are a hundred thousand of them.
    others: itself.has(folded) ? targets.filter((other) => other.folded !== folded) : targets,
  }));
}

function readWords(words: readonly string[]): readonly Synonym[] {
  return words
    .map((word) => normalise(word).trim())
    .filter((word) => word !== '')
    .map((word) => ({ word, folded: foldKana(word) }));
}
