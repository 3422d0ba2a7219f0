import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import type { Endpoint, ObjectSchema, Schema } from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { type Answer, addressOf, type Call, type Env, inScope } from './handle.ts';
import { readInput } from './read-input.ts';

type MakingHandler<Input, Loaded, Made, Output, Needed extends Permission> = {
  /** In a transaction of the association that only reads. */
  readonly load: (call: Call<Input, Needed>) => Promise<Loaded>;
  /** Between the two: while something is made, nobody waits for the database. */
  readonly make: (loaded: Loaded) => Promise<Made>;
  /** In a second transaction. What was loaded may have changed since: look again. */
  readonly save: (call: Call<Input, Needed>, made: Made) => Promise<Output>;
};

/** Serves an endpoint that writes what takes its time to make. */
export function handleMaking<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
  Loaded,
  Made,
>(
  app: Hono<Env>,
  endpoint: Endpoint<Input, Output, Needed>,
  handler: MakingHandler<z.output<Input>, Loaded, Made, Answer<z.input<Output>>, Needed>,
): void {
  app.on(endpoint.method, addressOf(endpoint), async (c) => {
    const { input, loaded } = await inScope(
      c,
      { ...endpoint, method: 'GET', isBeforeWrite: true },
      () => readInput(c, endpoint),
      async (call) => ({ input: call.input, loaded: await handler.load(call) }),
    );
    const made = await handler.make(loaded);
    const answer = await inScope(
      c,
      endpoint,
      () => Promise.resolve(input),
      (call) => handler.save(call, made),
    );
    return c.json(endpoint.output.parse(answer));
  });
}
