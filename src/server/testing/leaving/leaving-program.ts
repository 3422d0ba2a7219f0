import { writeSync } from 'node:fs';
import { messageOf } from '#server/db/database-error.ts';
import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openServer } from '#server/db/open-server.ts';
import { listColumns } from '#server/features/leaving/archive/read-records.ts';
import { endAssociations } from '#server/features/leaving/end-associations.ts';
import { addBooks } from '#server/testing/open-books.ts';

// A process of its own: says what a killed one left of an association, ends it to the last row, then ends another.

const people = 2000;

function say(line: string): void {
  // Unbuffered: what was said before the kill has been said.
  writeSync(1, `${line}\n`);
}

/** How many rows name the association, and whether it is written down as ended. */
async function stateOf(db: Database, associationId: string) {
  const tables = [...(await listColumns(db)).keys()];
  const counts = tables.map(
    (name) => `select count(*)::int as rows from "${name}" where association_id = $1`,
  );
  const { rows } = await db.query<{ rows: number; ended: number }>(
    `select sum(c.rows)::int as rows, (select count(*)::int from ended_association where id = $1) as ended
       from (${counts.join(' union all ')}) c`,
    [associationId],
  );
  return rows[0];
}

/** Some thousands of rows, its last day long over. */
async function addLeaving(db: Database): Promise<string> {
  const { associationId, userId, post } = await addBooks(db);
  for (let nth = 0; nth < 50; nth += 1) {
    await post({
      on: '2026-05-01',
      lines: [
        ['general', 'cleaning', 100],
        ['general', 'bank', -100],
      ],
    });
  }
  await db.query(
    `insert into person (association_id, id, name, kana, lives)
     select $1, gen_random_uuid(), '人' || n, '', 'here' from generate_series(1, $2::int) n`,
    [associationId, people],
  );
  await db.query(
    `insert into leaving_request (association_id, id, kind, asked_as, asked_by, asked_at, approved_as, approved_by,
       approved_at, last_day)
     values ($1, gen_random_uuid(), 'leave', 'chair', $2, now(), 'treasurer', $2, now(), '2026-01-01')`,
    [associationId, userId],
  );
  return associationId;
}

try {
  const [, , place = '', before] = process.argv;
  const db = await (place.startsWith('postgres') ? openServer(place) : openEmbedded(place));
  const now = new Date();
  if (before !== undefined) {
    say(`left ${JSON.stringify(await stateOf(db, before))}`);
    await endAssociations(db, now);
    say(`after ${JSON.stringify(await stateOf(db, before))}`);
  }
  const associationId = await addLeaving(db);
  say(`ready ${JSON.stringify({ associationId, ...(await stateOf(db, associationId)) })}`);
  await endAssociations(db, now);
  say('done');
  await db.close();
} catch (error) {
  say(`refused: ${messageOf(error)}`);
  process.exit(1);
}
