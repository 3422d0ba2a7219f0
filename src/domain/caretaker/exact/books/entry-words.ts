import { formatMonthDay } from '#domain/calendar.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { SpentEntry } from './books.ts';

/** The day, its words, and who was paid where the words do not say so. */
export function entryWords({ postedOn, summary, payee }: SpentEntry): string {
  const isNamed = payee === '' || plainQuestion(summary).includes(plainQuestion(payee));
  return `${formatMonthDay(postedOn)}　${summary}${isNamed ? '' : `（${payee}）`}`;
}

/** Money that left the accounts, and not what was spent on an account of expense. */
export const isOfMoney = ({ accountId }: SpentEntry): boolean => accountId === null;
