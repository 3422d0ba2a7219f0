import type { CheckResult } from '#domain/minutes/check-minutes.ts';
import { type Compared, outcomeOf } from '#domain/minutes/checks/check.ts';
import type { AfterFacts } from './after-facts.ts';
import { bookingsPaid } from './bookings-paid.ts';
import { contractAsDecided } from './contract-as-decided.ts';
import { feeInForce } from './fee-in-force.ts';
import { rollHolds } from './roll-holds.ts';

export const afterIds = ['X55', 'X57', 'X59', 'X60'] as const;
export type AfterId = (typeof afterIds)[number];

const checks: Readonly<
  Record<
    AfterId,
    { readonly name: string; readonly run: (facts: AfterFacts) => readonly Compared[] }
  >
> = {
  X55: { name: '決議した料金と、お知らせ、料金表、請求、口座振替', run: feeInForce },
  X57: { name: '決議した額と、見積書、契約', run: contractAsDecided },
  X59: { name: '総会の名簿と、区分所有者', run: rollHolds },
  X60: { name: '予約の使用料と、帳簿の収入', run: bookingsPaid },
};

/** 決まったあとの確認: what must come true of a meeting elsewhere. Nothing of it holds the minutes up. */
export function checkAfter(facts: AfterFacts): readonly CheckResult<AfterId>[] {
  return afterIds.map((id) => {
    const { name, run } = checks[id];
    const compared = run(facts);
    return { id, name, compared, outcome: outcomeOf(compared) };
  });
}
