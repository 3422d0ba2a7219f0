import { may } from '#domain/access/permissions.ts';
import { type Role, rolesWithAll } from '#domain/access/role.ts';
import { rolesOn, type Standing } from '#domain/access/roles-on.ts';
import { dayInJapan, type IsoDate } from '#domain/calendar.ts';
import type { Database, Db } from '#server/db/db.ts';
import { standingColumns, standings } from '#server/http/scope.ts';
import { listColumns, namesFiles } from './archive/read-records.ts';

type DueAssociation = {
  readonly id: string;
  readonly name: string;
  readonly askedAs: Role;
  readonly askedBy: string;
  readonly askedAt: string;
  readonly approvedAs: Role;
  readonly approvedBy: string;
  readonly approvedAt: string;
  readonly lastDay: IsoDate;
  readonly isAlone: boolean;
};

/**
 * 消去: every association whose last day is over goes, each whole in one transaction: whenever a process dies, it
 * is all there or all gone, and the next one goes on. Answers how many went.
 */
export async function endAssociations(db: Database, now: Date): Promise<number> {
  let ended = 0;
  while (await endNext(db, now)) ended += 1;
  return ended;
}

function endNext(db: Database, now: Date): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const due = await takeDue(tx, dayInJapan(now.getTime()));
      if (!due) return false;
      const tables = await listColumns(tx);
      const fileKeys = await listFileKeys(tx, tables, due.id);
      await addEnded(tx, due, { rowCounts: await countRows(tx, tables, due.id), fileKeys, now });
      await addReaders(tx, due);
      // A number that was asked for to come in leads nowhere any more.
      await tx.query('delete from sign_in_attempt where joins_association = $1', [due.id]);
      await tx.query('delete from association where id = $1', [due.id]);
      return true;
    },
    { statementTimeoutMs: 0 },
  );
}

/** Both rows are held: who stops it at the same moment comes first or too late, and no other process takes it. */
async function takeDue(tx: Db, today: IsoDate): Promise<DueAssociation | undefined> {
  const { rows } = await tx.query<DueAssociation>(
    `select a.id, a.name, l.asked_as as "askedAs", l.asked_by as "askedBy", l.asked_at as "askedAt",
            l.approved_as as "approvedAs", l.approved_by as "approvedBy", l.approved_at as "approvedAt",
            l.last_day as "lastDay", l.is_alone as "isAlone"
       from leaving_request l join association a on a.id = l.association_id
      where l.association_id is not null and l.kind = 'leave' and l.approved_at is not null
        and l.ended_at is null and l.last_day < $1 and a.kind = 'customer'
      order by l.last_day limit 1 for update of l, a skip locked`,
    [today],
  );
  return rows[0];
}

type Tables = Awaited<ReturnType<typeof listColumns>>;

async function countRows(
  tx: Db,
  tables: Tables,
  associationId: string,
): Promise<Record<string, number>> {
  const counts = [...tables.keys()].map(
    (name) =>
      `select '${name}' as name, count(*)::int as count from "${name}" where association_id = $1`,
  );
  const { rows } = await tx.query<{ name: string; count: number }>(counts.join(' union all '), [
    associationId,
  ]);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map((it) => [it.name, it.count]));
}

async function listFileKeys(tx: Db, tables: Tables, associationId: string): Promise<string[]> {
  const { rows } = await tx.query<{ sha256: string }>(
    namingFiles(tables)
      .map((name) => `select sha256 from "${name}" where association_id = $1`)
      .join(' union '),
    [associationId],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Tables that name files of the store: one that a later migration adds is found without a change here. */
function namingFiles(tables: Tables): string[] {
  return [...tables].flatMap(([name, columns]) => (namesFiles(columns) ? [name] : []));
}

/** Of these files, those that some association has. */
export async function listUsedFiles(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    namingFiles(await listColumns(db))
      .map(
        (name) =>
          `select sha256 from "${name}" where association_id is not null and sha256 = any($1::text[])`,
      )
      .join(' union '),
    [keys],
  );
  return rows.map(({ sha256 }) => sha256);
}

type Ending = {
  readonly rowCounts: Readonly<Record<string, number>>;
  readonly fileKeys: readonly string[];
  readonly now: Date;
};

async function addEnded(tx: Db, due: DueAssociation, ending: Ending): Promise<void> {
  await tx.query(
    `insert into ended_association (id, name, asked_as, asked_at, approved_as, approved_at, last_day,
       deleted_at, row_counts, files_left, file_count, was_alone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::text[], $11, $12)`,
    [
      due.id,
      due.name,
      due.askedAs,
      due.askedAt,
      due.approvedAs,
      due.approvedAt,
      due.lastDay,
      ending.now.toISOString(),
      JSON.stringify(ending.rowCounts),
      ending.fileKeys,
      ending.fileKeys.length,
      due.isAlone && due.askedBy === due.approvedBy,
    ],
  );
}

/** Whoever asked and approved, and the officers of the last day. */
async function addReaders(tx: Db, { id, askedBy, approvedBy, lastDay }: DueAssociation) {
  const { rows } = await tx.query<Standing & { userId: string }>(
    `select m.user_id as "userId", ${standingColumns} from ${standings} where m.association_id = $1`,
    [id],
  );
  const officers = rows.filter((row) =>
    may(rolesWithAll(rolesOn(row, lastDay)), 'association.stay'),
  );
  await tx.query(
    `insert into ended_association_reader (ended_id, account_id)
     select $1, r from unnest($2::uuid[]) r on conflict do nothing`,
    [id, [askedBy, approvedBy, ...officers.map(({ userId }) => userId)]],
  );
}
