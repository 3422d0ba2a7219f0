import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { asksMajority } from '#domain/retrieval/question/asks-majority.ts';
import { boardKinds } from './board-kinds.ts';
import type { Kind, Told } from './kind.ts';

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

const lot = /駐車|駐輪|区画|抽選|置場|置き場|集会室|予約/;
/** What a household pays today says nothing of what it will pay. */
const change =
  /上が(?:る|り|って|ら)|下が(?:る|り|って|ら)|値上|値下|(?:高く|安く)(?:な|し)|引き上げ|改定/;
const howMuchNow = /いくら|何円|今の|現在/;
/** Whoever heard that something rises asks what was decided, which no rule tells. */
const hearsay = /(?:って|と)(?:聞い|言われ|言って|いう(?:話|うわさ|噂))|うわさ|噂|本当|ほんと/;

/** How large a part it takes in general, not how many there were. */
const needed = /何(?:割|分の)[^。、]{0,8}(?:で|あれば|いれば|いる|いり|要る|要り|必要|集ま)/;
const onceHeld =
  /(?:た|ました|でした)(?:の|ん)?(?:です)?か?[?。]?$|第[0-9]|[0-9]年|今年|去年|昨年|前回|この前/;

/** What an association or its board can do is not told by what it asks of the residents. */
const boardActs =
  /(?:理事会|管理組合|組合|理事長|理事|役員)(?:は|として|で|が|に)[^。]{0,8}(?:(?:何|どんな|どこまで)[^。]{0,6}(?:でき|すれば|したら)|どう(?:すれば|したら|する|対応|動))/;
const ofBoard = /管理組合|理事会|理事長/;

const howToAct = /どう(?:すれば|したら|やって|する|対応|しよう)|何をすれば|どんな手/;

/** Whoever does not pay, whatever the sum. */
const ofDebtor = /人|者|住戸|部屋|続|払(?:わ|って|い)/;

/** もう1台 asks how many a household may have. */
const oneMore = /もう(?:1|一|ひと)(?:台|つ)|[2-9]台目|何台(?:まで|も|とめ|停め|置[いけ]|持[ちて])/;
const howMany = /[0-9](?:台|区画)(?:まで|目|とする)|台数は/;

/** Whether money comes back is told only where returning is spoken of. */
const comesBack =
  /(?:お金|[金費料代]|敷)[^、。]{0,8}(?:返(?:って|金|還|し(?:て|ても)もら|り|る)|戻って|戻り|戻る)/;
const returning = /返(?:還|金|す|さ|し)|戻|保証金|敷金/;

const pet =
  /ペット|犬|猫|いぬ|ねこ|イヌ|ネコ|わん|ワン|にゃん|動物|生き物|鳥|うさぎ|ウサギ|ハムスター|金魚|熱帯魚|亀|カメ|飼|散歩|鳴き|吠え|ほえ|なき声|ふん|フン/;
const ofPeople =
  /町会|町内会|自治会|うるさ|騒音|足音|物音|(?:夫|妻|主人|家内|旦那|父|母|親|兄|弟|姉|妹|祖父|祖母|所有者|持ち主|家族)(?:さん)?(?:が|は|も)[^、。]{0,6}(?:亡くな|死)/;

/** 見る of what is broadcast, not of papers. */
const watching = /テレビ|bs|cs|地デジ|番組|放送|チャンネル|映画|花火|スカパー|wowow/i;

/** Who mends what is broken is not told by what belongs to whom. */
const mending = /(?:やぶ|破|壊|こわ|割|外)れ[^?]{0,30}(?:直|修理|自分|誰|だれ|費用|負担|お金)/;

/** 誰も住んでいない: whether dues go on is told only where somebody speaks of not living there. */
const unused = /(?:住んで|使って)い?(?:な|ませ)|空き家|空き部屋|空室/;
const dues = /管理費|積立金|毎月の(?:支払|お金)/;
const ofUnused = /使用していない|使っていない|住んでいな|不在|空き/;

/** A voting form without a mark. */
const unmarked =
  /(?:(?:丸|まる|○|印|チェック)[^。]{0,6}(?:付|つ|無|な)|白紙|無記入|未記入|何も書)[^。]{0,20}議決権|議決権[^。]{0,20}(?:白紙|無記入|未記入|何も書)/;
const ofUnmarked = /白紙|棄権|無記入|未記入/;

/** How dues and rules are changed: by a general meeting, so that what tells how names one. */
const changing =
  /(?:積立金|管理費|使用料|規約|細則)[^。?]{0,6}(?:上げ|変え|改め|改正|値上げ|見直)[^。?]{0,12}(?:どう(?:すれば|したら|やって)|手続|方法)/;

