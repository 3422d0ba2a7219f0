import { Refusal } from '#domain/refusal.ts';
import type { Regime } from '#domain/resolutions/rule-for.ts';
import { countingRule, type OwnRule } from '#domain/votes/own-rules.ts';
import type { Head } from '#domain/votes/record.ts';
import { notSecretWords, whyNotSecret } from '#domain/votes/secret/may-be-secret.ts';
import { secretFault } from '#domain/votes/secret/secret-terms.ts';
import type { BoxItem } from './box-store.ts';

type Known = {
  readonly regime: Regime;
  readonly ownRules: readonly OwnRule[];
  readonly heads: readonly Pick<Head, 'votes'>[];
};

/** A box is not opened with an item that could not be counted without names. */
export function refuseSecret(items: readonly BoxItem[], { regime, ownRules, heads }: Known): void {
  for (const { kind, secret } of items) {
    if (secret === undefined) continue;
    const fault = secretFault(secret);
    if (fault !== null) throw new Refusal('conflict', fault);
    const applied = countingRule(kind, regime, ownRules);
    const why = applied ? whyNotSecret(applied.rule, heads) : null;
    if (why !== null) throw new Refusal('conflict', notSecretWords[why]);
  }
}
