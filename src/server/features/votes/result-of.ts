import { countsOfSecret } from '#domain/votes/secret/counts-of-secret.ts';
import { outcomeWords } from '#domain/votes/secret/secret-tally.ts';
import type { StoredBox } from './box-store.ts';
import type { Result } from './day-store.ts';
import { type Loaded } from './load-box.ts';
import { isSecret, type SecretItem } from './load-secret.ts';
import { secretTallyOf } from './view-secret.ts';
import { tallyOfItem } from './votes-view.ts';

/** What everybody reads of an item: votes, and of an election who was elected. */
export function resultOf(loaded: Loaded, item: StoredBox['items'][number]): Result {
  if (isSecret(item)) return secretResultOf(loaded, item);
  const { passes, byChoice } = tallyOfItem(loaded, item);
  return {
    id: item.id,
    result: verdictOf(passes),
    votesFor: byChoice.yes.votes,
    votesAgainst: byChoice.no.votes,
    votesAbstained: byChoice.abstain.votes,
    outcome: '',
  };
}

function secretResultOf(loaded: Loaded, item: SecretItem): Result {
  const tally = secretTallyOf(loaded, item);
  if (!tally) throw new Error('a secret item is told before it is counted');
  const counts = countsOfSecret(tally) ?? { yes: null, no: null, abstain: null };
  return {
    id: item.id,
    result: verdictOf(tally.passes),
    votesFor: counts.yes,
    votesAgainst: counts.no,
    votesAbstained: counts.abstain,
    outcome: outcomeWords(tally.result),
  };
}

const verdictOf = (passes: boolean): Result['result'] => (passes ? 'passed' : 'rejected');
