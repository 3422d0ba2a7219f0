import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { shiftedDay } from './bank-day.ts';
import type { OpenBill, OwedBills } from './owed-bills.ts';

type Bill = Pick<OpenBill, 'summary' | 'amountYen' | 'dueOn'>;
type Owed = OwedBills<Bill>;

export function owedYen({ paid }: Pick<Owed, 'paid'>): Yen {
  return totalOf(paid);
}

/** What an entry of a day pays, and what the payee is owed beside it. */
export function owedWords({ paid, left, isSure }: Owed, postedOn: IsoDate): string {
  // Drawn after a day of rest it is paid in time: its day need not be told beside the entry's.
  const isDrawnThen = ({ dueOn }: Bill) =>
    dueOn !== null && shiftedDay(dueOn, 'after') === postedOn;
  const drawn = paid.map((bill) => (isDrawnThen(bill) ? { ...bill, dueOn: null } : bill));
  const pays = paid.length === 0 ? '' : `${listed(drawn)}を払います。`;
  const rest = left.length === 0 ? '' : restWords(left, paid.length > 0);
  const doubt =
    paid.length === 0 || isSure ? '' : '払う請求がこれでよいか、確かめてから印を付けてください。';
  return `${pays}${rest}${doubt}`;
}

function restWords(left: readonly Bill[], isBeside: boolean): string {
  return isBeside
    ? `このほか、${listed(left)}が残ります。`
    : `この支払先には、${listed(left)}の未払いがあります。`;
}

const longestList = 3;

function listed(bills: readonly Bill[]): string {
  const told = bills.slice(0, longestList).map(billWords);
  const more = bills.slice(longestList);
  if (more.length > 0) told.push(`ほか${more.length}件 ${formatYen(totalOf(more))}`);
  const total = bills.length > 1 ? `（合わせて${formatYen(totalOf(bills))}）` : '';
  return `${told.join('、')}${total}`;
}

function billWords({ summary, amountYen, dueOn }: Bill): string {
  const due = dueOn === null ? '' : `（期限${formatPlainDate(dueOn)}）`;
  return `${summary} ${formatYen(amountYen)}${due}`;
}

/** Said before more than the bills is booked; empty where all is right. */
export function beyondWords(owed: Owed, typedYen: Yen): string {
  if (owed.paid.length === 0) {
    return 'この支払いの請求（未払金）が記帳されていません。先に請求を記帳するか、払っていなければ飛ばしてください。';
  }
  const beyondYen = typedYen - owedYen(owed);
  if (beyondYen <= 0) return '';
  return beyondYen <= totalOf(owed.left)
    ? `上の請求より${formatYen(beyondYen)}多い額です。残りの請求の分まで払うことになります。`
    : `未払いの残りより${formatYen(beyondYen - totalOf(owed.left))}多い額です。払いすぎになります。`;
}

function totalOf(bills: readonly Bill[]): Yen {
  return sumYen(bills.map(({ amountYen }) => amountYen));
}
