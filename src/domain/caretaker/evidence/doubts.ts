import { asksBeyond } from './asks-beyond.ts';
import { numbersIn } from './figures.ts';
import type { QuestionSigns } from './question-signs.ts';

/** What makes one doubt that a passage near the question answers it; each 0 or 1. */
type Doubts = {
  /** Whether the question asks about something outside the association that the passage does not name. */
  readonly beyond: number;
  /** Whether a reason was asked for, and none is given. */
  readonly reasonless: number;
  /** Whether a number of the question does not stand in the passage. */
  readonly numberAbsent: number;
};

/** 疑い: read from the folded title and text of the first passage. */
export function doubtsAbout({ asked, expected, isSaidIn }: QuestionSigns, said: string): Doubts {
  return {
    beyond: Number(asksBeyond(asked, said)),
    reasonless: Number(expected.kind === 'reason' && !isSaidIn(said)),
    numberAbsent: Number(numbersIn(asked).some((number) => !numbersIn(said).includes(number))),
  };
}
