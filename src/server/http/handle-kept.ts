import type { Context, Hono } from 'hono';
import type { z } from 'zod/mini';
import type { Endpoint, ObjectSchema, PublicEndpoint, Schema } from '#contract/endpoint.ts';
import type { Permission } from '#domain/access/permission.ts';
import { rolesKey } from '#domain/access/role.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { type Answer, addressOf, type Call, type Env } from './handle.ts';
import { answerKept } from './kept-answers.ts';
import { readInput } from './read-input.ts';
import { type Scope, scopeOf } from './scope.ts';

/** Who reads the same: everybody of one role, or each member something of their own. */
type Circle = 'role' | 'member';

/** The clock and the cookie are not among it: an answer that is kept may depend on nothing its key does not name. */
type Reading<Input, Needed extends Permission> = Pick<
  Call<Input, Needed>,
  'db' | 'scope' | 'input' | 'today'
>;

/**
 * Serves an endpoint that reads. Its answer is made once for each circle of readers and sent again until the
 * association's version changes; who calls, what they may and that version are asked of the database every time.
 */
export function handleKept<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
>(
  app: Hono<Env>,
  endpoint: Endpoint<Input, Output, Needed>,
  circle: Circle,
  load: (reading: Reading<z.output<Input>, Needed>) => Promise<Answer<z.input<Output>>>,
): void {
  handleKeptMaking(app, endpoint, circle, { load, make: (answer) => Promise.resolve(answer) });
}

type KeptMaking<Input, Needed extends Permission, Loaded, Made> = {
  /** In the association's transaction. */
  readonly load: (reading: Reading<Input, Needed>) => Promise<Loaded>;
  /** After it: while the answer is made, nobody waits for the database. */
  readonly make: (loaded: Loaded) => Promise<Made>;
};

/** The same for an answer that takes its time to make. */
export function handleKeptMaking<
  Input extends ObjectSchema,
  Output extends Schema,
  Needed extends Permission,
  Loaded,
>(
  app: Hono<Env>,
  endpoint: Endpoint<Input, Output, Needed>,
  circle: Circle,
  { load, make }: KeptMaking<z.output<Input>, Needed, Loaded, Answer<z.input<Output>>>,
): void {
  const { path, needs } = endpoint;
  app.get(addressOf(endpoint), async (c) => {
    const { db, visitors } = c.var;
    const caller = await visitors.find(c);
    const associationId = c.req.param('associationId') ?? '';
    const scope = inCircle(scopeOf(caller, { associationId, needs }), circle);
    const input = await readInput(c, endpoint);
    const today = c.var.today();
    const rights = { ...scope, roles: rolesKey(scope.roles) };
    const key = [path, input, rights, caller.version, today];
    return answerKept(c, c.var.keptAnswers, key, async () => {
      const loaded = await withAssociation(
        db,
        scope.associationId,
        (scoped) => load({ db: scoped, scope, input, today }),
        { isReadOnly: true },
      );
      return endpoint.output.parse(await make(loaded));
    });
  });
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** What a circle shares is made for nobody in particular, so it holds nothing of one member's own. */
function inCircle<Needed extends Permission>(scope: Scope<Needed>, circle: Circle): Scope<Needed> {
  return circle === 'role'
    ? { ...scope, userId: nobody, personId: null, signer: { by: 'nobody' } }
    : scope;
}

type PublicReading<Input, Output> = {
  /** Changes with everything the answer is made of, the input and the day aside. */
  readonly version: (c: Context<Env>) => Promise<string>;
  readonly answer: (c: Context<Env>, input: Input) => Promise<Answer<Output>>;
};

/** The same for an endpoint of no association. */
export function handlePublicKept<Input extends ObjectSchema, Output extends Schema>(
  app: Hono<Env>,
  endpoint: PublicEndpoint<Input, Output>,
  { version, answer }: PublicReading<z.output<Input>, z.input<Output>>,
): void {
  app.get(endpoint.path, async (c) => {
    const input = await readInput(c, endpoint);
    const key = [endpoint.path, input, await version(c), c.var.today()];
    return answerKept(c, c.var.keptAnswers, key, async () =>
      endpoint.output.parse(await answer(c, input)),
    );
  });
}
