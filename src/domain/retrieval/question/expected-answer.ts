import { asksMajority } from './asks-majority.ts';
import { counterPattern } from './counter-pattern.ts';

/** 質問の種類: what kind of thing would answer a question. */
export type AnswerKind =
  | 'weekday'
  | 'amount'
  | 'date'
  | 'count'
  | 'reading'
  | 'person'
  | 'place'
  | 'reason'
  | 'method'
  | 'name'
  | 'definition'
  | 'permission'
  | 'other';

/** What an answering sentence should contain. Only a strict kind says something about sentences without it. */
export type ExpectedAnswer = {
  readonly kind: AnswerKind;
  readonly pattern?: RegExp;
  readonly isStrict: boolean;
};

type Rule = {
  readonly kind: AnswerKind;
  readonly asks: RegExp;
  readonly unless?: RegExp;
  readonly pattern: RegExp;
  readonly isStrict?: true;
};

// Every repetition is bounded: the texts of others run through these.
const number = '(?:[0-9][0-9,.]{0,15}|[一二三四五六七八九十百千]{1,10})(?:万|億|千|百)?';
const closes = '(?:[?、。]|$)';
const anyDate =
  /[0-9]{1,8}(?:年|月|日|時|世紀|か月|週間)|時代|年間|毎[年月週日]|翌[年月日]|[年月]末|[当前]日|[春夏秋冬](?:に|の|頃)|以内|末日|まで/g;

const firm = '会社|業者|メーカー|事業者|銀行|店';

// Rules are tried in their order; a question for 何台 comes between the exact ones and the others.
const exactRules: readonly Rule[] = [
  {
    kind: 'weekday',
    asks: /何曜|どの曜|曜日は|いつ.{0,20}曜日?(?:です|は|に|が|か|$)/,
    pattern: /[月火水木金土日](?:・[月火水木金土日]){0,6}曜|毎日|平日|土日|祝日/g,
    isStrict: true,
  },
  {
    // What is reckoned at a rate is told by it: 年14.6%.
    kind: 'amount',
    asks: /(?:延滞金|遅延損害金|延滞料|利息|利子|金利|違約金)(?:は|って|が|を)?[^。、]{0,4}(?:いくら|どの?(?:くらい|ぐらい))/,
    pattern: new RegExp(`${number}(?:円|%|パーセント|割)|無料|無償`, 'g'),
    isStrict: true,
  },
  {
    kind: 'amount',
    asks: new RegExp(
      `いくら|何円|何ドル|(?:料金|金額|費用|値段|価格|会費|月額|使用料|管理費|積立金|家賃|賞金|年俸|額)は(?:[?、。]|$|幾ら|どのくらい|どれくらい)`,
    ),
    pattern: new RegExp(`${number}(?:円|ドル|ユーロ|ポンド|元)|無料|無償`, 'g'),
    isStrict: true,
  },
  { kind: 'date', asks: /何年代/, pattern: /[0-9]{1,8}年代/g, isStrict: true },
  { kind: 'date', asks: /何世紀/, pattern: /[0-9]{1,8}世紀/g, isStrict: true },
  {
    kind: 'date',
    asks: /何時(?!間)/,
    pattern: /[0-9]{1,8}時|[0-9]{1,8}:[0-9]{2}|正午|深夜|早朝/g,
    isStrict: true,
  },
  {
    kind: 'date',
    asks: /何年(?:[にのかで頃?]|から)/,
    pattern: /[0-9]{1,8}年(?!間)/g,
    isStrict: true,
  },
  { kind: 'date', asks: /何月/, pattern: /[0-9]{1,8}月/g, isStrict: true },
  {
    kind: 'date',
    asks: /何日(?:[にかでのま?]|$)/,
    pattern: /[0-9]{1,8}日(?!間)/g,
    isStrict: true,
  },
  {
    // 会日の2週間前までに, and no other date.
    kind: 'date',
    asks: /いつまでに|何(?:日|週間|か月|年|時間)前/,
    pattern: new RegExp(
      `${number}(?:日|週間|か月|年|時間)(?:前|以内)|(?:[年月日時分末]|:[0-9]{2}|正午|当日|前日|翌日)までに?|遅滞なく|速やかに|直ちに`,
      'g',
    ),
    isStrict: true,
  },
  {
    kind: 'date',
    asks: /いつ|時期|期間|年号|年月日|期限|締め?切り?|日時|日程/,
    pattern: anyDate,
    isStrict: true,
  },
  {
    kind: 'name',
    asks: new RegExp(
      `(?:どこ|何)の[^。、はがをに]{0,6}(?:${firm})|(?:どの|どちらの|何という|なんという|何て|なんて)(?:${firm})|(?:${firm})(?:さん)?[はって]{1,2}(?:どこ|何という|どちら)(?!に(?:ある|あり|行)|で(?!す))`,
    ),
    pattern:
      /(?:株式|有限|合同)会社|[\u4e00-\u9fffァ-ヴーa-z]{1,12}(?:(?<!会)社|銀行|金庫|製作所|工業|電機|電力|建設|建装|工務店|設備|防災|管財|不動産|造園|設計|設計室|電工|商会|興業)(?![一-龯])/g,
    isStrict: true,
  },
  {
    kind: 'count',
    asks: /何(?:分の何|パーセント|%|割)|割合|比率|確率/,
    pattern: new RegExp(`${number}(?:%|パーセント|割|分)|半数|過半数|分の`, 'g'),
    isStrict: true,
  },
];

