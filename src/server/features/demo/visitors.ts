import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Env, Visitors } from '#server/http/handle.ts';
import { type FoundCaller, findCaller } from '#server/http/scope.ts';
import { createSharedLimit } from '#server/http/shared-limit.ts';
import { sign, unsign } from '#server/http/signed-cookie.ts';
import { newId } from '#server/outside/new-id.ts';
import * as store from './store.ts';

const cookieName = 'visitor';
// Opening the caretaker's panel makes a copy, and a whole office may share one address.
export const copiesPerAddress = { name: 'copy', count: 30, windowMs: 3_600_000 };

type Options = {
  readonly cookieSecret: string;
  readonly isHttps: boolean;
  /** How many copies one address may make in an hour. */
  readonly copiesAnHour?: number;
};

/** The demonstration's door: everybody is the demo user, and the cookie says in which association. */
export function createVisitors(options: Options): Visitors {
  const { cookieSecret, isHttps, copiesAnHour: count = copiesPerAddress.count } = options;
  const countCopyCreation = createSharedLimit(cookieSecret, { ...copiesPerAddress, count });

  async function find(c: Context<Env>): Promise<FoundCaller> {
    const copyId = unsign(getCookie(c, cookieName) ?? '', cookieSecret);
    const visitor = { userId: demoUser.id, templateId: template.associationId, copyId };
    const caller = await store.findVisitor(c.var.db, visitor, c.var.now());
    if (!caller) throw new Refusal('not_found');
    return caller;
  }

  async function makeCopy(c: Context<Env>): Promise<FoundCaller> {
    const { db } = c.var;
    const now = c.var.now();
    await countCopyCreation(db, c.var.clientAddress, now);
    const copyId = newId(now.getTime());
    await store.createVisitorCopy(db, { templateId: template.associationId, copyId, now });
    return findCaller(
      db,
      { userId: demoUser.id, associationId: copyId, hasOwnCopy: true },
      c.var.today(),
    );
  }

  async function asOwner<T>(
    c: Context<Env>,
    caller: FoundCaller,
    work: (owner: FoundCaller) => Promise<T>,
  ): Promise<T> {
    if (caller.hasOwnCopy) return work(caller);
    const owner = await makeCopy(c);
    try {
      const result = await work(owner);
      // Only now: for a write that is refused nobody loses a copy.
      await store.deleteIdlestCopies(c.var.db, owner.associationId);
      setCookie(c, cookieName, sign(owner.associationId, cookieSecret), {
        httpOnly: true,
        maxAge: store.idleHours * 3600,
        path: '/',
        sameSite: 'Lax',
        secure: isHttps,
      });
      return result;
    } catch (error) {
      // Left behind it would go by itself after a day; the first error is the one to tell.
      await store.deleteVisitorCopy(c.var.db, owner.associationId).catch(() => undefined);
      throw error;
    }
  }

  return { find, asOwner };
}

export function forgetVisitor(c: Context<Env>): void {
  deleteCookie(c, cookieName, { path: '/' });
}
