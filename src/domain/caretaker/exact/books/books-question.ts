import {
  accountWords,
  expenseParts,
  usualAccounts,
} from '#domain/caretaker/exact/account-words.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Account } from '#domain/ledger/account.ts';
import { type AskedPeriod, askedPeriod, periodWords } from './asked-period.ts';
import type { Books } from './books.ts';
import { payeeIn, shortPayeeIn } from './payee-in.ts';
import { standingAccountIn } from './standing-accounts.ts';

/** A line of the chart that is asked for: its names, and what of it its entries name. */
type AskedAccount = { readonly names: readonly string[]; readonly part: string | null };

/** 帳簿への質問: what is asked, of which period, fund and account. */
export type BooksQuestion = {
  readonly kind:
    | 'account'
    | 'standing'
    | 'over'
    | 'owed'
    | 'result'
    | 'close'
    | 'budget'
    | 'bare'
    | 'payee'
    | 'remaining'
    | 'enough'
    | 'outlook'
    | 'reconciled';
  readonly period: AskedPeriod;
  /** `undefined` is all of them. */
  readonly fund: string | undefined;
  readonly account: AskedAccount | undefined;
  /** 支払先, as the books name it. */
  readonly payee: string | undefined;
};

/** Of an account that is named this has no other meaning than of its budget. */
const goesOver = /超(?!え(?:たら|ると|た(?:とき|場合)))|オーバー|使い(?:すぎ|過ぎ)|予算.*足り/;
/** Why it goes over is told by the sentence of its line. */
const why =
  /なぜ|何故|どうして|(?:なん|何)で(?!す|し)|どういう(?:わけ|理由)|理由|原因|わけ|しま[うい]?っ?/g;

const budgetLeft = /予算.*(?:残|あと|使え)|残.*予算/;

/** What each kind is asked with. Nothing else of a question may be left over. */
const kinds: readonly (readonly [kind: BooksQuestion['kind'], asked: RegExp])[] = [
  [
    'reconciled',
    /^(?=.*(?:通帳|銀行|帳簿)).*(?:合[いっうわ]|一致|同じ|違[いうっ]|ちが[いうっ]|ずれ)/,
  ],
  ['close', /締め|締ま/],
  ['bare', /(?:証憑|領収書)(?:の|が)?(?:ない|無い|付いて(?:い)?ない|なし)/],
  ['owed', /未払|払って(?:い)?(?:ない|ません)|払い終わって/],
  ['over', /予算.*(?:超|オーバー|足り|使い(?:すぎ|過ぎ))/],
  ['enough', /^(?!.*予算).*(?:足り|まかなえ)/],
  ['remaining', budgetLeft],
  ['outlook', /^(?!.*予算)(?=.*(?:黒字|赤字)).*(?:なりそう|な(?:る|ります)|見込)/],
  ['result', /^(?!.*予算).*(?:収支|黒字|赤字|収入|支出|決算)/],
  ['budget', /予算/],
];
const howMuch = /いくら|幾ら|何円|金額|ど(?:の|れ)(?:くらい|ぐらい|ほど|だけ)/;
/** A name alone may ask for a price or a contract; with one of these the books are meant. */
const ofTheBooks =
  /予算|実績|収入|支出|年間|1年|一年|これまで|今まで|ここまで|年度末|見込|残|使|(?:かかり|入り|払い|もらい|受け?取り|付き|つき)ました|(?:かか|入|払|もら|受け?取)っ[てた]|[付つ]い[てた]|繰り?入|移[しっす]|回し|振り?替え|計算|根拠|一人|1人|ひとり|月|年/;
/** Of money that lies in a bank: no price and no penalty can be meant. */
const ofMoneyKept =
  /受取利息|(?:定期|普通|決済用|預[貯]?金|口座|積立金|会計)の?(?:利[息子]|金利(?=で|の?収入))/;

/** To whoever keeps the books these are the bills; to an owner they are the own dues. */
const mustPay =
  /払わな(?:ければ|いと)(?:なら|いけ)な|払う(?:べき|必要|もの|お?金額?|予定)|払うことが決ま/;
/** What is open, and not what left the accounts; of a whole year the latter is meant. */
const toBePaid =
  /未払|払って(?:い)?(?:ない|ません)|払い終わって|払わな|^(?!.*(?:年間|1年|一年)).*払(?:う|いますか)/;
/** Until when: what the books know to be open is the same. */
const untilWhen = /(?:これから|(?:今|来|再来|翌)月(?:の)?(?:末|中)?(?:まで)?(?:に)?)/g;
/** あといくら使えますか, of an account that is named: it has no other meaning than of its budget. */
const stillSpend = /あと.*使え|使える(?:の|お金|額)?.*(?:いくら|幾ら|残)/;

