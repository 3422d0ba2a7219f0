/** What changes everyday life for a while. */
const events =
  '断水|停電|点検|清掃|洗浄|消毒|工事|修繕|塗装|作業|検針|台風|地震|火災|火事|大雨|豪雨|大雪|浸水|水漏れ|漏水|故障|停止|休止|避難|訓練|引っ?越し|搬入';
const happening = new RegExp(
  `^([^はがをに、。？?]{0,20}?(?:${events})(?:の?(?:${events}))*)(?!積立|[費金]|計画|委員|口座|業者|会社|記録|報告|[士員])`,
  'u',
);
const lastEvent = new RegExp(
  `(${events})(?!積立|[費金]|計画|委員|口座|業者|会社|記録|報告|[士員])`,
  'u',
);
const time = /^([^。？?]{2,24}?(?:とき|際|場合|あいだ|たら|だら))(?:は|に|には|、|どう|何|ど)/u;

const everydayThings =
  'トイレ|風呂|お風呂|シャワー|水|水道|お湯|給湯器?|洗濯|洗濯物|洗濯機|布団|ふとん|台所|キッチン|エアコン|窓|網戸|雨戸|玄関|扉|ドア|鍵|エレベーター|階段|廊下|電気|照明|ガス|冷蔵庫|インターネット|ネット|Wi-?Fi|テレビ|電話|インターホン|オートロック|宅配ボックス|郵便受け|車|自動車|自転車|バイク|駐車場|駐輪場|機械式駐車場|ベランダ|バルコニー|植木鉢?|鉢植え|物干し竿?|荷物|ごみ|ゴミ|ごみ置場|飲み水|集会室|室外機|食事|料理|ペット|犬|猫|部屋|家の中';
const everydayUse =
  '使え|使って|どうす|どうな|入る|入り|入られ|使用でき|利用でき|流せ|流して|流れ|出せ|出して|出ます|出る|出ませ|動き|動く|動か|止まり|止まる|止め|開け|開き|開く|閉め|入れ|入って|浴び|洗え|洗って|回せ|回して|干せ|干して|通れ|通り|出入り|乗れ|乗って|停め|置け|置いた|つき|点き|付き|見られ|映り|つなが|飲め|でき|大丈夫|片付け|しまう|しまって|しまい|移動|どかす|必要|どうすれば|どうしたら|どうします|どうなり|どうする|どうなる';
const affected = new RegExp(
  `^(?:${everydayThings})(?:に?[はも]|[をがに]|って|がい(?:る|ます)(?:ん(?:です|だ))?(?:けど|けれど|が)、?|(?=どうす|どうな|流|使))[^はをが、のいつ]{0,4}(?:${everydayUse})[^はがを、]{0,8}$`,
  'u',
);
/** 断水はいつですか, then お風呂は？: the whole building is without it. */
const thingAlone = new RegExp(`^(?:${everydayThings})(?:は|も|って)[？?]*$`, 'u');
const outage = /^[^はがを、]{0,12}(?:断水|停電|台風|地震|大雨|大雪)(?:は|が|の(?!とき、)|です|$)/u;
const longest = 22;
/** What always holds is asked in numbers: 集会室は何人まで入れますか. */
const asksOnce =
  /何|いつ|いくら|いくつ|どこ|どっち|どちら|誰|だれ|全部|理由|捨|[ごゴ][みミ]に|[0-9０-９]/u;
const ends = /(?:か|の|大丈夫|いい|[？?])[。？?！!\s]*$/u;

/** 生活への影響: a short question about an everyday thing, said of the situation that was spoken of before it. */
export function inSituation(question: string, before: string): string | undefined {
  const isMeant = asksOfUse(question) || (thingAlone.test(question) && outage.test(before));
  const situation = isMeant ? situationOf(before) : undefined;
  return situation === undefined ? undefined : `${situation}${question}`;
}

const asksOfUse = (question: string): boolean =>
  question.length <= longest &&
  ends.test(question) &&
  affected.test(question) &&
  !asksOnce.test(question) &&
  !namesEvent(question);

/** Whether a question itself says what happens. */
export const namesEvent = (question: string): boolean => lastEvent.test(question);

/** そのとき: what was spoken of as something that happens; undefined where nothing was. */
function situationOf(question: string): string | undefined {
  const when = time.exec(question)?.[1];
  if (when !== undefined) return `${when}、`;
  const event = happening.exec(question)?.[1] ?? lastEvent.exec(question)?.[1];
  return event === undefined ? undefined : `${event}のとき、`;
}
