/** 理事会の議題 in preparation. */
export type BoardItemRow = {
  readonly id: string;
  readonly meeting_id: string;
  readonly position: number;
  readonly kind: 'decision' | 'report';
  readonly title: string;
  readonly body: string;
  readonly source_key: string;
};
