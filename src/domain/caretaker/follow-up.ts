import { emergencyOf } from './emergency-of.ts';
import {
  beginsWithAttribute,
  isAside,
  leavesSubjectOut,
  namesSubject,
} from './follow-up/own-subject.ts';
import { atOtherTime, replaced } from './follow-up/replaced.ts';
import { goesThere, isPartOf, saidOf } from './follow-up/said-of.ts';
import { asksOfAct, calmMatter, wholeOf } from './follow-up/whole-of.ts';
import { smallTalkOf } from './small-talk.ts';
import {
  conditionOf,
  doneMatterOf,
  matterOf,
  purposeOf,
  statementOf,
  toldIn,
  withoutOpening,
} from './topic-of.ts';

const longest = 500;
// Longer questions name their own subject.
const longestLeftOut = 16;

const pointing =
  /^(?:それ(?!ぞれ|とも|なり|でも|以外)|これ(?!まで|から(?!は)|以外)|あれ|そこ|ここ(?!数|最近|から|[のを])|そちら|こちら)(?:って|とは|は|が|を|も|の|に(?:ついて)?は?|で(?!は)|、)?/u;
const pointingOf =
  /^(?:その|この|あの)(?!他|ほか|マンション|建物|組合|サイト|ページ|画面|部屋|住戸|うち|まま|後|前|先|度|たび|頃|ごろ|年|春|夏|秋|冬|近く|辺|あたり|へん|地域|町|[0-9０-９一二三四五六七八九十何])/u;
const among = /^そのうち、?(?=.*(?:何|いくつ|いくら|どれ|誰))/u;
const caseOf = /^(?:その|この)(?:場合|とき|時)(?:は|の|に(?:は)?|、)?/u;
/** それでも払わなかったら */
const nevertheless = /^それでも(?=[^はがをも]{2,10}(?:たら|れば))/u;
const more =
  /^(?:もっと|もう少し)?(?:詳しく|くわしく|具体的に)(?:は|教えて|説明して|お願い|知りたい)?/u;
const others = /^(?:ほか|他)(?:に(?:は|も)?|の(?:は|例|もの)|は)/u;
const asking =
  /^(?:いつ|どこ|誰|だれ|どなた|いくら|幾ら|いくつ|なぜ|どうして|どうすれば|どうやって|何(?:時|日|曜|年|月|回|人|匹|台|円|か月|ヶ月|分|階|号)|どの(?:くらい|ように|ぐらい))/u;
const deed = /\p{Script=Han}{2,}(?=する|し[てた]|され)/u;
const whoDidIt = /^(?:(?:どこの|どの)(?:業者|会社)|誰|だれ|どなた)(?:が|に)/u;
const attribute =
  /^(?:体重|体高|頭数|台数|人数|議題|議案|任期|前任|後任|土曜日?|日曜日?|平日|祝日|休みの日|(?:申し?込み?|予約)方法|料金|費用|値段|金額|使用料|時間|曜日|日時|日程|日にち|場所|会場|期限|締め?切り?|理由|条件|手続き?|方法|やり方|連絡先|電話(?:番号)?|大きさ|重さ|高さ|制限|上限|回数|頻度|担当者?|結果|内訳|反対意見|反対|賛成|例外|罰則|違反したら|違反|書類|申込み?|申し込み|予約|取消し|キャンセル|定員|期間|残り|次回|前回|去年|来年|今年|土日|夜|休日|根拠|出典|承認|許可|届出|保険|注意点|目的)(?:の(?:場合|とき|ほう|方|制限|上限))?(?:[はもをって？?まかで]|(?=いつ|どこ|いくら|誰|だれ|何|どの|どう)|$)/u;
