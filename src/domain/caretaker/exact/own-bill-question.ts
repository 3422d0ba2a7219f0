import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { refusalOf } from '#domain/caretaker/refusal/refusal-of.ts';

const ofTheBill = /請求|引き?落と|引き?落ち|口座振替|支払[いうえっ]|払(?:う|い|え|わ|っ)/;
const ofOnesOwn =
  /うち|我が家|わが家|私|わたし|自分|自宅|(?:来|今|翌|毎)月|月々|今度|次(?:の|は|に|回)/;
const howMuch = /いくら|何円|金額|請求額|合計/;
/** What others pay, what the association pays, and how it is done are told elsewhere. */
const otherwise =
  /[0-9]{3,4}号|組合(?:が|の|は)|管理会社|業者|工事|電気|水道|保険|全体|全員|みんな|ほか|他の|滞納|なぜ|どうして|どうすれば|どうやって|変更|値上|案|総会|議案/;

/** What should be paid so that it is enough stands in no bill. */
const forAnEnd = /足り|不足|まかな|間に合|上げ/;

/** Whether something is paid or open; the bank's own figures and what was applied for are in no bill. */
const ofTheState = /管理費|積立金|使用料|引き?落|口座振替|請求|支払|払[いうえっわ]|入金|未納|滞納/;
const inNoBill = /残高|申請|届|申し?込|抽選|契約|口座(?!振替)/;
const whatIsOpen = /未納|滞納|未払|残って|払って(?:い)?(?:ない|ません)|足りな/;

/** うちは今、滞納していますか: whether, not what comes of it, and not how many dwellings of the building. */
const oneself =
  /(?:うち|我が家|わが家|私|わたし|自分|自宅)(?:の(?!マンション|管理組合|組合|団地|棟|建物)|[はがって、今も])/;
const whether =
  /(?:滞納|未納|未払い?)(?:金|分|額)?(?:は|が|に|を)?(?:し|なっ)?(?:てい?)?(?:ま(?:す|せん)|る|ない|あ[りる]|ですか|$|[?？])|払って(?:い)?(?:ない|ません)(?!人|住戸|部屋|家)/;
const ofMany = /何[戸件人世]|住戸|部屋|組合|マンション|人は|方は|誰|すると|したら|場合|れば|とどう/;

/** 11月分の管理費はちゃんと届いていますか: whether what was paid for a month has come. */
const ofAMonth =
  /(?:(?<![0-9])(?:[1-9]|1[0-2])|先|今|前)月(?:分|分?の(?:管理費|修繕積立金|積立金|使用料|支払い?|お金|振り?込み?|引き?落とし?))(?:など|等)?(?:は|が|も|って)/;
const hasCome =
  /(?:届い|払われ|払え|払えてい|落ち|納め(?:られ)?|納まっ|入っ|入金(?:され|でき)|引き?落と(?:され|せ)|済ん|確認でき|受け取)(?:てい?(?:ます|る|た)|ました|た[か？?]|でい?(?:ます|る))/;

const asksWhetherItCame = (text: string): boolean =>
  ofAMonth.test(text) && hasCome.test(text) && !otherwise.test(text) && !ofMany.test(text);

const asksWhether = (text: string): boolean =>
  oneself.test(text) && whether.test(text) && !ofMany.test(text);

/** 管理費を払い忘れた, 引き落としができなかった: whoever says so wants to know how it stands. */
const wasMissed = new RegExp(
  [
    '(?:払い?|納め|納付し?|振り?込み?|入金し?)(?:を|し)?(?:忘れ|そびれ|損ね)',
    '(?:払[えわっ]|納め|納まっ|振り?込[めん])(?:[てで]い?(?:ない|なか|ませ)|なかった|ませんでした)',
    '引き?落(?:とし?|ち)[^、。]{0,6}(?:ない|なか|ません)',
    '残高不足で|引き?落[^。]{0,12}残高が?(?:不足|足り)',
  ].join('|'),
);
const ofOwnDues =
  /管理費|積立金|使用料|駐[車輪]場|引き?落|口座|月分|^(?:すみません、?)?(?:お?支)?払/;
/** Of a case, of others, and of what stands in no bill. */
const inPassing = /集会室|ゲスト|忘れると|たら|とき|(?:ない|た|忘れ)(?:人|方)/;
/** …のですがどうすればいいですか: how it stands is the first thing to know. */
const whatThen = /(?:の|ん)?(?:です|だ)(?:が|けど)、?(?:どう|何を)(?:すれば|したら)[^。]*$/;

function asksMissed(question: string): boolean {
  const text = plainQuestion(question).replace(whatThen, '');
  if (!wasMissed.test(text) || !ofOwnDues.test(text)) return false;
  return ![otherwise, ofMany, inPassing].some((other) => other.test(text));
}

/** 領収書がほしい: of one's own dues; what was bought for the association is put to its books. */
const receiptWanted = new RegExp(
  [
    '領収[書証]?(?:を|が|は|も|って|の(?:発行|再発行|印刷))?、?(?:ほし|欲し|もら|貰|発行|再発行|くだ|下さ|送っ',
    '|いただ|頂|お願い|必要|出せ|出し|出て|出ま|出る|印刷|ダウンロード|見られ|見た|取れ|取り|どこ',
    '|なく(?:し|なっ)|失く|紛失|来ない|来て|届|要[りる]|あります)|^領収[書証]?(?:は|を)?[?。]*$',
  ].join(''),
);
const otherReceipts =
  /買|立て?替|備品|精算|経費|理事会|総会|議案|証憑|印紙|保管|保存|何年|付|つけ|綴|貼|置|店|請求書|帳簿|閲覧|支出|集会室|ゲスト|会費|寄付|祭|領収書?の?な[いし]|業者|工事|修理/;

function asksReceipt(question: string): boolean {
  const text = plainQuestion(question);
  if (!receiptWanted.test(text) || otherReceipts.test(text)) return false;
  return !/[0-9]{3,4}号|組合(?:が|の|は)|全員|みんな|ほかの|他の|誰/.test(text);
}

export type OwnBillQuestion = 'next' | 'state' | 'missed' | 'receipt';

const kinds: readonly (readonly [OwnBillQuestion, (question: string) => boolean])[] = [
  ['receipt', asksReceipt],
  ['next', asksNext],
  ['missed', asksMissed],
  ['state', asksState],
];

/** What of one's own bill is asked for; undefined where it does not answer. */
export const ownBillQuestion = (question: string): OwnBillQuestion | undefined =>
  kinds.find(([, isAsked]) => isAsked(question))?.[0];

/** Whether what is open goes before what was paid. */
export const asksWhatIsOpen = (question: string): boolean =>
  whatIsOpen.test(plainQuestion(question)) || asksMissed(question);

/** What only the own account tells is refused to all others: whoever has a bill here is told from it. */
function asksState(question: string): boolean {
  const text = plainQuestion(question);
  if (asksWhetherItCame(text)) return true;
  if (!ofTheState.test(text) || inNoBill.test(text)) return false;
  return refusalOf(text) === 'own-records' || asksWhether(text);
}

function asksNext(question: string): boolean {
  const text = plainQuestion(question);
  const isAsked = ofTheBill.test(text) && ofOnesOwn.test(text) && howMuch.test(text);
  return isAsked && ![otherwise, whatIsOpen, forAnEnd].some((other) => other.test(text));
}

/** Whoever keeps the books and names no dwelling may mean the bills of the association. */
export const namesOneself = (question: string): boolean => oneself.test(plainQuestion(question));
