import type { Context, Hono } from 'hono';
import type { z } from 'zod/mini';
import type { Endpoint, ObjectSchema, PublicEndpoint, Schema } from '#contract/endpoint.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Database, Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { readInput } from './read-input.ts';
import { type Caller, openScope, type Scope } from './scope.ts';

/** Finds the association of a visitor, and makes a private copy before the first write. */
export type Visitors = {
  find(c: Context): Promise<Caller>;
  /** Answers the caller whose association may be written, setting the cookie when it is new. */
  own(c: Context, caller: Caller): Promise<Caller>;
};

export type Env = {
  Variables: {
    requestId: string;
    db: Database;
    visitors: Visitors;
    now: () => Date;
    today: () => IsoDate;
    clientAddress: string;
  };
};

type Call<Input> = {
  readonly db: Db;
  readonly scope: Scope;
  readonly input: Input;
  readonly caller: Caller;
  readonly today: IsoDate;
  readonly now: Date;
};

/** Serves one endpoint of the contract in one transaction that sees this association's rows only. */
export function handle<Input extends ObjectSchema, Output extends Schema>(
  app: Hono<Env>,
  endpoint: Endpoint<Input, Output>,
  handler: (call: Call<z.output<Input>>) => Promise<z.input<Output>>,
): void {
  app.on(endpoint.method, `/api/associations/:associationId${endpoint.path}`, async (c) => {
    const input = await readInput(c, endpoint.input);
    const answer = await inScope(c, endpoint, (call) => handler({ ...call, input }));
    // Parsing the answer drops every field the contract does not name.
    return c.json(endpoint.output.parse(answer));
  });
}

/** Who are you, may you: then the work, in the association's transaction. */
export async function inScope<T>(
  c: Context<Env>,
  { method, access }: Pick<Endpoint<ObjectSchema, Schema>, 'method' | 'access'>,
  work: (call: Omit<Call<unknown>, 'input'>) => Promise<T>,
): Promise<T> {
  const { db, visitors, now, today } = c.var;
  const associationId = c.req.param('associationId') ?? '';
  const visitor = await visitors.find(c);
  const asked = await openScope(db, visitor, { associationId, access });
  const caller = method === 'GET' ? visitor : await visitors.own(c, visitor);
  const scope =
    caller === visitor
      ? asked
      : await openScope(db, caller, { associationId: caller.associationId, access });
  return withAssociation(db, scope.associationId, (scoped) =>
    work({ db: scoped, scope, caller, today: today(), now: now() }),
  );
}

/** Serves an endpoint of no association. */
export function handlePublic<Input extends ObjectSchema, Output extends Schema>(
  app: Hono<Env>,
  endpoint: PublicEndpoint<Input, Output>,
  handler: (c: Context<Env>, input: z.output<Input>) => Promise<z.input<Output>>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const input = await readInput(c, endpoint.input);
    return c.json(endpoint.output.parse(await handler(c, input)));
  });
}
