import { useState } from 'react';
import type { Application } from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { cleanAnswers, type Fault, faultsOf, isAsked } from '#domain/applications/asked.ts';
import type { Answer } from '#domain/applications/form.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Door } from './door.ts';

type Given = {
  form: FormInForce;
  today: IsoDate;
  homes: readonly { id: string; number: string }[];
  /** What is filled in so far, or sent and asked back. */
  draft: Application | undefined;
  /** The name under which a new one is kept. */
  newId: string;
  door: Door;
  onSent: () => void;
};
export type Filling = ReturnType<typeof useFilling>;

/** The answers of a form under way: kept on the server at each step. */
export function useFilling({ form, today, homes, draft, newId, door, onSent }: Given) {
  const [step, setStep] = useState(0);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const kept = useKeptAnswers({ form, homes, draft, newId, door });
  const { answers, applicationId, files, keep } = kept;
  const isReading = step >= form.steps.length;
  const keys = form.steps[step]?.fields ?? [];

  function go(to: number): void {
    setStep(to);
    setFaults([]);
  }

  async function send(): Promise<void> {
    const left = faultsOf(form, cleanAnswers(form, answers), {
      files: files.map(({ slot }) => slot),
      today,
    });
    setFaults(left);
    if (left.length > 0) return;
    await keep();
    const number = await door.send(applicationId);
    toast({ title: `${door.sentWords}（受付番号 ${number}）`, tone: 'good' });
    onSent();
  }

  async function next(): Promise<void> {
    if (isReading) return send();
    const here = faultsOf({ ...form, attachments: {} }, answers, { files: [], today }).filter(
      ({ at }) => keys.includes(at),
    );
    setFaults(here);
    if (here.length > 0) return;
    await keep();
    go(step + 1);
  }

  return {
    ...kept,
    step,
    faults,
    shown: keys.flatMap((key) => {
      const field = form.fields[key];
      return field && isAsked(form, field, answers) ? [[key, field] as const] : [];
    }),
    isReading,
    next,
    back: async () => {
      await keep();
      go(step - 1);
    },
    isBusy: door.isBusy,
    error: door.error,
  };
}

function useKeptAnswers({ form, homes, draft, newId, door }: Omit<Given, 'onSent' | 'today'>) {
  const [answers, setAnswers] = useState<Record<string, Answer>>({ ...draft?.answers });
  const [dwelling, setDwelling] = useState(draft?.dwelling.id ?? homes[0]?.id ?? '');
  const { id: applicationId, files } = draft ?? { id: newId, files: [] };
  return {
    answers,
    applicationId,
    files,
    dwelling,
    setDwelling,
    setAnswer: (key: string, answer: Answer) =>
      setAnswers((before) => ({ ...before, [key]: answer })),
    keep: async () => {
      const kept = Object.fromEntries(
        Object.entries(answers).map(([key, it]) => [key, typeof it === 'string' ? it : [...it]]),
      );
      await door.save({ applicationId, form: form.key, dwellingId: dwelling, answers: kept });
    },
  };
}