const otherRules: readonly Rule[] = [
  {
    kind: 'count',
    asks: new RegExp(
      `いくつ|どのくらい|どれくらい|どのぐらい|どれぐらい|どれほど|どれだけ|(?:人数|個数|回数|件数|戸数|数|面積|人口|距離|長さ|高さ|重さ|広さ|標高|年齢|速度|温度|排気量|番号|上限)は(?:[?、。]|$|何)`,
    ),
    pattern: new RegExp(number, 'g'),
    isStrict: true,
  },
  {
    kind: 'reading',
    asks: /読み|よみ|読む|ふりがな|発音/,
    pattern: /[（(][\u3041-\u3096・、 ]{2,40}/g,
    isStrict: true,
  },
  {
    kind: 'person',
    asks: new RegExp(
      `誰|だれ|どなた|何者|人物|(?:者|人|名|監督|社長|大統領|首相|長|王|選手|俳優|歌手|作家|委員|父|母|妻|夫|息子|娘|師)は${closes}`,
    ),
    pattern:
      /氏|さん|様|[ァ-ヴー]{2,20}[・=＝][ァ-ヴー]{2,20}|[\u4e00-\u9fff]{2,4}(?=[（(][ぁ-ん])|大統領|首相|監督|国王|皇帝|天皇|将軍|博士|教授|理事長|区分所有者|組合員|業者/g,
  },
  {
    kind: 'place',
    asks: new RegExp(
      `どこ|何処|場所|所在地|何[県市国州区町村島駅]|どの(?:国|県|都市|地域|地方|市|州|町|島)|(?:市|国|県|首都|本社|出身地)は${closes}`,
    ),
    pattern:
      /[\u4e00-\u9fffァ-ヴー](?:都|道|府|県|市|区|町|村|州|郡|国|島|駅|港|湾|山|川|地方|大陸|半島|宮殿|城|寺|神社|大学|空港|室|階|所|場)|[東西南北]部|日本|アメリカ|イギリス|フランス|ドイツ|ヨーロッパ|アジア|アフリカ/g,
  },
  {
    kind: 'reason',
    asks: /なぜ|何故|どうして|理由|原因|要因|きっかけ|目的|何のため/,
    pattern: /ため|ので|から(?=[、。])|ことから|により|によって|理由|原因|要因|目的|のは/g,
  },
  {
    kind: 'method',
    asks: /どのよう|どうやって|どうすれば|どう(?:な[るり]|する|した)|方法|手段|手続|やり方|仕方|いかに/,
    pattern:
      /により|によって|ことで|方法|手続|用いて|使って|通じて|として|申請|届出|届け出|提出|申し込/g,
  },
  {
    kind: 'name',
    asks: /何と(?:いう|言う|呼|も)|何て|名称|名前|別名|愛称|通称|正式|略称|総称|呼び名|呼ばれ/,
    pattern:
      /と(?:呼|称|いう|も|し)|名称|通称|別名|愛称|略称|正式|「[^」]{1,60}」|『[^』]{1,60}』/g,
  },
  {
    kind: 'definition',
    asks: /とは(?:何|なに|どう|どんな|\?|$)|(?:意味|定義)は/,
    pattern: /とは|である|のこと|をいう|を指す|の一種|の一つ/g,
  },
  {
    kind: 'permission',
    asks: /(?:ますか|ませんか|でしょうか|ですか|るか|ないか|ても[いよ]い|[よい]いか|可能か|必要か|べきか|いい\?|大丈夫|[るい]の)[?。]?$/,
    unless: /何|どの|どん|どれ|どち|どう/,
    pattern:
      /でき(?:る|ない|ます|ません)|なら(?:ない|ず)|なりません|禁止|認め|可能|不可|必要|要し|許可|承認|妨げない|よい|構わない|限り|場合|ものとする|ください|義務|対象/g,
  },
];

/** 何人来れば成立しますか is answered by no number of people. */
const majority: ExpectedAnswer = {
  kind: 'count',
  pattern: /半数|分の[0-9一二三四五六七八九]/g,
  isStrict: true,
};

/** The kind of a normalised question, from its own words. */
export function expectedAnswer(question: string): ExpectedAnswer {
  if (asksMajority(question)) return majority;
  return (
    byRules(exactRules, question) ??
    byCounter(question) ??
    byRules(otherRules, question) ?? { kind: 'other', isStrict: false }
  );
}

/** Whether a normalised sentence contains what was asked for, other than the question's own words. */
export function containsExpected(
  { pattern }: ExpectedAnswer,
  question: string,
  sentence: string,
): boolean {
  if (pattern === undefined) return false;
  // matchAll would make a copy of the pattern for every sentence.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(sentence); match !== null; match = pattern.exec(sentence)) {
    if (!question.includes(match[0])) return true;
  }
  return false;
}

function byRules(rules: readonly Rule[], question: string): ExpectedAnswer | undefined {
  const rule = rules.find(({ asks, unless }) => asks.test(question) && !unless?.test(question));
  return rule && { kind: rule.kind, pattern: rule.pattern, isStrict: rule.isStrict ?? false };
}

function byCounter(question: string): ExpectedAnswer | undefined {
  const counter = counterPattern(question);
  if (counter === undefined) return undefined;
  return { kind: 'count', pattern: new RegExp(number + counter, 'g'), isStrict: true };
}
