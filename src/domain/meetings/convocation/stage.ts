/** A version that somebody asked for, and whether it is still what would be sent. */
type Version = {
  readonly digest: string;
  readonly approvedAt: number | null;
  readonly sentAt: number | null;
};

export const stages = ['draft', 'changed', 'asked', 'approved', 'sent'] as const;
export type Stage = (typeof stages)[number];

/** How far the convocation is. `changed`: something is different from what was asked for, so it is open again. */
export function stageOf(latest: Version | null, digest: string): Stage {
  if (latest === null) return 'draft';
  if (latest.sentAt !== null) return 'sent';
  if (latest.digest !== digest) return 'changed';
  return latest.approvedAt === null ? 'asked' : 'approved';
}
