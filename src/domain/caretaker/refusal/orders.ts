import { words } from '#domain/caretaker/danger/scene.ts';
import { order } from './asking-who.ts';
import { howTo, near, type Rule, re } from './rule.ts';

const orderTo = `(?:[てで]${order}|と[いお][てき]|とけ)`;
// 書いておいていい asks leave.
const asksLeave = 'ておい?ていい';

const letter = words(
  '手紙|文書|文面|文章|原稿|警告文?|抗議文?|注意書|通知|お知らせ|案内状|案内文|招集',
  '督促|催促|催告|依頼文|回答書|陳情書|嘆願書',
  '[張貼]り?紙|チラシ|回覧|掲示|メール(?!で|アドレス)',
  'お詫び|謝罪文|礼状|詫び状|挨拶文?|スピーチ|祝辞|弔辞|弔電|作文',
);
const letterKind = '(?:状|文|書|の手紙|案内|の紙|版)?';
// Stems before て and で.
const sent = words(
  '作っ|作成し|つくっ|書い|下書きし|考え|用意し',
  '送っ|送付し|送信し|発送し|出し|投函し|配っ|配布し',
  '貼っ|張っ|掲示し|流し|回し|まわし|し',
);

const recipient = words(
  '隣|[上下]の(?:人|階|家|部屋|方)|[0-9]{3,4}(?:号室?)?(?:の人)?|相手|本人|滞納者',
  '業者|管理会社|工事会社|管理員(?:さん)?|警察',
  '理事会|理事長|理事|組合員|住民|全員|みんな|皆|全戸|各戸',
);
const politely = '(?:さん|の人|の方|の家|の部屋|のお宅|の皆さん|の住人)?(?:みんな|全員)?';
const told = words(
  '言っ|文句を?言っ|伝え|話し|電話し|連絡し|メールし|知らせ|通知し|報告し|送っ|配っ',
  '頼ん|依頼し|注意し|催促し|請求し|通報し|謝っ',
  '問い合わせ|聞い',
);

// A wish for these is a wish to have one's paper written, as for the association's own below.
const legalPaper = words(
  '訴状|準備書面|答弁書|反論[書文]?|陳述書|上申書|意見書|弁明書|申述書',
  '申し?立書|申し?立て|告[訴発]状|被害届|嘆願書|請願書',
  '協議書|合意書|和解書|示談書|同意書|念書|誓約書|覚書|委任契約書|遺言書?',
  '内容証明|解除通知|通告書|告知文|請求書|始末書|新旧対照表|仕様書',
);
const ownPaper = words(
  '議案書?|要領|議事録|招集通知|式次第|台本|スピーチ|あいさつ|挨拶文?',
  '改正案|規約|細則|条文|原案|素案|文案|案文|原稿',
  '報告書|計画書?|予算案?|決算書|契約書|依頼書|陳情書|企画書|提案書',
  '資料|スライド|マニュアル|会報|広報|アンケート|エクセル|名簿',
);
// Whatever paper it is, its name ends like these.
const anyPaper = words(
  '書(?!い|き)|状|文(?!字)|案(?!内所)|録|稿|願|辞|表(?!示)|計画|様式|ひな形',
  'レポート|論文|リスト|一覧表?|グラフ|シート|マクロ|プログラム',
  'チラシ|ポスター|メール|手紙|台本|作文|感想|問題集|クイズ|川柳|俳句|短歌|歌詞',
);

const composed = words(
  '作っ|作成し|つくっ|こしらえ|仕上げ|完成させ|組ん|整え',
  '書い|書き(?:上げ|下ろし|直し|起こし)|書き分け|起案し|起草し|清書し',
);
const drafted = words(
  '作っ|作成し|つくっ|拵え|こしらえ|仕上げ|完成(?:し|させ)|仕立て|でっち上げ|用意し|考え',
  '書い|書き(?:上げ|下ろし|直し|起こし|足し)|下書きし|代筆し|執筆し|起案し|起草し|清書し',
  '起こし|文字に起こし|作り直し|組み直し|組ん|[をに]まとめ|としてまとめ',
  '(?:原稿|文章|書面|スライド)に(?:し|落とし込ん)',
);
const wholly = words(
  '全部|ぜんぶ|すべて|丸ごと|まるごと|まるまる|一式|そっくり|丸投げ|代わりに|代筆',
  '一から|1から|頭から|最初から最後まで',
);

const number = '[0-9一二三四五六七八九十数]';
/** 3ページでお願い, 下書きを頼みます. */
const drawnUp = words(
  `[^。]{0,12}${number}(?:ページ|枚|字|種類|通り)[^。]{0,8}(?:お願い|頼|よろしく|書)`,
  '[^。]{0,12}(?:現物|完成品|完成版)[^。]{0,4}(?:くだ|ほし|欲し|頂戴)',
  '[^。]{0,6}(?:下書き|作成|代筆|執筆|起案|清書|文案)(?:作り)?を?' +
    '(?:お願い|頼[みむめん]|任せ|やって)',
);
const paper = words(ownPaper, legalPaper);
const itself = '(?:を|も|は|まで|の[^。、]{1,4}を|、|って)?';

/** 予約しておいて, 代わりに電話して: errands. */
const errands = words(
  near(
    '予約|申し?込み?|届け?|キャンセル|見積り?|手配|修理|欠席|出席|返事|連絡',
    '(?:し|出し|取っ|とっ|頼ん|(?<!何日)入れ|伝え|申し込ん)' +
      '(?:ておいて|といて|てくれ(?:ません|ない|る)|とい?てくれ)',
    8,
  ),
  '(?:呼ん|手配し|修理し|直し|片付け|掃除し|調べ|電話し|払っ|立て替え)[てで]おいて',
  near('代わりに', '(?:し|出し|書い|電話し|連絡し|予約し|申し込ん)て|(?:申し込ん|頼ん)で', 10),
);

/** Whether anything is ordered at all, before what it is. */
const asked = re(orderTo);
const askedAnyhow = re(orderTo, 'お願い|頼|任せ|やって');
const errand = re('[てで]おいて|といて|てくれ|代わりに');

/** 頼みごと: letters, drafts and errands. */
export const orderRules: readonly Rule[] = [
  // 滞納している人に督促状を送ってください.
  {
    reason: 'sent-letter',
    all: [asked, re(near(`${letter}${letterKind}`, `${sent}(?!${asksLeave})${orderTo}`, 10))],
    none: howTo,
  },
  // 議事録を作ってください, 議案書の下書きをお願い.
  {
    reason: 'draft',
    all: [
      askedAnyhow,
      re(
        near(paper, `${drafted}(?!${asksLeave})${orderTo}`, 10),
        `(?:${paper}|${anyPaper})${drawnUp}`,
        `${anyPaper}${itself}[^。誰]{0,16}${composed}${orderTo}`,
        near(wholly, `${composed}${orderTo}`, 14),
      ),
    ],
    none: howTo,
  },
  // 議事録を先週の録音から聞き取って書いてください.
  {
    reason: 'draft',
    all: [asked, re(`${paper}[^。]{10,28}${composed}${orderTo}`)],
    none: howTo,
  },
  // 隣の人に注意しておいて.
  {
    reason: 'sent-letter',
    all: [asked, re(near(`${recipient}${politely}(?:に|へ|宛に|あてに)`, `${told}${orderTo}`, 18))],
    none: howTo,
  },
  // 集会室を予約しておいて, 代わりに電話して.
  { reason: 'sent-letter', all: [errand, re(errands)], none: howTo },
];
