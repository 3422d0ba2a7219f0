import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startBucket } from '#server/testing/bucket.ts';
import { type FileStore, keyOf } from './file-store.ts';
import { createConfiguredFileStore } from './file-store-configured.ts';
import { createDiskFileStore } from './file-store-disk.ts';
import { createS3FileStore } from './file-store-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-files-'));
const bucket = await startBucket();
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
});

const { settings } = bucket;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const stores: readonly (readonly [string, FileStore])[] = [
  ['disk', createDiskFileStore(join(folder, 'disk'))],
  ['bucket', createS3FileStore(settings)],
];

describe.each(stores)('on a %s', (_name, store) => {
  test('what was put is got again, byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const key = await store.put(bytes);
    expect(key).toBe(keyOf(bytes));
    expect(await store.get(key)).toEqual(bytes);
    expect(await store.get(await store.put(new Uint8Array()))).toEqual(new Uint8Array());
  });

  test('the same bytes are kept once', async () => {
    const before = await store.list();
    const [one, two] = await Promise.all([store.put(bytesOf('規約')), store.put(bytesOf('規約'))]);
    expect(one).toBe(two);
    expect(await store.list()).toHaveLength(before.length + 1);
  });

  test('what is not there is nothing, and deleting it is no error', async () => {
    const key = keyOf(bytesOf('nobody stored this'));
    expect(await store.get(key)).toBeUndefined();
    await store.delete(key);
  });

  test('a deleted file is gone', async () => {
    const key = await store.put(bytesOf('議事録'));
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
    expect((await store.list()).map((file) => file.key)).not.toContain(key);
  });

  test('every file is listed with the time it was last put', async () => {
    const keys = await Promise.all(
      ['一', '二', '三', '四', '五'].map((it) => store.put(bytesOf(it))),
    );
    const listed = await store.list();
    for (const key of keys) {
      const file = listed.find((it) => it.key === key);
      expect(Math.abs(Date.now() - (file?.storedAtMs ?? 0))).toBeLessThan(60_000);
    }
  });

  test.each(['../secret', '', 'A'.repeat(64), `${'a'.repeat(64)}/..`])(
    'the key %j leads nowhere',
    async (key) => {
      await expect(store.get(key)).rejects.toThrow('not the key');
    },
  );
});

test('every request to the bucket is signed', () => {
  expect(bucket.objects.size).toBeGreaterThan(3);
  expect(bucket.unsigned).toEqual([]);
});

test('a file that changed on the disk is not handed out, and putting it again heals it', async () => {
  const store = createDiskFileStore(join(folder, 'damaged'));
  const key = await store.put(bytesOf('原本'));
  truncateSync(join(folder, 'damaged', key.slice(0, 2), key), 2);
  expect(await store.get(key)).toBeUndefined();
  await store.put(bytesOf('原本'));
  expect(await store.get(key)).toEqual(bytesOf('原本'));
});

test('what a crash left half written goes at the next start', async () => {
  const home = join(folder, 'crashed');
  createDiskFileStore(home);
  writeFileSync(join(home, 'unfinished', 'half'), 'half');
  const store = createDiskFileStore(home);
  expect(readdirSync(join(home, 'unfinished'))).toEqual([]);
  expect(await store.list()).toEqual([]);
});

test('a bucket that does not exist is an error, not an empty file', async () => {
  const store = createS3FileStore({ ...settings, endpoint: `${settings.endpoint}/other` });
  await expect(store.put(bytesOf('a'))).rejects.toThrow('no such bucket');
});

test('the configuration chooses between the bucket and the data folder', async () => {
  const onDisk = createConfiguredFileStore({ dataDir: folder, filesS3: undefined });
  const key = await onDisk.put(bytesOf('どこに'));
  expect(readdirSync(join(folder, 'files', key.slice(0, 2)))).toEqual([key]);
  const inBucket = createConfiguredFileStore({ dataDir: folder, filesS3: settings });
  expect(await inBucket.get(await inBucket.put(bytesOf('どこに')))).toEqual(bytesOf('どこに'));
});
