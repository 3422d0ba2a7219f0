import type { IsoDate } from '#domain/calendar.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';

/** 支払い: the act, as a noun. */
const payment = '(?:お?支?払い?|振り?込み?|送金|決済)';
/** What a payee sends, or what is paid for. */
const bill = '(?:請求書?|請求額|代金|債務)';
const payee = '(?:取引|納入|出入りの?)?業者|(?:取引|委託|支?払い?)先';
const notDone = '(?:まだ|(?:済ん|終わっ)で?て?い?(?:ない|ません))';

const overdue = '期限[がをの]?(?:過ぎ|すぎ|切れ)';

/** Not paid yet: nobody says so of his own dues without naming them. */
export const unpaid =
  /未(?:払|決済)|債務|買掛|払って(?:い)?(?:ない|ません)|払い(?:終わ|き|切)って|振り?込んで(?:い)?(?:ない|ません)/;
/** 支払いが残っている, 支払い待ち: whose, must be said. */
const waiting = new RegExp(
  [
    `${payment}の?(?:待ち|予定)|${payment}[がはの]?(?:[^。、]{0,8}残[っりし]|${notDone})`,
    `まだの?${bill}|${bill}[がはの]?(?:[^。、]{0,8}残[っりし]|まだ(?:です|の|あ))`,
    `残って(?:い)?る(?:${bill}|${payment})|(?:${payee})からの?請求`,
    `(?:${bill}|${payment})[^。]{0,8}${overdue}|${overdue}[^。]{0,4}(?:${bill}|${payment})`,
  ].join('|'),
);

/** To whoever keeps the books these are the bills; to an owner they are the own dues. */
const mustPay = new RegExp(
  [
    '払わな(?:ければ|いと)(?:なら|いけ)な|払うことが決ま',
    `(?:払う|振り?込む)(?:べき|必要|もの|お?金額?|予定|分|${bill}|${payee}|未払)`,
  ].join('|'),
);

/** Whose payment it is, so that no owner's dues can be meant. */
const ofTheAssociation = new RegExp(`(?:管理)?組合(?:[がはでも]|として|から)|${payee}`);
export const isOfTheAssociation = (text: string): boolean => ofTheAssociation.test(text);
const isDone = new RegExp(`${payment}[^。]{0,6}(?:済[みん]|終わ[っり])`);
const willPay = /渡す|払(?:う|います|えば|わな|い?予定)|振り?込(?:む|みます|めば)/;
const paidBefore = /年間|1年|一年|これまで|今まで|ここまで/;
/** Until when: what the books know to be open is the same. */
const untilWhen =
  /(?:これから|(?:今|来|再来|翌)月(?:の)?(?:末|中)?(?:まで)?(?:に)?|(?:年内|年度内|月内|月末)(?:中)?(?:まで)?に?)/g;

/** 請求書, 業者, 支払い待ち: what may be said of bills beside the words of the books. */
export const paymentWords: readonly RegExp[] = [
  new RegExp(`(?:${payee})(?:さん)?(?:から)?`, 'g'),
  /未決済|買掛金?|待ち|予定|(?:過ぎ|すぎ|切れ)(?:て|た)?|済(?:み|んだ)|(?:払い)?(?:切|き)って|済んで(?:い)?(?:ない|ません)|残し/g,
  /振り?込(?:み|む|ん[でだ]|め(?:ば)?)?(?:い?ない)?|送金|決済|払え(?:ば)?|お支?払い?/g,
  /請求額|代金|債務|届[いく]|[0-9何]件|件数?|一覧|内訳|明細|リスト|全て|すべて|残って|来て|渡[すし]|どの|どこ/g,
];

/** まだ払っていない, or what is to be paid: by whom goes without saying to whoever keeps the books, others must say it. */
export function asksOwed(text: string, readsLedger: boolean): boolean {
  if (unpaid.test(text) || isToPay(text)) return true;
  if (readsLedger && mustPay.test(text)) return true;
  const isSaid = readsLedger || ofTheAssociation.test(text) || text.includes('請求書');
  return isSaid && waiting.test(text);
}

/** 業者への支払いはもう終わりましたか: whether nothing is left to be paid. */
export const asksAllPaid = (text: string): boolean => isDone.test(text);

const isToPay = (text: string): boolean =>
  ofTheAssociation.test(text) &&
  (isDone.test(text) || (willPay.test(text) && !paidBefore.test(text)));

/** A day until which something is to be paid opens no other books: they know what is open today. */
export function withoutUntil(
  text: string,
  { readsLedger, today }: { readonly readsLedger: boolean; readonly today: IsoDate },
): string {
  const isToBePaid = (readsLedger && mustPay.test(text)) || isToPay(text);
  if (!isToBePaid) return text;
  const next = [0, 1].map((ahead) => Number(addMonths(today.slice(0, 7), ahead).slice(5)));
  const named = new RegExp(`(?<![0-9])(?:${next.join('|')})月(?:末|中)?(?:まで)?に?`, 'g');
  return text.replace(untilWhen, '').replace(named, '');
}

/** Whether the books may tell what is owed. */
export const mayAskOwed = (text: string): boolean => asksOwed(text, true);

/** Of one payee: what is open, and not what left the accounts; of a whole year the latter is meant. */
export const isToBePaid = (text: string): boolean =>
  unpaid.test(text) ||
  waiting.test(text) ||
  /払わな/.test(text) ||
  (willPay.test(text) && !paidBefore.test(text));

const ofOwnDues = /管理費|積立金|使用料|駐[車輪]|引き?落|口座振替|領収/;

/** 今月の支払いはいくらですか: whoever keeps the books may mean the bills of the association. */
export const mayMeanBills = (text: string): boolean =>
  /払|請求/.test(text) && !ofOwnDues.test(text);
