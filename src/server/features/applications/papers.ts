import { type FormPaper, resultPaper } from '#domain/applications/paper-of.ts';
import { lapseDayOf, stateOf } from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findSender } from '#server/features/billing/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './paper.typ?raw';
import * as store from './store.ts';
import { formOf } from './view.ts';

const typesetter = new Typesetter({ template, timeoutMs: 30_000 });

/** One after the other, each on pages of its own. */
export function renderPapers(papers: readonly FormPaper[], title: string) {
  const author = papers[0]?.from[0] ?? papers[0]?.to ?? '';
  return typesetter.typeset({ papers, title, author });
}

type Wanted = { readonly found: store.StoredApplication | undefined; readonly today: IsoDate };
export type Made = { readonly paper: FormPaper; readonly name: string };

/** A receipt until it is answered, then the answer. */
export async function paperFor(db: Db, scope: Scope, { found, today }: Wanted): Promise<Made> {
  if (!found || found.number === null || found.sentAnswers === null) {
    throw new Refusal('not_found', 'この書面は、まだありません。');
  }
  const form = formOf(found, await store.listTerms(db, scope));
  const paper = resultPaper({
    form,
    number: found.number,
    dwelling: found.dwelling.number,
    applicant: found.applicant,
    answers: found.sentAnswers,
    steps: found.steps,
    lapsesOn: lapseDayOf(form, found.steps),
    hasLapsed: stateOf(form, found.steps, today) === 'expired',
    sender: await findSender(db, scope, today),
  });
  return { paper, name: `${found.dwelling.number}号室_${form.title}_${found.number}` };
}
