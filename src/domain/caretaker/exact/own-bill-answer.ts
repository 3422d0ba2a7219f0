import { collectingOf } from '#domain/billing/collecting-of.ts';
import { plainMonthWords } from '#domain/billing/month-state.ts';
import { restOfBill } from '#domain/billing/rest-of-bill.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { refusalOf } from '#domain/caretaker/refusal/refusal-of.ts';
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

/** Whether something is paid or open; the bank's own figures and what was applied for are in no bill. */
const ofTheState = /管理費|積立金|使用料|引き?落|口座振替|請求|支払|払[いうえっわ]|入金|未納|滞納/;
const inNoBill = /残高|申請|届|申し?込|抽選|契約|口座(?!振替)/;
const whatIsOpen = /未納|滞納|未払|残って|払って(?:い)?(?:ない|ません)|足りな/;

export const asksOwnBill = (question: string): boolean => asksNext(question) || asksState(question);

/** What only the own account tells is refused to all others: whoever has a bill here is told from it. */
function asksState(question: string): boolean {
  const text = plainQuestion(question);
  return ofTheState.test(text) && !inNoBill.test(text) && refusalOf(text) === 'own-records';
}

function asksNext(question: string): boolean {
  const text = plainQuestion(question);
  const isAsked = ofTheBill.test(text) && ofOnesOwn.test(text) && howMuch.test(text);
  return isAsked && !otherwise.test(text) && !whatIsOpen.test(text);
}

/** 来月の請求はいくら, 今月分は引き落とされましたか: to an owner, of the own dwellings, as わたしの請求 has it. */
export function ownBillAnswer(asked: Asked, bills: readonly OwnBill[]): ExactAnswer | undefined {
  if (bills.length === 0 || !asksOwnBill(asked.question)) return undefined;
  return {
    outcome: 'answered',
    lines: [
      ...bills.flatMap(
        asksNext(asked.question) ? billLines : (it) => stateLines(it, asked.question),
      ),
      own(
        `${formatPlainDate(asked.today)}の記録です。[「わたしの請求」で、毎月の分とお支払いの記録を見る](/demo/my-bill)`,
      ),
    ],
  };
}

/** Whoever asks what is open reads that first; whoever asks what was paid, the newest months. */
function stateLines(bill: OwnBill, question: string): readonly Line[] {
  const { number, next, late, months } = bill;
  const lateYen = sumYen(late.map(({ yen }) => yen));
  const open =
    lateYen === 0
      ? `${number}号室に、納期を過ぎた未納は**ありません**。`
      : `${number}号室には、納期を過ぎた未納が**${formatYen(lateYen)}**あります。`;
  const paid = months.find(({ state }) => state === 'paid');
  const { restYen } = restOfBill(next);
  const states = [
    ...collectingOf(bill).map((sentence) => `${number}号室の${sentence}`),
    ...(paid === undefined
      ? []
      : [
          `${number}号室の${plainMonthWords(paid.month)}は、納められています（納期${formatPlainDate(paid.dueOn)}）。`,
        ]),
  ];
  const nextWords =
    restYen === 0
      ? []
      : [
          `次のお支払いは、${formatYen(restYen)}です（${plainMonthWords(next.month)}、${formatPlainDate(next.dueOn)}まで）。`,
        ];
  const [first = '', ...others] = whatIsOpen.test(plainQuestion(question))
    ? [open, ...states, ...nextWords]
    : [...states, open, ...nextWords];
  return [own(first), ...others.map((words) => own(`- ${words}`))];
}

function billLines(bill: OwnBill) {
  const { number, next, late } = bill;
  const sum = sumYen(next.parts.map(({ yen }) => yen));
  const paid =
    next.paidYen >= sum
      ? 'お支払いは済んでいます。'
      : next.paidYen > 0
        ? `そのうち${formatYen(next.paidYen)}は、お支払いいただいています。`
        : '';
  const lateYen = sumYen(late.map(({ yen }) => yen));
  return [
    own(
      `${number}号室の次のお支払いは、**${formatYen(sum)}**です（${plainMonthWords(next.month)}、${formatPlainDate(next.dueOn)}まで）。${paid}`,
    ),
    ...next.parts.map(({ item, yen }) => own(`- ${item}：${formatYen(yen)}`)),
    ...collectingOf(bill).map((sentence) => own(`- ${sentence}`)),
    ...(lateYen === 0
      ? []
      : [own(`- このほかに、期日を過ぎた分が${formatYen(lateYen)}あります。`)]),
  ];
}
