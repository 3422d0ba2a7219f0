import type { Hono } from 'hono';
import * as contract from '#contract/opening.ts';
import { addDays } from '#domain/calendar.ts';
import { openingEntries } from '#domain/ledger/opening/opening-entries.ts';
import { problemsOfOpening } from '#domain/ledger/opening/problems-of-opening.ts';
import { addMonths } from '#domain/ledger/repeats/bank-day.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { newId } from '#server/outside/new-id.ts';
import * as chart from './chart-store.ts';
import * as store from './opening-store.ts';
import { postEntries } from './post-entries.ts';

/** 途中からの開始: kept while it is typed, and begun when everything agrees. */
export function openingRoutes(app: Hono<Env>): void {
  handle(app, contract.getOpening, async ({ db, scope }) => {
    const draft = await store.findOpeningDraft(db, scope);
    const openedUntil = await chart.findOpenedUntil(db, scope);
    return {
      isOpen: await store.hasEntries(db, scope),
      draft: draft?.content ?? null,
      savedOn: draft?.savedOn ?? null,
      savedAs: draft?.savedAs ?? null,
      entries: await store.listOpeningEntries(db, scope),
      certificates: await store.listOpeningCertificates(db, scope, openedUntil),
    };
  });

  handle(app, contract.saveOpening, async ({ db, scope, input, now }) => {
    if (await store.hasEntries(db, scope)) throw alreadyOpen();
    await store.saveOpeningDraft(db, scope, { plan: input.plan, now });
    return {};
  });

  handle(app, contract.finishOpening, async ({ db, scope, input: { plan }, now }) => {
    if (await store.hasEntries(db, scope)) throw alreadyOpen();
    const accounts = await chart.listAccounts(db, scope);
    const funds = await chart.listFunds(db, scope);
    const [problem] = problemsOfOpening(plan, { accounts, funds });
    if (problem) throw new Refusal('invalid_input', problem.sentence);
    const makeId = () => newId(now.getTime());
    await store.openBooks(db, {
      years: yearsFrom(plan.yearStartsOn).map((year) => ({ id: makeId(), ...year })),
      pastYears: plan.pastYears.map((year) => ({ id: makeId(), ...year })),
    });
    const entries = openingEntries(plan, { accounts, funds }, makeId);
    await postEntries(
      db,
      scope,
      entries.map((entry) => ({ ...entry, reason: '' })),
    );
    const { certificates } = plan;
    const heldOn = addDays(plan.beginsOn, -1);
    await store.addCertificates(db, scope, { certificates, heldOn, now });
    await store.deleteOpeningDraft(db, scope);
    return { entries: entries.length };
  });

  handle(app, contract.saveFund, async ({ db, scope, input }) => {
    const funds = await chart.listFunds(db, scope);
    if (funds.some(({ id, name }) => name === input.name && id !== input.fundId)) {
      throw new Refusal('invalid_input', `「${input.name}」という会計が、もうあります。`);
    }
    await store.saveFund(db, scope, input);
    return { fundId: input.fundId };
  });
}

/** The year the books begin in and the one after it. */
function yearsFrom(startsOn: string): { startsOn: string; endsOn: string }[] {
  const startOf = (years: number) => `${addMonths(startsOn.slice(0, 7), 12 * years)}-01`;
  return [0, 1].map((nth) => ({ startsOn: startOf(nth), endsOn: addDays(startOf(nth + 1), -1) }));
}

function alreadyOpen(): Refusal {
  return new Refusal(
    'conflict',
    '帳簿はもう始まっています。直すときは、仕訳を取り消して入力し直してください。',
  );
}
