import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { isUnderstood } from './is-understood.ts';

/** 会計, as the question may name it. */
export type NamedFund = { readonly code: string; readonly name: string };

/** お金の質問: what is asked of which funds, as of now. */
type MoneyQuestion = {
  readonly kind: 'balance' | 'expenses';
  readonly funds: readonly NamedFund[];
};

/** Every association has these two. */
export const usualFunds: readonly NamedFund[] = [
  { code: 'general', name: '管理費会計' },
  { code: 'reserve', name: '修繕積立金会計' },
];
const fundWords: readonly (readonly [words: RegExp, codes: readonly string[]])[] = [
  [/管理費.*積立金|積立金.*管理費/, ['general', 'reserve']],
  [/積立金|積立て?のお金|修繕(?:の|に使う)?(?:お金|資金)/, ['reserve']],
  [/管理費|一般会計/, ['general']],
];
const ofTheAssociation =
  /(?:管理)?組合の?(?:お金|資金|貯金|預金|資産)|(?:お金|預金|貯金)(?:は|って|が)/;

/** いまの預金残高: whose money it is goes without saying. */
const bareMoney = /^(?:(?:今|いま|現在)の?)?(?:、)?(?:(?:預金|貯金|お金)の?)?残高/;

const howMuch = 'いくら|幾ら|何円|どの?(?:くらい|ぐらい)|どれ(?:くらい|ぐらい|だけ)';
const isLeft = '(?:残|のこ|貯ま|たま|貯め|ため|あ[りる])';
const balance = new RegExp(
  `残高|(?:${howMuch})[^。]{0,4}${isLeft}|${isLeft}[^。]{0,8}(?:${howMuch})|全部で(?:${howMuch})`,
);
/** 今いくらありますか: nothing but the money of the association can be meant. */
const bareBalance = new RegExp(`^(?:今|いま|現在)(?:は)?、?(?:全部で)?(?:${howMuch})${isLeft}`);
const expenses =
  /何に(?:、)?(?:いくら)?(?:使わ|使って(?:い|る|ま)|使った|つかわ|つかって)|使い(?:道|みち)|支出(?:の)?(?:予算)?の?(?:内訳|明細)|予算の支出の内訳/;

/** Another time, another's money, or what may and must be: told by rules, plans and papers. */
const otherwise =
  /滞納|未納|駐車|昨年|去年|前年|前期|[0-9]年前|年度|(?:19|20)[0-9]{2}年|令和|平成|[0-9]月|年後|将来|今後|必要|不足|足り|値上|上が|推移|決算|繰越|証明|うち[はの]|号室|なぜ|どうして|理由|通帳|印鑑|引き?落|誰|一時金|借|返|利息|定期|銀行|口座|保険|工事|超え|とき|場合|たら|れば|増や|減|戸あたり|㎡|平米|月額|毎月|1か月|一か月/;
const ofRules = /使え|使って(?:も|は|よい|いい)|使うこと|充て|べき|できます/;

/** What may stand beside it without changing what is asked. */
const beside =
  /管理費|一般会計|修繕|積立金?|会計|管理組合|組合|マンション|お金|資金|貯金|預金|資産|残[高り]?|貯[まめ]|今|現在|最新|新|数字|時点|手元|銀行|全部|全体|総額|合計|合わせ|額|円|内訳|明細|支出|予算|使|道|何|有|教え|知|見|両方|それぞれ|分|中/;

/** How money is asked for, whatever the wording: kind × fund, of today alone. */
export function moneyQuestionIn(
  question: string,
  funds: readonly NamedFund[] = usualFunds,
): MoneyQuestion | undefined {
  const plain = plainQuestion(question)
    .replace(/今年度の?|本年度の?/, '')
    .replace(/通帳の(?=残高)/, '預金の');
  const own = funds.find(({ code, name }) => !isUsual(code) && plain.includes(plainQuestion(name)));
  // 駐車 is another question, 駐車場会計 is not.
  const text = own ? plain.replace(plainQuestion(own.name), '') : plain;
  const isRead = !otherwise.test(text) && isUnderstood(text, [new RegExp(howMuch), beside]);
  const kind = isRead ? kindIn(text) : undefined;
  return kind && asked(kind, own ? [own] : fundsIn(text, kind, funds));
}

function fundsIn(
  text: string,
  kind: MoneyQuestion['kind'],
  funds: readonly NamedFund[],
): readonly NamedFund[] {
  if (kind === 'balance' && bareBalance.test(text)) return funds;
  const codes = fundWords.find(([words]) => words.test(text))?.[1];
  if (codes) return funds.filter(({ code }) => codes.includes(code));
  return isOfAll(kind, text) ? funds : [];
}

function kindIn(text: string): MoneyQuestion['kind'] | undefined {
  if (expenses.test(text) && !ofRules.test(text)) return 'expenses';
  return bareBalance.test(text) || balance.test(text) ? 'balance' : undefined;
}

const isOfAll = (kind: MoneyQuestion['kind'], text: string): boolean =>
  kind === 'expenses' ? /支出|お金/.test(text) : ofAllMoney(text);

const isUsual = (code: string): boolean => usualFunds.some((fund) => fund.code === code);

const ofAllMoney = (text: string): boolean => ofTheAssociation.test(text) || bareMoney.test(text);

const asked = (
  kind: MoneyQuestion['kind'],
  funds: readonly NamedFund[],
): MoneyQuestion | undefined => (funds.length === 0 ? undefined : { kind, funds });
