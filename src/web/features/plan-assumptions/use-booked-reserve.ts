import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';

/** 修繕積立金会計の残高 at the end of a year, by the books; nothing while the year is not settled. */
export function useBookedReserve(fiscalYear: number): number | undefined {
  const { answer } = useWorkbench();
  return answer.reserveClosings.find((closing) => closing.fiscalYear === fiscalYear)?.closingYen;
}
