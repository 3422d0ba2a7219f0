import { fiscalYearOf, type IsoDate, partsOf } from '#domain/calendar.ts';
import { asksOfPast } from '#domain/caretaker/answering/asks-of-past.ts';
import { figuresIn } from '#domain/caretaker/evidence/figures.ts';
import { linesOfTable } from '#domain/caretaker/word-table.ts';
import { type Meaning, meaningOfQuestion, productOf } from '#domain/retrieval/meaning/meaning.ts';
import { expectedAnswer } from '#domain/retrieval/question/expected-answer.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import table from './near-questions.txt?raw';

type Known = {
  readonly meaning: Meaning;
  readonly kind: string;
  readonly isOfPast: boolean;
  /** The question that the records answer. */
  readonly meant: string;
};

/** Nearer than this, and no other question nearly as near. */
const leastNear = 0.72;
const clearly = 0.1;

let known: readonly Known[] | undefined;

/**
 * 言い換え: the question that the records can answer and that means the same as this one; undefined where none does. A
 * meaning knows no figures, so nothing with a number or another year is taken for one of them, and what is asked for
 * has to be of one kind.
 */
export function nearQuestion(question: string, today: IsoDate): string | undefined {
  const asked = normalise(question);
  if (!isOfNow(asked, today)) return undefined;
  known ??= knownQuestions();
  const meaning = meaningOfQuestion(asked);
  const [kind, isOfPast] = [kindOf(asked), asksOfPast(asked)];
  const near = known
    .filter((one) => one.kind === kind && one.isOfPast === isOfPast)
    .map(({ meant, ...one }) => ({ meant, nearness: productOf(meaning, one.meaning) }))
    .toSorted((one, other) => other.nearness - one.nearness);
  const [best] = near;
  if (best === undefined || best.nearness < leastNear) return undefined;
  const next = near.find(({ meant }) => meant !== best.meant)?.nearness ?? 0;
  const isSure = best.nearness - next >= clearly;
  return isSure && normalise(best.meant) !== asked ? best.meant : undefined;
}

function isOfNow(asked: string, today: IsoDate): boolean {
  const { numbers, years } = figuresIn(asked, today);
  const now = [fiscalYearOf(today), partsOf(today).year].map(String);
  return numbers.length === 0 && years.every((year) => now.includes(year));
}

function knownQuestions(): readonly Known[] {
  return linesOfTable(table).flatMap((line) => {
    const ways = line.split('|').map((way) => way.trim());
    const [meant = ''] = ways;
    return ways.map((way) => {
      const asked = normalise(way);
      return {
        meaning: meaningOfQuestion(asked),
        kind: kindOf(asked),
        isOfPast: asksOfPast(asked),
        meant,
      };
    });
  });
}

const kindOf = (asked: string): string => expectedAnswer(asked).kind;
