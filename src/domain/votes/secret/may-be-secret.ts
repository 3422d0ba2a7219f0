import type { Rule } from '#domain/resolutions/rule.ts';
import type { Head } from '#domain/votes/record.ts';

type Weighed = readonly Pick<Head, 'votes'>[];

/**
 * 議決権 of one ballot paper: an owner of more has more papers, all alike, so that no pile shows whose they are.
 * 1 where the roll is empty.
 */
export function unitOf(heads: Weighed): number {
  return heads.reduce((unit, { votes }) => divisorOf(unit, votes), 0) || 1;
}

function divisorOf(one: number, other: number): number {
  return other === 0 ? one : divisorOf(other, one % other);
}

/** At least so many owners of a single paper stand for each paper of the largest owner. */
const crowd = 5;

/** Why an item cannot be voted on without names; `null` where it can. */
export function whyNotSecret(
  rule: Pick<Rule, 'namesVotes' | 'pass'>,
  heads: Weighed,
): 'names-votes' | 'counts-heads' | 'few' | null {
  if (rule.namesVotes) return 'names-votes';
  const unit = unitOf(heads);
  const papers = heads.map(({ votes }) => votes / unit);
  const most = Math.max(0, ...papers);
  // A paper says nothing of how many its owner has: who counts heads has to know that each has one.
  const countsOwners = most > 1 && rule.pass.heads !== undefined;
  if (countsOwners || rule.pass.land !== undefined) return 'counts-heads';
  return papers.filter((count) => count === 1).length < crowd * Math.max(1, most) ? 'few' : null;
}

export const notSecretWords = {
  'names-votes':
    'この種類の決議は、だれが賛成し、だれが反対したかを議事録に書くため、無記名にできません。',
  'counts-heads':
    'この種類の決議は、賛成した人数も数えます。議決権の数が人によってちがうので、無記名の用紙からは人数が分かりません。無記名にできません。',
  few: '議決権の多い方の票が、合計から分かってしまいます。無記名にできません。',
} as const satisfies Record<NonNullable<ReturnType<typeof whyNotSecret>>, string>;
