// Makes the caretaker's figure, one for each season (public/avatar), unless it is there already.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const outDir = 'public/avatar';
const stampFile = '.cache/avatar.sha256';
const program = readdirSync('scripts/avatar')
  .filter((name) => name.endsWith('.mjs'))
  .toSorted()
  .map((name) => readFileSync(`scripts/avatar/${name}`));
const stamp = createHash('sha256').update(Buffer.concat(program)).digest('hex');
const fileOf = (season) => `${outDir}/caretaker-${season}.vrm`;
const seasons = ['spring', 'summer', 'autumn', 'winter'];
const isMade = seasons.every((season) => existsSync(fileOf(season)));
if (!isMade || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  const { makeCaretaker } = await import('./avatar/caretaker.mjs');
  mkdirSync(outDir, { recursive: true });
  mkdirSync('.cache', { recursive: true });
  for (const season of seasons) {
    const bytes = makeCaretaker(season);
    writeFileSync(fileOf(season), bytes);
    process.stdout.write(`${fileOf(season)}  ${(bytes.length / 1024).toFixed(1)} kB\n`);
  }
  writeFileSync(stampFile, stamp);
}
