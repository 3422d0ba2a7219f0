import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '#server/db/database-error.ts';
import type { Database } from '#server/db/db.ts';
import type { Engine } from '#server/db/session.ts';
import { queryOf, runTransaction } from '#server/db/transaction.ts';

const maxRetries = 3;

/** The Database of an engine: shapes, transactions with retries, and the guard against nesting. */
export function createDatabase(engine: Engine): Database {
  const around = new AsyncLocalStorage<{ open: boolean }>();

  // Embedded it would wait for itself for ever; on a server it would silently run outside.
  function refuseNested(): void {
    if (around.getStore()?.open) {
      throw new Error('Inside transaction() ask the db it hands over, not the database.');
    }
  }

  return {
    kind: engine.kind,
    async query(text, params) {
      refuseNested();
      return engine.lend((session) => queryOf(session)(text, params));
    },
    async exec(sql) {
      refuseNested();
      await engine.lend((session) => session.exec(sql));
    },
    async transaction(work, options = {}) {
      refuseNested();
      return retrying(() => {
        const state = { open: true };
        return engine.lend(
          (session) =>
            runTransaction({ session, state, options }, (db) => around.run(state, work, db)),
          options,
        );
      });
    },
    async close() {
      refuseNested();
      await engine.close();
    },
  };
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const conflict = ['40001', '40P01'].includes(codeOf(error) ?? '');
      if (!conflict || failures === maxRetries) throw error;
      // Rivals that failed together must not meet again at the same moment.
      await sleep(Math.random() * 20 * 2 ** failures);
    }
  }
}
