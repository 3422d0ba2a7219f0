import { cleanFileName } from '#server/http/clean-file-name.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { rowsOf } from './json-rows.ts';
import { packed } from './packed-text.ts';
import { namesFiles, type RecordTable } from './read-records.ts';
import type { ZipEntry } from './zip-pieces.ts';

export type Original = { readonly key: string; readonly path: string };

/** What pictures and PDFs are is packed already. */
const packedKinds = /\.(?:pdf|jpe?g|png|docx|xlsx|zip)$/i;

/** 原本: every file that a record of the archive names, once for each kind of record. */
export async function listOriginals(tables: readonly RecordTable[]): Promise<Original[]> {
  const originals = new Map<string, Original>();
  for (const records of tables) {
    if (!namesFiles(records.columns)) continue;
    for await (const row of rowsOf(records)) {
      const { sha256: key, file_name: fileName, version } = row;
      if (typeof key !== 'string' || key === '') continue;
      const name = typeof fileName === 'string' ? fileName : `第${Number(version)}版.pdf`;
      // Two papers of one name are two files.
      const path = `原本/${records.kind.name}/${key.slice(0, 8)}_${plainName(name)}`;
      originals.set(path, { key, path });
    }
  }
  return [...originals.values()];
}

/** Signs that one of the usual systems does not allow in a name. */
export function plainName(name: string): string {
  return cleanFileName(name).replaceAll(/[<>:"|?*]/g, '＿');
}

export async function originalEntry(
  files: FileStore,
  { key, path }: Original,
): Promise<ZipEntry | undefined> {
  const bytes = await files.get(key);
  if (!bytes) return undefined;
  return { path, ...(await packed(bytes, { isPackedAlready: packedKinds.test(path) })) };
}
