/** 打ち間違い: the words one letter away from a katakana word of four letters or more. */
export function findNearWords(words: readonly string[], typed: string): readonly string[] {
  return /^[ァ-ヺー]{4,}$/.test(typed) ? words.filter((word) => isOneEditAway(word, typed)) : [];
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
