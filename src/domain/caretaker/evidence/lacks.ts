import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { missingNames } from './asked/missing-names.ts';
import type { QuestionSigns } from './question-signs.ts';
import { hasNoMinutes } from './time/passages-of-meeting.ts';

/** 見当たらないもの: what was asked about, and nothing of the building tells of. */
export type Lack = {
  /** A meeting that was held and has no minutes. */
  readonly minutes: boolean;
  /** B社, Eタイプ, as they were typed. */
  readonly names: readonly string[];
};

/** What is said of others is at best near the question. */
const mostLikelyElse = 0.35;

type Asking = {
  readonly understood: string;
  readonly useDocuments: boolean;
  readonly signs: Pick<QuestionSigns, 'asksForMeeting'>;
};

export function lackOf(
  { understood, useDocuments, signs }: Asking,
  passages: readonly KnowledgePassage[],
): Lack | undefined {
  if (!useDocuments) return undefined;
  const minutes = hasNoMinutes(passages, signs.asksForMeeting);
  const names = missingNames(understood, passages);
  return minutes || names.length > 0 ? { minutes, names } : undefined;
}

/** The confidence of an answer that cannot be about what was asked. */
export const withinLack = (chance: number, lacks: Lack | undefined): number =>
  lacks === undefined ? chance : Math.min(chance, mostLikelyElse);
