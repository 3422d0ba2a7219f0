import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { runsOf } from '#domain/retrieval/text/tokens.ts';

const longWord = { kanji: 3, katakana: 4 };

/**
 * 文字の組 of a normalised text, with how often each occurs: every kanji alone, every pair of neighbouring
 * letters, kana folded, and every long word. A number is one letter whatever it is: its digits say nothing about
 * the subject.
 */
export function gramsOf(normalised: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let before = '';
  for (const { script, text } of runsOf(normalised.replace(/[0-9]+/g, '0'))) {
    if (script === 'other') {
      before = '';
      continue;
    }
    const folded = foldKana(text);
    const isWord = script === 'kanji' || script === 'katakana';
    if (isWord && text.length >= longWord[script]) count(counts, folded);
    for (const letter of folded) {
      if (script === 'kanji') count(counts, letter);
      if (before !== '') count(counts, before + letter);
      before = letter;
    }
  }
  return counts;
}

function count(counts: Map<string, number>, gram: string): void {
  counts.set(gram, (counts.get(gram) ?? 0) + 1);
}
