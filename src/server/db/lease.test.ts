import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { productMigrations } from '#server/db/product-migrations.ts';
import { testEngines } from '#server/db/testing/engines.ts';
import { onDuty, takeLease } from './lease.ts';

describe.each(await testEngines())('on the $name engine', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.openEmpty();
    await migrate(db, productMigrations);
  });

  const lapse = (name: string) =>
    db.query(`update job_lease set until = now() - interval '1 ms' where name = $1`, [name]);

  test('of forty at once one has it', async () => {
    const name = randomUUID();
    const taken = await Promise.all(
      Array.from({ length: 40 }, () => takeLease(db, { name, holder: randomUUID(), ms: 60_000 })),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('whoever has it may make it longer; from whoever died it goes to the next', async () => {
    const [name, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    const take = (holder: string) => takeLease(db, { name, holder, ms: 60_000 });
    expect([await take(first), await take(first), await take(second)]).toEqual([true, true, false]);
    await lapse(name);
    expect([await take(second), await take(first)]).toEqual([true, false]);
  });

  test('work is done once within its rest, and again after it', async () => {
    const name = randomUUID();
    let times = 0;
    const duty = (holder: string) =>
      onDuty(db, { name, holder, leaseMs: 60_000, restMs: 60_000 }, async () => {
        times += 1;
        await db.query('select 1');
      });
    const [first, second] = [randomUUID(), randomUUID()];
    await Promise.all([duty(first), duty(second)]);
    expect(times).toBe(1);
    await lapse(name);
    await Promise.all([duty(first), duty(second)]);
    expect(times).toBe(2);
  });

  test('whoever slept too long is told before the next step', async () => {
    const name = randomUUID();
    const seen: boolean[] = [];
    const duty = { name, holder: randomUUID(), leaseMs: 30, restMs: 60_000 };
    await onDuty(db, duty, async (isHeld) => {
      seen.push(isHeld());
      await db.query('update job_lease set holder = $2, until = $3 where name = $1', [
        name,
        randomUUID(),
        '2999-01-01T00:00:00Z',
      ]);
      await vi.waitUntil(() => !isHeld(), { timeout: 200_000 });
      seen.push(isHeld());
    });
    expect(seen).toEqual([true, false]);
    const { rows } = await db.query<{ until: string }>(
      'select until from job_lease where name = $1',
      [name],
    );
    expect(rows[0]?.until).toBe('2999-01-01T00:00:00.000Z');
  });

  test('work that fails gives no rest: the next one tries it when the lease is over', async () => {
    const name = randomUUID();
    const duty = { name, holder: randomUUID(), leaseMs: 60_000, restMs: 3_600_000 };
    await expect(onDuty(db, duty, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
      'no disk',
    );
    await lapse(name);
    expect(await takeLease(db, { name, holder: randomUUID(), ms: 1 })).toBe(true);
  });
});
