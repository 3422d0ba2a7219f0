import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '#server/db/database-error.ts';
import { log } from '#server/http/log.ts';
import { type FileStore, isKey, keyOf, placeOf } from './file-store.ts';

/** Files in a folder of this computer. A file is whole or not there, also after a power cut. */
export function createDiskFileStore(folder: string): FileStore {
  const unfinished = join(folder, 'unfinished');
  // What a crash left half written.
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const pathOf = (key: string) => join(folder, placeOf(key));

  return {
    async put(bytes) {
      const key = keyOf(bytes);
      const path = pathOf(key);
      const temporary = join(unfinished, randomUUID());
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeSynced(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      return key;
    },

    async get(key) {
      const bytes = await readIfThere(pathOf(key));
      if (bytes && keyOf(bytes) === key) return bytes;
      log(bytes ? 'a stored file is damaged' : 'a stored file is missing', { key });
      return undefined;
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async list() {
      const names = await readdir(folder, { recursive: true });
      const keys = names.map((name) => name.split(/[\\/]/).at(-1) ?? '').filter(isKey);
      return await Promise.all(
        keys.map(async (key) => ({ key, storedAtMs: (await stat(pathOf(key))).mtimeMs })),
      );
    },
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is only safe on the disk when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
