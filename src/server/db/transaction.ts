import { DatabaseError } from '#server/db/database-error.ts';
import type { Db, Transaction, TransactionOptions } from '#server/db/db.ts';
import { createIdleLimit } from '#server/db/idle-limit.ts';
import type { Session } from '#server/db/session.ts';
import { paramText, shapeRows } from '#server/db/value-shapes.ts';

/** The way to ask a session, values in and out in our own shapes. */
export function queryOf(session: Session): Db['query'] {
  return async (text, params = []) => {
    const raw = await session.query(text, params.map(paramText));
    return { rows: shapeRows(raw), rowCount: raw.rowCount };
  };
}

type Frame = {
  readonly session: Session;
  /** Turned off when the transaction ends: a query that comes later is refused. */
  readonly state: { open: boolean };
  readonly options: TransactionOptions;
};

type IdleLimit = ReturnType<typeof createIdleLimit>;

/** Begin, work, commit; or roll back and throw. */
export async function runTransaction<T>(
  { session, state, options }: Frame,
  work: (db: Transaction) => Promise<T>,
): Promise<T> {
  await session.exec(beginText(options));
  const idle = createIdleLimit(options.idleTimeoutMs ?? 60_000);
  let result: T;
  try {
    result = await Promise.race([work(handleOf(session, state, idle)), idle.expired]);
  } catch (error) {
    state.open = false;
    // A session that cannot roll back is thrown away by its engine; the first error is the one to tell.
    await session.exec('rollback').catch(() => undefined);
    throw error;
  } finally {
    state.open = false;
    idle.stop();
  }
  const { command } = await session.query('commit', []);
  if (command === 'ROLLBACK') {
    throw new DatabaseError({
      code: '25P02',
      message: 'A statement failed and its error was swallowed: the transaction was rolled back.',
    });
  }
  return result;
}

function beginText({ statementTimeoutMs }: TransactionOptions): string {
  // The embedded engine ignores the setting; its own watchdog is told by the options.
  return statementTimeoutMs === undefined
    ? 'begin'
    : `begin; set local statement_timeout = ${Math.ceil(statementTimeoutMs)}`;
}

function handleOf(session: Session, state: { open: boolean }, idle: IdleLimit): Transaction {
  const query = queryOf(session);
  function refuseEnded(): void {
    if (!state.open) throw new Error('The transaction has ended: await every query inside it.');
  }
  return {
    async query(text, params) {
      refuseEnded();
      return idle.during(() => query(text, params));
    },
    async exec(sql) {
      refuseEnded();
      await idle.during(() => session.exec(sql));
    },
  };
}