const fillers: readonly RegExp[] = [
  periodWords,
  /足り(?:て(?:い)?(?:ます|る|ない|ません)|ます|る|ない|なく)?|まかなえ(?:ます|る)?/g,
  /証憑|領収書|付いて(?:い)?ない|無い|なし/g,
  /支?払わな(?:ければ|いと)(?:なら|いけ)(?:ない|ません)?|支?払う(?:べき|必要|予定)?|支?払うことが決ま/g,
  /通帳|帳簿|銀行|預[貯]?金|残高|合って|合い|合う|合わ|一致|同じ|違[いうっ]|ちが[いうっ]|ずれ/g,
  /締め(?:[はが]?でき)?(?:られ|ても?|る)?|締まっ|こと|状態|大丈夫|いい|よい/g,
  /未払い?金?|まだ|もう|支?払っ?(?:い終わって|てい?)?(?:ない|ません)?|支払|請求書?|お金|もの|分/g,
  /いつ(?:まで)?に?|(?:支払い?)?期限|支?払うの/g,
  /予算|実績|オーバー|超過?|そう|しそう|費目|科目|項目|どれ|何|なに|いくつ|足りな(?:く|い)|使い(?:すぎ|過ぎ)/g,
  /収支(?:差額|報告)?|黒字|赤字|収入|支出|決算|経費|費用|結果|報告/g,
  /使[いっ]?|かか[りっ]?|入[りっ]|払[いっ]?|残[りっ]?|もら[いっ]|受け?取[りっ]|[付つ][いき](?=[てたま])|繰り?入れ?|移[しっす]|回し|振り?替え|計算|根拠|(?:一|1|ひと)(?:人|り)(?:あたり|当たり)?/g,
  /いくら|幾ら|円|ど(?:の|れ)(?:くらい|ぐらい|ほど|だけ)|どう|あと|金額|額|合計|総額|全部|全体|累計/g,
  /管理組合|組合|マンション|これまで|今まで|ここまで|現在|今|途中|年間|1年間?|一年間?|年度末?|見込み?/g,
  /このまま(?:だと|では|なら|いけば|進(?:む|めば))?|教えて|知りたい|見せて|ください|下さい/g,
  /決ま[りっ]?|案|で(?:しょう|した|す)|ま(?:した|す|せん)|なり|なっ|なる|あり|ある|いる|して|する|さん/g,
  /[のはをがにでともかへやてたるいえれうんよねだな、。?!・]/g,
];

/** Whether the entries behind a line may be asked for. */
export const asksWhyOver = (question: string): boolean => goesOver.test(plainQuestion(question));

/** Whether the books are worth opening; the rest is decided when they are. */
export function mayAskBooks(question: string): boolean {
  const text = plainQuestion(question);
  return (
    kinds.some(([, asked]) => asked.test(text)) ||
    mustPay.test(text) ||
    goesOver.test(text) ||
    /いくら|幾ら|何円|金額|残高|予算|実績|見込|根拠|どれ|どの/.test(text) ||
    // 昨年度の電気料金: a name and a period, and nothing asked in words.
    text.search(periodWords) >= 0
  );
}

/** A question is the books' where every word of it is understood: one word more, and it is another question. */
export function booksQuestionIn(question: string, books: Books): BooksQuestion | undefined {
  const asked = plainQuestion(question);
  const text = books.readsLedger && mustPay.test(asked) ? asked.replace(untilWhen, '') : asked;
  const period = askedPeriod(text, books);
  if (period === undefined) return undefined;
  const chart = chartOf(books, period);
  const fund = chart.funds.find(({ code, name }) => fundIn(text, code, name) !== '');
  const rest = fund ? text.replace(fundIn(text, fund.code, fund.name), '') : text;
  const about =
    payeeAsked(rest, books) ??
    standingIn(rest, chart.accounts) ??
    accountOrAll(text, withoutWhy(text, rest), { names: chart.names, books });
  return about && { payee: undefined, ...about, period, fund: fund?.code };
}

const withoutWhy = (whole: string, text: string): string =>
  goesOver.test(whole) ? text.replace(why, '') : text;

type About = Pick<BooksQuestion, 'kind' | 'account'> & Partial<Pick<BooksQuestion, 'payee'>>;

/** What was paid to somebody whom the books know, or what is still owed. */
function payeeAsked(text: string, { payees, owed }: Books): About | undefined {
  if (!/支?払/.test(text)) return undefined;
  const names = [...new Set([...(payees ?? []), ...(owed ?? [])].map(({ name }) => name))];
  const named = [payeeIn(text, names), shortPayeeIn(text, names)].find(
    (it) => it && !isFilled(it.words) && isFilled(text.replace(it.words, '')),
  );
  if (!named) return undefined;
  const kind = toBePaid.test(text) ? 'owed' : 'payee';
  return { kind, account: undefined, payee: named.name };
}

