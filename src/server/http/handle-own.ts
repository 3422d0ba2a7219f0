import type { Context, Hono } from 'hono';
import type { z } from 'zod/mini';
import {
  type ObjectSchema,
  ownAssociation,
  type PublicEndpoint,
  pathsOf,
  type Schema,
} from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { strengths } from '#domain/access/strength.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import type { Env } from './handle.ts';
import { readInput } from './read-input.ts';
import { type FoundCaller, type Scope, scopeOf } from './scope.ts';
import { refuseUnproved } from './strength.ts';

/** A caller at work in the own association, in as many transactions as the work takes. */
export type Member<Needed extends Permission = Permission> = {
  readonly scope: Scope<Needed>;
  readonly today: IsoDate;
  readonly now: () => Date;
  readonly inTransaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/**
 * The member in the association of the address, or in the one the cookie names. Nothing is copied: a visitor
 * without a copy reads the demonstration.
 */
export async function openOwn<Needed extends Permission>(
  c: Context<Env>,
  needs: Needed,
): Promise<Member<Needed>> {
  const associationId = c.req.param('associationId') ?? ownAssociation;
  return openMember(c, await c.var.visitors.find(c), { associationId, needs });
}

/** The same for work that writes: a visitor without a copy gets one, unless the work fails. */
export async function asOwn<Needed extends Permission, T>(
  c: Context<Env>,
  needs: Needed,
  work: (member: Member<Needed>) => Promise<T>,
): Promise<T> {
  const { visitors } = c.var;
  const caller = await visitors.find(c);
  refuseUnproved(strengths[needs], caller.provedMs, c.var.now());
  return visitors.asOwner(c, caller, async (owner) =>
    work(openMember(c, owner, { associationId: owner.associationId, needs })),
  );
}

function openMember<Needed extends Permission>(
  c: Context<Env>,
  caller: FoundCaller,
  wanted: { associationId: string; needs: Needed },
): Member<Needed> {
  const { db, now, today } = c.var;
  const scope = scopeOf(caller, wanted);
  return {
    scope,
    now,
    today: today(),
    inTransaction: (work) =>
      withAssociation(db, scope.associationId, work, { isReadOnly: c.req.method === 'GET' }),
  };
}

type OwnHandler<Input, Needed extends Permission, Output> = {
  readonly needs: Needed;
  readonly work: (member: Member<Needed>, input: Input) => Promise<Output>;
};

/** Serves a write whose address names no association: the caller's own is meant. */
export function handleOwn<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
>(
  app: Hono<Env>,
  endpoint: PublicEndpoint<Input, Output>,
  { needs, work }: OwnHandler<z.output<Input>, Needed, z.input<Output>>,
): void {
  app.on(endpoint.method, [...pathsOf(endpoint)], async (c) => {
    await openOwn(c, needs);
    const input = await readInput(c, endpoint);
    const answer = await asOwn(c, needs, (member) => work(member, input));
    return c.json(endpoint.output.parse(answer));
  });
}
