import type { Hono } from 'hono';
import * as contract from '#contract/house-rules.ts';
import { faultsOfTerms } from '#domain/applications/faults-of-terms.ts';
import { faultsOfRules } from '#domain/bookings/faults-of-rules.ts';
import { Refusal } from '#domain/refusal.ts';
import { listTerms } from '#server/features/applications/store.ts';
import { listSpaces } from '#server/features/bookings/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { deleteTerms, retireSpace, saveSpace, saveTerms } from './store.ts';

/** 決まりと部屋: what the association's own rules say, kept by itself. */
export function houseRulesRoutes(app: Hono<Env>): void {
  handle(app, contract.getHouseRules, async ({ db, scope }) => ({
    terms: await listTerms(db, scope),
    spaces: await listSpaces(db, scope),
  }));

  handle(app, contract.saveFormTerms, async ({ db, scope, input, now }) => {
    refuseFirst(Object.values(faultsOfTerms(input.form, input.terms)));
    await saveTerms(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.deleteFormTerms, async ({ db, scope, input }) => {
    await deleteTerms(db, scope, input.form);
    return {};
  });

  handle(app, contract.saveSpace, async ({ db, scope, input }) => {
    refuseFirst(Object.values(faultsOfRules(input.rules)));
    await saveSpace(db, scope, input);
    return {};
  });

  handle(app, contract.retireSpace, async ({ db, scope, input, today }) => {
    const kept = { spaceId: input.spaceId, retiredOn: today };
    if (!(await retireSpace(db, scope, kept))) throw new Refusal('not_found', notThere);
    return {};
  });

  handle(app, contract.reopenSpace, async ({ db, scope, input }) => {
    const kept = { spaceId: input.spaceId, retiredOn: null };
    if (!(await retireSpace(db, scope, kept))) throw new Refusal('not_found', notThere);
    return {};
  });
}

const notThere = 'この部屋は見つかりません。画面を読み直してください。';

/** The page says them beside the fields; whoever comes another way hears the first. */
function refuseFirst([fault]: readonly string[]): void {
  if (fault !== undefined) throw new Refusal('invalid_input', fault);
}
