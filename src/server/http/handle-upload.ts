import type { Context, Hono } from 'hono';
import type { z } from 'zod/mini';
import type { ObjectSchema, Schema, UploadEndpoint } from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { strengths } from '#domain/access/strength.ts';
import { type Answer, addressOf, type Call, type Env, inScope } from './handle.ts';
import { readUpload, type UploadedFile } from './read-upload.ts';
import { type Scope, scopeOf } from './scope.ts';
import { refuseUnproved } from './strength.ts';
import { createUploadPlaces } from './upload-places.ts';

type UploadHandler<Input, Prepared, Output, Needed extends Permission> = {
  /** Before the first byte is read. */
  readonly admit: (clientAddress: string, nowMs: number) => void;
  /** Outside any transaction: while a file is read and stored, nobody waits for the database. */
  readonly prepare: (file: UploadedFile, associationId: string) => Promise<Prepared>;
  readonly save: (call: Call<Input, Needed>, prepared: Prepared) => Promise<Output>;
};

/** Serves an endpoint that takes a file. Who may not send one is told before anything is read. */
export function handleUpload<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
  Prepared,
>(
  app: Hono<Env>,
  endpoint: UploadEndpoint<Input, Output, Needed>,
  handler: UploadHandler<z.output<Input>, Prepared, Answer<z.input<Output>>, Needed>,
): void {
  const takePlace = createUploadPlaces();
  app.on(endpoint.method, addressOf(endpoint), async (c) => {
    const { associationId } = await refuseStrangers(c, endpoint);
    handler.admit(c.var.clientAddress, c.var.now().getTime());
    const leavePlace = takePlace(associationId);
    try {
      const { input, file } = await readUpload(c.req.raw, endpoint);
      const prepared = await handler.prepare(file, associationId);
      const answer = await inScope(
        c,
        endpoint,
        () => Promise.resolve(input),
        (call) => handler.save(call, prepared),
      );
      return c.json(endpoint.output.parse(answer));
    } finally {
      leavePlace();
    }
  });
}

async function refuseStrangers(
  c: Context<Env>,
  { needs }: Pick<UploadEndpoint<ObjectSchema, Schema>, 'needs'>,
): Promise<Scope> {
  const { visitors } = c.var;
  const associationId = c.req.param('associationId') ?? '';
  const caller = await visitors.find(c);
  const scope = scopeOf(caller, { associationId, needs });
  refuseUnproved(strengths[needs], caller.provedMs, c.var.now());
  return scope;
}