/** What stands on an account of the balance sheet. */
function standingIn(text: string, accounts: readonly Account[]): About | undefined {
  const named = standingAccountIn(text, accounts);
  if (!named || !asksStanding(text.replace(named.words, ''))) return undefined;
  return { kind: 'standing', account: { names: named.names, part: null } };
}

/** What moved on an account of income or expense, or what is asked of all of them. */
function accountOrAll(
  whole: string,
  text: string,
  { names, books }: { readonly names: readonly string[]; readonly books: Books },
): About | undefined {
  const named = accountIn(text, names);
  const left = named ? text.replace(named.words, '') : text;
  if (!isFilled(left)) return undefined;
  if (!named && books.readsLedger && mustPay.test(whole))
    return { kind: 'owed', account: undefined };
  const kind = named ? accountKind(whole, left) : kinds.find(([, asked]) => asked.test(whole))?.[0];
  return kind && { kind, account: named?.account };
}

/** Every word is understood. */
const isFilled = (text: string): boolean =>
  fillers.reduce((words, filler) => words.replace(filler, ''), text) === '';

/** 残高は, いくらありますか; what the word means is another question. */
const asksStanding = (text: string): boolean =>
  (howMuch.test(text) || /残高|あり/.test(text)) && isFilled(text.replace('残高', ''));

/** The funds and accounts of the year, or of the newest where that one is in no journal. */
function chartOf({ years }: Books, period: AskedPeriod) {
  const year = years.find(({ fiscalYear }) => fiscalYear === period.fiscalYear) ?? years[0];
  const accounts = year?.accounts ?? [];
  const names = accounts
    .filter(({ kind }) => kind === 'income' || kind === 'expense')
    .map(({ name }) => name);
  return { funds: year?.funds ?? [], accounts, names };
}

function accountKind(text: string, left: string): BooksQuestion['kind'] | undefined {
  if (goesOver.test(text)) return 'over';
  if (budgetLeft.test(text) || stillSpend.test(text)) return 'remaining';
  const isBooked = ofTheBooks.test(left) || /の?収入|支出/.test(text);
  return isBooked || (ofMoneyKept.test(text) && howMuch.test(left)) ? 'account' : undefined;
}

/** 管理費会計, or 管理費 before what only a fund has. */
function fundIn(text: string, code: string, name: string): string {
  const plain = plainQuestion(name);
  if (text.includes(plain)) return plain;
  const short = plain.replace(/会計$/, '');
  const names = code === 'reserve' ? `${short}|積立金` : short;
  return (
    new RegExp(
      `(?:${names})(?=(?:の|は)?[^入出]{0,8}(?:収支|黒字|赤字|決算|足り|まかなえ|利息|利子|金利))`,
    ).exec(text)?.[0] ?? ''
  );
}

type Named = { readonly account: AskedAccount; readonly words: string };

/** 定期預金の利息: the books keep interest by fund, whatever bank or deposit it comes from. */
const ofADeposit =
  /(?:(定期|普通|決済用)(?:普通)?)?(?:預[貯]?金)?(?:口座)?の?(?=(?:受取)?利[息子]|金利)/;

function accountIn(text: string, names: readonly string[]): Named | undefined {
  const [deposit = '', kind] = ofADeposit.exec(text) ?? [];
  const found = accountNamedIn(text.replace(deposit, ''), names);
  if (!found || kind === undefined) return found && { ...found, words: `${deposit}${found.words}` };
  const account = { ...found.account, part: `${kind}預金の利息` };
  return { account, words: `${deposit}${found.words}` };
}

/** By its own name first, then by what its entries are for, then by an everyday word for it. */
function accountNamedIn(text: string, names: readonly string[]): Named | undefined {
  const own = names
    .filter((name) => text.includes(plainQuestion(name)))
    .toSorted((one, other) => other.length - one.length)[0];
  if (own !== undefined) {
    return { account: { names: [own], part: null }, words: plainQuestion(own) };
  }
  for (const { asked, within, name } of expenseParts) {
    const found = namedBy(text, asked, { names, meant: within });
    if (found) return { ...found, account: { ...found.account, part: name } };
  }
  for (const [asked, meant] of accountWords) {
    const found = namedBy(text, asked, { names, meant });
    if (found) return found;
  }
  return absentIn(text);
}

/** What any chart may have and this one has not: not another account's money, and not the fund's. */
function absentIn(text: string): Named | undefined {
  const [words] = usualAccounts.exec(text) ?? [];
  return words === undefined ? undefined : { account: { names: [words], part: null }, words };
}

type Chart = { readonly names: readonly string[]; readonly meant: RegExp };

function namedBy(text: string, asked: RegExp, { names, meant }: Chart): Named | undefined {
  const [words] = asked.exec(text) ?? [];
  const accounts = names.filter((name) => meant.test(name));
  return words === undefined || accounts.length === 0
    ? undefined
    : { account: { names: [...new Set(accounts)], part: null }, words };
}
