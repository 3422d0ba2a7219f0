import { expect, test } from 'vitest';
import { startServer } from '#server/testing/start-server.ts';
import { deleteOrphanedFiles } from './delete-orphaned-files.ts';

const server = await startServer();

/** Their bytes are no file of the store: they are made anew when asked for. */
const madeAnew = new Set(['audit_export', 'archive']);

test('whatever table names a kept file is asked before its bytes go', async () => {
  const { rows } = await server.db.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
        and a.attname in ('sha256', 'byte_size') group by c.relname having count(*) = 2`,
  );
  const asked: string[] = [];
  const db: typeof server.db = {
    ...server.db,
    query: async (text, params) => {
      asked.push(text);
      return server.db.query(text, params);
    },
  };
  const files = {
    put: async () => '',
    get: async () => undefined,
    delete: async () => undefined,
    list: async () => [{ key: 'ab', storedAtMs: 0 }],
  };
  await deleteOrphanedFiles(db, files, new Date(server.clock.nowMs));
  const forgotten = rows.filter(
    ({ name }) => !madeAnew.has(name) && !asked.join().includes(`from ${name} `),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(forgotten).toEqual([]);
});
