import type { Hono } from 'hono';
import * as contract from '#contract/application-desk.ts';
import { allForms, type FormInForce, formInForce } from '#domain/applications/all-forms.ts';
import { cleanAnswers } from '#domain/applications/asked.ts';
import { deskForm, faultOfReceivedOn } from '#domain/applications/desk.ts';
import { dueDayOf } from '#domain/applications/due.ts';
import { isEndedBy, nextSteps, type StepKind, stateOf } from '#domain/applications/state.ts';
import { formatDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listStoppages } from '#server/features/notices/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { deleteKeyed, saveKeyed } from './desk-store.ts';
import { listDeskHomes } from './homes-store.ts';
import { refuseUnfinished } from './refuse.ts';
import { addStep, giveNumber } from './step-store.ts';
import * as store from './store.ts';
import { formOf, termsOf, viewOf } from './view.ts';

type Desk = Scope<'application.receive'>;
const notThere = 'この届け出は見つかりません。画面を読み直してください。';

/** 窓口: what came on paper, in the name of whoever brought it. */
export function applicationDeskRoutes(app: Hono<Env>): void {
  handle(app, contract.getApplicationDesk, async ({ db, scope, today }) => {
    const terms = await store.listTerms(db, scope);
    const drafts = await store.listDeskDrafts(db, scope);
    return {
      today,
      homes: await listDeskHomes(db, scope, today),
      terms,
      drafts: drafts.map((it) => ({
        // What is keyed in so far is read by whoever goes on with it.
        application: viewOf(it, scope, { terms, today, side: 'own' }),
        personId: it.personId,
        receivedOn: it.receivedOn,
      })),
      stoppages: await listStoppages(db, scope, today),
    };
  });

  handle(app, contract.saveDeskApplication, async ({ db, scope, input, today, now }) => {
    const { applicationId, dwellingId, personId, receivedOn } = input;
    await store.holdApplication(db, scope, applicationId);
    const before = await store.findOnPaper(db, scope, applicationId);
    if (before) await refuseUnless(db, scope, { found: before, kind: 'sent', today });
    refuseWrongDay(receivedOn, { today, askedBackOn: askedBackOn(before) });
    const home = (await listDeskHomes(db, scope, today)).find(({ id }) => id === dwellingId);
    const person = home?.people.find(({ id }) => id === personId);
    if (!person) throw new Refusal('invalid_input', '住戸と、出した方を選んでください。');
    if (allForms[input.form].filedBy === 'owner' && !person.isOwner) {
      throw new Refusal('invalid_input', 'この届け出は、区分所有者の方のものです。');
    }
    if (!(await saveKeyed(db, scope, { ...input, person, now }))) {
      throw new Refusal('not_found', notThere);
    }
    return {};
  });

  handle(app, contract.deleteDeskApplication, async ({ db, scope, input }) => {
    if (!(await deleteKeyed(db, scope, input.applicationId))) {
      throw new Refusal('not_found', notThere);
    }
    return {};
  });
  deskStepRoutes(app);
}

function deskStepRoutes(app: Hono<Env>): void {
  handle(app, contract.sendDeskApplication, async ({ db, scope, input, today, now }) => {
    const { applicationId } = input;
    const found = await required(db, scope, applicationId);
    await refuseUnless(db, scope, { found, kind: 'sent', today });
    if (found.receivedOn === null) throw new Refusal('invalid_input', '届いた日を入れてください。');
    refuseWrongDay(found.receivedOn, { today, askedBackOn: askedBackOn(found) });
    const terms = termsOf(found.form, await store.listTerms(db, scope));
    const form: FormInForce = deskForm(formInForce(found.form, terms));
    const answers = cleanAnswers(form, found.answers);
    refuseUnfinished(form, answers, { files: found.files, today });
    const { year } = partsOf(found.receivedOn);
    const number = await giveNumber(db, scope, {
      applicationId,
      year,
      dueOn: dueDayOf(form.due, answers),
    });
    await addStep(db, scope, {
      applicationId,
      kind: 'sent',
      words: `紙で届いたものを、${formatDate(today)}に入力しました。`,
      answers,
      terms,
      after: found.steps.length,
      today: found.receivedOn,
      now,
    });
    return { number };
  });

  handle(app, contract.noteDeskStep, async ({ db, scope, input, today, now }) => {
    const { applicationId, kind } = input;
    const found = await required(db, scope, applicationId);
    await refuseUnless(db, scope, { found, kind, today });
    const words = '紙で届きました。';
    const after = found.steps.length;
    await addStep(db, scope, { applicationId, kind, words, after, today, now });
    return {};
  });
}

async function required(
  db: Db,
  scope: Desk,
  applicationId: string,
): Promise<store.StoredApplication> {
  await store.holdApplication(db, scope, applicationId);
  const found = await store.findOnPaper(db, scope, applicationId);
  if (!found) throw new Refusal('not_found', notThere);
  return found;
}

type Wanted = {
  readonly found: store.StoredApplication;
  readonly kind: StepKind;
  readonly today: IsoDate;
};

async function refuseUnless(db: Db, scope: Desk, { found, kind, today }: Wanted): Promise<void> {
  const form = formOf(found, await store.listTerms(db, scope));
  const isTheirs = kind !== 'done' || isEndedBy('applicant', form);
  if (isTheirs && nextSteps(form, stateOf(form, found.steps, today)).includes(kind)) return;
  throw new Refusal('conflict', '今はできません。画面を読み直してください。');
}

function askedBackOn(found: store.StoredApplication | undefined): IsoDate | null {
  return found?.steps.findLast(({ kind }) => kind === 'asked-back')?.on ?? null;
}

function refuseWrongDay(
  receivedOn: IsoDate,
  known: { readonly today: IsoDate; readonly askedBackOn: IsoDate | null },
): void {
  const fault = faultOfReceivedOn(receivedOn, known);
  if (fault !== undefined) throw new Refusal('invalid_input', fault);
}
