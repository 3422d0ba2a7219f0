import { type FormEvent, useState } from 'react';
import { askForBudget, type BudgetVersion, type BudgetYear } from '#contract/budget.ts';
import {
  type BudgetProposal,
  decidingMeetings,
  faultOfProposal,
} from '#domain/budget/budget-version.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { RequestNote } from './request-note.tsx';
import type { Draft } from './use-draft.ts';

type AskDecisionProps = {
  readonly year: BudgetYear;
  readonly version: BudgetVersion;
  readonly draft: Draft;
  readonly input: Pick<BudgetProposal, 'funds' | 'accounts'>;
};

/** 「総会で決まりました」: asked by one position, written down by another. */
export function AskDecision({ year, version, draft, input }: AskDecisionProps) {
  const mayAsk = useMay('budget.draft');
  if (version.request) return <RequestNote fiscalYear={year.fiscalYear} version={version} />;
  return mayAsk ? <AskForm year={year} version={version} draft={draft} input={input} /> : null;
}

function AskForm({ year, version, draft, input }: AskDecisionProps) {
  const asking = useBooksAction(askForBudget);
  const [day, setDay] = useState('');
  const [reason, setReason] = useState(draft.plan.reason);
  const [isTried, setTried] = useState(false);
  const meeting = decidingMeetings[version.kind];
  const before = year.versions.findLast(({ decidedOn }) => decidedOn !== null);
  const fault = faultOfProposal({
    kind: version.kind,
    lines: draft.plan.lines,
    reason,
    before: before?.lines ?? null,
    ...input,
  });
  const dayFault = day === '' ? `${meeting}の日を入れてください。` : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (dayFault || fault) return;
    if (reason.trim() !== draft.plan.reason) draft.saveReason(reason.trim());
    if (!(await draft.settled())) return;
    await asking.mutateAsync({
      year: String(year.fiscalYear),
      revision: draft.revision(),
      day,
    });
    toast({ title: '予算の確認を頼みました', tone: 'good' });
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      className="mt-6 grid max-w-[36rem] gap-4 rounded-xl border-2 border-line p-4"
    >
      <h3 className="text-lg font-bold">{meeting}で決まったら</h3>
      {version.kind !== 'first' && (
        <Field label="変える理由" required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={300}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              onBlur={() => reason.trim() !== draft.plan.reason && draft.saveReason(reason.trim())}
            />
          )}
        </Field>
      )}
      <Field
        label={`${meeting}の日`}
        hint="理事長か副理事長が確かめると、この予算に決まります。決まった予算は、あとから書き換えられません。"
        required
        error={isTried ? dayFault : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            className="sm:w-56"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
      </Field>
      <Hindrances
        fault={isTried ? fault : null}
        errors={[isTried ? draft.saving.error : null, asking.error]}
      />
      <div>
        <Button type="submit" disabled={asking.isPending}>
          決まったことの確認を頼む
        </Button>
      </div>
    </form>
  );
}

type HindrancesProps = { fault: string | null; errors: readonly (Error | null)[] };

/** Why it was not asked for: what the draft says, and what did not reach the server. */
function Hindrances({ fault, errors }: HindrancesProps) {
  const failed = errors.flatMap((error) => (error ? [sentenceOf(error)] : []));
  return [...(fault ? [fault] : []), ...failed].map((sentence) => (
    <FailureNote key={sentence}>{sentence}</FailureNote>
  ));
}
