const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long somebody stays signed in, unused and at most. */
export const sessionLives = {
  own: { idleMs: 60 * dayMs, wholeMs: 180 * dayMs },
  /** 家族や図書館などの共用 */
  shared: { idleMs: 30 * minuteMs, wholeMs: 8 * hourMs },
} as const;

/** The longest unused ends when one more begins. */
export const sessionsOfAccount = 10;

const turnsAfterMs = dayMs;
const oldSecretStaysMs = 60_000;

export type SessionState = {
  readonly isShared: boolean;
  readonly lastSeenMs: number;
  readonly endsAtMs: number;
  /** When the secret was last made anew. */
  readonly turnedAtMs: number;
  /** When a browser first came with the new secret; `null` until then. */
  readonly confirmedAtMs: number | null;
};

export type Presented = 'current' | 'previous' | 'neither';

/**
 * What becomes of a session that is used. Once a day its secret is made anew (`turn`). The old one stays good until
 * the new one was seen, because an answer may be lost on its way; whoever comes with it later holds a stolen copy.
 */
export function judgeSession(
  state: SessionState,
  presented: Presented,
  nowMs: number,
): 'accept' | 'confirm' | 'turn' | 'ended' | 'stolen' {
  if (presented === 'neither' || nowMs >= state.endsAtMs) return 'ended';
  const { idleMs } = sessionLives[state.isShared ? 'shared' : 'own'];
  if (nowMs - state.lastSeenMs >= idleMs) return 'ended';
  if (presented === 'current') return judgeCurrent(state, nowMs);
  // The answer with the new one may still be under way: another one now would make that one useless.
  if (state.confirmedAtMs === null) {
    return nowMs - state.turnedAtMs < oldSecretStaysMs ? 'accept' : 'turn';
  }
  return nowMs - state.confirmedAtMs < oldSecretStaysMs ? 'accept' : 'stolen';
}

function judgeCurrent({ confirmedAtMs, turnedAtMs }: SessionState, nowMs: number) {
  if (nowMs - turnedAtMs >= turnsAfterMs) return 'turn';
  return confirmedAtMs === null ? 'confirm' : 'accept';
}
