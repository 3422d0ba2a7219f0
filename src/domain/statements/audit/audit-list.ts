import type { AuditEvidence, Computed } from './audit-evidence.ts';
import { auditItems } from './audit-items.ts';

/** 適, 指摘, 対象外 */
export const auditResults = ['fit', 'finding', 'not-applicable'] as const;
export type AuditResult = (typeof auditResults)[number];

export const auditResultNames = {
  fit: '適',
  finding: '指摘',
  'not-applicable': '対象外',
} as const satisfies Record<AuditResult, string>;

/** What the auditor said of an item. */
export type AuditAnswer = {
  readonly code: string;
  readonly result: AuditResult;
  readonly note: string;
};

export type AuditItem = {
  readonly code: string;
  readonly title: string;
  /** What to look at. */
  readonly evidence: string;
  /** What the books say by themselves; `null` where only a person can tell. */
  readonly computed: Computed | null;
  /** Whether that is all there is to see: else it helps, and a person answers. */
  readonly isProof: boolean;
  readonly answer: AuditAnswer | null;
  readonly isDone: boolean;
};

export const auditCodes: readonly string[] = auditItems.map(({ code }) => code);

export function auditList(
  evidence: AuditEvidence,
  answers: readonly AuditAnswer[],
): { readonly items: readonly AuditItem[]; readonly isComplete: boolean } {
  const items = auditItems.map((listed): AuditItem => {
    const { code, title, papers, compute, isProof = false } = listed;
    const computed = compute?.(evidence) ?? null;
    const answer = answers.find((it) => it.code === code) ?? null;
    const found = { computed, answer, isProof };
    return { code, title, evidence: papers, ...found, isDone: isDone(found) };
  });
  return { items, isComplete: items.every((it) => it.isDone) };
}

/** What the books prove needs nobody; what they refute needs the auditor's words. */
function isDone({ computed, answer, isProof }: Pick<AuditItem, 'computed' | 'answer' | 'isProof'>) {
  if (answer?.result === 'finding') return answer.note !== '';
  if (computed?.holds && isProof) return true;
  if (computed && !computed.holds) return answer !== null && answer.note !== '';
  return answer !== null;
}
