import { type Entries, entriesIn } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { dropLongVowel, foldKana } from '#domain/retrieval/text/scripts.ts';
import { type Run, runsOf } from '#domain/retrieval/text/tokens.ts';
import { withoutFigures } from './read-figures.ts';

/** 内容語: a word of a sentence that its source has to speak of, too. */
export type ContentWord = {
  readonly folded: string;
  readonly weight: number;
  readonly others: readonly Other[];
};

/** A word that may stand for a share of another one's letters: of 小型犬, 犬 is a third. */
type Other = { readonly folded: string; readonly share: number };

// What an answer says about itself and its source, whatever it is about.
const framing =
  /(?:上記の?|この|その)?(?:資料|文書|記載|根拠|規定|記録|記述|内容)(?:によると|によれば|では|に(?:よ|基づ)(?:り|き)|のとおり)|(?:と|が|も)?(?:定め|記載|規定|明記|説明|案内)(?:られ|さ)?れ?て(?:い|お)ます?|とされて(?:い|お)(?:る|ます)|次のとおり|以下のとおり|ご(?:確認|注意|相談|連絡|参照)(?:ください)?|お(?:尋ね|問い合わせ)(?:ください)?|なお|また|ただし|具体的に|現在|時点|原則(?:として)?|必要|可能|場合|対象|予定|条件|内容|方法|何[人名匹頭台回件日時年月円]|何|誰/g;

// The deputy is somebody else: 理事長 does not stand in 副理事長.
const deputy = /副(?:理事長|委員長|会長)/g;

const loneWeight = 0.35;
const synonymShare = 0.85;

export function contentWordsOf(sentence: string, entries: Entries): readonly ContentWord[] {
  const topic = withoutFigures(sentence).replace(deputy, '副長').replace(framing, ' ');
  const words = new Map(runsOf(topic).flatMap(readWord));
  return [...words].map(([folded, weight]) => ({
    folded,
    weight,
    others: weight === 1 ? othersOf(entries, folded) : [],
  }));
}

/** A text as content words are looked for in it. */
export function foldForWords(text: string): string {
  return foldKana(normalise(text).replace(deputy, '副長'));
}

/** 一致: the share of the words that stand in a folded text, from 0 to 1; 0 without words. */
export function sharedWords(words: readonly ContentWord[], folded: string): number {
  const weight = weightOf(words);
  const found = words.reduce((sum, word) => sum + word.weight * presenceOf(word, folded), 0);
  return weight === 0 ? 0 : found / weight;
}

export function weightOf(words: readonly ContentWord[]): number {
  return words.reduce((total, word) => total + word.weight, 0);
}

function readWord({ script, text }: Run): readonly (readonly [string, number])[] {
  const length = [...text].length;
  if (script === 'kanji') {
    if (/^[年月日円第約各]+$/.test(text)) return [];
    return [[text, length === 1 ? loneWeight : 1]];
  }
  if (script === 'katakana' && length > 1) return [[foldKana(dropLongVowel(text)), 1]];
  // The letter of Cタイプ tells it from the others.
  if (script === 'latin' && !/^\d+$/.test(text)) return [[text, length > 1 ? 1 : loneWeight]];
  return [];
}

function othersOf(entries: Entries, folded: string): readonly Other[] {
  return entriesIn(entries, folded).flatMap((entry) => {
    const share = [...entry.folded].length / [...folded].length;
    return entry.others.map((other) => ({ folded: other.folded, share }));
  });
}

function presenceOf({ folded, others }: ContentWord, text: string): number {
  if (text.includes(folded)) return 1;
  const bySynonym = Math.max(
    0,
    ...others.map((other) => (text.includes(other.folded) ? synonymShare * other.share : 0)),
  );
  return Math.max(bySynonym, 0.9 * pieceShare(folded, 2, text), 0.4 * pieceShare(folded, 1, text));
}

function pieceShare(word: string, size: number, text: string): number {
  const letters = [...word];
  const count = letters.length - size + 1;
  if (count < 1 || letters.length < 2) return 0;
  const starts = Array.from({ length: count }, (_, start) => start);
  return starts.filter((at) => text.includes(letters.slice(at, at + size).join(''))).length / count;
}
