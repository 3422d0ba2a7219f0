import { daysBetween, partsOf } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { Due, Lesson, OpenLine, Proposal } from './facts.ts';
import { made, type NewIndex } from './new-index.ts';
import { proposeReturned } from './propose-returned.ts';
import { asSumTaught, asTaught } from './propose-taught.ts';
import { mostFeeYen, nearDays, scores, transferDays } from './thresholds.ts';

/** Entries that would have to be made for a line. */
export function proposeNew(line: OpenLine, index: NewIndex): readonly Proposal[] {
  const lessons =
    line.key === '' ? [] : (index.lessons.get(`${line.openYen > 0} ${line.key}`) ?? []);
  return [
    ...(line.openYen < 0 ? payDues(line, index, lessons) : proposeReturned(line, index)),
    ...byWords(line, index),
    ...asTaught(line, index, lessons),
    ...asSumTaught(line, index, lessons),
    ...betweenOwn(line, index),
    ...forTheTime(line, index),
  ];
}

/** 未払金: what was decided and waits to be paid. */
function payDues(
  line: OpenLine,
  { facts, payable }: NewIndex,
  lessons: readonly Lesson[],
): readonly Proposal[] {
  if (!payable) return [];
  const yen = -line.openYen;
  const fitting = facts.dues.filter(
    (due) => due.fundId === line.fundId && due.amountYen === yen && due.postedOn <= line.heldOn,
  );
  if (fitting.length === 0) return [];
  const rivals = facts.lines.filter(
    ({ fundId, openYen, heldOn }) =>
      fundId === line.fundId &&
      openYen === line.openYen &&
      fitting.some(({ postedOn }) => postedOn <= heldOn),
  );
  // One of them pays it, and nobody knows which.
  const lost = rivals.length > fitting.length ? scores.lostContested : 0;
  return fitting.map((due) => {
    const isTaught = lessons.some(({ others }) =>
      others.some(({ counterpartyId }) => counterpartyId === due.counterpartyId),
    );
    const { fundId, counterpartyId } = due;
    return made(line, [{ fundId, accountId: payable.id, amountYen: yen, counterpartyId }], {
      summary: `${due.summary}の支払`,
      score: scoreOfDue(due, line, isTaught) - lost,
      reason: reasonOfDue(due, line, { isOnly: fitting.length === 1, isTaught }),
      grounds: {
        kind: 'payments',
        isStrict: fitting.length === 1 && lost === 0,
        // Two people approved just this; of a name that was another payee's before, a third looks.
        isProven: due.payOn === line.heldOn && (isTaught || lessons.length === 0),
        isRival: true,
        isRoomed: false,
        isUnsettled: false,
      },
    });
  });
}

/** Approved for about this day: what the bank took was asked for and agreed to by two. */
function isApproved({ payOn }: Due, { heldOn }: OpenLine): boolean {
  return payOn !== null && Math.abs(daysBetween(payOn, heldOn)) <= nearDays;
}

function scoreOfDue(due: Due, line: OpenLine, isTaught: boolean): number {
  if (isApproved(due, line)) return scores.dueApproved;
  return scores.dueExact + (isTaught ? scores.dueTaughtToo : 0);
}

function reasonOfDue(
  due: Due,
  line: OpenLine,
  { isOnly, isTaught }: { isOnly: boolean; isTaught: boolean },
): string {
  const who = due.name === '' ? '' : `${due.name}への`;
  const sum = formatYen(due.amountYen);
  if (isApproved(due, line)) return `承認ずみの${who}支払い${sum}と、同じ額で、日も合っています。`;
  if (isTaught) return `まだ払っていない${who}${sum}と同じ額で、名義も前と同じです。`;
  return isOnly
    ? `まだ払っていない${who}${sum}と、ちょうど同じ額です。`
    : `まだ払っていない${who}${sum}と同じ額ですが、同じ額がほかにもあります。`;
}

const interestWords = /リソク|利息|利子/;
const feeWords = /テスウリョウ|テスウリヨウ|手数料/;

/** 利息 and 手数料, which every bank calls by the same words. */
function byWords(line: OpenLine, { account, bankFee }: NewIndex): readonly Proposal[] {
  const words = `${line.kind} ${line.text}`.normalize('NFKC');
  const { month } = partsOf(line.heldOn);
  const one = (accountId: string) => [
    { fundId: line.fundId, accountId, amountYen: -line.openYen, counterpartyId: null },
  ];
  const interest = account('4310');
  if (line.openYen > 0 && interest && interestWords.test(words)) {
    const rest = {
      summary: `${month}月 預金の利息`,
      score: scores.interest,
      reason: '銀行の明細に「利息」とあります。',
    };
    return [made(line, one(interest.id), rest)];
  }
  const fee = bankFee(line.fundId);
  if (line.openYen < 0 && fee && -line.openYen <= mostFeeYen && feeWords.test(words)) {
    const rest = {
      summary: `${month}月 銀行の手数料`,
      score: scores.fee,
      reason: '銀行の明細に「手数料」とあります。',
    };
    return [made(line, one(fee.id), rest)];
  }
  return [];
}

/** 預け替え: the same sum leaves one own account and arrives in another of the same fund. */
function betweenOwn(line: OpenLine, { facts, incoming }: NewIndex): readonly Proposal[] {
  const isNear = (it: OpenLine) => Math.abs(daysBetween(it.heldOn, line.heldOn)) <= transferDays;
  const arrived = (incoming.get(`${line.fundId} ${-line.openYen}`) ?? []).filter(
    (it) => it.accountId !== line.accountId && isNear(it),
  );
  const [other] = arrived;
  if (!other) return [];
  const left = facts.lines.filter(
    (it) => it.fundId === line.fundId && it.openYen === line.openYen && isNear(it),
  );
  // Two of one sum: one of them may be a payment, and nobody knows which.
  const isAlone = left.length === 1 && arrived.length === 1;
  const into = {
    fundId: line.fundId,
    accountId: other.accountId,
    amountYen: other.openYen,
    counterpartyId: null,
  };
  return [
    made(line, [into], {
      summary: '自分の口座への預け替え',
      score: scores.transfer - (isAlone ? 0 : scores.lostContested),
      reason: isAlone
        ? '同じ額が、別の自分の口座に入っています。'
        : '同じ額が、別の自分の口座に入っています。ただし、同じ額の出入りがほかにもあります。',
    }),
  ];
}

/** 仮受金 and 仮払金: whatever it is, it can be booked until somebody knows. */
function forTheTime(line: OpenLine, { account }: NewIndex): readonly Proposal[] {
  const isIn = line.openYen > 0;
  const suspense = account(isIn ? '2140' : '1230');
  if (!suspense) return [];
  const other = {
    fundId: line.fundId,
    accountId: suspense.id,
    amountYen: -line.openYen,
    counterpartyId: null,
  };
  return [
    made(line, [other], {
      summary: `何のお金か調べている${isIn ? '入金' : '出金'}（${line.text.normalize('NFKC').trim() || line.kind}）`,
      score: scores.put,
      reason: `まだ何のお金か分かりません。分かるまで「${suspense.name}」に入れておけます。`,
    }),
  ];
}
