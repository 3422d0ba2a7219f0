import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StorageProblem } from '#server/db/database-error.ts';

/** The PostgreSQL inside PGlite: another major version cannot read the same folder. */
export const engineMajorVersion = 18;

const unfinished = 'initializing';

/** Makes the folder, and makes sure that its name is on the disk before anything is put into it. */
export function makeFolder(dataDir: string): void {
  const first = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  let folder = dataDir;
  do {
    folder = dirname(folder);
    syncFolder(folder);
  } while (folder.length > dirname(first).length);
}

/**
 * Looks at the folder before the engine does. Answers whether it is new: then `finishNewFolder`
 * must be called once everything is on the disk, or the next start begins again.
 */
export function prepareFolder(dataDir: string): { isNew: boolean } {
  const entries = readdirSync(dataDir);
  if (entries.includes(unfinished)) {
    for (const entry of entries.filter((name) => name !== unfinished)) {
      rmSync(join(dataDir, entry), { recursive: true, force: true });
    }
    return { isNew: true };
  }
  if (entries.length > 0) {
    checkVersion(dataDir);
    return { isNew: false };
  }
  writeFileSync(join(dataDir, unfinished), '');
  syncFolder(dataDir);
  return { isNew: true };
}

export function finishNewFolder(dataDir: string): void {
  rmSync(join(dataDir, unfinished));
  syncFolder(dataDir);
}

function checkVersion(dataDir: string): void {
  const file = join(dataDir, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new StorageProblem(
      'EDBFOLDER',
      `フォルダ ${dataDir} にはスミワのデータではないファイルがあります。空のフォルダを指定してください。`,
    );
  }
  const version = readFileSync(file, 'utf8').trim();
  if (version === String(engineMajorVersion)) return;
  throw new StorageProblem(
    'EDBVERSION',
    `データフォルダ ${dataDir} は PostgreSQL ${version} の形式のため、このスミワ（PostgreSQL ${engineMajorVersion}）では開けません。作成したときの版のスミワで控えを書き出し、新しいフォルダに戻してください。`,
  );
}

function syncFolder(folder: string): void {
  // Windows has no fsync for folders.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
