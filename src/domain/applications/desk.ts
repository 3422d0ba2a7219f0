import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { FormInForce } from './all-forms.ts';

/** The slot of what came on paper. */
const scanSlot = 'scan';
const oldestDays = 90;

/** A form as it is keyed in from paper: the paper itself is the proof, and what else hangs on it may be within it. */
export function deskForm(form: FormInForce): FormInForce {
  const others = Object.entries(form.attachments).map(
    ([slot, it]) => [slot, { ...it, isOptional: true }] as const,
  );
  return {
    ...form,
    attachments: { [scanSlot]: { label: '届いた紙の写し' }, ...Object.fromEntries(others) },
  };
}

/** Why this cannot be the day on which the paper came. */
export function faultOfReceivedOn(
  day: IsoDate,
  { today, askedBackOn }: { readonly today: IsoDate; readonly askedBackOn: IsoDate | null },
): string | undefined {
  if (day > today) return '届いた日は、今日までの日にしてください。';
  if (day < addDays(today, -oldestDays))
    return `届いた日は、${oldestDays}日前までの日にしてください。`;
  return askedBackOn !== null && day < askedBackOn
    ? '直してもらうよう頼んだ日より前には、届きません。日を確かめてください。'
    : undefined;
}
