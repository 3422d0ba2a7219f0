import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';

/** 類義語: groups of words that may stand for each other. */
export type Thesaurus = readonly (readonly string[])[];

/** 片方向の言いかえ: a question with one of `from` looks for `to` as well, never the reverse. */
export type Hint = { readonly from: readonly string[]; readonly to: readonly string[] };

/** One word that may stand in a question, folded, and the words to look for as well. */
export type Entry = { readonly folded: string; readonly others: readonly Synonym[] };

type Synonym = { readonly word: string; readonly folded: string };

const knownEntries = new WeakMap<Thesaurus, WeakMap<readonly Hint[], readonly Entry[]>>();

/** The entries of a thesaurus and hints. The same two are read once, however many questions use them. */
export function entriesOf(thesaurus: Thesaurus, hints: readonly Hint[]): readonly Entry[] {
  const byHints = knownEntries.get(thesaurus) ?? new WeakMap<readonly Hint[], readonly Entry[]>();
  const entries = byHints.get(hints) ?? [
    ...thesaurus.flatMap(readGroup),
    ...hints.flatMap(readHint),
  ];
  knownEntries.set(thesaurus, byHints.set(hints, entries));
  return entries;
}

/** The words to look for besides those of a normalised question. */
export function expand(entries: readonly Entry[], normalised: string): readonly string[] {
  const folded = foldKana(normalised);
  const words = entriesIn(entries, folded)
    .flatMap((entry) => entry.others)
    .filter((other) => !folded.includes(other.folded))
    .map((other) => other.word);
  return [...new Set(words)];
}

/** The entries whose word stands in a folded text, in their order. */
export function entriesIn(entries: readonly Entry[], folded: string): readonly Entry[] {
  const byLetter = lettersOf(entries);
  return [...new Set(folded)]
    .flatMap((letter) => byLetter.get(letter) ?? [])
    .filter(({ entry }) => folded.includes(entry.folded))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

/** The folded words that may stand for one folded word or for a part of it. */
export function synonymsOf(entries: readonly Entry[], folded: string): readonly string[] {
  return [...wordsOf(entriesIn(entries, folded)), ...synonymsOfLonger(entries, folded)];
}

/** The folded words that may stand for a longer word which begins with this one. */
export function synonymsOfLonger(entries: readonly Entry[], folded: string): readonly string[] {
  const [letter = ''] = folded;
  const longer = (lettersOf(entries).get(letter) ?? []).filter(
    ({ entry }) => folded.length > 1 && entry.folded !== folded && entry.folded.startsWith(folded),
  );
  return wordsOf(longer.map(({ entry }) => entry));
}

type Placed = { readonly entry: Entry; readonly place: number };

const knownLetters = new WeakMap<readonly Entry[], ReadonlyMap<string, readonly Placed[]>>();

/** The entries by their first letter: a question is compared with few of the thousands. */
function lettersOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Placed[]> {
  const known = knownLetters.get(entries);
  if (known !== undefined) return known;
  const byLetter = new Map<string, Placed[]>();
  for (const [place, entry] of entries.entries()) {
    const [letter = ''] = entry.folded;
    const placed = byLetter.get(letter) ?? [];
    placed.push({ entry, place });
    byLetter.set(letter, placed);
  }
  knownLetters.set(entries, byLetter);
  return byLetter;
}

function wordsOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap((entry) => entry.others).map((other) => other.folded);
}

function readGroup(group: readonly string[]): readonly Entry[] {
  return entriesBetween(group, group);
}

function readHint({ from, to }: Hint): readonly Entry[] {
  return entriesBetween(from, to);
}

function entriesBetween(from: readonly string[], to: readonly string[]): readonly Entry[] {
  const targets = readWords(to);
  return readWords(from).map(({ folded }) => ({
    folded,
    others: targets.filter((other) => other.folded !== folded),
  }));
}

function readWords(words: readonly string[]): readonly Synonym[] {
  return words
    .map((word) => normalise(word).trim())
    .filter((word) => word !== '')
    .map((word) => ({ word, folded: foldKana(word) }));
}
