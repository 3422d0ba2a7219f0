import { writeSync } from 'node:fs';
import { codeOf } from '#server/db/database-error.ts';
import { acquireLock } from '#server/db/embedded/lock.ts';

// One runner of a race for a lock: starts at the given moment, says how it went, holds what it won.

const [, , dataDir = '', startAt = '0'] = process.argv;
while (Date.now() < Number(startAt)) continue;
try {
  acquireLock(dataDir, () => writeSync(1, 'lost it\n'));
  writeSync(1, 'won\n');
  setTimeout(() => undefined, 60_000);
} catch (error) {
  writeSync(1, `${codeOf(error) ?? String(error)}\n`);
}
