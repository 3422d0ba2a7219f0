import { type FormEvent, type ReactNode, useState } from 'react';
import type { DocumentHead } from '#contract/documents.ts';
import { Button } from '#web/ui/button.tsx';
import {
  type DocumentFacts,
  type FactsDraft,
  type FactsProblems,
  factsOf,
  problemsOfFacts,
  settled,
} from './facts-draft.ts';
import { FactsFields, type ProposalHints } from './facts-fields.tsx';

type FactsFormProps = {
  draft: FactsDraft;
  /** What becomes of the title as it stands. */
  titleHint?: string | undefined;
  /** Where a value was read that nobody typed. */
  proposalHints?: ProposalHints;
  onChange: (changes: Partial<FactsDraft>) => void;
  replaceable: readonly DocumentHead[];
  isBusy: boolean;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (facts: DocumentFacts) => void;
  onCancel: () => void;
  /** Stands above the buttons: how the sending goes. */
  children?: ReactNode;
};

/** Problems are shown after the first attempt, beside their fields. */
export function FactsForm(props: FactsFormProps) {
  const { onChange, isBusy, children } = props;
  const draft = settled(props.draft, props.replaceable);
  const [isChecked, setChecked] = useState(false);
  const [halfDates, setHalfDates] = useState<FactsProblems>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const half = findHalfDates(form);
    const problems = { ...problemsOfFacts(draft), ...half };
    setChecked(true);
    setHalfDates(half);
    focusFirst(form, problems);
    const facts = factsOf(draft);
    if (facts && Object.keys(problems).length === 0) props.onSubmit(facts);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
        <FactsFields
          draft={draft}
          titleHint={props.titleHint}
          proposalHints={props.proposalHints}
          problems={isChecked ? { ...problemsOfFacts(draft), ...halfDates } : {}}
          replaceable={props.replaceable}
          onChange={(changes) => {
            setHalfDates({});
            onChange(changes);
          }}
        />
      </fieldset>
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        {!isBusy && (
          <Button variant="secondary" onClick={props.onCancel}>
            キャンセル
          </Button>
        )}
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? props.busyLabel : props.submitLabel}
        </Button>
      </div>
    </form>
  );
}

const dates = ['issuedOn', 'inForceFrom', 'inForceUntil'] as const;

/** A date typed in part is empty for the page, and would be lost without a word. */
function findHalfDates(form: HTMLFormElement): FactsProblems {
  const half = dates.filter((name) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement && control.validity.badInput;
  });
  return Object.fromEntries(half.map((name) => [name, '年・月・日とも入力してください。']));
}

function focusFirst(form: HTMLFormElement, problems: FactsProblems): void {
  const first = [...form.elements].find(
    (control) => 'name' in control && String(control.name) in problems,
  );
  if (first instanceof HTMLElement) first.focus();
}
