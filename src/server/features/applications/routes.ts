import type { Hono } from 'hono';
import * as contract from '#contract/applications.ts';
import { may } from '#domain/access/permissions.ts';
import { allForms, formInForce } from '#domain/applications/all-forms.ts';
import { cleanAnswers } from '#domain/applications/asked.ts';
import { dueDayOf } from '#domain/applications/due.ts';
import {
  isEndedBy,
  isFreshAnswer,
  nextSteps,
  type StepKind,
  stateOf,
} from '#domain/applications/state.ts';
import { addDays, type IsoDate, partsOf } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listStoppages } from '#server/features/notices/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { refuseUnfinished } from './refuse.ts';
import { addStep, deleteDraft, giveNumber, saveDraft } from './step-store.ts';
import * as store from './store.ts';
import { formOf, onPaper, termsOf, viewOf } from './view.ts';

type Applicant = Scope<'application.file'>;
/** So long an answer stands at home. */
const freshDays = 7;
const notThere = 'この届け出は見つかりません。画面を読み直してください。';

/** 届け出・申し込み of whoever lives or owns here. */
export function applicationRoutes(app: Hono<Env>): void {
  handle(app, contract.getApplications, async ({ db, scope, today }) => {
    const terms = await store.listTerms(db, scope);
    const applications = await store.listOwn(db, scope);
    return {
      today,
      homes: await store.listHomes(db, scope),
      applicant: await store.findApplicantName(db, scope),
      mayFileForOwner: scope.roles.has('owner'),
      terms,
      nextBoardOn: (await store.findBoardDays(db, scope, today)).nextBoardOn,
      applications: applications.map((it) => viewOf(it, scope, { terms, today, side: 'own' })),
      stoppages: await listStoppages(db, scope, today),
    };
  });

  handle(app, contract.getApplicationCounts, async ({ db, scope, today }) => {
    const terms = await store.listTerms(db, scope);
    const own = await store.listOwn(db, scope);
    const states = own.map((it) => stateOf(formOf(it, terms), it.steps, today));
    const since = addDays(today, -freshDays);
    const reader = grantedScope(scope, 'application.read');
    const sent = reader ? await store.listSent(db, reader) : [];
    const inbox = sent.filter((it) => stateOf(formOf(it, terms), it.steps, today) === 'waiting');
    return {
      askedBack: states.filter((it) => it === 'asked-back').length,
      waiting: states.filter((it) => it === 'waiting').length,
      answered: own.filter((it) => isFreshAnswer(formOf(it, terms), it.steps, { since, today }))
        .length,
      inbox: reader ? inbox.length : null,
    };
  });
  draftRoutes(app);
  stepRoutes(app);
}

function draftRoutes(app: Hono<Env>): void {
  handle(app, contract.saveApplication, async ({ db, scope, input, today, now }) => {
    const { applicationId, form, dwellingId, answers } = input;
    refuseOwnersForm(scope, form);
    await refuseStrangeHome(db, scope, dwellingId);
    await store.holdApplication(db, scope, applicationId);
    const before = await store.findOwn(db, scope, applicationId);
    if (before) await refuseUnless(db, scope, { found: before, kind: 'sent', today });
    const applicant = await store.findApplicantName(db, scope);
    const draft = { applicationId, form, dwellingId, applicant, answers, now };
    if (!(await saveDraft(db, scope, draft))) throw new Refusal('not_found', notThere);
    return {};
  });

  handle(app, contract.deleteApplication, async ({ db, scope, input }) => {
    if (!(await deleteDraft(db, scope, input.applicationId))) {
      throw new Refusal('not_found', notThere);
    }
    return {};
  });
}

/** What one does with what is filled in. */
function stepRoutes(app: Hono<Env>): void {
  handle(
    app,
    contract.sendApplication,
    async ({ db, scope, input: { applicationId }, today, now }) => {
      const found = await required(db, scope, applicationId);
      await refuseUnless(db, scope, { found, kind: 'sent', today });
      refuseOwnersForm(scope, found.form);
      // What is sent again after it came back goes by the rules of that day.
      const terms = termsOf(found.form, await store.listTerms(db, scope));
      const form = formInForce(found.form, terms);
      const answers = cleanAnswers(form, found.answers);
      refuseUnfinished(form, answers, { files: found.files, today });
      const dueOn = dueDayOf(form.due, answers);
      const number = await giveNumber(db, scope, {
        applicationId,
        year: partsOf(today).year,
        dueOn,
      });
      await addStep(db, scope, {
        applicationId,
        kind: 'sent',
        answers,
        terms,
        after: found.steps.length,
        today,
        now,
      });
      return { number, genre: form.genre };
    },
  );

  handle(
    app,
    contract.withdrawApplication,
    async ({ db, scope, input: { applicationId }, today, now }) => {
      const found = await required(db, scope, applicationId);
      await refuseUnless(db, scope, { found, kind: 'withdrawn', today });
      await addStep(db, scope, {
        applicationId,
        kind: 'withdrawn',
        after: found.steps.length,
        today,
        now,
      });
      return { genre: formOf(found, await store.listTerms(db, scope)).genre };
    },
  );

  handle(app, contract.finishApplication, async ({ db, scope, input, today, now }) => {
    const found = await required(db, scope, input.applicationId);
    await refuseUnless(db, scope, { found, kind: 'done', today });
    if (!isEndedBy('applicant', formOf(found, await store.listTerms(db, scope)))) {
      throw new Refusal('conflict', '見せた日と書類は、理事会が記録します。');
    }
    await addStep(db, scope, { ...input, kind: 'done', after: found.steps.length, today, now });
    return {};
  });
}

async function required(
  db: Db,
  scope: Applicant,
  applicationId: string,
): Promise<store.StoredApplication> {
  await store.holdApplication(db, scope, applicationId);
  const found = await store.findOwn(db, scope, applicationId);
  if (!found) throw new Refusal('not_found', notThere);
  return found;
}

type Wanted = {
  readonly found: store.StoredApplication;
  readonly kind: StepKind;
  readonly today: IsoDate;
};

async function refuseUnless(db: Db, scope: Scope, { found, kind, today }: Wanted): Promise<void> {
  if (found.isOnPaper && kind === 'sent') throw new Refusal('conflict', onPaper);
  const form = formOf(found, await store.listTerms(db, scope));
  if (nextSteps(form, stateOf(form, found.steps, today)).includes(kind)) return;
  throw new Refusal(
    'conflict',
    '今はできません。画面を読み直して、どこまで進んだかを見てください。',
  );
}

/** 申請 of an owner cannot be filed by whoever rents. */
function refuseOwnersForm({ roles }: Applicant, form: keyof typeof allForms): void {
  if (allForms[form].filedBy === 'owner' && !may(roles, 'bill.own')) {
    throw new Refusal(
      'not_allowed',
      'この届け出は、区分所有者の方が出します。所有者の方に頼んでください。',
    );
  }
}

async function refuseStrangeHome(db: Db, scope: Applicant, dwellingId: string): Promise<void> {
  const homes = await store.listHomes(db, scope);
  if (homes.some(({ id }) => id === dwellingId)) return;
  throw new Refusal(
    'invalid_input',
    '住戸を選んでください。ご自分の住戸がないときは、理事会に知らせてください。',
  );
}
