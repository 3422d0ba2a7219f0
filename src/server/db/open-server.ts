import { type ClientBase, Pool, type PoolClient, type QueryArrayConfig } from 'pg';
import { createDatabase } from '#server/db/create-database.ts';
import { codeOf, DatabaseError, messageOf, StorageProblem } from '#server/db/database-error.ts';
import type { Database } from '#server/db/db.ts';
import { keepSettings } from '#server/db/role-settings.ts';
import { type RawResult, type Session, sessionSettings } from '#server/db/session.ts';

const oldestMajorVersion = 15;
const requestRole = 'sumiwa_app';

/** The types of pg do not know its queryMode yet. */
type Question = QueryArrayConfig<(string | null)[]> & { queryMode: 'extended' };

export type ServerOptions = {
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
  /** How long one waits for a connection. */
  readonly waitMs?: number;
};

/** Opens a PostgreSQL server by its URL, and refuses with a sentence when that is not possible. */
export async function openServer(url: string, options: ServerOptions = {}): Promise<Database> {
  const { maxConnections = 8, statementTimeoutMs = 30_000, waitMs = 10_000 } = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'sumiwa',
    types: { getTypeParser: () => String },
    onConnect: (client) => prepareClient(client, statementTimeoutMs),
  });
  // The same for an idle one, which leaves the pool by itself.
  pool.on('error', () => undefined);
  const lend = <T>(work: (session: Session) => Promise<T>) => lendClient(pool, work);
  try {
    await lend(checkVersion);
    await lend(checkRole);
    await lend(keepSettings);
  } catch (error) {
    await pool.end();
    throw error instanceof StorageProblem ? error : unreachable(url, error);
  }
  return createDatabase({ kind: 'server', lend, close: () => pool.end() });
}

async function prepareClient(client: ClientBase, statementTimeoutMs: number): Promise<void> {
  // A connection cut while it is lent out tells its query; unheard, the event would end the process.
  client.on('error', () => undefined);
  // Longer than our own limit for idle transactions: it is for a process that froze.
  await client.query(`${sessionSettings};
    set statement_timeout to ${statementTimeoutMs};
    set idle_in_transaction_session_timeout to 90000`);
}

async function lendClient<T>(pool: Pool, work: (session: Session) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(refuse);
  try {
    return await work(openSession(client));
  } finally {
    // A connection that broke, or that still stands in a transaction, must not be lent again.
    client.release(client.getTransactionStatus() !== 'I');
  }
}

function openSession(client: PoolClient): Session {
  return {
    async query(text, params): Promise<RawResult> {
      // Extended even without parameters: one statement only, as on the embedded engine.
      const question: Question = {
        text,
        values: [...params],
        rowMode: 'array',
        queryMode: 'extended',
      };
      const { fields, rows, rowCount, command } = await client
        .query<(string | null)[]>(question)
        .catch(refuse);
      return {
        fields: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
        rows,
        rowCount: rowCount ?? 0,
        command: command ?? '',
      };
    },
    async exec(sql) {
      await client.query(sql).catch(refuse);
    },
  };
}

function refuse(error: unknown): never {
  const { constraint, table, column } = Object(error);
  const code = codeOf(error);
  throw new DatabaseError({
    message: messageOf(error),
    // Node's own codes (ECONNRESET…) and pg's messages without one all mean a broken connection.
    code: code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : '08006',
    constraint,
    table,
    column,
  });
}

async function checkVersion(session: Session): Promise<void> {
  const { rows } = await session.query('show server_version_num', []);
  refuseOldVersion(Number(rows[0]?.[0]));
}

/** `versionNumber` as the server tells it: 150018 for 15.18. */
export function refuseOldVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= oldestMajorVersion) return;
  throw new StorageProblem(
    'EDBVERSION',
    `PostgreSQL ${major} には対応していません。PostgreSQL ${oldestMajorVersion} 以上のサーバーを使ってください。`,
  );
}

/**
 * Requests run as this role. Before the first migration it may not be there; where it is, the login must be
 * able to take it on, or becomes so here if it may give it to itself.
 */
async function checkRole(session: Session): Promise<void> {
  const { rows } = await session.query(
    `select current_user, exists (select from pg_roles where rolname = '${requestRole}')`,
    [],
  );
  const [login, exists] = rows[0] ?? [];
  if (exists !== 't' || (await mayTakeRole(session))) return;
  await session.exec(`grant ${requestRole} to current_user`).catch((error: unknown) => {
    throw new StorageProblem(
      'EDBUNREACHABLE',
      `データベースのログイン「${login}」は、役割 ${requestRole} を使えません。管理者のログインで grant ${requestRole} to "${login}"; を実行してください。`,
      error,
    );
  });
}

async function mayTakeRole(session: Session): Promise<boolean> {
  await session.exec('begin');
  try {
    await session.exec(`set local role ${requestRole}`);
    return true;
  } catch {
    return false;
  } finally {
    await session.exec('rollback');
  }
}

function unreachable(url: string, error: unknown): StorageProblem {
  return new StorageProblem(
    'EDBUNREACHABLE',
    `データベース${placeOf(url)}に接続できません（${messageOf(error)}）。DATABASE_URL とサーバーの状態を確認してください。`,
    error,
  );
}

/** Host and database only: the URL holds a password. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, pathname } = new URL(url);
  return ` ${host}${pathname} `;
}
