import { words } from '#domain/caretaker/danger/scene.ts';
import { near } from './rule.ts';

const ownSide = words(
  '私|わたし|わし|俺|僕|自分|我が家',
  'うち(?!の(?:組合|マンション|管理))',
  '隣|[上下]の(?:人|方|階|家|部屋)',
  '相手|あの人|向こう',
);

/** 言われたんですけど, 訴えるつもりです: it has happened to somebody, or is about to. */
const liveNow = words(
  ownSide,
  '[ただ](?:。|の[にで]|ん(?:です|だ)|けど|から)',
  '(?:まし|れ)た(?:$|[、!]|のだ|が)',
  'たい(?:$|[。、?!]|の|ん|です|けど|が)',
  'つもり',
);

const ruled = words('認め(?!て)|命じ|示し|とされ', '取られ|負け|払わされ|競売');

/** 判例: what a court once said. */
const precedent = words(
  '判例|[高地]裁|昔の裁判',
  '(?<!この|私の|うちの)判決(?!を)',
  '(?:裁判|訴訟|判決)の(?:例|事例|結果)|例[はがも]あ',
  '[たい]裁判(?:$|[?はがでのもっ、])',
  '裁判(?:は|って)(?:あ|どれ)',
  `裁判(?:所?が|所?[にでは]+)、?[^。]{0,30}${ruled}`,
  near('(?:認め|命じ)られた', '裁判|例|事件|ケース|人', 10),
  '[0-9]条',
);

/** 制度: who may do what under the law, said of a kind of person and not of one. */
const institution = words(
  '管理者|理事会|理事長が|代表が|組合|一人でも|まとめて',
  '区分所有者|持ち主|住人を|借主|店子|大家|民泊|旅行客|元の',
  '払わない人|滞納|未払|未納|督促|競売|欠陥|火事',
  '遺産|相続|売った|出て行った',
  '裁判所|簡単な裁判|弁護士(?:代|費用|への|に(?:頼|払|相談))',
  '年数|何年|ルール',
);

const ownCaseWon = `${ownSide}[^。]{0,24}(?:勝|取れ|負け|有利)`;

/** 一般の問い: what the law or a court says, as long as nobody's own quarrel is told. */
export const generalLaw =
  `^(?!.*${ownCaseWon})` + words(`.*${precedent}`, `(?!.*${liveNow}).*${institution}`);

const whoeverItIs = '(?:誰|どなた|どの[^。、]{1,3}|何号室)(?:な|である|だ)?の?か';
const identity = words(
  '名前|氏名|名字|苗字|身元',
  '部屋|番号|住所|連絡先|一覧|リスト|内訳',
  '人|方|者|家',
);
const handedOver = words(
  '教え(?:て(?!も)|ろ)|知りた|開示',
  '見せ[てろ]|出して',
  'くだ|下さ|ほし|くれ|願',
);

/** 〜した人の名前を教えて: in so many words. */
const demanded = words(
  near(whoeverItIs, '教え|知りた', 14),
  `${identity}(?:と[^。、]{1,6})?(?:だけ|、)?[をが]?[^。か]{0,6}${handedOver}`,
);

/** 名前を求める文には効かない除外: what makes a question harmless, unless a name is demanded. */
export const unlessDemanded = (...harmless: readonly string[]): string =>
  `^(?!.*${demanded}).*${words(...harmless)}`;

const begged = words('くだ|下さ|ほし|くれ|もらえ|いただ|頂|ちょうだい|願', '[よね]|$|[。!?]');
const wanted = words('知りたい|見せて|願い', `(?:教えて|言って|出して|開示)${begged}`);

const inPaper = words(
  '含まれ|載[りるせっ]|残[りる]|公開され|公表され|閲覧でき|見られ|知られ',
  '書いても?[いよ]い|書くの',
);
const allowed = words(
  '適用され|同意[はがも]|求め(?:られ|たら)|頼まれ|言ったら',
  '(?:必要|問題|義務|違法|有効|権利)(?:[ではがになあか?]|$)',
  '教えてもらって|教えても?いい',
  '[てで]も?(?:いい|よい)(?:部屋|人|家|場所)',
);

/** 決まりを問う: whether names stand in a paper or may be shown; the names are not wanted. */
export const asksRule = `^(?!.*${wanted}).*(?:${inPaper}|${allowed})`;

/** 役目: what somebody did in an office, as the minutes tell it. */
export const inOffice = words(
  '署名|サイン|はんこ|判を|押印',
  '議長|進行役|まとめ役|担当|後任|候補|(?<!関)係(?!争)',
  '(?:記録|議事録)に名前',
  near('来な', '理事', 4),
  near('理事会|役員', '来て?な|欠席|出席', 10),
  '(?:報告|説明|発表|進行|司会|受付|開票|提案|提出)を?した',
  '資料を?出した|と案を出|言い出した|約束した|決めたの',
);
