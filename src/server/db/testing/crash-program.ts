import { writeSync } from 'node:fs';
import { messageOf } from '#server/db/database-error.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';

// A process of its own for the tests: writes rows until it is killed and says each one it was promised.

function say(line: string): void {
  // Unbuffered: what was said before the kill has been said.
  writeSync(1, `${line}\n`);
}

try {
  const database = await openEmbedded(process.argv[2] ?? '');
  await database.exec('create table if not exists promise (n int primary key, twin int not null)');
  const { rows } = await database.query<{ last: number | null }>(
    'select max(n) as last from promise',
  );
  say('open');
  if (process.argv[3] === 'wait') await new Promise(() => setInterval(() => undefined, 60_000));
  for (let n = (rows[0]?.last ?? 0) + 1; ; n += 1) {
    await database.transaction(async (db) => {
      await db.query('insert into promise values ($1, 0)', [n]);
      await db.query('update promise set twin = $1 where n = $1', [n]);
    });
    say(String(n));
  }
} catch (error) {
  say(`refused: ${messageOf(error)}`);
  process.exit(1);
}
