import { normalise } from '#domain/retrieval/text/normalise.ts';
import { dropLongVowel, foldKana } from '#domain/retrieval/text/scripts.ts';

const everyday = new Set(
  'ルール ページ ケース ポイント メール リスト スケジュール マンション タイミング サービス センター オンライン メモ チェック サイズ テーマ トラブル コスト メンバー データ アドバイス タイプ グループ ステップ'
    .split(' ')
    .map((word) => dropLongVowel(word)),
);
const organisation =
  /[\p{Script=Han}ァ-ヶー]{2,12}(?:株式会社|有限会社|合同会社|建設|工務店|工業|銀行|金庫|不動産|警備|消防署|警察署|病院|市役所|区役所|号棟)|(?:株式会社|有限会社|合同会社)[\p{Script=Han}ァ-ヶー]{2,10}/gu;
const person =
  /(?<!仕|同|模|多|異|皆|客|方|一)([\p{Script=Han}ァ-ヶー]{1,5})(?:さん|様(?![式子々])|氏(?!名))/gu;
const everybody =
  /^(?:居住者|組合員|住民|理事|役員|業者|管理員|入居者|所有者|お客|担当者?|皆|各位)$/;
const address = /https?:\/\/[^\s、。）)\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const quoted = /[「『]([^」』]{6,})[」』]/g;
const katakana = /[ァ-ヺー]{3,}/g;
const latin = /(?<![a-z0-9])(?=[a-z0-9-]*[a-z])[a-z0-9][a-z0-9-]+/g;
const measures = /^(?:\d+(?:cm|kg|m2?|mm|km|l|w|v|a|kw|kwh)|m2|cm|kg)$/;

/** 固有名詞など: what a source must name letter by letter: firms, people, foreign words, quotations. */
export type NamedThing = { readonly folded: string; readonly mayBeSynonym: boolean };

export function namedThingsIn(sentence: string): readonly NamedThing[] {
  const text = normalise(sentence);
  const exact = [
    ...matches(text, organisation),
    ...matches(text, person, 1).filter((name) => !everybody.test(name)),
    ...matches(text, address),
    ...matches(text, quoted, 1),
    ...matches(text, latin).filter((word) => !measures.test(word)),
  ];
  const foreign = matches(text, katakana)
    .map(dropLongVowel)
    .filter((word) => !everyday.has(word));
  return [
    ...exact.map((name) => ({ folded: foldName(name), mayBeSynonym: false })),
    ...foreign.map((word) => ({ folded: foldName(word), mayBeSynonym: true })),
  ];
}

/** A text as names are looked for in it: spaces do not count. */
export function foldName(text: string): string {
  return foldKana(normalise(text)).replace(/\s+/g, '');
}

function matches(text: string, pattern: RegExp, group = 0): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[group] ?? '');
}
