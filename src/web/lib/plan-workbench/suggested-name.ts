import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';

/** A name for a scenario from what it changes first; a name already taken gets a number. */
export function suggestedName(base: RepairPlan, trial: Trial, taken: readonly string[]): string {
  const name = nameOf(base, trial);
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name}（${count}）`;
  return free;
}

function nameOf(base: RepairPlan, trial: Trial): string {
  const { loans, levies, moves, prices, settings } = trial;
  const named: readonly (readonly [isMeant: boolean, name: string])[] = [
    [trial.steps !== null, feeName(base, trial.steps ?? [])],
    [(loans ?? []).length > base.loans.length, `${loans?.at(-1)?.year ?? ''}年度に借りる案`],
    [(levies ?? []).length > base.levies.length, '一時金を集める案'],
    [moves.length > 0, '工事の時期を変える案'],
    [prices.length > 0, '工事費を見直す案'],
    [settings !== null, '前提を変えた案'],
  ];
  return named.find(([isMeant]) => isMeant)?.[1] ?? '工事の表を直した案';
}

function feeName({ contribution, startYear }: RepairPlan, steps: Trial['steps'] & object): string {
  const now = contribution.steps.findLast(({ fromYear }) => fromYear <= startYear);
  const nowYen = now?.unitPriceYen ?? 0;
  const changes = steps.filter(({ unitPriceYen }) => unitPriceYen !== nowYen);
  const first = changes[0];
  if (!first) return '積立金を変えない案';
  const from = `${first.fromYear}年度から`;
  const verb = first.unitPriceYen > nowYen ? '上げる' : '下げる';
  if (changes.length > 1) return `${from}段階的に${verb}案`;
  return `${from}${first.unitPriceYen.toLocaleString('ja-JP')}円に${verb}案`;
}
