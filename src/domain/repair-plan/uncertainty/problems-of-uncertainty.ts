import type { Uncertainty } from './uncertainty.ts';

/** 入力の誤り: which setting, and one sentence. */
type UncertaintyProblem = { readonly field: keyof Uncertainty; readonly sentence: string };

/** A place of a scenario has 16 bits. */
const mostScenarios = 65_534;
const mostSpread = 0.5;

const spreadNames = {
  yearlyPriceSpread: '物価の年ごとのぶれ',
  priceTrendSpread: '物価の見込み違い',
  overrunSpread: '工事費の見込み違い',
  arrearsSpread: '滞納のぶれ',
} as const;

const chanceNames = {
  earlierChance: '工事が1年早まる割合',
  laterChance: '工事が1年遅れる割合',
} as const;

/** Everything that keeps scenarios from being drawn; empty when they can be. */
export function problemsOfUncertainty(uncertainty: Uncertainty): UncertaintyProblem[] {
  const problems: UncertaintyProblem[] = [];
  const add = (field: keyof Uncertainty, sentence: string) => problems.push({ field, sentence });
  const { seed, scenarioCount, earlierChance, laterChance } = uncertainty;
  if (!Number.isSafeInteger(seed)) add('seed', '乱数の種は、整数で入れてください。');
  // Odd numbers leave a scenario without its mirror image.
  if (scenarioCount % 2 !== 0 || !isBetween(scenarioCount, 2, mostScenarios)) {
    add(
      'scenarioCount',
      `計算する場合の数は、2から${mostScenarios.toLocaleString('ja-JP')}までの偶数で入れてください。`,
    );
  }
  for (const [field, name] of entriesOf(spreadNames)) {
    if (isBetween(uncertainty[field], 0, mostSpread)) continue;
    add(field, `${name}は、0％から${mostSpread * 100}％までで入れてください。`);
  }
  for (const [field, name] of entriesOf(chanceNames)) {
    if (isBetween(uncertainty[field], 0, 1)) continue;
    add(field, `${name}は、0％から100％までで入れてください。`);
  }
  if (problems.length === 0 && earlierChance + laterChance > 1) {
    add('laterChance', '工事が早まる割合と遅れる割合は、合わせて100％以内にしてください。');
  }
  return problems;
}

function entriesOf<Field extends keyof Uncertainty>(names: Readonly<Record<Field, string>>) {
  return Object.entries(names) as [Field, string][];
}

/** Not-a-number is between nothing. */
function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
