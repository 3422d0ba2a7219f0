import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod/mini';
import { log } from '#server/http/log.ts';
import { type FileStore, isKey, keyOf, placeOf } from './file-store.ts';

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const timeoutMs = 30_000;
const retries = 2;

/** The answer of ListObjectsV2, as far as it is needed. */
const listing = z.object({
  ListBucketResult: z.object({
    Contents: z.optional(z.array(z.object({ Key: z.string(), LastModified: z.string() }))),
    NextContinuationToken: z.optional(z.string()),
  }),
});
const parser = new XMLParser({
  isArray: (name) => name === 'Contents',
  parseTagValue: false,
  ignoreAttributes: true,
});

/** Files in a bucket of an S3-compatible service, addressed by path. */
export function createS3FileStore({ endpoint, bucket, ...settings }: S3Settings): FileStore {
  const client = new AwsClient({ ...settings, service: 's3', retries });
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/files/${placeOf(key)}`;

  async function ask(url: string, init: RequestInit = {}): Promise<Response | undefined> {
    const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`The file store answered ${response.status}`);
  }

  return {
    async put(bytes) {
      const key = keyOf(bytes);
      const headers = {
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': key,
      };
      const stored = await ask(urlOf(key), { method: 'PUT', headers, body: bytes });
      if (!stored) throw new Error('The file store knows no such bucket');
      await stored.body?.cancel();
      return key;
    },

    async get(key) {
      const response = await ask(urlOf(key));
      const bytes = response && new Uint8Array(await response.arrayBuffer());
      if (bytes && keyOf(bytes) === key) return bytes;
      log(bytes ? 'a stored file is damaged' : 'a stored file is missing', { key });
      return undefined;
    },

    async delete(key) {
      const response = await ask(urlOf(key), { method: 'DELETE' });
      await response?.body?.cancel();
    },

    async list() {
      const files: { key: string; storedAtMs: number }[] = [];
      let token: string | undefined;
      do {
        const next = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`;
        const response = await ask(`${bucketUrl}?list-type=2&prefix=files%2F${next}`);
        const page = listing.parse(parser.parse((await response?.text()) ?? '')).ListBucketResult;
        for (const { Key, LastModified } of page.Contents ?? []) {
          const key = Key.split('/').at(-1) ?? '';
          if (isKey(key)) files.push({ key, storedAtMs: Date.parse(LastModified) });
        }
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return files;
    },
  };
}
