import type { IsoDate } from '#domain/calendar.ts';
import { callForHelp } from './danger/call-for-help.ts';
import { dangerNow } from './danger/danger-now.ts';
import type { EmergencyKind } from './danger/emergency-kind.ts';
import { hesitatesNow } from './danger/hesitates.ts';
import { spellPlainly } from './danger/spell-plainly.ts';
import { plainQuestion } from './plain-question.ts';

/**
 * 緊急の見分け: whether a question tells of danger to people or of water running now, so that phone
 * numbers come first. A question about inspections, insurance or the past is none, nor one for the hour of a day to
 * come, where `today` tells which day that is.
 */
export function emergencyOf(question: string, today?: IsoDate): EmergencyKind | null {
  const text = spellPlainly(plainQuestion(question));
  return dangerNow(text, today) ?? (hesitatesNow(text) ? 'medical' : callForHelp(text));
}
