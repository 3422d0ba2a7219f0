import type { Application } from '#contract/applications.ts';
import { may } from '#domain/access/permissions.ts';
import { roleNames } from '#domain/access/role.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import {
  type FormInForce,
  type FormKey,
  type FormTerms,
  formInForce,
} from '#domain/applications/all-forms.ts';
import {
  isDecision,
  isEndedBy,
  lapseDayOf,
  nextSteps,
  type StepKind,
  stateOf,
} from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Scope } from '#server/http/scope.ts';
import type { StoredApplication } from './store.ts';

export const onPaper = '紙で出したものです。直すときは、管理事務室に言ってください。';

type Terms = readonly { readonly form: string; readonly terms: FormTerms }[];

/** As it was when it was sent; before that, as it is today. */
export function formOf(
  { form, sentTerms }: Pick<StoredApplication, 'form' | 'sentTerms'>,
  terms: Terms,
): FormInForce {
  return formInForce(form, sentTerms ?? termsOf(form, terms));
}

export function termsOf(form: FormKey, terms: Terms): FormTerms {
  return terms.find((it) => it.form === form)?.terms ?? {};
}

type Looking = { readonly terms: Terms; readonly today: IsoDate; readonly side: 'own' | 'board' };

export function viewOf(
  stored: StoredApplication,
  scope: Scope,
  { terms, today, side }: Looking,
): Application {
  const form = formOf(stored, terms);
  const { steps, answers, sentAnswers, savedOn, files } = stored;
  const state = stateOf(form, steps, today);
  const isOwnText = side === 'own' && (state === 'draft' || state === 'asked-back');
  return {
    id: stored.id,
    form: stored.form,
    number: stored.number,
    dwelling: stored.dwelling,
    applicant: stored.applicant,
    isOnPaper: stored.isOnPaper,
    terms: stored.sentTerms ?? termsOf(stored.form, terms),
    answers: copyOf(isOwnText ? answers : (sentAnswers ?? answers)),
    files: [...files],
    steps: steps.map(({ takenAs, conditions, ...step }) => ({
      ...step,
      conditions: [...conditions],
      by: roleNames[takenAs],
    })),
    state,
    dueOn: stored.dueOn,
    lapsesOn: lapseDayOf(form, steps),
    savedOn,
    next: nextSteps(form, state).filter((kind) =>
      side === 'own'
        ? isApplicants(form, kind) && !(kind === 'sent' && stored.isOnPaper)
        : isBoards(form, kind, { stored, scope }),
    ),
  };
}

function copyOf(answers: StoredApplication['answers']): Application['answers'] {
  return Object.fromEntries(
    Object.entries(answers).map(([key, it]) => [key, typeof it === 'string' ? it : [...it]]),
  );
}

function isApplicants(form: FormInForce, kind: StepKind): boolean {
  if (kind === 'done') return isEndedBy('applicant', form);
  return kind === 'sent' || kind === 'withdrawn';
}

/** Whoever applied never answers in the same position. */
export function isOwnMatter(
  { filedBy, filedAs, personsAccount }: StoredApplication,
  { signer }: Scope,
): boolean {
  const askedBy = filedBy ?? personsAccount;
  return askedBy !== null && !isSecondPerson(signer, { askedAs: filedAs, askedBy });
}

type Beside = { readonly stored: StoredApplication; readonly scope: Scope };

function isBoards(form: FormInForce, kind: StepKind, { stored, scope }: Beside): boolean {
  const { roles } = scope;
  if (isOwnMatter(stored, scope)) return false;
  if (isDecision(kind)) return may(roles, 'application.decide');
  if (isApplicants(form, kind) && (kind === 'sent' || !stored.isOnPaper)) return false;
  return may(roles, 'application.receive');
}
