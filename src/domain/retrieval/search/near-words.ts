/** 打ち間違い: the words one letter away from a katakana word of four letters or more, in their order. */
export function findNearWords(words: readonly string[], typed: string): readonly string[] {
  if (!/^[ァ-ヺー]{4,}$/.test(typed)) return [];
  const { byBeginning, byEnding } = endsOf(words);
  // One edit in four letters or more leaves the first two or the last two as they were.
  const places = new Set([
    ...(byBeginning.get(typed.slice(0, 2)) ?? []),
    ...(byEnding.get(typed.slice(-2)) ?? []),
  ]);
  return [...places]
    .toSorted((a, b) => a - b)
    .flatMap((place) => words[place] ?? [])
    .filter((word) => isOneEditAway(word, typed));
}

/** Places of words by their first and by their last two letters. */
type Ends = {
  readonly byBeginning: ReadonlyMap<string, readonly number[]>;
  readonly byEnding: ReadonlyMap<string, readonly number[]>;
};

const knownEnds = new WeakMap<readonly string[], Ends>();

/** Made when first needed: few mistype a word, but a large archive has tens of thousands of them. */
function endsOf(words: readonly string[]): Ends {
  const known = knownEnds.get(words);
  if (known !== undefined) return known;
  const byBeginning = new Map<string, number[]>();
  const byEnding = new Map<string, number[]>();
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    addTo(byBeginning, word.slice(0, 2), place);
    addTo(byEnding, word.slice(-2), place);
  }
  const ends = { byBeginning, byEnding };
  knownEnds.set(words, ends);
  return ends;
}

function addTo(map: Map<string, number[]>, key: string, place: number): void {
  const places = map.get(key);
  if (places) places.push(place);
  else map.set(key, [place]);
}

/** Whether one letter was changed, added or left out. */
function isOneEditAway(word: string, typed: string): boolean {
  const difference = word.length - typed.length;
  if (word === typed || Math.abs(difference) > 1) return false;
  let same = 0;
  while (same < word.length && word.charAt(same) === typed.charAt(same)) same += 1;
  const restOfWord = word.slice(difference >= 0 ? same + 1 : same);
  const restOfTyped = typed.slice(difference <= 0 ? same + 1 : same);
  return restOfWord === restOfTyped;
}
