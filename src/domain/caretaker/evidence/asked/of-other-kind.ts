import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

type Told = Pick<
  KnowledgePassage,
  'origin' | 'category' | 'sourceTitle' | 'sourceId' | 'heading' | 'text'
>;

/** A kind of passage that shares its words with questions which it cannot answer. */
type Kind = {
  readonly is: (passage: Told) => boolean;
  /** Whether a normalised question means something else. */
  readonly isMeant: (asked: string) => boolean;
};

const elsewhere =
  /全国|日本|平均|割合|何割|何%|パーセント|統計|調査|データ|国(?:の|土|で)|世間|世の中|一般|(?:普通|ふつう)は|よそ|(?:他|ほか)の|みんな|多い|多く|比べ|何戸|老朽|築[0-9]|いくつ/;
/** 〜したらどうなる asks for a rule. */
const consequence =
  /(?:たら|だら|[うくすつぬぶむるい]と|[えけせてねべめれ]ば)、?(?:一体|いったい)?どう(?:な(?:る|り)|され)/;
const ofEvent =
  /いつ|何[時日月曜]|時間|日時|今[日月年度]|きょう|明日|止[まめ]|停[止電]|断水|使えな|使えま(?:せ|す)|つながら|動か|故障|こわれ|壊れ|工事|作業|点検|清掃|検査|更新|交換|取り?替え|影響|お知らせ|案内|通知|留守|不在|在宅|[^だ]間[、はにもの]|とき|当日|延期|中止/;
/** 何が使える asks what there is, not whether it works today. */
const whatThereIs =
  /(?:何(?![時日月曜年分人回])|なに|どんな|どこの|どれ)[^、。]{0,8}(?:使え|選べ|契約|入って|あり|ある)/;

/** 足りていますか asks how much there is, which no rule tells. */
const sufficiency =
  /(?:お金|資金|積立金|貯金|会計|予算)(?:は|って|が|も)?、?(?:今|いま|もう|本当に|ちゃんと|この先|将来)?、?(?:足りて|足りる|足ります|大丈夫|だいじょうぶ)/;
/** 理事 and 役員 are people, whatever a 理事長 or a 理事会 does; and 管理事務室 is a room. */
const officers = /(?:(?<!管)理事|役員)(?![長会])/;

/** Parcels that are left at a door are told of apart from what a household keeps there. */
const parcel =
  /荷物|配達|宅配|置き配|おきはい|届|ロッカー|ボックス|郵便|アマゾン|amazon|生協|受け取|業者|通販|スーパー|もら|くれ|弁当|ピザ|留守|盗/;
/** What these animals need is told in other articles than what the small ones do not need. */
const largerPet = /犬|猫|いぬ|ねこ|イヌ|ネコ|わんちゃん|ワンちゃん|にゃんこ/;

const kinds: readonly Kind[] = [
  {
    is: ({ origin, sourceTitle }) => origin === 'law' && /調査$|統計$/.test(sourceTitle),
    isMeant: (asked) => elsewhere.test(asked),
  },
  {
    // What a piece of equipment does when the power fails stands in its record.
    is: ({ origin, sourceId }) => origin === 'record' && !sourceId.startsWith('record-equipment'),
    isMeant: (asked) => !consequence.test(asked),
  },
  {
    is: ({ category, text }) =>
      category === 'notice' && /(?:工事|作業|点検|清掃|断水)の間/.test(text),
    isMeant: (asked) => !whatThereIs.test(asked) && ofEvent.test(asked),
  },
  {
    is: ({ category, sourceTitle }) => category === 'notice' && /置き配/.test(sourceTitle),
    isMeant: (asked) => parcel.test(asked),
  },
  {
    is: ({ heading, text }) => /要らない|不要/.test(heading) && !largerPet.test(text),
    isMeant: (asked) => !largerPet.test(asked),
  },
  {
    is: ({ category }) => isRule(category),
    isMeant: (asked) => !sufficiency.test(asked),
  },
  {
    is: ({ category, text }) =>
      (isRule(category) && !officers.test(text)) ||
      (category === 'law' && !officers.test(text) && !text.includes('管理者')),
    isMeant: (asked) => !officers.test(asked) || /理事長|理事会/.test(asked),
  },
];

function isRule(category: KnowledgePassage['category']): boolean {
  return category === 'bylaw' || category === 'rule';
}

/**
 * 種類違い: whether a passage is of a kind that the question does not mean, whatever words they share: a survey of the
 * whole country, how something stands today, what an interruption touched.
 */
export function isOfOtherKind(asked: string, passage: Told): boolean {
  return kinds.some(({ is, isMeant }) => is(passage) && !isMeant(asked));
}
