import type { IsoDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';

/** 回答の立場: whose sources lead. */
export type ExpertMode = 'management' | 'legal' | 'construction' | 'finance';

/** What was asked, and how. */
export type Asked = {
  readonly question: string;
  /** The earlier questions of the conversation, oldest first. */
  readonly previous: readonly string[];
  /** Whether the one before stands in the same message. */
  readonly isOfOneMessage?: boolean;
  readonly expertMode: ExpertMode;
  /** Without documents only law and general explanations answer. */
  readonly useDocuments: boolean;
  readonly today: IsoDate;
};

export type EvidenceSentence = {
  /** In characters of the passage's text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly score: number;
  /** Whether it contains a date, a sum or whatever else was asked for. */
  readonly hasExpected: boolean;
};

/** 根拠: one passage that may answer. */
export type EvidenceItem = {
  readonly passage: KnowledgePassage;
  /** How likely it is that this passage answers the question, 0 to 1, calibrated. */
  readonly chance: number;
  /** Best first. */
  readonly sentences: readonly EvidenceSentence[];
};

export type Evidence = {
  /** The question as it was understood: a follow-up with its subject put back. */
  readonly understood: string;
  readonly kind: AnswerKind;
  /** Whether the one who asks rents, where the house knows it: what holds for tenants may then lead. */
  readonly isOfTenant?: boolean;
  /** Best first, at most ten. */
  readonly items: readonly EvidenceItem[];
  /** How likely it is that the first item's best sentence answers, 0 to 1, calibrated. */
  readonly chance: number;
};
