import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { startServer } from '#server/testing/start-server.ts';
import { createSharedLimit } from './shared-limit.ts';

const { db } = await startServer();
beforeEach(() => db.exec('delete from rate_use'));

const secret = 's'.repeat(32);
const limit = { name: 'try', count: 5, windowMs: 600_000, sentence: '少し待ってください。' };
const now = new Date('2026-11-24T03:00:00Z');

test('of forty at once in two processes five may', async () => {
  const [one, other] = [createSharedLimit(secret, limit), createSharedLimit(secret, limit)];
  const asked = Array.from({ length: 40 }, (_, at) =>
    (at % 2 === 0 ? one : other)(db, '192.0.2.1', now),
  );
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const refusals = answers.flatMap((it) => (it.status === 'rejected' ? [it.reason] : []));
  expect(refusals.every((it) => it instanceof Refusal && it.sentence === limit.sentence)).toBe(
    true,
  );
});

test('a restart forgives nothing; the next window and another caller begin anew', async () => {
  const use = (of: string, at: Date) => createSharedLimit(secret, limit)(db, of, at);
  for (let count = 0; count < limit.count; count += 1) await use('192.0.2.1', now);
  await expect(use('192.0.2.1', now)).rejects.toBeInstanceOf(Refusal);
  await use('192.0.2.2', now);
  await use('192.0.2.1', new Date(now.getTime() + limit.windowMs));
  const { rows } = await db.query<{ key: string }>('select key_hash as key from rate_use');
  expect(rows.filter(({ key }) => key.includes('192'))).toEqual([]);
});
