import type { IsoDate } from '#domain/calendar.ts';
import { askedDay } from '#domain/caretaker/exact/asked-day.ts';
import { words } from './scene.ts';

/** Not now, not here: conditions, exercises, wishes, permissions, what goes on every day. */
const unreal = new RegExp(
  words(
    '(?:がし|があっ|になっ|なくなっ|が起き|が出|が鳴っ|が来|濁っ)たら(?!いい)',
    '(?:にごっ|止まっ|漏れ|出|鳴っ)てい?たら(?!いい)|揺れを感じたら',
    '(?:てい?る|ない)(?:間|あいだ|最中|とき)|たとき|た場合|のときは|場合は',
    'いざという|もしもの|万が?一|(?<!か)もし(?!か|も)',
    '点検(?!の人|員|業者|中の)|検査|訓練(?!じゃな|ではな)|(?:掃除|清掃)(?!の[人方]|員|中に|していた)',
    '備え|備蓄|対策|予定|防ぐ|防止|ないよう|しない(?:よう|ため)|安否確認を|ようにする',
    '前もって|あらかじめ|今のうち|ふだんから|普段から|日頃',
    '何件|何回(?!.{0,6}ても)|何台|何人|何日|(?:どの|どれ)[くぐ]らい|期間|時間帯?(?:は|を|$)',
    '(?:次|つぎ|今度|こんど|来月|来週)の(?:断水|停電)|(?:断水|停電)(?:は|って|の日は?)?いつ',
    '何時間(?:くらい|ぐらい|ほど)(?:水|お湯|電気)[がは]?(?:で|出|つか|点か|使え)',
    'のは(?:いつ|明日|あした|あす|明後日|あさって|来週|来月|何日|[0-9]+[月日]|[月火水木金土日]曜)',
    'たいのですが|(?<!死に|しまい)たい(?:です|$)|てほしい',
    '(?:直し|修理し|替え|工事し)ても?(?:いい|よい)',
    '使い方|仕組み|相談先|苦情|議論|つまず|よく聞こえ',
    '毎日|毎晩|いつも|昔|築',
  ),
);

// 燃えてます、水をかけていい? asks leave too, but only after it has told.
const asksLeave =
  /てもいい|ていい|てよい|できますか|しますか|ますか、|必要ですか|大丈夫です(?:か|$)/;
const toldFirst =
  /(?:[てで]い?(?:る|ます)|てきた|てきて|ました)(?:ん?です(?:が|けど)?|んだ?けど|けど|が|よ|の|ので)?、/;

const extreme = words(
  '忙|高|驚|びっくり|嬉|楽し|暇|難し|面倒|恥|呆れ|感動|退屈',
  '多い|おいし|[安長][いく]',
);
const affairs = words('書類|資料|仕事|宿題|会議|議論|組合|理事会', '借金|ローン|家計|積立金|財政');
const inTrouble = words(
  'に(?:埋もれ|追われ|溺れ)|で(?:息|首|頭|目|死|溺|倒|火花)',
  '[がは](?:山積み|火|燃え|爆発|倒れ|沈|溺れ|パンク)',
);
/** 心臓が止まるかと思った、倒れそうなほど忙しい: figures of speech. */
const figurative = new RegExp(
  words(
    '[るぬうむ]かと思[っい]|炎上|火の車|寸前|爆発的',
    `(?:ほど|くらい|ぐらい)${extreme}`,
    `${affairs}(?:の山)?${inTrouble}`,
  ),
);

/** What a question may be about instead; a plain statement tells of danger all the same. */
const topics =
  /法律|民法|保険|補償|責任|負担|更新|工事|修繕|契約|費用|料金|予算|規約|細則|議事録|総会|理事会|設置|計画|届|申請|義務|決まり|判例|優先|賠償|弁償|件数|交換|役員/;

const past = new RegExp(
  words(
    '(?:去年|昨年|以前|昔|先月|先週|先日|前回|年前|か月前|過去|これまで)(?!から)',
    '[0-9]年[にのは度]|年度|今までに',
    'この(?:前|間|あいだ)の(?:地震|停電|断水|火事|水漏れ|漏水|台風|故障|事故|件)',
    'た[んの]は(?:なぜ|どうして|何|いつ)|だった[のん]?(?:です|でしょう)?か',
    '[いで]た[^。!?]{1,8}(?:もう[直治]|の(?:修理|修繕))',
  ),
);

const urgent = new RegExp(
  words(
    '今(?!後|年|月|度|回|まで|日の|週|期|のと|のう)|いま(?!す|せ|し|まで)|さっき|急に|突然',
    '助けて|怖|こわ|どうしよう|大変|!!|下敷き|閉じ込められ(?!た(?:ら|とき|場合))',
    '早く|はやく|至急|すぐ(?!れ)|ずっと鳴',
  ),
);

const guessedAloud = /^[^。!?]*(?:かもしれない|みたい)/;

// 漏れています。 and 止まってるんですが、 tell; 漏れていますか asks.
const statement =
  /(?:[てで]い?(?:る|ます)|まし?た|しまった|ません|動けない|(?<!必要)です(?!か))(?:ん?です|んだ)?(?:よ|が|けど|ので|、|。|!|$)/;

/** Whether a sentence tells of something that is over. */
export const isPast = (sentence: string): boolean => past.test(sentence);

const asksFirst = (sentence: string): boolean =>
  asksLeave.test(sentence) && !toldFirst.test(sentence);

/** Whether a sentence speaks of danger without being in it. */
export function isCalm(sentence: string): boolean {
  if (figurative.test(sentence)) return true;
  const isElsewhere = isPast(sentence) || unreal.test(sentence) || asksFirst(sentence);
  if (!isElsewhere && (!topics.test(sentence) || statement.test(sentence))) return false;
  return !urgent.test(sentence) && !guessedAloud.test(sentence);
}

/** 10日は何時から, 10日の断水は何時から: between the day and the hour nothing is told. */
const hourAsked =
  /^(?<hour>(?:[月火水木金土日]曜?日?)?(?:(?:は|の(?!間)|に|って)(?:(?!けど|けれど|のに|ので|から|たら|と聞)[^、]){0,12}?、?(?:何時|いつ(?:から|まで))|、何時))(?<asked>[^、]*)/;
/** 水が出なくなるのは何時から: what is asked about stands before the hour; のは何時に直りますか tells it. */
const beforeHour = /の(?:は|って)、?(?:何時(?:頃|ごろ)?|いつ)(?:から|まで|です|でしょう|[?。]|$)/;
const tells = /(?:けど|けれども?|ので|のに|[よわぞ])!*$/;
const isTelling = (asked: string): boolean => statement.test(asked) || tells.test(asked);

/**
 * 10日は何時から水が出ないの: who asks for the hour of a day to come asks of what is announced, and that is taken away.
 * What else the sentence tells stays; on the day itself, or where a word speaks of now, all of it does.
 */
export function withoutAnnounced(sentence: string, today: IsoDate): string {
  const day = askedDay(sentence, today);
  if (day === undefined || day.date <= today || urgent.test(sentence)) return sentence;
  const at = sentence.indexOf(day.words) + day.words.length;
  const { hour, asked = '' } = hourAsked.exec(sentence.slice(at))?.groups ?? {};
  if (hour === undefined || isTelling(asked)) return sentence;
  const kept = beforeHour.test(hour + asked) ? '' : hour;
  return `${sentence.slice(0, at)}${kept}${sentence.slice(at + hour.length + asked.length)}`;
}
