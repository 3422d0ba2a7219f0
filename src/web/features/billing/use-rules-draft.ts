import { useState } from 'react';
import { type BillingRules, problemsOfRules, readLateRate } from '#domain/billing/billing-rules.ts';

export type RulesDraft = {
  readonly day: string;
  readonly monthsBefore: '0' | '1' | '2';
  readonly late: 'some' | 'none';
  readonly rate: string;
  readonly clause: string;
  readonly payTo: string;
  readonly order: BillingRules['order'];
};

/** What stands in the form, and the rules that it makes; none while something is wrong. */
export function useRulesDraft(before: BillingRules) {
  const [draft, setDraft] = useState(() => draftOf(before));
  const [isTried, setTried] = useState(false);
  const read = rulesOf(draft);
  const problems = problemsOfRules(read);
  return {
    draft,
    change: (part: Partial<RulesDraft>) => setDraft((held) => ({ ...held, ...part })),
    /** Beside the fields, once somebody has tried to save. */
    shown: isTried ? problems : {},
    rules: Object.keys(problems).length === 0 ? read : null,
    look: () => setTried(true),
  };
}

function draftOf({ due, lateRate, lateClause, payTo, order }: BillingRules): RulesDraft {
  return {
    day: String(due.day),
    monthsBefore: due.monthsBefore === 2 ? '2' : due.monthsBefore === 0 ? '0' : '1',
    late: lateRate > 0 ? 'some' : 'none',
    rate: lateRate > 0 ? String(lateRate / 100) : '',
    clause: lateClause,
    payTo,
    order,
  };
}

/** What cannot be read becomes a number that is no day and no rate. */
function rulesOf({
  day,
  monthsBefore,
  late,
  rate,
  clause,
  payTo,
  order,
}: RulesDraft): BillingRules {
  const digits = day.normalize('NFKC').trim().replace(/日$/, '');
  const isLate = late === 'some';
  return {
    due: { day: /^\d{1,2}$/.test(digits) ? Number(digits) : 0, monthsBefore: Number(monthsBefore) },
    order,
    lateRate: isLate ? (readLateRate(rate) ?? -1) : 0,
    lateClause: isLate ? clause.trim() : '',
    payTo: payTo.trim(),
  };
}
