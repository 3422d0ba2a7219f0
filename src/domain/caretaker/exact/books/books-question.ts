import type { Contract } from '#domain/caretaker/exact/contract-words.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { type AskedAccount, accountIn } from './asked-account.ts';
import { payeeAsked, workAsked } from './asked-payee.ts';
import { type AskedPeriod, askedPeriod, periodWords } from './asked-period.ts';
import {
  asksWhether,
  isBareWhether,
  mayAskTransfer,
  transferIn,
  type Whether,
} from './asked-transfer.ts';
import { isFilled } from './book-words.ts';
import type { Books } from './books.ts';
import {
  asksAllPaid,
  asksOwed,
  mayAskOwed,
  paymentWords,
  unpaid,
  withoutUntil,
} from './payment-words.ts';
import { type AskedSpending, mayAskSpending, spendingIn } from './spending-question.ts';
import {
  asksIfThere,
  asksStanding,
  asksWhetherStands,
  mayAskStanding,
  standingAccountIn,
} from './standing-accounts.ts';
import { asksTodo } from './todo-words.ts';
import { asksYearSpan, carriedIn } from './year-question.ts';

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
    | 'transfer'
    | 'reconciled'
    | 'todo'
    | 'carried'
    | 'spending'
    | 'year-span';
  readonly period: AskedPeriod;
  /** `undefined` is all of them. */
  readonly fund: string | undefined;
  readonly account: AskedAccount | undefined;
  /** 支払先, as the books name it. */
  readonly payee: string | undefined;
  /** The contract whose work named the payee. */
  readonly contract?: Contract | undefined;
  readonly spending?: AskedSpending | undefined;
  /** 毎月いくら */
  readonly isMonthly?: boolean;
  /** What はい or いいえ is said to; nothing where a sum is asked for. */
  readonly whether?: Whether | Result | 'any' | undefined;
  /** もう移しましたか, after a question that said of what. */
  readonly isAskedOn?: true;
};

type Result = '黒字' | '赤字';

/** Of an account that is named this has no other meaning than of its budget. */
const goesOver = /超(?!え(?:たら|ると|た(?:とき|場合)))|オーバー|使い(?:すぎ|過ぎ)|予算.*足り/;
/** Why it goes over is told by the sentence of its line. */
const why =
  /なぜ|何故|どうして|(?:なん|何)で(?!す|し)|どういう(?:わけ|理由)|理由|原因|わけ|しま[うい]?っ?/g;

const budgetLeft = /予算.*(?:残|あと|使え)|残.*予算/;

/** 今年度は黒字ですか: at the year's end, unless what came out so far is asked for. */
const howItEnds =
  /^(?!.*(?:予算|でした|だった|なりました|これまで|今まで|ここまで|現在|(?:今|いま)(?:のところ|[はも、]))).*(?:黒字|赤字)/;

