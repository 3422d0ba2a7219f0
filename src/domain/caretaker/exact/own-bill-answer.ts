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

const ofTheBill = /請求|引き?落と|引き?落ち|口座振替|支払[いうえっ]|払(?:う|い|え|わ|っ)/;
const ofOnesOwn =
  /うち|我が家|わが家|私|わたし|自分|自宅|(?:来|今|翌|毎)月|月々|今度|次(?:の|は|に|回)/;
const howMuch = /いくら|何円|金額|請求額/;
/** What others pay, what the association pays, and how it is done are told elsewhere. */
const otherwise =
  /[0-9]{3,4}号|組合(?:が|の|は)|管理会社|業者|工事|電気|水道|保険|全体|全員|みんな|ほか|他の|滞納|なぜ|どうして|どうすれば|どうやって|変更|値上|案|総会|議案/;

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

export const asksOwnBill = (question: string): boolean => asksNext(question) || asksState(question);

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
  return isAsked && !otherwise.test(text) && !whatIsOpen.test(text);
}

/** Whoever keeps the books and names no dwelling may mean the bills of the association. */
export const namesOneself = (question: string): boolean => oneself.test(plainQuestion(question));

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
  const [first = '', ...others] = whatIsOpen.test(plainQuestion(question))
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
