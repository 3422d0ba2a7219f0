/** お答えできない理由: why the caretaker keeps silent, whatever the documents say. */
export const declineReasons = [
  'debtor-names',
  'complainant-names',
  'personal-data',
  'live-dispute',
  'reserved-decision',
  'own-records',
  'sent-letter',
  'draft',
  'private-advice',
  'medical',
  'worry',
] as const;

export type DeclineReason = (typeof declineReasons)[number];
