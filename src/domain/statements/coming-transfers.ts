import { formatYen } from '#domain/format-yen.ts';
import type { ComparedLine } from './budget-comparison.ts';

/**
 * 他会計への繰入 and its other side, of a year that runs: what was voted and is not booked yet, which what is left of
 * the fund does not have. Empty where nothing is to come.
 */
export function comingTransfers(lines: readonly ComparedLine[]): string {
  const coming = lines.filter(
    ({ account, budgetYen, actualYen, basis }) =>
      account.role === 'transfer' && budgetYen > 0 && actualYen === 0 && basis !== 'booked',
  );
  if (coming.length === 0) return '';
  const names = coming.map(
    ({ account, budgetYen }) => `「${account.name}」${formatYen(budgetYen)}`,
  );
  return `予算にある${names.join('と')}は、まだこの中に入っていません。`;
}
