import { type Question, readLoneKana } from '#domain/retrieval/question/parse-question.ts';
import {
  type Entries,
  entriesIn,
  synonymsOf,
  synonymsOfLonger,
} from '#domain/retrieval/question/synonyms.ts';
import { hasTerm } from '#domain/retrieval/search/weigh-terms.ts';
import { dropLongVowel, foldKana, type Script } from '#domain/retrieval/text/scripts.ts';
import { type Run, runsOf } from '#domain/retrieval/text/tokens.ts';

/** 話題: one thing that a question is about. */
export type Concept = {
  readonly folded: string;
  readonly weight: number;
  readonly synonyms: readonly string[];
  /** Pieces that stand for it in part. */
  readonly parts: readonly Part[];
};

/** A concept as it is looked for in one passage; without the word itself where the passage cannot have it. */
export type NarrowConcept = Pick<Concept, 'synonyms' | 'parts'> & {
  readonly folded: string | undefined;
};

export type Part = {
  readonly pieces: readonly string[];
  /** How many pieces the whole has, and what all of them together count. */
  readonly count: number;
  readonly share: number;
};

// Every question is full of these; they say little about what it is about.
const general = new Set(
  '名前 名称 名 場所 所 理由 人物 人 者 数 種類 方法 仕方 意味 時期 時間 時 年 月 日 週 回 件 台 匹 円 戸 階 度 分 国 都市 年間 期間 期限 費用 料金 金額 額 値段 必要 可能 場合 内容 目的 原因 結果 対応 手続 予定 決 教 使 出 入 行 見 方 何 曜日 以上 以下 以内 誰 別名 正式名称 通称 読 前 後 中 上 下 際 当 今 現在 最大 最初 最後 一 二 三 連絡 届 要 開 取 受 作 置 変'.split(
    ' ',
  ),
);

const generalWeight = 0.15;
const loneKanjiWeight = 0.45;
const synonymShare = 0.8;

/**
 * 話題の一致: the share of what a question is about that a folded text speaks of, from 0 to 1. It does
 * not ask how rare a word is, so that ドローン counts as missing even among few passages.
 */
export function conceptShare(question: Question, text: string): number {
  const concepts = conceptsOf(question);
  const weight = concepts.reduce((total, concept) => total + concept.weight, 0);
  const found = concepts.reduce((sum, one) => sum + one.weight * presenceOf(one, text), 0);
  return weight === 0 ? 0 : found / weight;
}

export function conceptsOf({ topic, entries }: Question): readonly Concept[] {
  const runs = runsOf(topic).flatMap((run) =>
    run.script === 'hiragana' ? knownWords(run, entries) : [run],
  );
  const contents = runs.filter(isContent);
  return readRuns(contents.length > 0 ? contents : loneWord(topic), (folded) =>
    synonymsOf(entries, folded),
  );
}

/** What a topic is about besides the words of the thesaurus that were cut from it. */
export function otherConceptsOf({ topic, entries }: Question): readonly Concept[] {
  const contents = runsOf(topic).filter(isContent);
  return readRuns(contents, (folded) => synonymsOfLonger(entries, folded));
}

function readRuns(
  runs: readonly Run[],
  synonymsFor: (folded: string) => readonly string[],
): readonly Concept[] {
  const words = new Map(runs.map((run) => [run.text, run]));
  return [...words.values()].map(({ script, text }) => {
    const folded = script === 'katakana' ? dropLongVowel(text) : foldKana(text);
    return conceptOf({ script, text }, folded, synonymsFor(folded));
  });
}

export function conceptOf(
  { script, text }: Run,
  folded: string,
  synonyms: readonly string[],
): Concept {
  const weight = weightOf(script, text);
  return { folded, weight, synonyms: [...new Set(synonyms)], parts: partsOf(script, folded) };
}

/** Nobody knows where a word in hiragana begins, unless the thesaurus has it: ごみ, たばこ. */
function knownWords({ text }: Run, entries: Entries): readonly Run[] {
  return entriesIn(entries, foldKana(text))
    .filter((entry) => entry.folded.length > 1)
    .map((entry) => ({ script: 'katakana', text: entry.folded }));
}

function loneWord(topic: string): readonly Run[] {
  const text = readLoneKana(topic);
  return text === undefined ? [] : [{ script: 'katakana', text }];
}

function isContent({ script, text }: Run): boolean {
  if (script === 'kanji') return true;
  if (script === 'katakana') return text.length > 1;
  return script === 'latin' && !/^[0-9]+$/.test(text);
}

function weightOf(script: Script, text: string): number {
  if (general.has(text)) return generalWeight;
  return script === 'kanji' && [...text].length === 1 ? loneKanjiWeight : 1;
}

/** From 0 to 1: said itself, by another word, or in part. */
export function presenceOf({ folded, synonyms, parts }: NarrowConcept, text: string): number {
  if (folded !== undefined && hasTerm(text, folded)) return 1;
  let presence = 0;
  for (const { pieces, count, share } of parts) {
    presence = Math.max(presence, (share * countIn(text, pieces)) / count);
  }
  return presence < synonymShare && saysOneOf(text, synonyms) ? synonymShare : presence;
}

function countIn(text: string, pieces: readonly string[]): number {
  let count = 0;
  for (const piece of pieces) if (text.includes(piece)) count += 1;
  return count;
}

function saysOneOf(text: string, words: readonly string[]): boolean {
  for (const word of words) if (hasTerm(text, word)) return true;
  return false;
}

function partsOf(script: Script, folded: string): readonly Part[] {
  if (script !== 'kanji' && script !== 'katakana') return [];
  const letters = [...folded];
  if (script === 'kanji' && letters.length > 1) {
    return [partOf(letters, 2, 0.9), partOf(letters, 1, 0.45)];
  }
  return script === 'katakana' && letters.length > 3 ? [partOf(letters, 3, 0.7)] : [];
}

/** The pieces of a word of some letters, overlapping. */
function partOf(letters: readonly string[], size: number, share: number): Part {
  const count = letters.length - size + 1;
  const pieces = Array.from({ length: count }, (_, start) =>
    letters.slice(start, start + size).join(''),
  );
  return { pieces, count, share };
}
