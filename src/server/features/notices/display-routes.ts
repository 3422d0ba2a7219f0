import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import * as contract from '#contract/notice-displays.ts';
import { namesIn } from '#domain/notices/names-in.ts';
import { displayWords, onDisplay } from '#domain/notices/on-display.ts';
import { Refusal } from '#domain/refusal.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { type Env, handle, handlePublic } from '#server/http/handle.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import * as store from './display-store.ts';
import { loadRegister } from './register-store.ts';

const keyBytes = 24;
const key = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{32})$/;
const ended = 'この画面の登録は終わりました。役員の方が、もう一度つないでください。';

/** 玄関の画面 */
export function displayRoutes(app: Hono<Env>): void {
  handle(app, contract.getDisplays, async ({ db, scope }) => ({
    displays: await store.listDisplays(db, scope),
  }));

  handle(app, contract.addDisplay, async ({ db, scope, input: { id, name }, now }) => {
    const secret = randomBytes(keyBytes).toString('base64url');
    const isAdded = await store.addDisplay(db, scope, { id, name, keyHash: hashOf(secret), now });
    if (!isAdded) throw new Refusal('conflict', 'この画面は、もうつながっています。');
    return { key: `${scope.associationId}.${secret}` };
  });

  handle(app, contract.endDisplay, async ({ db, scope, input: { displayId }, now }) => {
    if (!(await store.endDisplay(db, scope, { displayId, now }))) throw new Refusal('not_found');
    return {};
  });

  // A display asks once a minute; a house may have several behind one address.
  const countAsking = createRateLimit({
    count: 120,
    windowMs: 600_000,
    sentence: '短い時間に続けて開かれたため、しばらく表示できません。',
  });
  handlePublic(app, contract.showDisplay, async (c, input) => {
    countAsking(c.var.clientAddress, c.var.now().getTime());
    const [, associationId = '', secret = ''] = key.exec(input.key) ?? [];
    if (secret === '') throw new Refusal('not_found', ended);
    return withAssociation(
      c.var.db,
      associationId,
      async (db) => {
        const association = await store.findDisplayed(db, associationId, hashOf(secret));
        if (association === undefined) throw new Refusal('not_found', ended);
        const register = await loadRegister(db, { associationId }, { today: c.var.today() });
        const sent = await store.listForAll(db, associationId);
        // Whoever walks past reads it: no names, whatever the words are about.
        const nameless = sent.filter(
          ({ title, body }) => namesIn(`${title}\n${body}`, register).length === 0,
        );
        const notices = onDisplay(nameless, c.var.today()).map((notice) => ({
          ...notice,
          body: displayWords(notice.body),
        }));
        return { association, notices };
      },
      { isReadOnly: true },
    );
  });
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
