import { useState } from 'react';
import {
  type FormInForce,
  type FormKey,
  type FormTerms,
  formInForce,
} from '#domain/applications/all-forms.ts';
import {
  faultOfClosedDays,
  isNeverClosed,
  noClosedDays,
} from '#domain/applications/closed-days.ts';
import type { ClosedDays } from '#domain/applications/form.ts';
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
  const [limits, setLimits] = useState<LimitFields>(() => firstLimits(now));
  const [closedDays, setClosed] = useState(now.closedDays ?? noClosedDays);
  const fields = { count, unit, decider, lapses, basisWords, limits, closedDays };
  const faults = faultsOf(usual, fields);
  return {
    usual,
    faults,
    /** What would be saved; nothing while a number cannot be read. */
    kept: isReadable(faults) ? keptOf(usual, fields) : null,
    fields,
    set: {
      setCount,
      setUnit,
      setDecider,
      setLapses,
      setBasis,
      setClosed: (change: Partial<ClosedDays>) => setClosed((before) => ({ ...before, ...change })),
      setLimit: (field: string, change: Partial<LimitField>) =>
        setLimits((before) => ({ ...before, [field]: { ...blank, ...before[field], ...change } })),
    },
  };
}

type LimitField = { readonly most: string; readonly basisWords: string };
/** 上限 of each number that the paper asks for; an empty one is none. */
type LimitFields = Readonly<Record<string, LimitField>>;
const blank: LimitField = { most: '', basisWords: '' };

function firstLimits({ fields, limits }: FormInForce): LimitFields {
  const asked = Object.entries(fields).filter(([, { kind }]) => kind === 'number');
  return Object.fromEntries(
    asked.map(([key]) => {
      const limit = limits.find(({ field }) => field === key);
      return [key, limit ? { ...limit, most: String(limit.most) } : blank];
    }),
  );
}

type Fields = {
  readonly count: string;
  readonly unit: 'days' | 'months';
  readonly decider: FormInForce['decider'];
  readonly lapses: string;
  readonly basisWords: string;
  readonly limits: LimitFields;
  readonly closedDays: ClosedDays;
};

function faultsOf({ due }: FormInForce, { count, lapses, limits, closedDays }: Fields) {
  const isUnread = (text: string) => wholeIn(text) === null;
  return {
    count: due !== null && isUnread(count) ? '数字で入れてください。例：14' : undefined,
    lapses: lapses !== '' && isUnread(lapses) ? '数字で入れてください。例：6' : undefined,
    closedDays: faultOfClosedDays(closedDays),
    limits: new Set(
      Object.keys(limits).filter((key) => {
        const { most } = limits[key] ?? blank;
        return most.trim() !== '' && isUnread(most);
      }),
    ),
  };
}

function isReadable({ limits, ...faults }: ReturnType<typeof faultsOf>): boolean {
  return limits.size === 0 && Object.values(faults).every((it) => it === undefined);
}

function keptOf({ due, genre, deed }: FormInForce, fields: Fields): FormTerms {
  const { count, unit, decider, lapses, closedDays } = fields;
  const basisWords = fields.basisWords.trim();
  const limits = Object.entries(fields.limits).flatMap(([field, limit]) => {
    const most = wholeIn(limit.most);
    return most === null ? [] : [{ field, most, basisWords: limit.basisWords.trim() }];
  });
  return {
    ...(due === null ? {} : { due: { ...due, count: wholeIn(count) ?? 0, unit } }),
    ...(genre === 'notification' ? {} : { decider, lapsesAfterMonths: wholeIn(lapses) }),
    ...(basisWords === '' ? {} : { basisWords }),
    ...(limits.length === 0 ? {} : { limits }),
    ...(deed && !isNeverClosed(closedDays)
      ? { closedDays: { ...closedDays, basisWords: closedDays.basisWords.trim() } }
      : {}),
  };
}

export type TermsDraft = ReturnType<typeof useTermsDraft>;
