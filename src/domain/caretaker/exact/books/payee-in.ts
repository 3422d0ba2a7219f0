import { plainQuestion } from '#domain/caretaker/plain-question.ts';

const company = /株式会社|有限会社|合同会社|一般社団法人|\((?:株|有)\)/g;
/** Two letters stand in too many words. */
const shortestName = 3;

/** A name that is cut short must still be one. */
const shortestCut = 4;

type Found = { readonly name: string; readonly words: string };

/** A payee by the name in the books, with or without 株式会社; the longest where several fit. */
export function payeeIn(text: string, names: readonly string[]): Found | undefined {
  return names
    .flatMap((name) => [plainQuestion(name), bareName(name)].map((words) => ({ name, words })))
    .filter(({ words }) => words.length >= shortestName && text.includes(words))
    .toSorted((one, other) => other.words.length - one.words.length)[0];
}

/** 関東パーキングメンテ: by how its name begins, where no other begins so. */
export function shortPayeeIn(text: string, names: readonly string[]): Found | undefined {
  const cut = names.flatMap((name) => {
    const bare = bareName(name);
    const lengths = Array.from({ length: bare.length }, (_, index) => bare.length - index);
    const length = lengths.find((it) => it >= shortestCut && text.includes(bare.slice(0, it)));
    return length === undefined ? [] : [{ name, words: bare.slice(0, length) }];
  });
  const longest = Math.max(...cut.map(({ words }) => words.length));
  const fitting = cut.filter(({ words }) => words.length === longest);
  return fitting.length === 1 ? fitting[0] : undefined;
}

const bareName = (name: string): string => plainQuestion(name).replace(company, '');
