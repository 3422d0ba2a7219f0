import { inKanji } from '#domain/documents/word-readings.ts';

// Words that say something of a thing, and so need one that was named before.
const leaningOf = {
  money:
    '料金|費用|代金|月額|年額|単価|値段|金額|総額|使用料|利用料|手数料|延滞金|延滞料|遅延損害金|罰金|違約金|保証金|弁償代?|会費|年会費|参加費|実費|負担|負担額|自己負担|補助金?|返金|支払い?|割引|一時金|報酬',
  time: '時間帯?|時刻|時期|曜日|日時|日程|日にち|日付|期限|期日|締め?切り?|期間|開始|終了|平日|土日|[月火水木金土日]曜日?|祝日|休日|休みの日|年末年始|正月|夜|夜中|夜間|深夜|早朝|朝|昼間?|日中|夕方|午前中?|午後|当日|前日|翌日|翌年|翌月|事前|事後|前|後|先|今|今日|明日|昨日|今回|前回|次回|今後|以前|以降|毎日|毎週|毎月|毎年|今年|来年|去年|今月|来月|年間|月|週|日|年|最初|最後|途中|間|次|頃',
  place: '場所|置き場所?|保管場所|会場|窓口|提出先|連絡先|相談先|申込先|中|外|上|下|近く',
  procedure:
    '届け?|届け?出|申請書?|申し?込み?|申込書|予約|手続き?|許可|承認|承諾|同意|返事|連絡|相談|説明|通知|お知らせ|知らせ|案内|抽選|登録|審査|契約|証明書?|印鑑|署名|見積も?り?|領収書|用紙|書類|書式|様式|資料|コピー|写し|立ち?会い?|変更|取消し?|キャンセル|延期|中止|中断|延長|返却|交換|修理|再発行|紛失|破損|使用|利用|参加|出席|提出|確認|設置|解約|更新|継続|再任|留任|辞任|辞退|拒否|決定|あいさつ|挨拶',
  attribute:
    '理由|原因|目的|根拠|出典|条件|制限|上限|下限|例外|罰則|ペナルティー?|違反|方法|やり方|仕方|手順|流れ|内容|内訳|詳細|結果|影響|効果|効力|責任|義務|権利|責任者|担当者?|業者|会社|人数|回数|頻度|台数|頭数|個数|枚数|数|大きさ|重さ|高さ|長さ|広さ|速さ|速度|幅|サイズ|種類|色|番号|名前|電話|電話番号|定員|対象|対象者|範囲|保証|補償|注意|注意点|問題|対応|対策|準備|予定|見込み|見通し|可能性|口座|(?:口座|年度?|月|項目|費目|タイプ)(?:ごと|別)|必要|資格|任期|賛成|反対|意見|議題|違い|残り|一部|全部|全額|半分|割合|決まり|ルール|方|話',
};
const peopleAndStates =
  '私|自分|うち|我が家|自宅|妻|夫|主人|息子|娘|親|母|父|兄弟|親族|親戚|賃貸|本人|家族|子ども|子供|大人|高齢者|友人|友達|知人|他人|人|者|全員|皆|皆さん|代理|代わり|相手|留守|不在|欠席|休み|雨|雨天|仕事|病気|けが|一人';
const manner =
  '場合|時|際|普通|実際|一緒|本当|別|自由|勝手|無料|有料|簡単|同じ|直接|自動的|個別|一度|一回|何度|一番|元|全然|都合|もっと|もう|まだ|すぐ|また|いつも|必ず';
const judged =
  '大丈夫|タダ|ただ|可能|有効|無効|無理|禁止|任意|強制|必須|抽選|先着順?|平気|十分|不要|安全|危険|だめ|ダメ|OK|ok|いや|嫌|違法|合法';
/** They act on what was named before, where they do not come first. */
const agents =
  '管理組合|組合|理事会|理事長|管理会社|管理員|管理人|管理事務室|住民|居住者|所有者|組合員|個人';

const attributes = Object.values(leaningOf).join('|');
const leaning = new RegExp(
  `^[おご]?(?:${attributes}|${peopleAndStates}|${manner}|${judged})$`,
  'u',
);
const agent = new RegExp(`^(?:${agents})$`, 'u');
const attributeFirst = new RegExp(
  `^[おご]?(?:${attributes})(?:[はがもを]|の(?:${attributes})[はがもを])`,
  'u',
);

const counted =
  /[0-9０-９一二三四五六七八九十何数両]+(?:台目|通目|回目|人目|匹目|枚目|か月|ヶ月|カ月|時間|週間|年間|日間|住戸|世帯|万円|キロ|[人名匹頭個回度晩泊戸室台本枚冊件社階号条つ歳才年日月分秒円割通目]|時(?!金))(?:以上|以内|以下|未満|前|後|分)?/gu;
const asked =
  /いつ|どこ|どちら|どっち|どなた|どんな|どの(?:くらい|ぐらい|ように)?|どれ(?:くらい|ぐらい)?|どう(?:して|やって)?|誰|(?<!す)だれ|いくら|幾ら|いくつ|なぜ|何/gu;
