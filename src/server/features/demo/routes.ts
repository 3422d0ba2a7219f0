import type { Hono } from 'hono';
import { getSession, resetDemo, setDemoRole } from '#contract/session.ts';
import { permissionsOf } from '#domain/access/rights-by-thing.ts';
import { type Role, rankOf, roleOfRank } from '#domain/access/role.ts';
import { trialOn } from '#domain/plans/trial.ts';
import { type Env, handlePublic } from '#server/http/handle.ts';
import { scopeOf } from '#server/http/scope.ts';
import { deleteVisitorCopy, findNames, saveRole } from './store.ts';
import { forgetVisitor } from './visitors.ts';

export function demoRoutes(app: Hono<Env>): void {
  handlePublic(app, getSession, async (c) => {
    const caller = await c.var.visitors.find(c);
    const { associationId, role } = caller;
    const { roles } = scopeOf(caller, { associationId, needs: 'home.read' });
    const { email, name, associationName } = await findNames(c.var.db, caller);
    return {
      user: { email, name, role: rankOf(role), position: role },
      may: [...permissionsOf(roles)],
      association: { id: associationId, name: associationName },
      leavesOn: caller.leavesOn,
      trial: trialOn(caller.trialEndsOn, c.var.today()),
      hasOwnCopy: caller.hasOwnCopy,
    };
  });

  handlePublic(app, setDemoRole, async (c, { role }) => {
    const { db, visitors } = c.var;
    const visitor = await visitors.find(c);
    await visitors.asOwner(c, visitor, (owner) => saveRole(db, owner, positionOf(role)));
    return { role };
  });

  handlePublic(app, resetDemo, async (c) => {
    const caller = await c.var.visitors.find(c);
    if (caller.hasOwnCopy) await deleteVisitorCopy(c.var.db, caller.associationId);
    forgetVisitor(c);
    return { hadOwnCopy: caller.hasOwnCopy };
  });
}

/** The ranks that were there before the roles still say what they said. */
function positionOf(role: Role | keyof typeof roleOfRank): Role {
  return role === 'resident' || role === 'board' ? roleOfRank[role] : role;
}
