import { Refusal } from '#domain/refusal.ts';

type Limit = { readonly count: number; readonly windowMs: number; readonly sentence?: string };

/**
 * Refuses more than `count` uses of a key within the window. It lives in memory: one process is one counter,
 * and a restart forgives. That is right for what guards this process (its memory, its processor) and for nothing else;
 * what all processes together may do is a `createSharedLimit`.
 */
export function createRateLimit({ count, windowMs, sentence }: Limit) {
  const uses = new Map<string, number[]>();
  return function use(key: string, nowMs: number): void {
    const since = nowMs - windowMs;
    const recent = (uses.get(key) ?? []).filter((at) => at > since);
    if (recent.length >= count) throw new Refusal('too_many_requests', sentence);
    recent.push(nowMs);
    uses.delete(key);
    uses.set(key, recent);
    forgetOldest(uses, since);
  };
}

/** Keys stand in order of their last use, so the idle ones are at the front. */
function forgetOldest(uses: Map<string, number[]>, since: number): void {
  for (const [key, times] of uses) {
    if ((times.at(-1) ?? 0) > since) return;
    uses.delete(key);
  }
}
