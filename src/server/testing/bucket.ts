import { createServer } from 'node:http';
import { keyOf } from '#server/outside/file-store.ts';
import type { S3Settings } from '#server/outside/file-store-s3.ts';

const login = {
  bucket: 'sumiwa',
  region: 'ap-northeast-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
};

const signature =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/ap-northeast-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/;

type Answer = readonly [status: number, body?: string | Buffer];

/** A bucket on the loopback. */
export type Bucket = {
  readonly settings: S3Settings;
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Paths that were asked without a signature. */
  readonly unsigned: readonly string[];
  close(): Promise<void>;
};

/** It does what the store asks of one: path style, signed requests, two keys a page. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const unsigned: string[] = [];

  const methods: Record<string, (name: string, body: Buffer, digest: unknown) => Answer> = {
    GET: (name) => {
      const found = objects.get(name);
      return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
    },
    PUT: (name, body, digest) => {
      if (digest !== keyOf(body)) return [400];
      objects.set(name, body);
      return [200];
    },
    DELETE: (name) => {
      objects.delete(name);
      return [204];
    },
  };

  const server = createServer();
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const { authorization = '', 'x-amz-content-sha256': digest } = request.headers;
    if (!signature.test(authorization)) unsigned.push(pathname);
    const body = await bodyOf(request);
    const [, name] = /^\/sumiwa\/?(.*)$/.exec(pathname) ?? [];
    const answer = (): Answer => {
      if (name === undefined) return [404];
      const from = Number(searchParams.get('continuation-token'));
      if (searchParams.has('list-type')) return [200, listing([...objects.keys()], from)];
      return methods[request.method ?? '']?.(name, body, digest) ?? [405];
    };
    const [status, text] = answer();
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const settings = { ...login, endpoint: `http://127.0.0.1:${port}` };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { settings, objects, unsigned, close };
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function listing(names: readonly string[], from: number): string {
  const page = names
    .slice(from, from + 2)
    .map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    );
  const next = from + 2;
  const token = next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${page.join('')}${token}</ListBucketResult>`;
}