/** What each kind is asked with. Nothing else of a question may be left over. */
const kinds: readonly (readonly [kind: BooksQuestion['kind'], asked: RegExp])[] = [
  [
    'reconciled',
    /^(?=.*(?:通帳|銀行|帳簿)).*(?:合[いっうわ]|一致|同じ|違[いうっ]|ちが[いうっ]|ずれ)/,
  ],
  ['outlook', howItEnds],
  ['close', /締め|締ま/],
  ['bare', /(?:証憑|領収書)(?:の|が)?(?:ない|無い|付いて(?:い)?ない|なし)/],
  ['owed', unpaid],
  ['over', /予算.*(?:超|オーバー|足り|使い(?:すぎ|過ぎ))/],
  ['enough', /^(?!.*予算).*(?:足り|まかなえ)/],
  ['remaining', budgetLeft],
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

/** あといくら使えますか, of an account that is named: it has no other meaning than of its budget. */
const stillSpend = /あと.*使え|使える(?:の|お金|額)?.*(?:いくら|幾ら|残)/;

/** Whether the entries behind a line may be asked for. */
export const asksWhyOver = (question: string): boolean => goesOver.test(plainQuestion(question));

const mayAsk: readonly ((text: string) => boolean)[] = [
  (text) => kinds.some(([, asked]) => asked.test(text)),
  mayAskOwed,
  mayAskStanding,
  mayAskTransfer,
  mayAskSpending,
  (text) => carriedIn(text) !== undefined,
  asksYearSpan,
  asksTodo,
  (text) => goesOver.test(text) || /払い?まし|払って(?:い)?ま/.test(text),
  (text) => /いくら|幾ら|何円|金額|残高|予算|実績|見込|根拠|どれ|どの/.test(text),
  // 昨年度の電気料金: a name and a period, and nothing asked in words.
  (text) => text.search(periodWords) >= 0,
];

/** Whether the books are worth opening; the rest is decided when they are. */
export function mayAskBooks(question: string): boolean {
  const text = plainQuestion(question);
  return mayAsk.some((asks) => asks(text));
}

/** A question is the books' where every word of it is understood: one word more, and it is another question. */
export function booksQuestionIn(
  question: string,
  books: Books,
  contracts: readonly Contract[] = [],
): BooksQuestion | undefined {
  const text = withoutUntil(plainQuestion(question), books);
  const period = askedPeriod(text, books);
  if (period === undefined) return undefined;
  const chart = chartOf(books, period);
  if (asksTodo(text)) {
    return { kind: 'todo', period, fund: undefined, account: undefined, payee: undefined };
  }
  const transfers = transferIn(text, chart);
  if (transfers) {
    const account = { names: transfers, part: null };
    const of = { period, fund: undefined, payee: undefined, account };
    return { kind: 'transfer', ...of, whether: asksWhether(text) };
  }
  const fund = fundNamed(text, chart.funds);
  const rest = text.replace(fund.words, '');
  const about = aboutIn({ text, rest, period, chart, books }) ?? workAsked(rest, books, contracts);
  return about && { payee: undefined, ...about, period, fund: fund.code };
}

type Read = {
  readonly text: string;
  /** Without the fund. */
  readonly rest: string;
  readonly period: AskedPeriod;
  readonly chart: ReturnType<typeof chartOf>;
  readonly books: Books;
};

const aboutIn = ({ text, rest, period, chart, books }: Read): About | undefined =>
  ofTheYear(rest) ??
  payeeAsked(rest, books) ??
  standingIn(rest, chart.accounts) ??
  accountOrAll(text, withoutWhy(text, rest), { names: chart.names, books }) ??
  spendingAsked(rest, { ...books, period });

function spendingAsked(text: string, known: Parameters<typeof spendingIn>[1]): About | undefined {
  const spending = spendingIn(text, known);
  return spending && { kind: 'spending', account: undefined, spending };
}

/** もう移しましたか: of the transfer that was asked about just before. */
export function booksQuestionAfter(
  question: string,
  previous: readonly string[],
  books: Books,
): BooksQuestion | undefined {
  const before = previous.at(-1);
  if (before === undefined || !isBareWhether(question)) return undefined;
  const asked = booksQuestionIn(before, books);
  return asked?.kind === 'transfer'
    ? { ...asked, whether: asksWhether(plainQuestion(question)), isAskedOn: true }
    : undefined;
}

const withoutWhy = (whole: string, text: string): string =>
  goesOver.test(whole) ? text.replace(why, '') : text;

type About = Pick<BooksQuestion, 'kind' | 'account'> &
  Partial<Pick<BooksQuestion, 'payee' | 'contract' | 'isMonthly' | 'whether' | 'spending'>>;

/** What is carried on to the next year, and when that begins. */
function ofTheYear(text: string): About | undefined {
  if (asksYearSpan(text)) return { kind: 'year-span', account: undefined };
  const left = carriedIn(text);
  return left !== undefined && isFilled(left) ? { kind: 'carried', account: undefined } : undefined;
}

/** What stands on an account of the balance sheet. */
function standingIn(text: string, accounts: readonly Account[]): About | undefined {
  const named = standingAccountIn(text, accounts);
  if (!named) return undefined;
  const { names, words, called } = named;
  const left = text.replace(words, '');
  const isAsked = called === undefined ? asksStanding(left) : asksWhetherStands(left);
  if (!isAsked) return undefined;
  const whether = asksIfThere(left) ? 'any' : undefined;
  return { kind: 'standing', account: { names, part: null, called }, whether };
}

/** What moved on an account of income or expense, or what is asked of all of them. */
function accountOrAll(
  whole: string,
  text: string,
  { names, books }: { readonly names: readonly string[]; readonly books: Books },
): About | undefined {
  const named = accountIn(text, names);
  if (!named) return ofAllAccounts(whole, text, books.readsLedger);
  const left = text.replace(named.words, '');
  const kind = isFilled(left) ? accountKind(whole, left) : undefined;
  return kind && { kind, account: named.account, whether: asksWhether(whole) };
}

function ofAllAccounts(whole: string, text: string, readsLedger: boolean): About | undefined {
  if (asksOwed(whole, readsLedger) && isFilled(text, paymentWords)) {
    return { kind: 'owed', account: undefined, whether: whetherPaid(whole) };
  }
  const kind = isFilled(text) ? kinds.find(([, asked]) => asked.test(whole))?.[0] : undefined;
  return kind && { kind, account: undefined, whether: asksResult(whole) };
}

const whetherPaid = (text: string): Whether | undefined =>
  asksAllPaid(text) ? asksWhether(text) : undefined;

/** 赤字になりますか: はい or いいえ, where one of both is named and no sum is asked for. */
function asksResult(text: string): Result | undefined {
  const [first, ...others] = new Set(text.match(/黒字|赤字/g) ?? []);
  const isWhether =
    /か[?。]*$|[?]$/.test(text) && !/いくら|どう|どちら|どれ|ません|ない/.test(text);
  if (!isWhether || others.length > 0) return undefined;
  return first === '黒字' || first === '赤字' ? first : undefined;
}

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

const otherFundNames: Readonly<Record<string, RegExp>> = {
  general: /一般会計/,
  reserve: /(?<!修繕)積立金?会計|修繕会計/,
};

function fundNamed(text: string, funds: readonly Fund[]) {
  const fund = funds.find(({ code, name }) => fundIn(text, code, name) !== '');
  return { code: fund?.code, words: fund ? fundIn(text, fund.code, fund.name) : '' };
}

/** 管理費会計, or 管理費 before what only a fund has. */
function fundIn(text: string, code: string, name: string): string {
  const plain = plainQuestion(name);
  if (text.includes(plain)) return plain;
  const [other] = otherFundNames[code]?.exec(text) ?? [];
  if (other !== undefined) return other;
  const short = plain.replace(/会計$/, '');
  const names = code === 'reserve' ? `${short}|積立金` : short;
  return (
    new RegExp(
      `(?:${names})(?=(?:の|は)?[^入出]{0,8}(?:収支|黒字|赤字|決算|足り|まかなえ|利息|利子|金利|繰り?越))`,
    ).exec(text)?.[0] ?? ''
  );
}
