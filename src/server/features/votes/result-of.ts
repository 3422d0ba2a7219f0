import { countsOfSecret } from '#domain/votes/secret/counts-of-secret.ts';
import { outcomeWords } from '#domain/votes/secret/secret-tally.ts';
import type { StoredBox } from './box-store.ts';
import type { Result } from './day-store.ts';
import { isSecret, secretTallyOf } from './view-secret.ts';
import { type Loaded, tallyOfItem } from './votes-view.ts';

/** What everybody reads of an item: votes, and of an election who was elected. */
export function resultOf(loaded: Loaded, item: StoredBox['items'][number]): Result {
  const { id } = item;
  if (!isSecret(item)) {
    const { passes, byChoice } = tallyOfItem(loaded, item);
    return {
      id,
      result: passes ? 'passed' : 'rejected',
      votesFor: byChoice.yes.votes,
      votesAgainst: byChoice.no.votes,
      votesAbstained: byChoice.abstain.votes,
      outcome: '',
    };
  }
  const tally = secretTallyOf(loaded, item);
  if (!tally) throw new Error('a secret item is told before it is counted');
  const counts = countsOfSecret(tally);
  return {
    id,
    result: tally.passes ? 'passed' : 'rejected',
    votesFor: counts?.yes ?? null,
    votesAgainst: counts?.no ?? null,
    votesAbstained: counts?.abstain ?? null,
    outcome: outcomeWords(tally.result),
  };
}
