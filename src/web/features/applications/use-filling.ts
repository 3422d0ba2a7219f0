import { useState } from 'react';
import { type Application, saveApplication, sendApplication } from '#contract/applications.ts';
import type { FormInForce } from '#domain/applications/all-forms.ts';
import { cleanAnswers, type Fault, faultsOf, isAsked } from '#domain/applications/asked.ts';
import type { Answer } from '#domain/applications/form.ts';
import { useChange } from '#web/lib/use-change.ts';
import { toast } from '#web/ui/toast.tsx';

type Given = {
  form: FormInForce;
  homes: readonly { id: string; number: string }[];
  /** What is filled in so far, or sent and asked back. */
  draft: Application | undefined;
  /** The name under which a new one is kept. */
  newId: string;
  onSent: () => void;
};
export type Filling = ReturnType<typeof useFilling>;

/** The answers of a form under way: kept on the server at each step. */
export function useFilling({ form, homes, draft, newId, onSent }: Given) {
  const [step, setStep] = useState(0);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const kept = useKeptAnswers({ form, homes, draft, newId });
  const sending = useChange(sendApplication);
  const { answers, applicationId, files, keep, saving } = kept;
  const isReading = step >= form.steps.length;
  const keys = form.steps[step]?.fields ?? [];

  function go(to: number): void {
    setStep(to);
    setFaults([]);
  }

  async function send(): Promise<void> {
    const left = faultsOf(
      form,
      cleanAnswers(form, answers),
      files.map(({ slot }) => slot),
    );
    setFaults(left);
    if (left.length > 0) return;
    await keep();
    const { number } = await sending.mutateAsync({ applicationId });
    toast({ title: `送りました（受付番号 ${number}）`, tone: 'good' });
    onSent();
  }

  async function next(): Promise<void> {
    if (isReading) return send();
    const here = faultsOf({ ...form, attachments: {} }, answers, []).filter(({ at }) =>
      keys.includes(at),
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
    isBusy: saving.isPending || sending.isPending,
    error: saving.error ?? sending.error,
  };
}

function useKeptAnswers({ form, homes, draft, newId }: Omit<Given, 'onSent'>) {
  const saving = useChange(saveApplication);
  const [answers, setAnswers] = useState<Record<string, Answer>>({ ...draft?.answers });
  const [dwelling, setDwelling] = useState(draft?.dwelling.id ?? homes[0]?.id ?? '');
  const { id: applicationId, files } = draft ?? { id: newId, files: [] };
  return {
    saving,
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
      const saved = { applicationId, form: form.key, dwellingId: dwelling, answers: kept };
      await saving.mutateAsync(saved);
    },
  };
}
