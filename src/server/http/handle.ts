import type { Context, Hono } from 'hono';
import type { z } from 'zod/mini';
import {
  type Endpoint,
  type FileEndpoint,
  type ObjectSchema,
  type PublicEndpoint,
  pathsOf,
  type Schema,
} from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { strengths } from '#domain/access/strength.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { leavingReadsOnly } from '#domain/leaving/leaving.ts';
import { agreementOver } from '#domain/plans/agreement.ts';
import { trialOver } from '#domain/plans/trial.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database, Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { noteActivity } from './note-activity.ts';
import { readInput } from './read-input.ts';
import { type FoundCaller, type Scope, scopeOf } from './scope.ts';
import { refuseUnproved } from './strength.ts';

/** Finds the association of a visitor, and makes a private copy before the first write. */
export type Visitors = {
  find(c: Context): Promise<FoundCaller>;
  /** Does the work as a caller whose association may be written; a copy made for work that fails goes again. */
  asOwner<T>(c: Context, caller: FoundCaller, work: (owner: FoundCaller) => Promise<T>): Promise<T>;
};

export type Env = {
  Variables: {
    requestId: string;
    db: Database;
    visitors: Visitors;
    keptAnswers: KeptAnswers;
    now: () => Date;
    today: () => IsoDate;
    clientAddress: string;
  };
};

export type Call<Input, Needed extends Permission = Permission> = {
  readonly db: Db;
  readonly scope: Scope<Needed>;
  readonly input: Input;
  readonly caller: FoundCaller;
  readonly today: IsoDate;
  readonly now: Date;
};

/** What the contract answers, built of values that nobody may change. */
export type Answer<T> = T extends readonly (infer Item)[]
  ? readonly Answer<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Answer<T[Key]> }
    : T;

/** Serves one endpoint of the contract in one transaction that sees this association's rows only. */
export function handle<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
>(
  app: Hono<Env>,
  endpoint: Endpoint<Input, Output, Needed>,
  handler: (call: Call<z.output<Input>, Needed>) => Promise<Answer<z.input<Output>>>,
): void {
  app.on(endpoint.method, addressOf(endpoint), async (c) => {
    const answer = await inScope(c, endpoint, () => readInput(c, endpoint), handler);
    // Parsing the answer drops every field the contract does not name.
    return c.json(endpoint.output.parse(answer));
  });
}

type FileHandler<Input, Loaded, Needed extends Permission> = {
  /** In the association's transaction. */
  readonly load: (call: Call<Input, Needed>) => Promise<Loaded>;
  /** After it: while a file is made, nobody waits for the database. */
  readonly make: (loaded: Loaded) => Promise<NamedFile>;
};

type NamedFile = FileContent & {
  readonly fileName: string;
  /** Where it differs from file to file. */
  readonly mediaType?: string;
  /** Shown by the browser instead of saved: only for kinds in which nothing can run. */
  readonly isInline?: boolean;
};

/** Of what is made while it is sent, nobody knows the length beforehand. */
type FileContent =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly stream: ReadableStream<Uint8Array<ArrayBuffer>> };

/** Serves a file. Where it reads only, a visitor gets no copy by asking for it. */
export function handleFile<Input extends ObjectSchema, Loaded, Needed extends Permission>(
  app: Hono<Env>,
  endpoint: FileEndpoint<Input, Needed>,
  { load, make }: FileHandler<z.output<Input>, Loaded, Needed>,
): void {
  const reading = endpoint.writes ? endpoint : ({ ...endpoint, method: 'GET' } as const);
  app.on(endpoint.method, addressOf(endpoint), async (c) => {
    const loaded = await inScope(c, reading, () => readInput(c, endpoint), load);
    const file = await make(loaded);
    const { fileName, mediaType = endpoint.mediaType, isInline = false } = file;
    const headers = {
      'content-type': mediaType,
      'content-disposition': `${isInline ? 'inline' : 'attachment'}; ${namesOf(fileName)}`,
    };
    if ('stream' in file) return c.body(file.stream, 200, headers);
    const { bytes } = file;
    return c.body(bytes, 200, { ...headers, 'content-length': String(bytes.byteLength) });
  });
}