const letters = '[\\p{Script=Han}\\p{Script=Katakana}ー々ヶA-Za-zＡ-Ｚａ-ｚ0-9０-９]';
/** 内窓つけたい, 布団ほしていい: a verb spelt in kana, and no particle before it. */
const spelt = '(?:つけ|ほし|かけ|とめ|おき|おい|かい|かっ|だし|すて)(?:た[いら]|て)';
/** Nouns, by what follows them; 届け, 集まり and 知らせ end like the stems of verbs. */
const noun = new RegExp(
  `(?<name>[おご]?${letters}+(?:[がまわら]?[しみきりいえけせれめちげ](?=[はがをもの]))?)(?:さん|様|たち|など)*` +
    `(?<follows>に?は|[がをもにへと]|の|から|まで|より|や(?![さしすせそっ])|って(?![いもくおしみた])|だけ|しか|以外|で(?![なるて])(?:す|しょ)?|する|し[てた]|され|(?=${spelt})|[、？?\\s]|$)`,
  'gu',
);
/** 今日言ったら: not one long word. */
const day = /^(?:今日|明日|昨日|今月|来月|今年|来年)(?=\p{Script=Han}[ぁ-ん])/u;
/** Words in katakana, and long ones in kanji, whatever follows: カブ買いたい. */
const anywhere = /ごみ|\p{Script=Katakana}[\p{Script=Katakana}ー]+|\p{Script=Han}{3,}/gu;
/** What stands before the first particle, in whatever letters: ごみは, 手すりを. */
const first = /^([^はがをも、。？?\s]{2,12}?)([はがをも]|って)/u;
const before = /^(?:代わり|途中|一緒|直接|勝手)(?:に|で)/u;
/** 上がった, 下がりますか: が is no particle there. */
const insideVerb = /(?<=[上下広曲挙])が(?=[っりるれらろ])/gu;
/** 直す費用: a verb before what is asked of it. */
const doing = /^\p{Script=Han}[ぁ-ん]?[うくすつぬむるぐぶ](?=\p{Script=Han})/u;
/** 住民も見られますか: they too, as others do what was spoken of. */
const agentsToo = new RegExp(`^(?:${agents})(?:から|で)?も`, 'u');
const conditional = /^.*?(?:たら|だら|れば|なら|ても|でも|場合|とき)/u;
const nominalised = /(?:こと|とき|時|場合|際|もの|ところ|ほう|方|人|間|[のるたてでばらいずに])$/u;
/** うずらを飼う is no たら, but what is done to 飼うのを is none of its own. */
const saysWhat = /(?:こと|もの|ところ|ほう|方|人|の)$/u;

const longest = 20;
const asks = /(?:か|の|は|たい|[？?]|教えて(?:ください|下さい)?)[。？?！!\s]*$/u;
/** 雨降ったら, 何持っていけばいい, いつまでに言えばタダ: asked without any word that asks. */
const asksBarely =
  /(?:たら|とき|場合|いい|タダ|ただ|無料|大丈夫|だめ|ダメ|OK|(?:いくら|いつ|どこ|誰|だれ|どう(?:する|なる)?|何[^\sはがをに。、]{0,3})(?:まで|から)?)[。！!\s]*$/iu;

/** 言わずに済ませた主題: a short question in which nothing is named that it could be about. */
export const leavesSubjectOut = (question: string): boolean =>
  asks.test(question) && namesNothing(question);

/** Whether the next question is likelier about what was spoken of before this one. */
export const isAside = (question: string): boolean =>
  leavesSubjectOut(question) || (asksBarely.test(question) && namesNothing(question));

const namesNothing = (question: string): boolean =>
  question.length <= longest && !namesSubject(question);

/** Whether it begins with what is asked of a thing: 延滞金はいくらですか. */
export const beginsWithAttribute = (question: string): boolean => attributeFirst.test(question);

export function namesSubject(question: string): boolean {
  const whole = withoutLeaning(question);
  const { lead, bare, isThing } = firstSaid(whole);
  if (bare.length > 1 && isThing && !isLeaning(bare)) return true;
  // 立ち会いは: not a 会い of its own.
  const said = isLeaning(bare) ? whole.replace(lead, '') : whole;
  if ((said.match(anywhere) ?? []).some(isOfItsOwn)) return true;
  return [...said.matchAll(noun)].some(({ groups, index }) => {
    const { name = '', follows = '' } = groups ?? {};
    return !isLeaning(name) && !(index > 0 && said[index - 1] !== 'の' && acts(name, follows));
  });
}

/** Without what only leads over, counts and asks. */
const withoutLeaning = (question: string): string =>
  inKanji(question)
    .replace(before, '')
    .replace(agentsToo, '')
    .replace(insideVerb, 'か')
    .replace(counted, '')
    .replace(asked, '、')
    .replace(day, '、')
    .trim();

/** What stands before the first particle, and whether it may be a thing. */
function firstSaid(whole: string) {
  const [, words = '', particle = ''] = first.exec(whole) ?? [];
  const lead = words.replace(conditional, '');
  const bare = lead.replace(/(?:から|まで|だけ|[でにとへ])$/u, '').replace(doing, '');
  const isThing = particle === 'を' ? !saysWhat.test(lead) : !nominalised.test(lead);
  return { lead, bare, isThing };
}

const isOfItsOwn = (name: string): boolean => !isLeaning(name) && !agent.test(name);

const acts = (name: string, follows: string): boolean =>
  agent.test(name) && /^(?:[がにへと]|から)$/u.test(follows);

/** Also a word that belongs to another: 料金の支払い. */
const isLeaning = (name: string): boolean => name.split('の').every((part) => leaning.test(part));
