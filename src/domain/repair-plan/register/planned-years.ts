import type { Cycle } from './standard-cycles.ts';

type Horizon = { readonly startYear: number; readonly yearCount: number };

/** 周期どおりの計画年度: every `everyYears` after `lastYear`; what is overdue comes in the first year. */
export function yearsByCycle(lastYear: number, everyYears: number, horizon: Horizon): number[] {
  if (everyYears < 1) return [];
  const end = horizon.startYear + horizon.yearCount;
  const years: number[] = [];
  for (
    let year = Math.max(horizon.startYear, lastYear + everyYears);
    year < end;
    year += everyYears
  ) {
    years.push(year);
  }
  return years;
}

/** How a chosen year stands in the range: 周期より早い・周期内・周期を過ぎている. */
export function placeInCycle(
  cycle: Cycle,
  lastYear: number,
  year: number,
): 'early' | 'within' | 'late' {
  const age = year - lastYear;
  if (age < cycle.loYears) return 'early';
  return age > cycle.hiYears ? 'late' : 'within';
}
