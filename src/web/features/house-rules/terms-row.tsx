import { useState } from 'react';
import {
  type FormInForce,
  type FormKey,
  type FormTerms,
  formInForce,
} from '#domain/applications/all-forms.ts';
import { closedWords } from '#domain/applications/closed-days.ts';
import { dueWords } from '#domain/applications/due.ts';
import type { Limit } from '#domain/applications/form.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { deciders } from './deciders.ts';
import { TermsForm } from './terms-form.tsx';

type TermsRowProps = { form: FormKey; terms: FormTerms | undefined };

/** One paper, and what the association's rules say of it. */
export function TermsRow({ form: key, terms }: TermsRowProps) {
  const [isOpen, setOpen] = useState(false);
  const form = formInForce(key, terms);
  const label = form.due ? (form.fields[form.due.field]?.label ?? '') : '';
  const facts = [
    dueWords(form.due, label),
    deciders[form.decider],
    form.lapsesAfterMonths === null ? '' : `承認は${form.lapsesAfterMonths}か月で切れる`,
    ...form.limits.map((limit) => limitWords(form, limit)),
    closedFact(form),
  ];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-bold">
            {form.title} {terms && <Badge tone="primary">自分たちの決まり</Badge>}
          </h3>
          <p>{facts.filter((it) => it !== '').join('／')}</p>
          <p className="text-muted">{form.basisWords}</p>
        </div>
        {!isOpen && (
          <Button
            variant="quiet"
            className="print:hidden"
            aria-label={`「${form.title}」の決まりを直す`}
            onClick={() => setOpen(true)}
          >
            直す
          </Button>
        )}
      </div>
      {isOpen && <TermsForm form={key} terms={terms} onClose={() => setOpen(false)} />}
    </>
  );
}

function closedFact({ deed, closedDays }: FormInForce): string {
  return deed && closedDays ? `${deed.noneWords}は${closedWords(closedDays)}` : '';
}

function limitWords({ fields }: FormInForce, { field: key, most }: Limit): string {
  const field = fields[key];
  return field?.kind === 'number' ? `${field.label}は${most}${field.unit}まで` : '';
}
