import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { Form } from './form.ts';
import type { Step } from './state.ts';

/** The day by which whoever applied can expect an answer; nothing where the form has none, or it was answered. */
export function answerByOf(
  { answersInDays }: Pick<Form, 'answersInDays'>,
  steps: readonly Step[],
): IsoDate | null {
  const last = steps.at(-1);
  // What was asked back and sent again waits anew.
  return answersInDays !== undefined && last?.kind === 'sent'
    ? addDays(last.on, answersInDays)
    : null;
}
