import { expect, test } from 'vitest';
import { addTask } from '#contract/home.ts';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { openScope, type Scope } from '#server/http/scope.ts';
import { startServer } from '#server/testing/start-server.ts';
import { knowledgeOf } from './knowledge-of.ts';

const server = await startServer();
const today = '2026-11-21';

async function scopeOf(associationId: string): Promise<Scope> {
  const caller = { userId: demoUser.id, associationId, hasOwnCopy: false };
  return openScope(server.db, caller, { associationId, access: 'resident' });
}

test('x', async () => {
  const scope = await scopeOf(template.associationId);
  let t = performance.now();
  const k = await knowledgeOf(server.db, scope, today);
  console.log(
    'first',
    performance.now() - t,
    k.index.passages.length,
    k.index.parts.length,
    k.records.length,
  );
  const counts: Record<string, number> = {};
  for (const p of k.index.passages) counts[p.origin] = (counts[p.origin] ?? 0) + 1;
  console.log(
    counts,
    k.index.passages.reduce((s, p) => s + p.text.length + p.title.length, 0),
  );
  for (let i = 0; i < 5; i++) {
    t = performance.now();
    const again = await knowledgeOf(server.db, scope, today);
    const t1 = performance.now() - t;
    t = performance.now();
    const found = searchIndex(again.index, 'ペットは何匹まで飼えますか', again.synonyms);
    console.log(
      'again',
      t1,
      'search',
      performance.now() - t,
      found.hits[0]?.passageId,
      again.index.passages[found.hits[0]?.place ?? 0]?.title,
    );
  }
  for (const r of k.records.slice(0, 60))
    console.log(r.sourceId, '|', r.sourceTitle, '|', r.href, '|', r.text.slice(0, 80));
});
