import type { Register } from './audience.ts';

/** Names and numbers of the register in a text that must point at nobody. */
export function namesIn(text: string, { dwellings, people }: Register): readonly string[] {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const names = people
    .map(({ name }) => name)
    .filter((name) => plain.includes(name.normalize('NFKC').replaceAll(/\s/g, '')));
  const numbers = dwellings
    .map(({ number }) => number)
    .filter((number) => new RegExp(`(?<!\\d)${number}(?:号室|号|の(?:方|かた|お宅))`).test(plain));
  return [...new Set([...names, ...numbers.map((number) => `${number}号室`)])];
}
