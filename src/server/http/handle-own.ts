import type { Context, Hono } from 'hono';
import type { z } from 'zod/mini';
import {
  type ObjectSchema,
  ownAssociation,
  type PublicEndpoint,
  type Role,
  type Schema,
} from '#contract/endpoint.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import type { Env } from './handle.ts';
import { readInput } from './read-input.ts';
import { type FoundCaller, type Scope, scopeOf } from './scope.ts';

/** A caller at work in the own association, in as many transactions as the work takes. */
export type Member = {
  readonly scope: Scope;
  readonly today: IsoDate;
  readonly now: () => Date;
  readonly inTransaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/**
 * The member in the association of the address, or in the one the cookie names. Nothing is copied: a visitor
 * without a copy reads the demonstration.
 */
export async function openOwn(c: Context<Env>, access: Role): Promise<Member> {
  const associationId = c.req.param('associationId') ?? ownAssociation;
  return openMember(c, await c.var.visitors.find(c), { associationId, access });
}

/** The same for work that writes: a visitor without a copy gets one, unless the work fails. */
export async function asOwn<T>(
  c: Context<Env>,
  access: Role,
  work: (member: Member) => Promise<T>,
): Promise<T> {
  const { visitors } = c.var;
  const caller = await visitors.find(c);
  return visitors.asOwner(c, caller, async (owner) =>
    work(openMember(c, owner, { associationId: ownAssociation, access })),
  );
}

function openMember(
  c: Context<Env>,
  caller: FoundCaller,
  wanted: { associationId: string; access: Role },
): Member {
  const { db, now, today } = c.var;
  const scope = scopeOf(caller, wanted);
  return {
    scope,
    now,
    today: today(),
    inTransaction: (work) => withAssociation(db, scope.associationId, work),
  };
}

/** Serves a write whose address names no association: the caller's own is meant. */
export function handleOwn<Input extends ObjectSchema, Output extends Schema>(
  app: Hono<Env>,
  endpoint: PublicEndpoint<Input, Output>,
  handler: (member: Member, input: z.output<Input>) => Promise<z.input<Output>>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const input = await readInput(c, endpoint);
    const answer = await asOwn(c, 'resident', (member) => handler(member, input));
    return c.json(endpoint.output.parse(answer));
  });
}
