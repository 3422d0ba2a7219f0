import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import {
  answerBytes,
  type Encoding,
  encodedTag,
  encodingFor,
  etagOf,
  type Sent,
} from './answer-bytes.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** 保管した回答: made once, checked and compressed, and sent as it is until what it was made of changes. */
export type KeptAnswers = Shelf<Pick<Sent, 'body' | 'encoding' | 'etag'>>;

/** All bodies together; some thousand answers. */
const usualMostBytes = 24 * 1024 * 1024;
/** Key, entry and buffer of an answer beside its body. */
const bytesBeside = 1024;
/** Below this, compressing saves nothing. */
const smallest = 1024;

export function createKeptAnswers(mostBytes = usualMostBytes): KeptAnswers {
  return createShelf(mostBytes, ({ body }) => body.byteLength + bytesBeside);
}

/**
 * Answers what is kept under this key, or makes it. The key names everything that the answer depends on and
 * everything that decides who may read it.
 */
export async function answerKept(
  c: Context,
  answers: KeptAnswers,
  key: readonly unknown[],
  make: () => Promise<unknown>,
): Promise<Response> {
  const encoding = encodingFor(c, ['br', 'gzip']);
  const kept = await answers.keep(JSON.stringify([encoding, ...key]), async () =>
    encoded(Buffer.from(JSON.stringify(await make())), encoding),
  );
  return answerBytes(c, {
    ...kept,
    type: 'application/json',
    // A browser may keep it, and asks every time whether it still holds.
    cacheControl: 'private, no-cache',
    vary: 'accept-encoding, cookie',
  });
}

async function encoded(content: Uint8Array<ArrayBuffer>, wanted: Encoding) {
  const encoding = content.byteLength < smallest ? 'identity' : wanted;
  const etag = encodedTag(etagOf(content), encoding);
  return { body: await compressed(content, encoding), encoding, etag };
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** In a thread of the pool, and in a buffer of its own size. */
async function compressed(content: Uint8Array<ArrayBuffer>, encoding: Encoding) {
  if (encoding === 'identity') return new Uint8Array(content);
  const bytes =
    encoding === 'br'
      ? await promisify(brotliCompress)(content, brotliOptions)
      : await promisify(gzip)(content);
  return new Uint8Array(bytes);
}