const bareGuess = /^(?!.*って)[^はがをにも、。]{1,10}(?:ですか|でしょうか)[？?]?$/u;
const cost = /^お金(?:は|も|が)?[^、]{0,8}(?:かか[りる]|払|出し|出す|負担|必要|[要い]り)/u;
const money = /^お金(?:は|って)?[？?]*$/u;
const whatHappened = /^(?:何|なに|どこ)が/u;
const state =
  /^(?:留守|不在|欠席|休み|雨天?|夜中|深夜|早朝|土日|祝日|年末年始|正月|代理人?|家族)(?:(?:でも|なら|だと|だったら|の(?:場合|とき)|も|は|$)|(?:に(?:して)?い?たら|にしてて?|が?降ったら)[？?]*$)/u;
const breach = /^(?:違反(?:し|す)|破(?:[っらる]|れば)|守ら[なずれ])/u;
/** 防災訓練は次いつ: spoken of is the next one, also in what is asked on. */
const nextOne = /^([^は、。？?]{1,16})は(?:次|今度|次回)は?(?=いつ)/u;
/** 大規模修繕はいつですか: the one to come. */
const comingOne =
  /^(?!次|今度|今回|来|毎|前|[0-9０-９])([^は、。？?]{0,12}(?:大規模修繕|点検|検査|清掃|調査|訓練|総会|理事会)(?:工事)?)は?(?:いつ|何年度?)(?:頃|ごろ)?(?:です|でしょう|ある|やる|行(?:う|い))?(?:か|の|ますか)?[？?。]*$/u;
const afterVerb = new Map([
  ['は', 'のは'],
  ['の', ''],
]);
const sameAsked = /も(?:ですか|でしょうか|同じ(?:ですか)?)?[？?。]*$/u;
const aRule = /(?:決まり|ルール|規則|細則|規約|法|条|義務|約束|禁止事項)$/u;

/**
 * 続きの質問: a follow-up（それはいつから？／じゃあ猫は？）as a question that can stand alone.
 * `previousQuestion` is the one before, itself standing alone; other questions come back as they are.
 */
export function followUp(question: string, previousQuestion: string): string {
  const asked = question.slice(0, longest).trim();
  const before = previousQuestion.slice(0, longest).trim().replace(nextOne, '次の$1は');
  if (asked === '' || before === '' || smallTalkOf(asked) !== null) return question;
  const rest = withoutOpening(asked);
  const understood =
    atOtherTime(rest, before) ?? pointedBack(rest, before) ?? leftOut(rest, before);
  if (understood !== undefined) return calmMatter(understood, rest) ?? understood;
  return calmly(joined(rest, before), rest) ?? question;
}

/** The last question of a conversation, each of them understood together with those before it. */
export function standingAlone(questions: readonly string[]): string {
  const last = questions.length - 1;
  // ありがとう between two questions does not end what they are about.
  const asked = questions.filter((said, place) => place === last || smallTalkOf(said) === null);
  return asked.reduce((before, next, place) => {
    const understood = followUp(next, before);
    const mayBeAside = place < asked.length - 1 && before !== '' && understood === next;
    // 何持っていけばいい after 防災訓練いつ: no grammar ties them, but what comes next is still about the training.
    return mayBeAside && isAside(withoutOpening(next)) ? before : understood;
  }, '');
}

function pointedBack(rest: string, before: string): string | undefined {
  if (nevertheless.test(rest)) return `${statementOf(toldIn(before))}。${rest}`;
  if (caseOf.test(rest)) return about(before, rest.replace(caseOf, ''), 'の場合、');
  if (among.test(rest)) return about(before, rest.replace(among, ''), 'のうち、');
  if (pointingOf.test(rest)) return about(before, rest.replace(pointingOf, ''), 'の');
  if (!pointing.test(rest)) return undefined;
  const [word = ''] = pointing.exec(rest) ?? [];
  return about(before, rest.slice(word.length), particleOf(word));
}

function leftOut(rest: string, before: string): string | undefined {
  if (more.test(rest)) return about(before, rest, 'について、');
  if (rest.length > longestLeftOut) return undefined;
  if (others.test(rest)) return about(before, rest, 'について、');
  return saidOfWhole(rest, before) ?? askedOf(rest, before);
}

