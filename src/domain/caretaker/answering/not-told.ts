import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { type Line, own } from './quoting/quoted-line.ts';

const isSet =
  '(?:は|が|に|の|には|についての?)?、?(?:決ま(?:って|り)|決められ|きまり|制限|規則|ルール|上限)';
const guest = '友[達人だ]|知り?合い|知人|家族|親(?!睦)|父|母|兄|弟|姉|妹|子|孫|恋人|客';

/** What may be laid down, how it is asked for, and how papers write it. */
const matters: readonly (readonly [name: string, asked: RegExp, told: RegExp])[] = [
  [
    '時間の決まり',
    new RegExp(`(?:時間帯?|時刻)${isSet}`),
    /[0-9０-９]{1,2}(?:時|[:：][0-9])|[0-9０-９]+(?:時間|分)|午[前後]/,
  ],
  [
    '大きさの決まり',
    new RegExp(`(?:大きさ|サイズ|寸法)${isSet}`),
    /[0-9０-９](?:ミリ|センチ|メートル|平方|mm|cm|m|㎡|キログラム|kg)/,
  ],
  ['重さの決まり', new RegExp(`(?:重さ|重量)${isSet}`), /[0-9０-９](?:グラム|キロ|kg|トン|t)/],
  [
    'ご家族やお友達を泊めることの決まり',
    new RegExp(
      `^(?!.*(?:民泊|有料|料金|お金|貸|旅館|ホテル|旅行者|車|バイク|犬|猫|集会室)).*(?:${guest})[^。]*泊(?:め|ま)`,
    ),
    new RegExp(`(?:${guest}|来訪者|訪問者)[^。]{0,20}(?:泊め|泊まる|宿泊)`),
  ],
];

/**
 * 洗濯物を干す時間は決まっていますか: where the rules that were found lay down no such thing, that is said before what they
 * do lay down.
 */
export function notTold(question: string, found: readonly Line[]): readonly Line[] {
  const text = plainQuestion(question);
  const [name, , told] = matters.find(([, asked]) => asked.test(text)) ?? [];
  const passages = found.flatMap(({ quotes }) => quotes.map(({ passage }) => passage));
  if (name === undefined || told === undefined || passages.length === 0) return [];
  if (passages.some((passage) => told.test(passage.text))) return [];
  return [own(`${name}は、見つかった書類には**ありません**。`)];
}