/** Selling and inheriting are no moves. */
const newOwner = /売る|売り|売っ|売却|相続|名義/;
const moving = /引っ?越|搬入|転入|転出|退去|入居|出て|運び/;

/** どこがやっているの asks for a company, whatever else is told of the work. */
const ofCompany = /(?:株式|有限|合同)会社|受託者|契約の相手/;
const whichCompany =
  /(?:どこ|どちら|どの(?:会社|業者)|何という(?:会社|業者))(?:の(?:会社|業者))?(?:が|に|へ)[^、。]{0,6}(?:やって|行って|担当して|請け負って|頼んで|任せて|委託して)/;

/** 旧細則は廃止する, この細則は7月1日から施行する: what closes a set of rules, and has the words of all of them. */
const ofEntry =
  /附則|いつ(?:から|でき|決|定|変)|施行|廃止|旧|古い|以前|前の|経過|届け?出て(?:い|あ)|改正|新しい|変わ|できた|始ま|有効|[0-9]年/;

const kinds: readonly Kind[] = [
  ...boardKinds,
  {
    is: ({ category, heading, text }) =>
      category === 'rule' && heading.startsWith('附則') && /施行|廃止/.test(text),
    isMeant: (asked) => ofEntry.test(asked),
  },
  {
    is: ({ category, sourceTitle }) => isRule(category) && sourceTitle.includes('引越'),
    isMeant: (asked) => !newOwner.test(asked) || moving.test(asked),
  },
  {
    is: ({ text }) => !ofCompany.test(text),
    isMeant: (asked) => !whichCompany.test(asked),
  },
  {
    is: ({ heading }) => heading.includes('の範囲'),
    isMeant: (asked) => !mending.test(asked),
  },
  {
    is: ({ text }) => !ofUnused.test(text),
    isMeant: (asked) => !(unused.test(asked) && dues.test(asked)),
  },
  {
    is: ({ text }) => !ofUnmarked.test(text),
    isMeant: (asked) => !unmarked.test(asked),
  },
  {
    is: ({ text }) =>
      !/総会の(?:決議|承認|議決)|総会で(?:決|議決|定め)|総会に(?:諮|はか)/.test(text),
    isMeant: (asked) => !changing.test(asked),
  },
  {
    is: ({ heading }) => heading.includes('抽選'),
    isMeant: (asked) => !/理事|役員|監事|会長|委員/.test(asked) || lot.test(asked),
  },
  {
    is: ({ sourceId }) => sourceId === 'record-dues',
    isMeant: (asked) => !change.test(asked) || howMuchNow.test(asked),
  },
  {
    is: ({ category }) => isRule(category),
    isMeant: (asked) => !(change.test(asked) && hearsay.test(asked)),
  },
  {
    is: ({ category, sourceId }) =>
      category.endsWith('meeting') || /^record-.*meeting/.test(sourceId),
    isMeant: (asked) => !asksMajority(asked) && (!needed.test(asked) || onceHeld.test(asked)),
  },
  {
    is: ({ category, text }) =>
      category === 'board-meeting' || (category === 'notice' && !ofBoard.test(text)),
    isMeant: (asked) => !boardActs.test(asked),
  },
  {
    is: ({ sourceId }) => sourceId === 'record-arrears',
    isMeant: (asked) => !howToAct.test(asked) || !ofDebtor.test(asked),
  },
  {
    is: ({ origin, category, text }) =>
      origin === 'document' && (category === 'notice' || !howMany.test(text)),
    isMeant: (asked) => !oneMore.test(asked),
  },
  {
    is: ({ category, text }) => isRule(category) && !returning.test(text),
    isMeant: (asked) => !comesBack.test(asked),
  },
  {
    is: ({ category, sourceTitle }) => isRule(category) && /ペット|動物/.test(sourceTitle),
    isMeant: (asked) => !ofPeople.test(asked) || pet.test(asked),
  },
  {
    is: ({ heading }) => /閲覧|名簿|見たいとき/.test(heading),
    isMeant: (asked) => !watching.test(asked),
  },
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
 * 種類違い: for a question, whether a passage is of a kind that it does not mean, whatever words they share: a survey of
 * the whole country, how something stands today, what an interruption touched.
 */
export function ofOtherKindThan(asked: string): (passage: Told) => boolean {
  const others = kinds.filter(({ isMeant }) => !isMeant(asked));
  return (passage) => others.some(({ is }) => is(passage, asked));
}
