import { usualUncertainty } from '#domain/repair-plan/uncertainty/usual-uncertainty.ts';

/** 「100回のうち約42回」: a chance as people count it, never rounded to certainty. */
export function timesText(chance: number): string {
  const times = Math.round(chance * 100);
  if (chance > 0 && times === 0) return '100回のうち1回より少ない割合';
  if (chance < 1 && times === 100) return '100回のうち99回より多い割合';
  return `100回のうち${chance === 0 || chance === 1 ? '' : '約'}${times}回`;
}

/** Stands wherever it is said that the money will do: plans do not come true to the yen. */
export function chanceSentence(chance: number): string {
  const count = usualUncertainty.scenarioCount.toLocaleString('ja-JP');
  return `工事費などのぶれを入れた${count}通りの試算では、不足するのは${timesText(chance)}です。`;
}
