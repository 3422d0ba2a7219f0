import { useState } from 'react';
import {
  type FormInForce,
  type FormKey,
  type FormTerms,
  formInForce,
} from '#domain/applications/all-forms.ts';
import { wholeIn } from './whole-in.ts';

/** The rules of one paper as they are typed. The day a deadline counts from belongs to the paper itself. */
export function useTermsDraft(key: FormKey, terms: FormTerms | undefined) {
  const usual = formInForce(key);
  const now = formInForce(key, terms);
  const [count, setCount] = useState(String(now.due?.count ?? ''));
  const [unit, setUnit] = useState<'days' | 'months'>(now.due?.unit ?? 'days');
  const [decider, setDecider] = useState(now.decider);
  const [lapses, setLapses] = useState(String(now.lapsesAfterMonths ?? ''));
  const [basisWords, setBasis] = useState(terms?.basisWords ?? '');
  const fields = { count, unit, decider, lapses, basisWords };
  const faults = faultsOf(usual, fields);
  return {
    usual,
    faults,
    /** What would be saved; nothing while a number cannot be read. */
    kept: faults.count || faults.lapses ? null : keptOf(usual, fields),
    fields,
    set: { setCount, setUnit, setDecider, setLapses, setBasis },
  };
}

type Fields = {
  readonly count: string;
  readonly unit: 'days' | 'months';
  readonly decider: FormInForce['decider'];
  readonly lapses: string;
  readonly basisWords: string;
};

function faultsOf({ due }: FormInForce, { count, lapses }: Fields) {
  const isUnread = (text: string) => wholeIn(text) === null;
  return {
    count: due !== null && isUnread(count) ? '数字で入れてください。例：14' : undefined,
    lapses: lapses !== '' && isUnread(lapses) ? '数字で入れてください。例：6' : undefined,
  };
}

function keptOf({ due, genre }: FormInForce, fields: Fields): FormTerms {
  const { count, unit, decider, lapses } = fields;
  const basisWords = fields.basisWords.trim();
  return {
    ...(due === null ? {} : { due: { ...due, count: wholeIn(count) ?? 0, unit } }),
    ...(genre === 'notification' ? {} : { decider, lapsesAfterMonths: wholeIn(lapses) }),
    ...(basisWords === '' ? {} : { basisWords }),
  };
}

export type TermsDraft = ReturnType<typeof useTermsDraft>;
