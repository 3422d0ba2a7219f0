import { formatMonthDay } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { SpentEntry } from './books.ts';

/** Its words, and who was paid where the words do not say so. */
export function entryWords({ summary, payee }: SpentEntry): string {
  const isNamed = payee === '' || plainQuestion(summary).includes(plainQuestion(payee));
  return isNamed ? summary : `${summary}（${payee}）`;
}

/** 「11月30日（月）　管理委託費（株式会社みどり管財）：540,000円」 */
export const entryLine = (entry: SpentEntry): Line =>
  own(
    `- ${formatMonthDay(entry.postedOn)}　${escapeMarkdown(entryWords(entry))}：${formatYen(entry.amountYen)}`,
  );

/** Money that left the accounts, and not what was spent on an account of expense. */
export const isOfMoney = ({ accountId }: SpentEntry): boolean => accountId === null;
