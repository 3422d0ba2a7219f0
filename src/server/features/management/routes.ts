import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/management.ts';
import { may } from '#domain/access/permissions.ts';
import { shownName } from '#domain/access/shown.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './store.ts';

export function managementRoutes(app: Hono<Env>): void {
  handle(app, contract.getManagement, async ({ db, scope, caller, today }) => {
    const association = await store.findAssociation(db, scope);
    const subscription = await store.findSubscription(db, scope, today);
    if (!association || !subscription) throw new Refusal('not_found');
    const { role, roles } = scope;
    const officers = await store.listOfficers(db, scope, today);
    const dwellings = may(roles, 'fund.read') ? await shownDwellings(db, scope, today) : null;
    return {
      today,
      position: role,
      hasNamesInClear: may(roles, 'register.read'),
      association,
      officers,
      dwellings,
      readings: readingsOf(await store.listReadings(db, scope), { officers, dwellings }),
      contracts: may(roles, 'contract.read') ? await store.listContracts(db, scope) : null,
      subscription: may(roles, 'subscription.read') ? subscription : null,
      preference: await store.findPreference(db, scope),
      hasOwnCopy: caller.hasOwnCopy,
    };
  });

  handle(app, contract.savePreference, async ({ db, scope, input, now }) => {
    await store.savePreference(db, scope, { preference: input, now });
    return { preference: await store.findPreference(db, scope) };
  });
}

type Shown = Pick<z.input<typeof contract.getManagement.output>, 'officers' | 'dwellings'>;

/** A masked name is nobody's, and neither is its よみ. */
function readingsOf(
  all: readonly { name: string; kana: string }[],
  { officers, dwellings }: Shown,
): { name: string; kana: string }[] {
  const shown = new Set([
    ...officers.map(({ name }) => name),
    ...(dwellings ?? []).flatMap(({ owners, residents }) => [...owners, ...residents]),
  ]);
  return all.filter(({ name }) => shown.has(name));
}

async function shownDwellings(db: Db, scope: Scope, today: IsoDate) {
  const shown = shownName(scope.roles);
  const dwellings = await store.listOccupiedDwellings(db, scope, today);
  return dwellings.map((dwelling) => ({
    ...dwelling,
    owners: dwelling.owners.map(shown),
    residents: dwelling.residents.map(shown),
  }));
}
