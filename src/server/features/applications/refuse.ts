import type { FormInForce } from '#domain/applications/all-forms.ts';
import { faultsOf } from '#domain/applications/asked.ts';
import type { Answers } from '#domain/applications/form.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { StoredApplication } from './store.ts';

/** Names the first thing that is missing or wrong. */
export function refuseUnfinished(
  form: FormInForce,
  answers: Answers,
  { files, today }: Pick<StoredApplication, 'files'> & { readonly today: IsoDate },
): void {
  const slots = files.map(({ slot }) => slot);
  const [fault] = faultsOf(form, answers, { files: slots, today });
  if (!fault) return;
  const label = form.fields[fault.at]?.label;
  throw new Refusal(
    'invalid_input',
    label === undefined ? fault.words : `「${label}」：${fault.words}`,
  );
}
