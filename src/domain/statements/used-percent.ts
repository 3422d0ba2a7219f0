import type { Yen } from '#domain/money.ts';

/** 執行率 to a tenth, as a calculator has it; 100 only where nothing is left, and nothing above it. */
export function usedPercentWords(actualYen: Yen, budgetYen: Yen): string {
  const percent = Math.round((actualYen * 1_000) / budgetYen) / 10;
  if (percent !== 100 || actualYen === budgetYen) return `${percent}％`;
  return actualYen < budgetYen ? '99.9％' : '100.1％';
}
