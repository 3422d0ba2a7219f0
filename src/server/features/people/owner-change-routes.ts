import type { Hono } from 'hono';
import * as contract from '#contract/owner-change.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { planOwnerChange, whyNoOwnerChange } from '#domain/people/owner-change.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findDuesAtChange } from '#server/features/billing/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { claimChange, saveChange } from './owner-change-store.ts';
import { arePeople, findDwellingStanding, listChanges } from './owner-facts-store.ts';
import { claimUndo, renamePerson, undoChange } from './owner-undo-store.ts';

/** 区分所有者の変更 */
export function ownerChangeRoutes(app: Hono<Env>): void {
  handle(app, contract.listOwnerChanges, async ({ db, scope }) => ({
    changes: await listChanges(db, scope),
  }));
  handle(app, contract.findOwnerChangeFacts, async ({ db, scope, input, today }) => {
    const { dwellingId } = input;
    const standing = await findDwellingStanding(db, scope, { dwellingId, today });
    if (!standing) throw gone();
    return { today, ...standing, ...(await findDuesAtChange(db, scope, { dwellingId, today })) };
  });
  handle(app, contract.changeOwner, async ({ db, scope, input, now, today }) => {
    const claim = await claimChange(db, scope, input);
    if (claim === 'gone') throw gone();
    if (claim === 'new') await change(db, scope, { input, now, today });
    return {};
  });
  handle(app, contract.undoOwnerChange, async ({ db, scope, input, now }) => {
    if (!(await claimUndo(db, scope, input.changeId))) throw gone();
    const [found] = await listChanges(db, scope, input.changeId);
    if (!found) throw gone();
    if (found.staysBecause) throw new Refusal('invalid_input', found.staysBecause);
    await undoChange(db, scope, { ...input, now });
    return {};
  });
  handle(app, contract.correctName, async ({ db, scope, input }) => {
    if (!(await renamePerson(db, scope, input))) throw gone();
    return {};
  });
}

type Asked = {
  readonly input: contract.OwnerChangeInput;
  readonly now: Date;
  readonly today: IsoDate;
};

async function change(
  db: Db,
  scope: Scope<'register.write'>,
  { input, now, today }: Asked,
): Promise<void> {
  const { dwellingId, on, owners: next } = input;
  const standing = await findDwellingStanding(db, scope, { dwellingId, today });
  const known = next.flatMap(({ personId }) => personId ?? []);
  if (!standing || !(await arePeople(db, scope, known))) throw gone();
  const why = whyNoOwnerChange({ on, today, owners: standing.owners, next });
  if (why !== null) throw new Refusal('invalid_input', why);
  const { leaving, staying, arriving } = planOwnerChange(standing.owners, next);
  await saveChange(db, scope, {
    input,
    leavingIds: leaving.map(({ personId }) => personId),
    staying: staying.map(({ owner, share }) => ({ personId: owner.personId, share })),
    arriving,
    now,
  });
}

const gone = () => new Refusal('not_found', '登録が見つかりません。画面を読み直してください。');
