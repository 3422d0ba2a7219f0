import { createHash } from 'node:crypto';

/** Files under the SHA-256 of their bytes: the same file is kept once, whoever uploads it. */
export type FileStore = {
  /** Answers the key. Bytes that are there already count as stored just now. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Nothing where the file is missing or no longer what was stored. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  delete(key: string): Promise<void>;
  list(): Promise<readonly StoredFile[]>;
};

type StoredFile = { readonly key: string; readonly storedAtMs: number };

export function keyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** `ab/abcd…`: no folder holds too many files. */
export function placeOf(key: string): string {
  if (!isKey(key)) throw new Error('not the key of a stored file');
  return `${key.slice(0, 2)}/${key}`;
}

export function isKey(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}
