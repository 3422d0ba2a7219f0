import { afterAll, inject } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import type { Database } from '#server/db/db.ts';
import { readSnapshot } from '#server/db/embedded/open-in-memory.ts';
import { openServer } from '#server/db/open-server.ts';
import { createVisitors } from '#server/features/demo/visitors.ts';
import { createVisitor } from './create-visitor.ts';
import { createTestDatabase } from './postgres-server.ts';
import { testToday } from './prepare-database.ts';
import { recordStatements } from './record-statements.ts';

/** The real API on a real PostgreSQL that holds the demonstration. Each visitor is one browser. */
export async function startServer(overrides: Partial<AppOptions> = {}) {
  const db = await openDemonstration();
  afterAll(() => db.close());
  const clock = { nowMs: Date.parse(`${testToday}T12:00:00+09:00`) };
  const statements: string[] = [];
  const app = createApp({
    db: recordStatements(db, statements),
    now: () => new Date(clock.nowMs),
    visitors: createVisitors({ cookieSecret: 'x'.repeat(32), isHttps: false }),
    appUrl: 'http://localhost:3000',
    electronicVoting: true,
    staffEmail: 'staff@example.jp',
    trustedProxies: 1,
    secret: 'y'.repeat(32),
    onMailStored: () => {},
    inlineScripts: [],
    isDraining: () => false,
    ...overrides,
  });
  return {
    db,
    app,
    clock,
    /** The text of everything the API asked of the database so far. */
    statements,
    visit: (address?: string) => createVisitor((url, init) => app.request(url, init), address),
  };
}

async function openDemonstration(): Promise<Database> {
  const template = inject('template');
  if (!template) return readSnapshot(inject('snapshotFile'));
  const own = await createTestDatabase(inject('serverUrl'), template);
  afterAll(() => own.drop());
  // However long thirty visitors wait for each other on a busy machine.
  return openServer(own.url, { waitMs: 600_000 });
}
