import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { Account, Fund } from '#domain/ledger/account.ts';
import { periodWords } from './asked-period.ts';
import { isFilled } from './book-words.ts';

/** What はい or いいえ is said to: that it is done, or that it is still open. */
export type Whether = 'done' | 'open';

const howMuch = /いくら|幾ら|何円|金額|ど(?:の|れ)(?:くらい|ぐらい|ほど|だけ)/;
const when = /いつ|何月/;

/** 繰入: between the funds of one association. */
const transfer = /(?:他会計)?繰り?入(?:れ(?:金|額)?|金|額)?/;
const moved = /移[しすさっ]|回[しすさっ]|振り?替[えわ]?/;
const toTheReserve = /(?:修繕)?積立金?(?:会計|の口座|口座)?の?(?:ほう|方)?[へに]/;
/** What a transfer is asked of: its sum, whether and when, its budget. */
const asked = /予算|実績|見込|残|予定|(?:額|金)(?:は|って)?[?。]*$/;

/** Done or not, of whatever was to be done. */
const doneWords =
  /済(?:んで|ませ|んだ|み|ま)?し?|終わっ?[てりる]?|完了し?|実[行施]し?|記帳し?|計上し?|処理し?|行[っいわ]|でき(?=た|て|まし)|さ?れ(?=た|て|まし)|(?<!ま)し(?=た|て|ま)|まだ|もう|すでに|既に|ちゃんと|きちんと|予定/g;
const isSaidDone =
  /もう|まだ|すでに|既に|済|終わ|完了|(?:まし)?た(?:か|の|$|[?。])|てい?(?:ます|る|ません|ない)/;

const funds = /(?:管理費|一般|修繕積立金?|修繕|積立金?)(?:の?会計|の?口座)?|会計|口座|お金/g;
const besides = [funds, /入金|入[りっ]/g, /毎年|ごろ|頃|ほう|方|から|何月/g];

/** もう済みましたか, まだですか: nothing where a sum or a day is asked for, or both sides. */
export function asksWhether(text: string): Whether | undefined {
  if (howMuch.test(text) || when.test(text) || !isSaidDone.test(text)) return undefined;
  const isOpen = /まだ|ません|ない/.test(text);
  const isDone = /もう|すでに|既に/.test(text);
  if (isOpen && isDone) return undefined;
  return isOpen ? 'open' : 'done';
}

/** もう移しましたか, after what it asks of. */
export function isBareWhether(question: string): boolean {
  const text = plainQuestion(question).replace(periodWords, '');
  const rest = text.replace(new RegExp(moved, 'g'), '').replace(doneWords, '');
  return (
    asksWhether(text) !== undefined && /^[のはもをとでにいるますんかしたてねよ、。?!]*$/.test(rest)
  );
}

const isNamed = (text: string): boolean =>
  transfer.test(text) || (toTheReserve.test(text) && moved.test(text));

/** Whether the books may tell of a transfer. */
export const mayAskTransfer = (text: string): boolean => isNamed(text) || isBareWhether(text);

type Chart = { readonly accounts: readonly Account[]; readonly funds: readonly Fund[] };

/** 積立金への繰入はもう済みましたか: the accounts of transfers, where every word is understood. */
export function transferIn(text: string, chart: Chart): readonly string[] | undefined {
  if (!isNamed(text) || /とは|意味/.test(text)) return undefined;
  const isAsked = [howMuch, when, asked].some((words) => words.test(text));
  if (!isAsked && asksWhether(text) === undefined && !/まだ/.test(text)) return undefined;
  const named = chart.funds.map(({ name }) => new RegExp(escaped(plainQuestion(name)), 'g'));
  const known = [
    ...named,
    new RegExp(transfer, 'g'),
    new RegExp(moved, 'g'),
    ...besides,
    doneWords,
  ];
  if (!isFilled(text, known)) return undefined;
  const names = chart.accounts.filter(({ role }) => role === 'transfer').map(({ name }) => name);
  return names.length === 0 ? undefined : names;
}

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
