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

function findIn(index: WordIndex, folded: string): readonly Entry[] {
  const found: Placed[] = [];
  for (let start = 0; start < folded.length; start += 1) {
    addAll(found, index.byLetter.get(folded.charCodeAt(start)));
    for (const length of index.byBeginning.get(pairAt(folded, start))?.lengths ?? none) {
      if (start + length > folded.length) break;
      addAll(found, index.byWord.get(folded.slice(start, start + length)));
    }
  }
  if (found.length === 0) return none;
  const placed = found.length === 1 ? found : [...new Set(found)];
  return placed.toSorted((a, b) => a.place - b.place).map(({ entry }) => entry);
}

function addAll(found: Placed[], placed: readonly Placed[] | undefined): void {
  if (placed !== undefined) for (const one of placed) found.push(one);
}

/** The folded words that may stand for one folded word or for a part of it. */
export function synonymsOf(entries: Entries, folded: string): readonly string[] {
  return [...wordsOf(entriesIn(entries, folded)), ...synonymsOfLonger(entries, folded)];
}

/** The folded words that may stand for a longer word which begins with this one. */
export function synonymsOfLonger(entries: Entries, folded: string): readonly string[] {
  if (folded.length < 2) return none;
  return entries.flatMap((part) => rememberedWords(wordIndexOf(part), folded));
}

const mostRemembered = 1_000;

/** The same words are asked about again and again, and two thousand entries may begin with one: those met last are kept. */
function rememberedWords({ byBeginning, ofLonger }: WordIndex, folded: string): readonly string[] {
  const known = ofLonger.get(folded);
  if (known !== undefined) return known;
  const beginning = byBeginning.get(pairAt(folded, 0));
  const words =
    beginning === undefined ? none : [...new Set(wordsOf(longerEntries(beginning, folded)))];
  if (ofLonger.size >= mostRemembered) ofLonger.clear();
  ofLonger.set(folded, words);
  return words;
}

/** Those whose word begins with a folded word of two letters or more, and is longer. */
function longerEntries({ entries, thirds }: Beginning, folded: string): readonly Entry[] {
  const isLonger = (entry: Entry) =>
    entry.folded.length > folded.length && entry.folded.startsWith(folded);
  if (folded.length === 2) return entries.filter(isLonger);
  const third = folded.charCodeAt(2);
  // Two thousand entries may share a beginning: most are left after one look at a number.
  return entries.filter((entry, at) => thirds[at] === third && isLonger(entry));
}

type Placed = { readonly entry: Entry; readonly place: number };

/** A question is cut into all its pieces, and each is looked up: thousands of entries cost no more than ten. */
type WordIndex = {
  /** Words of one letter, by its code. */
  readonly byLetter: ReadonlyMap<number, readonly Placed[]>;
  /** Longer words. */
  readonly byWord: ReadonlyMap<string, readonly Placed[]>;
  /** By the first two letters of longer words. */
  readonly byBeginning: ReadonlyMap<number, Beginning>;
  /** For words that were asked about, the words that may stand for a longer one. */
  readonly ofLonger: Map<string, readonly string[]>;
};

type Beginning = {
  readonly entries: readonly Entry[];
  /** The code of the third letter of each entry; 0 where it has none. */
  readonly thirds: Uint16Array;
  /** The lengths that its words have, the shortest first. */
  readonly lengths: readonly number[];
};

const none: readonly never[] = [];
const knownIndexes = new WeakMap<readonly Entry[], WordIndex>();

/** Two letters as one number: a piece of text would have to be cut out and hashed at every place of a question. */
function pairAt(text: string, place: number): number {
  return (text.charCodeAt(place) << 16) | text.charCodeAt(place + 1);
}

function wordIndexOf(entries: readonly Entry[]): WordIndex {
  const known = knownIndexes.get(entries);
  if (known !== undefined) return known;
  const index = indexWords(entries);
  knownIndexes.set(entries, index);
  return index;
}

function indexWords(entries: readonly Entry[]): WordIndex {
  const byLetter = new Map<number, Placed[]>();
  const byWord = new Map<string, Placed[]>();
  const sameBeginning = new Map<number, Entry[]>();
  for (const [place, entry] of entries.entries()) {
    const { folded } = entry;
    if (folded.length === 1) addTo(byLetter, folded.charCodeAt(0), { entry, place });
    else {
      addTo(byWord, folded, { entry, place });
      addTo(sameBeginning, pairAt(folded, 0), entry);
    }
  }
  const byBeginning = new Map([...sameBeginning].map(([pair, same]) => [pair, beginningOf(same)]));
  return { byLetter, byWord, byBeginning, ofLonger: new Map() };
}

function beginningOf(entries: readonly Entry[]): Beginning {
  return {
    entries,
    thirds: Uint16Array.from(entries, ({ folded }) => folded.charCodeAt(2) || 0),
    lengths: [...new Set(entries.map(({ folded }) => folded.length))].toSorted((a, b) => a - b),
  };
}

function addTo<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

function wordsOf(entries: readonly Entry[]): readonly string[] {
  const words: string[] = [];
  let before: Entry['others'] = none;
  for (const { others } of entries) {
    // Hundreds in a row share one list.
    if (others !== before) for (const { folded } of others) words.push(folded);
    before = others;
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
