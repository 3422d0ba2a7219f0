import { codeOf } from '#server/db/database-error.ts';
import type { Session } from '#server/db/session.ts';

/**
 * What a session needs that PostgreSQL does not give it by itself. A pooler hands a connection to somebody else after each
 * transaction, so what was set when it was opened is not there: these settings stand at the login, in this database.
 */
const settings: Readonly<Record<string, string>> = {
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '90s',
  search_path: 'public',
};

const wanted = Object.entries(settings).map(([name, value]) => `${name}=${value}`);

/** Writes the settings where they are not there yet. Of several processes that start at once one does it. */
export async function keepSettings(session: Session): Promise<void> {
  if (await areKept(session)) return;
  await session.exec('begin');
  try {
    // Ends with the transaction, so it is right through a pooler too.
    await session.exec(`select pg_advisory_xact_lock(hashtext('sumiwa settings'))`);
    if (!(await areKept(session))) await writeSettings(session);
    await session.exec('commit');
  } catch (error) {
    await session.exec('rollback');
    // A login that may not is served as before: by what is set when a connection is opened.
    if (codeOf(error) !== '42501') throw error;
  }
}

async function areKept(session: Session): Promise<boolean> {
  const { rows } = await session.query(
    `select count(*) from unnest($1::text[]) as wanted
      where wanted in (select unnest(setconfig) from pg_db_role_setting
                        where setdatabase = (select oid from pg_database where datname = current_database())
                          and setrole = (select oid from pg_roles where rolname = current_user))`,
    [`{${wanted.map((text) => `"${text}"`).join(',')}}`],
  );
  return Number(rows[0]?.[0]) === wanted.length;
}

async function writeSettings(session: Session): Promise<void> {
  const { rows } = await session.query(
    'select quote_ident(current_database()), quote_ident(current_user)',
    [],
  );
  const [database, login] = rows[0] ?? [];
  for (const [name, value] of Object.entries(settings)) {
    await session.exec(`alter role ${login} in database ${database} set ${name} to '${value}'`);
  }
}
