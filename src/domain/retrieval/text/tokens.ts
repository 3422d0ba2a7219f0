import { dropLongVowel, foldKana, type Script, scriptOf } from './scripts.ts';

/** 検索の単位: what a text is found by. Every name is one field of the index. */
export type Tokens = {
  /** Katakana, Latin and digit runs whole; kanji runs in pairs; a number with the kanji after it. */
  readonly words: readonly string[];
  /** Every kanji alone: 飼える meets 飼育. */
  readonly kanji: readonly string[];
  /** Every other neighbouring pair inside a phrase, kana folded. */
  readonly pairs: readonly string[];
};

/** A stretch of letters of one script. */
export type Run = { readonly script: Script; readonly text: string };

/** The runs of a normalised text; joined they are the text again. */
export function runsOf(normalised: string): readonly Run[] {
  const runs: Run[] = [];
  let start = 0;
  let script: Script = 'other';
  let place = 0;
  for (const letter of normalised) {
    const next = scriptOf(letter.codePointAt(0) ?? 0);
    if (next !== script) {
      if (place > start) runs.push({ script, text: normalised.slice(start, place) });
      start = place;
      script = next;
    }
    place += letter.length;
  }
  if (place > start) runs.push({ script, text: normalised.slice(start) });
  return runs;
}

/** The tokens of a normalised text, as often as they occur. No dictionary is needed. */
export function tokensOf(normalised: string): Tokens {
  const words: string[] = [];
  const kanji: string[] = [];
  const pairs: string[] = [];
  let before = '';
  const runs = runsOf(normalised);
  for (const [place, run] of runs.entries()) {
    if (run.script === 'other') {
      before = '';
      continue;
    }
    const letters = [...run.text];
    const first = letters[0] ?? '';
    if (before !== '') pairs.push(foldKana(before + first));
    before = letters.at(-1) ?? '';
    if (run.script === 'latin') pushLatin(words, run.text, runs[place + 1]);
    else if (run.script === 'kanji') pushKanji(words, kanji, letters);
    else pushKana(words, pairs, run);
  }
  return { words, kanji, pairs };
}

function pushLatin(words: string[], text: string, next: Run | undefined): void {
  words.push(text);
  if (next?.script !== 'kanji' || !/^[0-9]+$/.test(text)) return;
  words.push(text + String.fromCodePoint(next.text.codePointAt(0) ?? 0));
}

function pushKanji(words: string[], kanji: string[], letters: readonly string[]): void {
  for (const [place, letter] of letters.entries()) {
    kanji.push(letter);
    const next = letters[place + 1];
    if (next !== undefined) words.push(letter + next);
  }
  if (letters.length === 1) words.push(...letters);
}

function pushKana(words: string[], pairs: string[], { script, text }: Run): void {
  if (script === 'katakana' && text.length > 1) words.push(dropLongVowel(text));
  const folded = foldKana(text);
  for (let place = 0; place + 1 < folded.length; place += 1) {
    pairs.push(folded.slice(place, place + 2));
  }
}
