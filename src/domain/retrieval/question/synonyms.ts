import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';

/** 類義語: groups of words that may stand for each other. */
export type Thesaurus = readonly (readonly string[])[];

/** 片方向の言いかえ: a question with one of `from` looks for `to` as well, never the reverse. */
export type Hint = { readonly from: readonly string[]; readonly to: readonly string[] };

/** One word that may stand in a question, folded, and the words to look for as well. */
export type Entry = { readonly folded: string; readonly others: readonly Synonym[] };

type Synonym = { readonly word: string; readonly folded: string };

const knownGroups = new WeakMap<Thesaurus, readonly Entry[]>();
const knownHints = new WeakMap<readonly Hint[], readonly Entry[]>();

/** The entries of a thesaurus and hints. Either list is read once, however many questions use it. */
export function entriesOf(thesaurus: Thesaurus, hints: readonly Hint[]): readonly Entry[] {
  const groups = knownGroups.get(thesaurus) ?? thesaurus.flatMap(readGroup);
  const oneWay = knownHints.get(hints) ?? hints.flatMap(readHint);
  knownGroups.set(thesaurus, groups);
  knownHints.set(hints, oneWay);
  return [...groups, ...oneWay];
}

/** The words to look for besides those of a normalised question. */
export function expand(entries: readonly Entry[], normalised: string): readonly string[] {
  const folded = foldKana(normalised);
  const words = entries
    .filter((entry) => folded.includes(entry.folded))
    .flatMap((entry) => entry.others)
    .filter((other) => !folded.includes(other.folded))
    .map((other) => other.word);
  return [...new Set(words)];
}

/** The folded words that may stand for one folded word or for a part of it. */
export function synonymsOf(entries: readonly Entry[], folded: string): readonly string[] {
  const isMeant = (entry: Entry) =>
    folded.includes(entry.folded) || (folded.length > 1 && entry.folded.startsWith(folded));
  return entries
    .filter(isMeant)
    .flatMap((entry) => entry.others)
    .map((other) => other.folded);
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
