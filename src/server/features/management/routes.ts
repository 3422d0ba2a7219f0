import type { Hono } from 'hono';
import * as contract from '#contract/management.ts';
import { maskName } from '#domain/people/mask-name.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import * as store from './store.ts';

export function managementRoutes(app: Hono<Env>): void {
  handle(app, contract.getManagement, async ({ db, scope, caller, today }) => {
    const association = await store.findAssociation(db, scope);
    const subscription = await store.findSubscription(db, scope, today);
    if (!association || !subscription) throw new Refusal('not_found');
    const shown = scope.role === 'resident' ? maskName : (name: string) => name;
    const dwellings = await store.listOccupiedDwellings(db, scope);
    return {
      today,
      role: scope.role,
      association,
      officers: await store.listOfficers(db, scope, today),
      dwellings: dwellings.map((dwelling) => ({
        ...dwelling,
        owners: dwelling.owners.map(shown),
        residents: dwelling.residents.map(shown),
      })),
      contracts: await store.listContracts(db, scope),
      subscription,
      preference: await store.findPreference(db, scope),
      hasOwnCopy: caller.hasOwnCopy,
    };
  });

  handle(app, contract.savePreference, async ({ db, scope, input, now }) => {
    await store.savePreference(db, scope, { preference: input, now });
    return { preference: await store.findPreference(db, scope) };
  });
}
