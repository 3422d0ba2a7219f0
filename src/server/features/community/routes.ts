import type { Hono } from 'hono';
import { getCommunity } from '#contract/community.ts';
import type { Env } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import * as store from './store.ts';

export function communityRoutes(app: Hono<Env>): void {
  handleKept(app, getCommunity, 'role', async ({ db, scope, today }) => {
    return {
      today,
      building: await store.findBuilding(db, scope),
      dwellings: await store.listDwellings(db, scope, today),
      parking: await store.listParking(db, scope, today),
      facilities: await store.listFacilities(db, scope),
      contacts: await store.listContacts(db, scope),
      garbage: await store.listGarbageRules(db, scope),
      garbagePauses: await store.listGarbagePauses(db, scope),
      equipment: await store.listEquipment(db, scope),
    };
  });
}
