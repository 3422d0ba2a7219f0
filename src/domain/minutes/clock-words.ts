const japanMs = 9 * 3_600_000;

/** 午前10時5分, in Japan. */
export function clockWords(instantMs: number): string {
  const at = new Date(instantMs + japanMs);
  const hour = at.getUTCHours();
  return `${hour < 12 ? '午前' : '午後'}${hour % 12}時${at.getUTCMinutes()}分`;
}
