import type { Hono } from 'hono';
import * as contract from '#contract/applications.ts';
import { formInForce } from '#domain/applications/all-forms.ts';
import { blankPaper, type FormPaper, resultPaper } from '#domain/applications/paper-of.ts';
import { lapseDayOf } from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findSender } from '#server/features/billing/store.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './paper.typ?raw';
import * as store from './store.ts';
import { formOf } from './view.ts';

const typesetter = new Typesetter({ template, timeoutMs: 15_000 });

/** What one gets on paper. */
export function applicationPaperRoutes(app: Hono<Env>): void {
  handleFile(app, contract.getBlankForm, {
    load: async ({ db, scope, input, today }) => {
      const terms = await store.listTerms(db, scope);
      const form = formInForce(input.form, terms.find((it) => it.form === input.form)?.terms);
      const { associationName } = await findSender(db, scope, today);
      return { paper: blankPaper(form, associationName), name: `${form.title}_用紙` };
    },
    make: made,
  });

  handleFile(app, contract.getApplicationPaper, {
    load: async ({ db, scope, input, today }) =>
      paperFor(db, scope, { found: await store.findOwn(db, scope, input.applicationId), today }),
    make: made,
  });

  handleFile(app, contract.getInboxPaper, {
    load: async ({ db, scope, input, today }) =>
      paperFor(db, scope, { found: await store.findSent(db, scope, input.applicationId), today }),
    make: made,
  });
}

type Made = { readonly paper: FormPaper; readonly name: string };

async function made({ paper, name }: Made) {
  return {
    bytes: await typesetter.typeset({ ...paper, author: paper.from[0] ?? paper.to }),
    fileName: `${name}.pdf`,
  };
}

type Wanted = { readonly found: store.StoredApplication | undefined; readonly today: IsoDate };

async function paperFor(db: Db, scope: Scope, { found, today }: Wanted): Promise<Made> {
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
    sender: await findSender(db, scope, today),
  });
  return { paper, name: `${found.dwelling.number}号室_${form.title}_${found.number}` };
}
