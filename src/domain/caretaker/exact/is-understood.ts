const carriesMeaning = /[\p{Script=Han}\p{Script=Katakana}a-z\d]/u;

/** No word that carries meaning is left beside what is known: anything more would ask for something else. */
export function isUnderstood(question: string, known: readonly RegExp[]): boolean {
  const rest = known.reduce((text, words) => text.replace(new RegExp(words, 'g'), ''), question);
  return !carriesMeaning.test(rest);
}
