import type { Context } from 'hono';
import { ownAssociation } from '#contract/endpoint.ts';
import type { Env, Visitors } from './handle.ts';
import type { FoundCaller } from './scope.ts';

/**
 * The address decides the door: the demonstration is opened by the visitor's cookie alone, an association that is
 * named by its id by a session alone.
 */
export function byAddress(
  visitors: Visitors,
  members: {
    readonly find: (c: Context<Env>, associationId: string) => Promise<FoundCaller>;
  },
): Visitors {
  return {
    find: (c) => {
      const associationId = c.req.param('associationId') ?? ownAssociation;
      return associationId === ownAssociation ? visitors.find(c) : members.find(c, associationId);
    },
    asOwner: (c, caller, work) => visitors.asOwner(c, caller, work),
  };
}
