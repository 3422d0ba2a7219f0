import type { Hono } from 'hono';
import * as contract from '#contract/applications.ts';
import { formInForce } from '#domain/applications/all-forms.ts';
import { blankPaper } from '#domain/applications/paper-of.ts';
import { findSender } from '#server/features/billing/store.ts';
import { type Env, handleFile } from '#server/http/handle.ts';
import { type Made, paperFor, renderPapers } from './papers.ts';
import * as store from './store.ts';

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

async function made({ paper, name }: Made) {
  return { bytes: await renderPapers([paper], paper.title), fileName: `${name}.pdf` };
}
