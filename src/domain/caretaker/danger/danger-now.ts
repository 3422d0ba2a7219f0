import { earthquakeScenes, liftScenes, powerCutScenes } from './building.ts';
import type { EmergencyKind } from './emergency-kind.ts';
import { fireScenes, gasScenes, otherSmells, wantedFire } from './fire-and-gas.ts';
import { intruderScenes } from './intruders.ts';
import { medicalScenes } from './people.ts';
import { spellPlainly } from './spell-plainly.ts';
import { waterCutScenes, waterLeakScenes } from './water.ts';

type Danger = {
  readonly kind: EmergencyKind;
  readonly seen: RegExp;
  /** What makes the same words harmless. */
  readonly harmless?: RegExp;
};

const oneOf = (scenes: readonly string[]): RegExp => new RegExp(scenes.join('|'));
const pets = /犬|猫|ペット|インコ|鳥|ハト|鳩|魚|食器棚|木が|植木|看板|自転車が倒|自転車が転/;

// The order is that of the danger: smoke in a lift is a fire.
const dangers: readonly Danger[] = [
  { kind: 'gas', seen: oneOf(gasScenes), harmless: otherSmells },
  {
    kind: 'lift',
    seen: /非常ボタン.{0,20}エレベーター|エレベーター.{0,12}非常ボタン.{0,10}(?:返事|応答)/,
  },
  {
    kind: 'lift',
    seen: /エレベーター.{0,10}(?:電気(?:が)?消え|止まって).{0,10}(?:止ま|出|動)|乗せたまま(?:止ま|動か)/,
  },
  { kind: 'earthquake', seen: /地震(?:警報|速報|アラーム)/ },
  { kind: 'fire', seen: oneOf(fireScenes), harmless: wantedFire },
  { kind: 'lift', seen: /エレベーター.{0,20}閉じ込め|エレベーター.{0,12}取り残され/ },
  { kind: 'medical', seen: oneOf(medicalScenes), harmless: pets },
  { kind: 'intruder', seen: oneOf(intruderScenes) },
  { kind: 'lift', seen: oneOf(liftScenes), harmless: /混んで|待ち時間|遅い|傘|定員/ },
  { kind: 'water-cut', seen: /(?:赤い|茶色い|茶色の|濁った|黒い|錆びた)水/ },
  {
    kind: 'water-leak',
    seen: oneOf(waterLeakScenes),
    harmless: /結露|水やり|打ち水|滑り(?:やす|ま)|雨の日|宅配/,
  },
  {
    kind: 'earthquake',
    seen: oneOf(earthquakeScenes),
    harmless: /手すり|跳ね|洗濯機|足音|トラック|電車|工事で/,
  },
  {
    kind: 'power-cut',
    seen: oneOf(powerCutScenes),
    harmless: /電球|切れかけ|ちかちか|チカチカ|街灯/,
  },
  { kind: 'water-cut', seen: oneOf(waterCutScenes) },
];

const planned =
  /法律|民法|(?:がし|があっ|になっ|が起き|が出|が鳴っ|(?:にごっ|止まっ|漏れ|出|鳴っ)て(?:い)?|が来|濁っ)たら(?!いい)|(?:てい?る|ない)(?:間|あいだ|最中|とき)|たとき|た場合|点検|検査|訓練|保険|補償|責任|負担|更新|工事|修繕|契約|費用|料金|予算|規約|細則|議事録|総会|理事会|備え|備蓄|対策|予定|設置|計画|届|申請|防ぐ|防止|義務|決まり|(?:掃除|清掃)(?!の(?:人|方)|員|中に|していた)|揺れを感じたら|安否確認を|判例|優先|つまず|議論|総会|賠償|弁償|件数|何件|何回|何台|何人|何日|期間|時間帯?(?:は|を|$)|のときは|場合は|てもいい|ていい|できますか|しますか|ますか、|必要ですか|大丈夫です(?:か|$)|しない(?:よう|ため)|ないよう|たいのですが|たいです|たい$|てほしい|ようにする|使い方|交換|仕組み|役員|相談先|苦情|毎日|毎晩|いつも|よく聞こえ|昔|築/;
const past =
  /(?:去年|昨年|以前|昔|先月|先週|先日|前回|年前|か月前|過去|これまで)(?!から)|[0-9]年[にのは度]|年度|今までに/;
const urgent =
  /助けて|今(?!後|年|月|度|回|まで|日の|週|期|のと)|いま(?!す|せ|し|まで)|さっき|急に|突然|怖|こわ|どうしよう|早く|はやく|至急|!!|大変|すぐ(?!れ)|ずっと鳴|閉じ込められ(?!た(?:ら|とき|場合))/;

const aloud = /^[^。!?]*(?:かもしれない|みたい)/;

/** 今、起きている危険: what the words of a frightened person tell of; null for what is planned, past or asked in calm. */
export function dangerNow(said: string): EmergencyKind | null {
  const text = spellPlainly(said);
  const isCalm = (planned.test(text) || past.test(text)) && !urgent.test(text) && !aloud.test(text);
  if (isCalm) return null;
  const found = dangers.find(({ seen, harmless }) => seen.test(text) && !harmless?.test(text));
  return found?.kind ?? null;
}
