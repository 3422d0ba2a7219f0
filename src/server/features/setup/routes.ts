import type { Hono } from 'hono';
import * as contract from '#contract/setup.ts';
import { setupSteps } from '#domain/onboarding/steps.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { listImports } from './import-store.ts';
import { applyRoster, previewRoster, undoImport } from './roster.ts';
import * as store from './setup-store.ts';

/** はじめの設定 */
export function setupRoutes(app: Hono<Env>): void {
  handle(app, contract.getSetup, async ({ db, scope, today }) => {
    const facts = await store.findSetupFacts(db, scope);
    return {
      today,
      steps: [...setupSteps(facts)],
      building: await store.findBuilding(db, scope),
      dwellingCount: facts.dwellingCount,
      people: await store.listPeople(db, scope),
      officers: await store.listOfficers(db, scope),
      contacts: await store.listContacts(db, scope),
      garbage: await store.listGarbage(db, scope),
      imports: await listImports(db, scope, today),
    };
  });
  handle(app, contract.saveBuilding, async ({ db, scope, input: building, now }) => {
    await store.saveBuilding(db, scope, { building, now });
    return {};
  });
  rosterRoutes(app);
  listRoutes(app);
}

function rosterRoutes(app: Hono<Env>): void {
  handle(app, contract.readRosterTable, async ({ db, scope, input, today }) => {
    const { columns, lines, problems, ...rest } = await previewRoster(db, scope, {
      ...input,
      today,
    });
    return { columns: [...columns], lines: [...lines], problems: [...problems], ...rest };
  });
  handle(app, contract.applyRosterTable, ({ db, scope, input, today, now }) =>
    applyRoster(db, scope, { ...input, today, now }),
  );
  handle(app, contract.undoRosterImport, async ({ db, scope, input, today, now }) => {
    await undoImport(db, scope, { ...input, today, now });
    return {};
  });
}

function listRoutes(app: Hono<Env>): void {
  handle(app, contract.addOfficer, async ({ db, scope, input }) => {
    if (input.termUntil < input.termFrom) {
      throw new Refusal('invalid_input', '任期の終わりが、はじまりより前になっています。');
    }
    if (!(await store.addOfficer(db, scope, input))) throw gone();
    return {};
  });
  handle(app, contract.removeOfficer, async ({ db, scope, input }) => {
    if (!(await store.remove(db, scope, { kind: 'officer', id: input.officerId }))) throw gone();
    return {};
  });
  handle(app, contract.addContact, async ({ db, scope, input }) => {
    await store.addContact(db, scope, input);
    return {};
  });
  handle(app, contract.removeContact, async ({ db, scope, input }) => {
    if (!(await store.remove(db, scope, { kind: 'contact', id: input.contactId }))) throw gone();
    return {};
  });
  handle(app, contract.addGarbageRule, async ({ db, scope, input }) => {
    await store.addGarbage(db, scope, input);
    return {};
  });
  handle(app, contract.removeGarbageRule, async ({ db, scope, input }) => {
    if (!(await store.remove(db, scope, { kind: 'garbage', id: input.ruleId }))) throw gone();
    return {};
  });
}

const gone = () => new Refusal('not_found', 'もう登録されていません。画面を読み直してください。');
