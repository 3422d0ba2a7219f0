import type { RosterDwelling } from './roster.ts';

/** All shares together are the whole, where any is known. */
export function shareProblems(dwellings: readonly RosterDwelling[]): readonly string[] {
  const shared = dwellings.filter(({ shareNumerator }) => shareNumerator > 0);
  if (shared.length === 0) return [];
  if (shared.length < dwellings.length) {
    return [
      '持分の入っていない住戸があります。すべての住戸に入れるか、持分の列をなくしてください。',
    ];
  }
  const denominators = new Set(shared.map(({ shareDenominator }) => shareDenominator));
  if (denominators.size > 1) return ['持分の分母が、住戸によってちがいます。'];
  const [denominator = 1] = denominators;
  const sum = shared.reduce((total, it) => total + it.shareNumerator, 0);
  return sum === denominator
    ? []
    : [
        `持分の合計が${sum.toLocaleString('ja-JP')}で、分母の${denominator.toLocaleString('ja-JP')}と合いません。`,
      ];
}
