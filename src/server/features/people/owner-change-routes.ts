import type { Hono } from 'hono';
import * as contract from '#contract/owner-change.ts';
import { Refusal } from '#domain/refusal.ts';
import { findDuesAtChange } from '#server/features/billing/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { deleteComing, findComingOf, listComing, saveComing } from './coming-change-store.ts';
import { goneWords, makeChange, whyNot } from './make-change.ts';
import { claimChange } from './owner-change-store.ts';
import { findDwellingStanding, listChanges } from './owner-facts-store.ts';
import { claimUndo, renamePerson, undoChange } from './owner-undo-store.ts';

/** 区分所有者の変更 */
export function ownerChangeRoutes(app: Hono<Env>): void {
  handle(app, contract.listOwnerChanges, async ({ db, scope }) => ({
    coming: await listComing(db, scope),
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
    const comingId = await findComingOf(db, scope, input.dwellingId);
    // The same request again finds what it did.
    if (claim === 'done' || comingId === input.id) return {};
    if (comingId !== undefined) throw new Refusal('conflict', waitsAlready);
    const asked = { input, notedAt: now, today };
    const isComing = input.on > today;
    const why = await (isComing ? whyNot : makeChange)(db, scope, asked);
    if (why === goneWords) throw gone();
    if (why !== null) throw new Refusal('invalid_input', why);
    if (isComing) await saveComing(db, scope, { input, now });
    return {};
  });
  handle(app, contract.takeBackComingChange, async ({ db, scope, input }) => ({
    takenBack: await deleteComing(db, scope, input.changeId),
  }));
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

const waitsAlready =
  'この住戸には、これからの変更がもう登録されています。先にそれを取り消してください。';
const gone = () => new Refusal('not_found', goneWords);
