import { isPast } from './calm.ts';
import type { EmergencyKind } from './emergency-kind.ts';
import { words } from './scene.ts';

const named: readonly (readonly [EmergencyKind, RegExp])[] = [
  ['gas', /ガス(?:漏れ|の?におい)/],
  ['fire', /火事|火災|ぼや|火が出/],
  ['medical', /119番?|救急車?|急病|けが人|倒れた人|熱中症/],
  ['intruder', /110番?|不審者|泥棒|空き巣|怪しい人|侵入者/],
  [
    'lift',
    /(?:エレベーター[にのへで]?)?閉じ込め|エレベーターの(?:故障|停止)|エレベーターが(?:止まった|故障した|動かない)/,
  ],
  ['water-leak', /水漏れ|漏水|水が漏れ/],
  ['earthquake', /地震|大きな揺れ|余震/],
];

const calmTopic = new RegExp(
  words(
    '費用|料金|いくら|予算|保険|補償|責任|負担|弁償|賠償|契約|更新|法律|民法|裁判|判例',
    '規約|細則|決ま|議事録|議案|総会|理事会|管理者|報告|書類|登録|必要|べき',
    '点検|検査|訓練|講習|工事|修繕|復旧|設備|設置|耐震|警報器は|器の|避難場所',
    '備え|備蓄|対策|準備|マニュアル|手順|予定|計画|前もって|あらかじめ|今のうち|万が?一',
    '控えて|貼って|いつ|何年|件数|原因|壊れにくい|強い|大丈夫|安全|迷(?:う|った)',
  ),
);
// ガスのにおいがしたら電気のスイッチは asks about the switch, not for help.
const somethingElse =
  /(?:たら|とき|場合)(?:は|には|に)?、?(?!まず|最初|すぐ|どこ|誰|何)[^。!?]{2,}は/;
const asksForHelp =
  /電話|連絡|通報|助け|どうすれ|どうした|どうしよ|どうする|何をすれ|何をしたら|まず|呼べ|呼ぶ|呼ん|知らせ|緊急|至急|急い/;
const nothingElse =
  /^(?:[がので])?(?:とき|時|場合|際)?(?:です|だ|発生|しました|した|かも|みたい|!|\?|。)*$/;

/** 助けを求める: a danger is only named, and help is asked for or nothing else is said. */
export function callForHelp(text: string): EmergencyKind | null {
  const isCall = (name: RegExp) =>
    name.test(text) && (asksForHelp.test(text) || nothingElse.test(text.replace(name, '')));
  const kind = named.find(([, name]) => isCall(name))?.[0];
  if (kind === undefined) return null;
  return calmTopic.test(text) || isPast(text) || somethingElse.test(text) ? null : kind;
}
