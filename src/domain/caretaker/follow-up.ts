import { topicOf, withoutOpening } from './topic-of.ts';

const longest = 500;
// Longer questions name their own subject.
const longestLeftOut = 16;

const pointing =
  /^(?:それ(?!ぞれ|とも|なり|でも|以外)|これ(?!まで|から(?!は)|以外)|あれ|そこ|ここ(?!数|最近|の(?:マンション|建物|組合))|そちら|こちら)(?:って|とは|は|が|を|も|の|に(?:ついて)?は?|で(?!は)|、)?/u;
const pointingOf =
  /^(?:その|この|あの)(?!他|ほか|マンション|建物|組合|サイト|ページ|画面|うち|まま|後|前|先|度|たび|頃|ごろ|年|春|夏|秋|冬|近く|辺|地域|町|[0-9])/u;
const caseOf = /^(?:その|この)(?:場合|とき|時)(?:は|の|に(?:は)?|、)?/u;
const more =
  /^(?:もっと|もう少し)?(?:詳しく|くわしく|具体的に)(?:は|教えて|説明して|お願い|知りたい)?/u;
const others = /^(?:ほか|他)(?:に(?:は|も)?|の(?:は|例|もの)|は)/u;
const asking =
  /^(?:いつ|どこ|誰|だれ|どなた|いくら|幾ら|いくつ|なぜ|どうして|どうすれば|どうやって|何(?:時|日|曜|年|月|回|人|匹|台|円|か月|ヶ月|分|階|号)|どの(?:くらい|ように|ぐらい))/u;
const attribute =
  /^(?:体重|体高|頭数|台数|人数|議題|議案|任期|前任|後任|土曜日?|日曜日?|平日|祝日|休みの日|(?:申し?込み?|予約)方法|料金|費用|値段|金額|使用料|時間|曜日|日時|日程|日にち|場所|会場|期限|締め?切り?|理由|条件|手続き?|方法|やり方|連絡先|電話(?:番号)?|大きさ|重さ|高さ|制限|上限|回数|頻度|担当者?|結果|内訳|反対意見|反対|賛成|例外|罰則|違反したら|違反|書類|申込み?|申し込み|予約|取消し|キャンセル|定員|期間|残り|次回|前回|去年|来年|今年|土日|夜|休日|根拠|出典|承認|許可|届出|保険|注意点|目的)(?:の(?:場合|とき|ほう|方|制限|上限))?(?:[はもをって？?まかで]|$)/u;
const bareGuess = /^[^はがをにも、。]{1,10}(?:ですか|でしょうか)[？?]?$/u;
// With の or と inside, a short question names its own subject: このマンションの戸数は？
const oneWord = /^[^、。のとを]{1,12}$/u;

/**
 * 続きの質問: a follow-up（それはいつから？／じゃあ猫は？）as a question that can stand alone.
 * `previousQuestion` is the one before, itself standing alone; other questions come back as they are.
 */
export function followUp(question: string, previousQuestion: string): string {
  const asked = question.slice(0, longest).trim();
  const before = previousQuestion.slice(0, longest).trim();
  if (asked === '' || before === '') return question;
  const rest = withoutOpening(asked);
  return pointedBack(rest, before) ?? leftOut(rest, before) ?? replaced(rest, before) ?? question;
}

/** The last question of a conversation, each of them understood together with those before it. */
export function standingAlone(questions: readonly string[]): string {
  return questions.reduce((before, next) => followUp(next, before), '');
}

function pointedBack(rest: string, before: string): string | undefined {
  if (caseOf.test(rest)) return about(before, rest.replace(caseOf, ''), 'の場合、');
  if (pointingOf.test(rest)) return about(before, rest.replace(pointingOf, ''), 'の');
  if (!pointing.test(rest)) return undefined;
  const [word = ''] = pointing.exec(rest) ?? [];
  return about(before, rest.slice(word.length), particleOf(word));
}

function leftOut(rest: string, before: string): string | undefined {
  if (more.test(rest)) return about(before, rest, 'について、');
  if (others.test(rest) && rest.length <= longestLeftOut) return about(before, rest, 'について、');
  if (asking.test(rest) && rest.length <= longestLeftOut) return about(before, rest, 'は');
  if (bareGuess.test(rest)) return about(before, rest, 'は');
  return attribute.test(rest) && rest.length <= longestLeftOut
    ? about(before, rest, 'の')
    : undefined;
}

function replaced(rest: string, before: string): string | undefined {
  const bare = rest.replace(/[？?。！!\s]+$/u, '');
  if (!/(?:は|も|だと|なら|でも|の場合|どうですか|同じですか)$/u.test(bare)) return undefined;
  const instead = bare.replace(
    /(?:の場合|のとき|だと|なら|でも)?(?:は|も)?(?:どう|同じ)?(?:ですか|でしょうか)?$/u,
    '',
  );
  const topic = topicOf(before);
  if (!oneWord.test(instead)) return undefined;
  if (topic === '') return `${instead}について、${withoutOpening(before)}`;
  const ahead = topic.includes('の') && /^は?[？?。\s]*$/u.test(before.slice(topic.length));
  return before.replace(ahead ? topic.slice(0, topic.indexOf('の')) : topic, () => instead);
}

function particleOf(word: string): string {
  const particle = /(?:って|とは|は|が|を|も|の|に(?:ついて)?は?|で|、)$/u.exec(word)?.[0];
  return particle === undefined || particle === '、' ? 'は' : particle;
}

function about(before: string, rest: string, link: string): string {
  const topic = topicOf(before);
  if (topic !== '') return `${topic}${link}${rest}`;
  return `${withoutOpening(before).replace(/[。？?！!\s]+$/u, '')}。${rest}`;
}
