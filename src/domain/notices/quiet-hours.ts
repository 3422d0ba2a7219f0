/** 夜間: nobody is woken, but by what cannot wait. */
const quietFromHour = 21;
const quietUntilHour = 8;
const hourMs = 3_600_000;
const japanMs = 9 * hourMs;
const dayMs = 24 * hourMs;

/** How long a notice that was sent may be held back. */
export const graceMinutes = 5;

export const urgencies = ['normal', 'emergency'] as const;
export type Urgency = (typeof urgencies)[number];

export const urgencyNames = {
  normal: '通常',
  emergency: '緊急',
} as const satisfies Record<Urgency, string>;

/** When a notice that is sent now goes out. */
export function releaseMs(nowMs: number, urgency: Urgency): number {
  if (urgency === 'emergency') return nowMs;
  const earliest = nowMs + graceMinutes * 60_000;
  const sinceMidnight = (earliest + japanMs) % dayMs;
  if (sinceMidnight < quietUntilHour * hourMs) {
    return earliest - sinceMidnight + quietUntilHour * hourMs;
  }
  if (sinceMidnight >= quietFromHour * hourMs) {
    return earliest - sinceMidnight + dayMs + quietUntilHour * hourMs;
  }
  return earliest;
}
