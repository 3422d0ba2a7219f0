import { allForms, type FormKey, type FormTerms } from './all-forms.ts';
import { faultOfClosedDays } from './closed-days.ts';
import type { Form } from './form.ts';

export type TermsFaults = Readonly<Partial<Record<keyof FormTerms, string>>>;

/** 決まり that do not fit their form: a day it does not ask for, a decision where nothing is decided. */
export function faultsOfTerms(key: FormKey, terms: FormTerms): TermsFaults {
  const form: Form = allForms[key];
  const { due, decider, lapsesAfterMonths, limits } = terms;
  return {
    ...(due && form.fields[due.field]?.kind !== 'day'
      ? { due: 'この用紙にない日から、期限は数えられません。' }
      : {}),
    ...(decider !== undefined && (decider === 'desk') !== (form.genre === 'notification')
      ? { decider: '届け出は受け付けるだけで、申し込みは理事長か理事会が決めます。' }
      : {}),
    ...(limits?.some(({ field }) => form.fields[field]?.kind !== 'number')
      ? { limits: 'この用紙で数字を聞いていないところに、上限は決められません。' }
      : {}),
    ...(lapsesAfterMonths && form.genre === 'notification'
      ? { lapsesAfterMonths: '届け出に、承認の期限はありません。' }
      : {}),
    ...faultOfClosed(form, terms),
  };
}

function faultOfClosed({ deed }: Form, { closedDays }: FormTerms): TermsFaults {
  if (!closedDays) return {};
  if (!deed) return { closedDays: 'この用紙では、できない日を決められません。' };
  const words = faultOfClosedDays(closedDays);
  return words === undefined ? {} : { closedDays: words };
}
