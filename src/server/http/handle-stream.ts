import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import type { FileEndpoint, ObjectSchema } from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import type { Db } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { addressOf, type Call, type Env, namesOf } from './handle.ts';
import { logError } from './log.ts';
import { readInput } from './read-input.ts';
import { scopeOf } from './scope.ts';

type StreamHandler<Input, Loaded, Needed extends Permission> = {
  /** In a transaction that reads everything as it was at one moment. */
  readonly load: (call: Call<Input, Needed>) => Promise<Loaded>;
  /** After it, piece by piece, as fast as the browser takes them; at the end something may be noted. */
  readonly send: (
    loaded: Loaded,
    inTransaction: (work: (db: Db) => Promise<void>) => Promise<void>,
  ) => { readonly fileName: string; readonly pieces: AsyncGenerator<Uint8Array> };
};

/** Serves a file that is too large to be held in memory. */
export function handleStream<Input extends ObjectSchema, Loaded, Needed extends Permission>(
  app: Hono<Env>,
  endpoint: FileEndpoint<Input, Needed>,
  { load, send }: StreamHandler<z.output<Input>, Loaded, Needed>,
): void {
  app.on(endpoint.method, addressOf(endpoint), async (c) => {
    const { db, visitors, now, today, requestId } = c.var;
    const caller = await visitors.find(c);
    const associationId = c.req.param('associationId') ?? '';
    const scope = scopeOf(caller, { associationId, needs: endpoint.needs });
    const input = await readInput(c, endpoint);
    const loaded = await withAssociation(
      db,
      scope.associationId,
      (scoped) => load({ db: scoped, scope, caller, input, today: today(), now: now() }),
      { isReadOnly: true, isSnapshot: true },
    );
    const { fileName, pieces } = send(loaded, (work) =>
      withAssociation(db, scope.associationId, work),
    );
    return c.body(streamOf(pieces, requestId), 200, {
      'content-type': endpoint.mediaType,
      'content-disposition': `attachment; ${namesOf(fileName)}`,
    });
  });
}

function streamOf(pieces: AsyncGenerator<Uint8Array>, requestId: string): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // The status has gone out already: the browser is told by a connection that breaks.
        logError('a file broke off', error, { requestId });
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
