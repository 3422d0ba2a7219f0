import { isProved, type Strength } from '#domain/access/strength.ts';
import { Refusal } from '#domain/refusal.ts';

/** Asks for the way in anew where the last proof is too old; the page asks in place and sends the request again. */
export function refuseUnproved(strength: Strength, provedMs: number | undefined, now: Date): void {
  if (provedMs === undefined || isProved(strength, provedMs, now.getTime())) return;
  throw new Refusal('prove_again');
}
