import { useMemo } from 'react';
import type { PlanBeginning, RepairPlanAnswer } from '#contract/repair-plan.ts';
import { repairPlan } from '#contract/repair-plan-parts.ts';
import { fiscalYearOf } from '#domain/calendar.ts';
import { firstPlan } from '#domain/repair-plan/beginning/first-plan.ts';
import {
  type BeginningDraft,
  type BeginningFacts,
  type DraftProblems,
  readFigures,
} from '#domain/repair-plan/beginning/read-figures.ts';
import { planOf } from '#domain/repair-plan/register/plan-inputs.ts';
import { beginningDraftName, beginningNumber } from '#web/lib/plan-workbench/beginning-draft.ts';
import { keepHistory } from '#web/lib/plan-workbench/kept-trial.ts';
import { historyOf } from '#web/lib/plan-workbench/trial-history.ts';
import { useWorkbenchState } from '#web/lib/plan-workbench/use-workbench-state.ts';
import type { Workbench } from '#web/lib/plan-workbench/workbench.ts';
import { useKeptDraft } from '#web/lib/use-kept-draft.ts';

/** The building and its dwellings, once they are registered. */
export type House = NonNullable<PlanBeginning['house']>;

export type Beginning = {
  readonly known: PlanBeginning;
  readonly house: House;
  readonly draft: BeginningDraft;
  readonly change: (part: Partial<BeginningDraft>) => void;
  readonly facts: BeginningFacts | null;
  readonly problems: DraftProblems;
  /** The works of the draft, on a workbench of their own. */
  readonly workbench: Workbench;
  /** What the books say the first year began with; nothing where they do not know. */
  readonly bookedYen: number | undefined;
  readonly forget: () => void;
};

/** はじめの計画の下書き: its figures in this browser, its works on a workbench, until both are registered. */
export function useBeginning(known: PlanBeginning, house: House): Beginning {
  const { today, associationName } = known;
  const { draft, keep, forget } = useKeptDraft(beginningDraftName, firstDraft(known));
  const isFloorAreaKnown = house.building.grossAreaM2 > 0;
  const { facts, problems } = readFigures(draft, { today, isFloorAreaKnown });
  // Whatever is typed makes new facts; the workbench calculates only for other ones.
  const answer = useAnswerOf(known, house, JSON.stringify(facts));
  const workbench = useWorkbenchState(answer);
  const year = facts?.startYear ?? fiscalYearOf(today);
  return {
    known,
    house,
    draft,
    change: (part) => keep({ ...draft, ...part }),
    facts,
    problems,
    workbench,
    bookedYen: openingOf(known, year),
    forget: () => {
      forget();
      workbench.settle();
      keepHistory({ associationName, baseNumber: beginningNumber }, historyOf());
    },
  };
}

function useAnswerOf(known: PlanBeginning, house: House, told: string): RepairPlanAnswer {
  return useMemo(() => answerOf(known, house, JSON.parse(told)), [known, house, told]);
}

function openingOf({ reserveOpenings }: PlanBeginning, year: number): number | undefined {
  return reserveOpenings.find(({ fiscalYear }) => fiscalYear === year)?.openingYen;
}

/** This year, with the balance that the books begin it with. */
function firstDraft(known: PlanBeginning): BeginningDraft {
  const year = fiscalYearOf(known.today);
  return {
    startYear: String(year),
    openingBalance: openingOf(known, year)?.toLocaleString('ja-JP') ?? '',
    basis: 'area',
    roundTo: '10',
    unitPrice: '',
    floorArea: '',
    madeOn: '',
    planResolvedOn: '',
    feeResolvedOn: '',
  };
}

/** The plan as it would be registered, without its works; the register asks for nothing else of an answer. */
function answerOf(
  { today, associationName }: PlanBeginning,
  house: House,
  facts: BeginningFacts | null,
): RepairPlanAnswer {
  const figures = facts ?? {
    startYear: fiscalYearOf(today),
    openingBalanceYen: 0,
    basis: 'area' as const,
    roundToYen: 10 as const,
    unitPriceYen: 0,
  };
  const papers = {
    madeOn: today,
    planResolvedOn: null,
    feeResolvedOn: null,
    listedGroups: [],
    expertLetter: null,
  };
  return {
    today,
    maySave: true,
    associationName,
    reserveClosings: [],
    plan: repairPlan.parse(planOf(firstPlan(figures, []), house)),
    papers,
    proposal: null,
    undecidedWorks: null,
    versions: [],
    scenarios: [],
    records: {
      manager: null,
      auditor: null,
      lastMeetingOn: null,
      reserveTransfers: null,
      arrears: null,
    },
    answers: {
      bylaws: null,
      hasSeparateAccounts: null,
      ownersListOn: null,
      residentsListOn: null,
      localGuideline: null,
    },
    inspections: null,
  };
}
