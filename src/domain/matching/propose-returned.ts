import { daysBetween } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { OpenLine, PaidDue, Proposal } from './facts.ts';
import { isOtherName } from './is-other-name.ts';
import { made, type NewIndex } from './new-index.ts';
import { returnDays, scores, transferFeesYen, unnamedReturnDays } from './thresholds.ts';

const returnWords =
  /クミモドシ|組戻|フリコミヘンキ[ヤャ]ク|シキンヘンキ[ヤャ]ク|振込.?返却|資金返却/;

/** 組戻し: the bank sends back what was paid, whole or less its fee; it is owed again. */
export function proposeReturned(line: OpenLine, index: NewIndex): readonly Proposal[] {
  const { payable, facts } = index;
  if (!payable || line.openYen <= 0) return [];
  const isNamed = returnWords.test(`${line.kind} ${line.text}`.normalize('NFKC'));
  const fitting = lastOfEach(facts.paidDues.filter((it) => fits(it, line, isNamed)));
  return fitting.flatMap((paid) => {
    const feeYen = paid.yen - line.openYen;
    const fee = feeYen === 0 ? [] : feeOf(line, index, feeYen);
    if (!fee) return [];
    const { fundId, counterpartyId } = paid;
    const owed = paid.partsYen.map((yen) => ({
      fundId,
      accountId: payable.id,
      amountYen: -yen,
      counterpartyId,
    }));
    const base = isNamed ? scores.returned : scores.returnedUnnamed;
    return made(line, [...fee, ...owed], {
      summary: `組戻し：No.${paid.number} ${paid.name}への振込`,
      score: base - (fitting.length > 1 ? scores.lostContested : 0),
      reason: reasonOf(paid, { line, feeYen, isNamed }),
    });
  });
}

type Sign = { readonly line: OpenLine; readonly feeYen: number; readonly isNamed: boolean };

/** A sum alone may be anybody's: whoever confirms it is told what is missing. */
function reasonOf(paid: PaidDue, { line, feeYen, isNamed }: Sign): string {
  const told = `No.${paid.number}で${paid.name}へ払った${formatYen(paid.yen)}`;
  if (!isNamed) {
    const days = daysBetween(paid.paidOn, line.heldOn);
    const when = days === 0 ? '同じ日の入金です' : `${days}日あとの入金です`;
    return `${told}と同じ額で、${when}。ただし、明細に組戻しとは書いてありません。振り込んだ相手が支払先かを、通帳で確かめてください。`;
  }
  const sum = feeYen === 0 ? 'と、同じ額です' : `から、手数料${formatYen(feeYen)}を引いた額です`;
  return `${told}${sum}。記帳すると、また未払いに戻ります。`;
}

/** Of a payee who gets the same sum each month it is the last one: the bank sends back soon, or not at all. */
function lastOfEach(paid: readonly PaidDue[]): readonly PaidDue[] {
  const sorted = paid.toSorted((one, other) => one.paidOn.localeCompare(other.paidOn));
  return [...new Map(sorted.map((it) => [`${it.counterpartyId} ${it.yen}`, it])).values()];
}

/** Without the word of the bank only the very sum, soon after, and never of somebody else. */
function fits(paid: PaidDue, line: OpenLine, isNamed: boolean): boolean {
  const days = daysBetween(paid.paidOn, line.heldOn);
  if (paid.fundId !== line.fundId || days < 0 || days > (isNamed ? returnDays : unnamedReturnDays))
    return false;
  if (!isNamed && isOtherName(line.key, paid.keys)) return false;
  const feeYen = paid.yen - line.openYen;
  return feeYen === 0 || (isNamed && transferFeesYen.includes(feeYen));
}

function feeOf({ fundId }: OpenLine, { bankFee }: NewIndex, amountYen: number) {
  const account = bankFee(fundId);
  return account && [{ fundId, accountId: account.id, amountYen, counterpartyId: null }];
}
