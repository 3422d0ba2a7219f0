import { formatPlainDate } from '#domain/calendar.ts';
import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { ExactAnswer } from './known.ts';
import type { OwnBill } from './own-bill.ts';

const ofTheBill = /請求|引き?落と|引き?落ち|口座振替|支払[いうえ]|払(?:う|い|え|わ)/;
const ofOnesOwn = /うち|我が家|わが家|私|わたし|自分|自宅|(?:来|今|翌)月|今度|次(?:の|は|に|回)/;
const howMuch = /いくら|何円|金額|請求額/;
/** What others pay, what the association pays, and how it is done are told elsewhere. */
const otherwise =
  /[0-9]{3,4}号|組合(?:が|の|は)|管理会社|業者|工事|電気|水道|保険|全体|全員|みんな|ほか|他の|滞納|なぜ|どうして|どうすれば|どうやって|変更|値上|案|総会|議案/;

export function asksOwnBill(question: string): boolean {
  const text = plainQuestion(question);
  const isAsked = ofTheBill.test(text) && ofOnesOwn.test(text) && howMuch.test(text);
  return isAsked && !otherwise.test(text);
}

/** 来月の請求はいくら: to an owner, what is due next for the own dwellings, and what is late. */
export function ownBillAnswer(asked: Asked, bills: readonly OwnBill[]): ExactAnswer | undefined {
  if (bills.length === 0 || !asksOwnBill(asked.question)) return undefined;
  return {
    outcome: 'answered',
    lines: [
      ...bills.flatMap(billLines),
      own(
        `${formatPlainDate(asked.today)}の記録です。[「わたしの請求」で、毎月の分とお支払いの記録を見る](/demo/my-bill)`,
      ),
    ],
  };
}

function billLines({ number, next, late }: OwnBill) {
  const sum = sumYen(next.parts.map(({ yen }) => yen));
  const [year, month] = next.month.split('-').map(Number);
  const paid =
    next.paidYen >= sum
      ? 'お支払いは済んでいます。'
      : next.paidYen > 0
        ? `そのうち${formatYen(next.paidYen)}は、お支払いいただいています。`
        : '';
  const lateYen = sumYen(late.map(({ yen }) => yen));
  return [
    own(
      `${number}号室の次のお支払いは、**${formatYen(sum)}**です（${year}年${month}月分、${formatPlainDate(next.dueOn)}まで）。${paid}`,
    ),
    ...next.parts.map(({ item, yen }) => own(`- ${item}：${formatYen(yen)}`)),
    ...(lateYen === 0
      ? []
      : [own(`- このほかに、期日を過ぎた分が${formatYen(lateYen)}あります。`)]),
  ];
}
