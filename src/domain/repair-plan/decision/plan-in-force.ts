import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import type { PlanPapers } from '#domain/repair-plan/certification/facts.ts';
import { feesBetween } from '#domain/repair-plan/projection/fees-between.ts';
import { endYearOf, type RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from '#domain/repair-plan/trial/apply-trial.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import { hasSameWorks, type UndecidedWorks, worksResolution } from './resolved-works.ts';

/** 積立金・一時金・借入れ: what a plan takes from the members, which only the general meeting decides. */
export type PlanMoney = Pick<RepairPlan, 'contribution' | 'levies' | 'loans'>;

/** A saved version as far as it matters here. */
export type VersionMoney = PlanMoney & {
  readonly number: number;
  readonly name: string;
  readonly savedOn: IsoDate;
  readonly papers: PlanPapers;
};

/** 総会で未決議の案: the latest version asks for other money than the general meeting has resolved. */
export type FeeProposal = Pick<VersionMoney, 'number' | 'name' | 'savedOn'> & {
  readonly money: PlanMoney;
};

/** 今の計画: the works of the latest version with the money that is resolved, and what is proposed beside it. */
export type PlanInForce = {
  readonly plan: RepairPlan;
  readonly papers: PlanPapers;
  readonly proposal: FeeProposal | null;
  readonly undecidedWorks: UndecidedWorks | null;
};

/** The plan of the last version, and that of the version whose works were resolved last, if any were. */
export type PlansToCompare = { readonly latest: RepairPlan; readonly resolved: RepairPlan | null };

/** The one place that tells a decision from a proposal. The versions come oldest first. */
export function planInForce(
  plans: PlansToCompare,
  versions: readonly VersionMoney[],
  today: IsoDate,
): PlanInForce {
  const { latest } = plans;
  const newest = versions.at(-1);
  const resolved = resolvedVersion(versions, today);
  const money = resolved ?? begunMoney(versions[0], today);
  if (!newest || !money) throw new Error('A plan in force needs a version.');
  const { number, name, savedOn } = newest;
  const isFeeDecided = isSameMoney(newest, money, latest);
  const { papers, undecidedWorks } = decidedWorks(plans, newest, worksResolution(versions, today));
  return {
    plan: isFeeDecided ? latest : withMoney(latest, money),
    papers: { ...papers, feeResolvedOn: resolved?.papers.feeResolvedOn ?? null },
    proposal: isFeeDecided ? null : { number, name, savedOn, money: moneyOf(newest) },
    undecidedWorks,
  };
}

/** Prices are facts and count at once; whether the general meeting stands behind them is told beside them. */
function decidedWorks(
  { latest, resolved }: PlansToCompare,
  { papers, savedOn }: VersionMoney,
  settled: VersionMoney | undefined,
): Pick<PlanInForce, 'papers' | 'undecidedWorks'> {
  // A plan that nobody has resolved makes none newer.
  const madeOn = settled?.papers.madeOn ?? papers.madeOn;
  const lastResolvedOn = settled?.papers.planResolvedOn ?? null;
  if (resolved !== null && hasSameWorks(resolved, latest)) {
    return { papers: { ...papers, madeOn, planResolvedOn: lastResolvedOn }, undecidedWorks: null };
  }
  return {
    papers: { ...papers, madeOn, planResolvedOn: null },
    undecidedWorks: { savedOn, lastResolvedOn },
  };
}

/** The later resolution counts, whatever was saved in between; of one day the later version. */
function resolvedVersion(
  versions: readonly VersionMoney[],
  today: IsoDate,
): VersionMoney | undefined {
  const dayOf = ({ papers }: VersionMoney) => papers.feeResolvedOn ?? '';
  return versions
    .filter((version) => dayOf(version) !== '' && dayOf(version) <= today)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)) || one.number - other.number)
    .at(-1);
}

/** Where no resolution is recorded at all: what the first version has begun to collect by now. */
function begunMoney(first: VersionMoney | undefined, today: IsoDate): PlanMoney | undefined {
  if (!first) return undefined;
  const thisYear = fiscalYearOf(today);
  const { steps } = first.contribution;
  const begun = steps.filter(({ fromYear }) => fromYear <= thisYear);
  const hasBegun = ({ year }: { readonly year: number }) => year < thisYear;
  return {
    contribution: { ...first.contribution, steps: begun.length > 0 ? begun : steps.slice(0, 1) },
    levies: first.levies.filter(hasBegun),
    loans: first.loans.filter(hasBegun),
  };
}

function moneyOf({ contribution, levies, loans }: PlanMoney): PlanMoney {
  return { contribution, levies, loans };
}

/** The plan with other money, told from the plan's first year on. */
export function withMoney(plan: RepairPlan, money: PlanMoney): RepairPlan {
  const { contribution, levies, loans } = money;
  const steps = feesBetween(contribution.steps, plan.startYear, endYearOf(plan));
  return { ...plan, contribution: { ...contribution, steps }, levies, loans };
}

type Period = Pick<RepairPlan, 'startYear' | 'yearCount'>;

/** Whether both take the same in every year of a plan. */
export function isSameMoney(one: PlanMoney, other: PlanMoney, period: Period): boolean {
  return textOf(one, period) === textOf(other, period);
}

function textOf({ contribution, levies, loans }: PlanMoney, period: Period): string {
  const { startYear } = period;
  const { basis, roundToYen, steps } = contribution;
  const byYear = (a: { readonly year: number }, b: { readonly year: number }) => a.year - b.year;
  return JSON.stringify([
    basis,
    roundToYen,
    feesBetween(steps, startYear, endYearOf(period)).map((fee) => [fee.fromYear, fee.unitPriceYen]),
    levies
      .filter(({ year, unitPriceYen }) => year >= startYear && unitPriceYen > 0)
      .toSorted(byYear)
      .map((levy) => [levy.year, levy.unitPriceYen]),
    loans
      .filter(({ year, repaymentYears }) => year + repaymentYears >= startYear)
      .toSorted(byYear)
      .map((loan) => [
        loan.year,
        loan.principalYen,
        loan.repaymentYears,
        loan.interestRate,
        loan.method,
      ]),
  ]);
}

/** What a trial on the plan in force is saved as: a proposal goes on standing where the trial leaves the money alone. */
export function planToSave(
  { plan, proposal }: Pick<PlanInForce, 'plan' | 'proposal'>,
  trial: Trial,
): RepairPlan {
  const tried = applyTrial(plan, trial);
  const isMoneyTried = trial.steps !== null || trial.loans !== null || trial.levies !== null;
  return proposal && !isMoneyTried ? { ...tried, ...proposal.money } : tried;
}

/** The papers of a plan that is only tried: other money or works than those in force are resolved by nobody. */
export function papersOfTrial(
  { plan, papers }: Pick<PlanInForce, 'plan' | 'papers'>,
  tried: RepairPlan,
): PlanPapers {
  return {
    ...papers,
    planResolvedOn: hasSameWorks(plan, tried) ? papers.planResolvedOn : null,
    feeResolvedOn: isSameMoney(plan, tried, tried) ? papers.feeResolvedOn : null,
  };
}

/** The proposal as a trial on the plan in force. */
export function proposedTrial(
  plan: RepairPlan,
  { money }: FeeProposal,
): Pick<Trial, 'steps' | 'loans' | 'levies'> {
  const { contribution, loans, levies } = withMoney(plan, money);
  return { steps: contribution.steps, loans, levies };
}