function saidOfWhole(rest: string, before: string): string | undefined {
  if (isPartOf(rest, before)) return about(before, rest, 'の');
  if (goesThere(rest)) return about(before, rest, 'に');
  if (saidOf(rest) || whoDidIt.test(rest)) return about(wholeOf(before), rest, 'は');
  return undefined;
}

function askedOf(rest: string, before: string): string | undefined {
  if (asksOfNothing(rest) || bareGuess.test(rest) || isOfState(rest)) {
    return about(before, rest, 'は');
  }
  if (money.test(rest)) return about(wholeOf(before), 'いくら？', 'は');
  return asksOfAttribute(rest)
    ? about(before, rest, sameAsked.test(rest) ? 'は' : 'の')
    : undefined;
}

/** 何時まで掃除機をかけていいですか asks of a thing of its own; どうやって解決するつもりですか does not. */
const asksOfNothing = (rest: string): boolean =>
  asking.test(rest) && !namesSubject(rest.replace(deed, ''));

/** With a second は it names its own subject: 日曜日は管理員さんは休みですか. */
const asksOfAttribute = (rest: string): boolean =>
  (attribute.test(rest) || cost.test(rest)) && !/^[^はも]+は[^は]+は/u.test(rest);

const isOfState = (rest: string): boolean => state.test(rest) && !namesSubject(rest);

function joined(rest: string, before: string): string | undefined {
  return replaced(rest, before) ?? withoutSubject(rest, before);
}

/** 弁償しないといけませんか after 天井から水が漏れています: joined to a cry for help it would get the same answer again. */
function calmly(understood: string | undefined, rest: string): string | undefined {
  if (understood === undefined || emergencyOf(understood) === null) return understood;
  return emergencyOf(rest) === null ? calmMatter(understood, rest) : understood;
}

function withoutSubject(rest: string, before: string): string | undefined {
  if (!leavesSubjectOut(rest)) return undefined;
  if (whatHappened.test(rest)) return about(before, rest, 'で');
  if (beginsWithAttribute(rest)) return about(before, rest, 'の');
  return about(sameAsked.test(rest) ? before : wholeOf(before), rest, 'は');
}

function particleOf(word: string): string {
  const particle = /(?:って|とは|は|が|を|も|の|に(?:ついて)?は?|で|、)$/u.exec(word)?.[0];
  return particle === undefined || particle === '、' ? 'は' : particle;
}

function about(before: string, rest: string, link: string): string {
  const condition = conditionOf(before) ?? purposeOf(before);
  if (condition !== undefined) return `${condition}、${rest}`;
  const matter = matterFor(before, rest, link);
  if (matter === '') return `${statementOf(toldIn(before))}。${rest}`;
  if (breach.test(rest)) return broken(matter, rest);
  if (matter.endsWith('たこと')) return `${matter}について、${rest}`;
  if (/[るすむくうつ]こと$/u.test(matter)) return `${matter.slice(0, -2)}とき、${rest}`;
  return `${matter}${isVerbal(matter) ? (afterVerb.get(link) ?? link) : link}${rest}`;
}

/** What is done, where that is asked of, and the whole of what has the attribute. */
function matterFor(before: string, rest: string, link: string): string {
  const done = asksOfAct.test(rest) ? doneMatterOf(before) : undefined;
  const coming = asksOfAct.test(rest) ? comingOne.exec(before)?.[1] : undefined;
  if (coming !== undefined) return `次の${coming}`;
  const whole = link === 'の' ? wholeOf(before) : before;
  return done ?? matterOf(whole);
}

/** 次に断水するのはいつ: its topic is cut to 次に断水する. */
const isVerbal = (matter: string): boolean =>
  /(?:する|[一-龠][るたくすむ]|[けれせめえげ]る)$/u.test(matter);

/** Nobody breaks a piano: what is broken are the rules about it. */
function broken(matter: string, rest: string): string {
  const rules = aRule.test(matter) ? matter : `${matter}の決まり`;
  return `${rules}${rest.startsWith('違反') ? 'に' : 'を'}${rest}`;
}
