import { useDeferredValue, useMemo, useState } from 'react';
import { z } from 'zod/mini';
import type { PlanRules } from '#domain/repair-plan/planner/propose.ts';
import { endYearOf, type Loan, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { firstYearToChange } from '#domain/repair-plan/trial/fee-change.ts';
import { keyHere } from '#web/lib/place.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import {
  defaultDraft,
  isSameOffer,
  parseDraft,
  type RulesDraft,
  type RulesErrors,
  type RulesPlace,
} from './rules-draft.ts';

export type RulesDesk = {
  readonly draft: RulesDraft;
  readonly errors: RulesErrors;
  /** Of the draft; `null` while it has an error, and then there are no proposals. */
  readonly rules: PlanRules | null;
  readonly place: RulesPlace;
  readonly change: (some: Partial<RulesDraft>) => void;
  readonly clear: () => void;
};

/** 案を作る条件, kept for this tab: a look at another view loses nothing. */
export function useRules(): RulesDesk {
  const { base, baseProjection, answer } = useWorkbench();
  const { plan } = useResult();
  const { basis } = base.contribution;
  const endYear = endYearOf(plan);
  const { shortageYear } = baseProjection;
  const firstYear = Math.min(firstYearToChange(base, answer.today), endYear);
  const place = useMemo(
    () => ({ basis, firstYear, endYear, shortageYear }),
    [basis, firstYear, endYear, shortageYear],
  );
  const key = keyHere(`fee-planner/${answer.associationName}`);
  const [draft, setDraft] = useState(() => findKeptDraft(key) ?? defaultDraft(place));
  const { errors, rules } = useMemo(() => parseDraft(draft, place), [draft, place]);
  const set = (next: RulesDraft) => {
    setDraft(next);
    keepDraft(key, next);
  };
  return {
    draft,
    errors,
    rules,
    place,
    change: (some) => set({ ...draft, ...some }),
    clear: () => set(defaultDraft(place)),
  };
}

/**
 * The plan the proposals are made for: works, prices, levies and settings as tried. The fees are those
 * of the saved plan, and a loan the planner itself put into the trial is offered anew.
 */
export function useBasis(loan: PlanRules['loan']): RepairPlan {
  const { base } = useWorkbench();
  const { plan: tried } = useResult();
  const plan = useDeferredValue(tried);
  return useMemo(() => {
    const isOwn = (some: Loan) => base.loans.some((other) => isSameOffer(some, other));
    return {
      ...plan,
      contribution: base.contribution,
      loans: plan.loans.filter((some) => !loan || !isSameOffer(some, loan) || isOwn(some)),
    };
  }, [base, plan, loan]);
}

const draftSchema = z.object({
  startYear: z.string(),
  floor: z.enum(['half-year', 'yen']),
  floorMan: z.string(),
  endMan: z.string(),
  mostSteps: z.string(),
  yearsApart: z.string(),
  riseLimit: z.enum(['yen', 'percent', 'none']),
  riseYen: z.string(),
  risePercent: z.string(),
  catchUpYears: z.string(),
  isWithinGuideline: z.boolean(),
  mayBorrow: z.boolean(),
  loanMan: z.string(),
  loanUnitMan: z.string(),
  loanYear: z.string(),
  loanYears: z.string(),
  loanPercent: z.string(),
}) satisfies z.ZodMiniType<RulesDraft>;

function findKeptDraft(key: string): RulesDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** A browser without room or permission keeps nothing, and the screen works all the same. */
function keepDraft(key: string, draft: RulesDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing to do: the draft still stands on the screen.
  }
}
