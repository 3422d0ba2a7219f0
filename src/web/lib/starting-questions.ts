import { useBoardMeetingsHidden } from './use-board-meetings-hidden.ts';
import { useIsBarred } from './use-session.ts';

/** A question to begin with, and what stands there for whoever may not see its answer. */
export type StartingQuestion =
  | { readonly question: string; readonly needs?: never }
  | { readonly question: string; readonly needs: 'plan' | 'board'; readonly instead: string };

/** Only what the caretaker can answer to the one who looks. */
export function useStartingQuestions(questions: readonly StartingQuestion[]): readonly string[] {
  const isHidden = { plan: useIsBarred('plan.read'), board: useBoardMeetingsHidden() };
  return questions.map((it) =>
    it.needs !== undefined && isHidden[it.needs] ? it.instead : it.question,
  );
}
