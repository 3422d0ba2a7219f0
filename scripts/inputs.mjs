import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made of. */
const buildInputs = [
  'src',
  'public',
  'scripts/build.mjs',
  'scripts/fonts.mjs',
  'scripts/avatar.mjs',
  'scripts/avatar',
  'index.html',
  'app.html',
  'vite.config.ts',
  'vite.server.config.ts',
];
const notBuilt = /\.test\.tsx?$|^public\/(fonts|avatar)/;

/** Names, sizes and times are enough: an edit changes the time, a checkout the list. */
export function buildFingerprint() {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const file of buildInputs.flatMap(filesBelow).toSorted(byName)) {
    if (notBuilt.test(file)) continue;
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

function byName(a, b) {
  return a < b ? -1 : 1;
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile());
}

/** Whether `file` holds this fingerprint, as `leaveMark` left it. */
export function hasMark(file, fingerprint) {
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint;
}

export function leaveMark(file, fingerprint) {
  writeFileSync(file, fingerprint);
}
