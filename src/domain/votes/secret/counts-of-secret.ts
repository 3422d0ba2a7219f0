import type { SecretTally } from './secret-tally.ts';

/** 賛成・反対・棄権 in votes: whoever is there and gave no yes and no no abstains. `null` where names were elected. */
export function countsOfSecret({ result, counted }: Pick<SecretTally, 'result' | 'counted'>) {
  if (result.seats !== null) return null;
  const of = (mark: string) => result.lines.find((it) => it.mark === mark)?.votes ?? 0;
  const [yes, no] = [of('yes'), of('no')];
  return { yes, no, abstain: counted.present.votes - yes - no };
}