/** RFC 6266: the name itself in UTF-8, and one of letters for programs that cannot read it. */
export function namesOf(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const ending = /\.\w+$/.exec(fileName)?.[0] ?? '';
  return `filename="download${ending}"; filename*=UTF-8''${encoded}`;
}

export function addressOf({ path }: Pick<FileEndpoint<ObjectSchema>, 'path'>): string {
  return `/api/associations/:associationId${path}`;
}

type Asked<Needed extends Permission> = {
  readonly method: string;
  readonly path: string;
  readonly needs: Needed;
  /** It reads what a write is made of: whoever may not write is told before. */
  readonly isBeforeWrite?: boolean;
};

/**
 * Who are you, may you, did you show it lately: only then is the input read, and the work done in the association's transaction. One that
 * answers a GET cannot write.
 */
export async function inScope<Input extends object, Needed extends Permission, T>(
  c: Context<Env>,
  { method, path, needs, isBeforeWrite = false }: Asked<Needed>,
  read: () => Promise<Input>,
  work: (call: Call<Input, Needed>) => Promise<T>,
): Promise<T> {
  const { db, visitors, now, today } = c.var;
  const associationId = c.req.param('associationId') ?? '';
  const visitor = await visitors.find(c);
  const asked = scopeOf(visitor, { associationId, needs });
  const isReadOnly = method === 'GET';
  if (!isReadOnly || isBeforeWrite) refuseUnproved(strengths[needs], visitor.provedMs, now());
  const input = await read();
  const inTransaction = (scope: Scope<Needed>, caller: FoundCaller) =>
    withAssociation(
      db,
      scope.associationId,
      async (scoped) => {
        const answer = await work({ db: scoped, scope, caller, input, today: today(), now: now() });
        // In the same transaction: what was done is never without its entry, and no entry without what was done.
        if (!isReadOnly) {
          await noteActivity(scoped, scope, {
            address: `${method} ${path}`,
            input,
            answer,
            now: now(),
          });
        }
        return answer;
      },
      { isReadOnly },
    );
  if (isReadOnly) return inTransaction(asked, visitor);
  refuseReadOnly(visitor, needs, today());
  return visitors.asOwner(c, visitor, async (owner) => {
    if (owner === visitor) return inTransaction(asked, visitor);
    const own = { associationId: owner.associationId, needs };
    return inTransaction(scopeOf(owner, own), owner);
  });
}

/** What is a person's own goes on, and so do the ways out; of the association's, nothing is taken away and nothing is added. */
const alwaysOpen: ReadonlySet<Permission> = new Set([
  'preference.own',
  'task.own',
  'caretaker.ask',
  'archive.make',
  'association.leave',
  'subscription.agree',
  'association.stay',
  'association.object',
]);

function refuseReadOnly(
  { trialEndsOn, agreementEndsOn = null, leavesOn }: FoundCaller,
  needs: Permission,
  today: IsoDate,
): void {
  if (alwaysOpen.has(needs)) return;
  if (leavesOn !== null) throw new Refusal('not_allowed', leavingReadsOnly(leavesOn));
  if (agreementEndsOn !== null && agreementEndsOn < today) {
    throw new Refusal('not_allowed', agreementOver(agreementEndsOn));
  }
  if (trialEndsOn === null || trialEndsOn >= today) return;
  throw new Refusal('not_allowed', trialOver(trialEndsOn));
}

/** Serves an endpoint of no association. */
export function handlePublic<Input extends ObjectSchema, Output extends Schema>(
  app: Hono<Env>,
  endpoint: PublicEndpoint<Input, Output>,
  handler: (c: Context<Env>, input: z.output<Input>) => Promise<z.input<Output>>,
): void {
  app.on(endpoint.method, [...pathsOf(endpoint)], async (c) => {
    const input = await readInput(c, endpoint);
    return c.json(endpoint.output.parse(await handler(c, input)));
  });
}
