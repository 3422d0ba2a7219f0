/** 家財も対象ですか, 規約の変更もいる？: said of something else. */
const relation =
  /^[^はがを、。]{1,12}(?:も(?:対象|含|該当|適用|必要|要[るり]|い(?:り|る(?:の|か|んですか)?[？?]?$))|は(?:対象|含ま|該当|適用))/u;
/** 白紙でもいいですか: a way of doing what was spoken of. */
const way =
  /^[^はがを、。]{1,10}?(?<!ん)でも?(?:いい|良い|よい|よろし|大丈夫|構[いわ]|かま[いわ])/u;
/** ペットも連れて行けますか: to a place that the question leaves out. */
const goalLeftOut =
  /^[^はがをにへで、。]{1,10}?も(?:一緒に|見に)?(?:[ぁ-ん一-龠]{1,3}て)?(?:行[けっかき]|入れ(?!替)|来られ|参加(?:でき|し)|出席(?:でき|し)|出られ|傍聴|見学)/u;
const priceChange = /^値(?:上げ|下げ|上がり|下がり|引き)/u;
const paidFor = /[費料金代額]|保険|家賃|契約/u;
const meetingPart =
  /^(?:議事録|議題|議案|議長|定足数|出席者|委任状|招集通知|資料)(?:[はもを]|に?は|って)/u;
const meeting = /総会|理事会|集会(?!室)|会議|説明会|検討会/u;
const explained = /^説明会(?:は|の|に)/u;
const toBeExplained = /改[正定]|値上げ|工事|積立金|アンケート|計画|案/u;
const voteOf =
  /^(?:(?:理事会|総会)で(?:は|も)?)?(?:(?:議決権|投票権|発言権|決定権)(?:は|も|って)?(?:あり|ある)|(?:投票|議決)(?:は|も)?でき)/u;
const officer = /監事|理事|役員|賃借人|借り|所有者|組合員|代理人|同居|家族/u;

/** Whether a question says something of a thing that it does not name. */
export const saidOf = (question: string): boolean => relation.test(question) || way.test(question);

/** Whether it asks of going to a place that it does not name. */
export const goesThere = (question: string): boolean => goalLeftOut.test(question);

/** 値上げの話はありましたか after 管理委託費: what only a thing of that kind has. */
export const isPartOf = (question: string, before: string): boolean =>
  (priceChange.test(question) && paidFor.test(before)) ||
  (meetingPart.test(question) && meeting.test(before)) ||
  (explained.test(question) && toBeExplained.test(before)) ||
  (voteOf.test(question) && officer.test(before));
