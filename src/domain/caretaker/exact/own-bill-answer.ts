import { collectingOf } from '#domain/billing/collecting-of.ts';
import { plainMonthWords } from '#domain/billing/month-state.ts';
import { restOfBill } from '#domain/billing/rest-of-bill.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { ExactAnswer } from './known.ts';
import type { OwnBill } from './own-bill.ts';
import { asksWhatIsOpen, type OwnBillQuestion, ownBillQuestion } from './own-bill-question.ts';

type Told = (bill: OwnBill, question: string) => readonly Line[];

const linesOf: Readonly<Record<OwnBillQuestion, Told>> = {
  next: billLines,
  state: stateLines,
  missed: (bill, question) => [...stateLines(bill, question), ...lateHelp(bill)],
  receipt: receiptLines,
};

/** 来月の請求はいくら, 今月分は引き落とされましたか: to an owner, of the own dwellings, as わたしの請求 has it. */
export function ownBillAnswer(asked: Asked, bills: readonly OwnBill[]): ExactAnswer | undefined {
  const kind = bills.length === 0 ? undefined : ownBillQuestion(asked.question);
  if (kind === undefined) return undefined;
  return {
    outcome: 'answered',
    lines: [
      ...bills.flatMap((bill) => linesOf[kind](bill, asked.question)),
      own(
        `${formatPlainDate(asked.today)}の記録です。[「わたしの請求」で、毎月の分とお支払いの記録を見る](/demo/my-bill)`,
      ),
    ],
  };
}

/** As わたしの請求 says it beside what is late. */
function lateHelp({ late }: OwnBill): readonly Line[] {
  return late.length === 0
    ? []
    : [
        own(
          '- 納め方は、「わたしの請求」でご確認ください。もう納められたときは、行き違いです。ご相談は、理事会へどうぞ。',
        ),
      ];
}

/** What is not paid yet has no 領収書 yet. */
function receiptLines(bill: OwnBill): readonly Line[] {
  const { number, receipts } = bill;
  const [newest] = receipts;
  const first =
    newest === undefined
      ? `${number}号室には、まだ納められた記録がないので、領収書は**ありません**。`
      : `${number}号室の管理費などの領収書は、[「わたしの請求」](/demo/my-bill#receipts)の「納めた記録と領収書」から、お支払い1回ごとにPDFで**出せます**。`;
  return [
    own(first),
    ...(newest === undefined
      ? []
      : [
          own(
            `- いちばん新しいのは、${newest.what}の${formatYen(newest.yen)}です（${formatPlainDate(newest.receivedOn)}に納められた分）。`,
          ),
        ]),
    ...collectingOf(bill).map((sentence) => own(`- ${number}号室の${sentence}`)),
  ];
}

/** Whoever asks what is open reads that first; whoever asks what was paid, the newest months. */
function stateLines(bill: OwnBill, question: string): readonly Line[] {
  const { number, next, late, months } = bill;
  const lateYen = sumYen(late.map(({ yen }) => yen));
  const open =
    lateYen === 0
      ? `${number}号室に、納期を過ぎた未納は**ありません**。`
      : `${number}号室には、納期を過ぎた未納が**${formatYen(lateYen)}**あります。`;
  const paid = latestPaid(months, question);
  const { restYen } = restOfBill(next);
  const collecting = collectingOf(bill).map((sentence) => `${number}号室の${sentence}`);
  const paidWords =
    paid === undefined
      ? []
      : [
          `${number}号室の${plainMonthWords(paid.month)}は、納められています（納期${formatPlainDate(paid.dueOn)}）。`,
        ];
  const states = paid?.isNamed ? [...paidWords, ...collecting] : [...collecting, ...paidWords];
  const nextWords =
    restYen === 0
      ? []
      : [
          `次のお支払いは、${formatYen(restYen)}です（${plainMonthWords(next.month)}、${formatPlainDate(next.dueOn)}まで）。`,
        ];
  const [first = '', ...others] = asksWhatIsOpen(question)
    ? [open, ...states, ...nextWords]
    : [...states, open, ...nextWords];
  return [own(first), ...others.map((words) => own(`- ${words}`))];
}

/** The paid month that the question names; else the newest. */
function latestPaid(months: OwnBill['months'], question: string) {
  const [, named] = /(?<![0-9])([1-9]|1[0-2])月/.exec(plainQuestion(question)) ?? [];
  const paid = months.filter(({ state }) => state === 'paid');
  const ofNamed = paid.find(({ month }) => Number(month.slice(5)) === Number(named));
  const found = ofNamed ?? paid[0];
  return found && { ...found, isNamed: ofNamed !== undefined };
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
