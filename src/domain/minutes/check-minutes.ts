import {
  auditCameFirst,
  auditedIsApproved,
  convocationInTime,
  rollIsRegister,
} from './checks/before-the-day.ts';
import { type Check, type Compared, outcomeOf } from './checks/check.ts';
import { itemsAgree, resultsAgree } from './checks/results.ts';
import { signersWerePresent } from './checks/signers.ts';
import { choicesAddUp, waysAddUp } from './checks/sums.ts';
import type { MinutesFacts } from './minutes-facts.ts';

export const checkIds = ['X46', 'X47', 'X48', 'X49', 'X50', 'X51', 'X52', 'X53', 'X54'] as const;
export type CheckId = (typeof checkIds)[number];

const checks: Readonly<Record<CheckId, { readonly name: string; readonly run: Check }>> = {
  X46: { name: '決算、監査、招集の順', run: auditCameFirst },
  X47: { name: '監査した決算と、承認した決算', run: auditedIsApproved },
  X48: { name: '総会の名簿と、今の名簿', run: rollIsRegister },
  X49: { name: '出席の区分の合計', run: waysAddUp },
  X50: { name: '賛否の合計と、残っている回答', run: choicesAddUp },
  X51: { name: '集計、知らせた結果、書き足した文', run: resultsAgree },
  X52: { name: '採決した議案と、知らせた議案', run: itemsAgree },
  X53: { name: '招集の通知の期限', run: convocationInTime },
  X54: { name: '議長と署名人', run: signersWerePresent },
};

export type CheckResult<Id extends string = CheckId> = {
  readonly id: Id;
  readonly name: string;
  /** `none` where there is nothing to compare. */
  readonly outcome: Compared['outcome'] | 'none';
  readonly compared: readonly Compared[];
};

export function checkMinutes(facts: MinutesFacts): readonly CheckResult[] {
  return checkIds.map((id) => {
    const { name, run } = checks[id];
    const compared = run(facts);
    return { id, name, compared, outcome: outcomeOf(compared) };
  });
}

/** What keeps the minutes from being finished: errors, and warnings to which nobody has said anything. */
export function blocking(
  results: readonly CheckResult[],
  remarks: Readonly<Record<string, string>>,
): readonly CheckResult[] {
  return results.filter(
    ({ id, outcome }) =>
      outcome === 'error' || (outcome === 'warning' && (remarks[id] ?? '').trim() === ''),
  );
}
