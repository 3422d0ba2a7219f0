/** お答えできない理由: why the caretaker keeps silent, whatever the documents say. */
export type DeclineReason =
  | 'debtor-names'
  | 'complainant-names'
  | 'personal-data'
  | 'live-dispute'
  | 'reserved-decision'
  | 'own-records'
  | 'sent-letter'
  | 'draft'
  | 'private-advice'
  | 'medical'
  | 'worry';
