import type { Settlement } from '#contract/settlement.ts';

/** What the auditor has put a name to stays until a new draft is made. */
export function isHeld({ isFinal, versions }: Pick<Settlement, 'isFinal' | 'versions'>): boolean {
  return isFinal || versions[0]?.state === 'audited';
}
