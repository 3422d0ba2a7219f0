import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type {
  ContributionStep,
  Levy,
  Loan,
  MechanicalParking,
  RepairPlan,
} from '#domain/repair-plan/register/repair-plan.ts';

/** 試算: what is tried out on a saved plan. Sent to the server, kept by name and put into links. */
export type Trial = {
  /** 積立金の単価: all steps of the plan, in place of its own; `null` leaves them. */
  readonly steps: readonly ContributionStep[] | null;
  /** All loans and all levies, in place of the plan's own. */
  readonly loans: readonly Loan[] | null;
  readonly levies: readonly Levy[] | null;
  /** 前提, in place of the plan's own. */
  readonly settings: PlanSettings | null;
  readonly moves: readonly Move[];
  readonly prices: readonly PriceChange[];
  readonly edits: RegisterEdits;
};

export type PlanSettings = Pick<
  RepairPlan,
  'yearCount' | 'openingBalanceYen' | 'parkingTransfers' | 'otherIncomes' | 'rates'
> & {
  /** A later first year; without it the plan's own. */
  readonly startYear?: number | undefined;
  /** Without it the building's own. */
  readonly mechanicalParking?: readonly MechanicalParking[] | undefined;
};

/** 先送り・前倒し・まとめる: one work, or with `itemId` null all works of the major work of `fromYear`. */
export type Move = {
  readonly itemId: string | null;
  readonly fromYear: number;
  readonly toYear: number;
};

/** 工事費の見直し: -10 is a tenth less; with both `null` every price. */
export type PriceChange = {
  readonly itemId: string | null;
  readonly group: number | null;
  readonly percent: number;
};

/** 工事の表の直し: lines as they are now, new or changed, and the ids of lines taken out. */
export type RegisterEdits = {
  readonly changed: readonly RepairItem[];
  readonly removed: readonly string[];
};

export const noTrial: Trial = {
  steps: null,
  loans: null,
  levies: null,
  settings: null,
  moves: [],
  prices: [],
  edits: { changed: [], removed: [] },
};
