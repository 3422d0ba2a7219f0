import { createHmac, randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { z } from 'zod/mini';
import * as contract from '#contract/line.ts';
import { lineCodeIn, lineCodeMinutes, lineReplies } from '#domain/notices/line-words.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { parseObject, readBytes } from '#server/http/read-input.ts';
import { createSharedLimit, type SharedLimit } from '#server/http/shared-limit.ts';
import type { Line } from '#server/outside/line.ts';
import { newId } from '#server/outside/new-id.ts';
import * as store from './line-store.ts';

type Options = { readonly line: Line | undefined; readonly secret: string };

/** Of the numbers that somebody sends, by LINE account: more would be guessing. */
const tries = { name: 'line-code', count: 5, windowMs: 600_000 };
const notOffered = 'LINEでのお知らせは、いまは使えません。';

/** LINE: a member shows that an account there is theirs by sending a number from it. */
export function lineRoutes(app: Hono<Env>, { line, secret }: Options): void {
  const hashOf = (code: string) => createHmac('sha256', secret).update(code).digest('hex');

  handle(app, contract.getLine, async ({ db, scope }) => {
    const isOffered = line !== undefined && (await store.isRealMember(db, scope));
    return {
      accountId: isOffered ? line.accountId : null,
      isLinked: isOffered && (await store.hasContact(db, scope)),
    };
  });

  handle(app, contract.askLineCode, async ({ db, scope, input: { id }, now }) => {
    if (!line || !(await store.isRealMember(db, scope))) throw new Refusal('conflict', notOffered);
    const code = String(randomInt(10 ** 8)).padStart(8, '0');
    const endsAt = new Date(now.getTime() + lineCodeMinutes * 60_000);
    if (!(await store.addCode(db, scope, { id, codeHash: hashOf(code), endsAt }))) {
      throw new Refusal('conflict', 'もう一度、番号を出してください。');
    }
    return { code };
  });

  handle(app, contract.endLine, async ({ db, scope, now }) => {
    await store.endOwnContact(db, scope, now);
    return {};
  });

  if (line) webhook(app, line, { hashOf, countTry: createSharedLimit(secret, tries) });
}

const event = z.object({
  type: z.string(),
  replyToken: z.optional(z.string()),
  source: z.optional(z.object({ userId: z.optional(z.string().check(z.maxLength(100))) })),
  message: z.optional(z.object({ type: z.string(), text: z.optional(z.string()) })),
  deliveryContext: z.optional(z.object({ isRedelivery: z.boolean() })),
});
type LineEvent = z.output<typeof event>;

const letter = z.object({ events: z.array(event).check(z.maxLength(100)) });
const largestBytes = 256 * 1024;

/** What LINE tells us. Only its signature over the very bytes makes it true. */
function webhook(app: Hono<Env>, line: Line, hearing: Hearing): void {
  app.post('/api/line', async (c) => {
    const bytes = await readBytes(c.req.raw, largestBytes, new Refusal('too_large'));
    if (!line.isSigned(bytes, c.req.header('x-line-signature') ?? '')) {
      throw new Refusal('not_allowed');
    }
    const parsed = letter.safeParse(parseObject(bytes.toString('utf8')));
    if (!parsed.success) throw new Refusal('invalid_input');
    for (const it of parsed.data.events) {
      const words = await hear(c, it, hearing);
      const isOld = it.deliveryContext?.isRedelivery === true;
      if (words !== null && it.replyToken && !isOld) await line.reply(it.replyToken, words);
    }
    return c.json({});
  });
}

type Hearing = {
  readonly hashOf: (code: string) => string;
  readonly countTry: SharedLimit;
};

async function hear(
  c: Context<Env>,
  { type, source, message }: LineEvent,
  hearing: Hearing,
): Promise<string | null> {
  const lineUser = source?.userId;
  if (lineUser === undefined) return null;
  if (type === 'follow') return lineReplies.welcome;
  if (type === 'unfollow') await store.endContactsOf(c.var.db, lineUser, c.var.now());
  if (type !== 'message') return null;
  const code = lineCodeIn(message?.text ?? '');
  return code === null ? lineReplies.other : link(c, { lineUser, code }, hearing);
}

async function link(
  c: Context<Env>,
  { lineUser, code }: { lineUser: string; code: string },
  { hashOf, countTry }: Hearing,
): Promise<string> {
  const now = c.var.now();
  try {
    await countTry(c.var.db, lineUser, now);
  } catch {
    return lineReplies.wrong;
  }
  const sent = { codeHash: hashOf(code), lineUser, id: newId(now.getTime()), now };
  const isLinked = await c.var.db.transaction((tx) => store.linkByCode(tx, sent));
  return isLinked ? lineReplies.linked : lineReplies.wrong;
}
