import { createHash } from 'node:crypto';
import type { Context } from 'hono';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes as they are sent, in one of the forms of the same content. */
export type Sent = {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding;
  /** Of this form: a cache may hold several. */
  readonly etag: string;
  readonly cacheControl: string;
  readonly vary: string;
};

/** The best of the forms on offer that the caller takes; `br;q=0` is a refusal. */
export function encodingFor(c: Context, offered: readonly Encoding[]): Encoding {
  const taken = (c.req.header('accept-encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return offered.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

export function etagOf(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Other bytes, another tag. */
export function encodedTag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : etag.replace(/"$/, `-${encoding}"`);
}

/** Answers 304 to who has these bytes already. */
export function answerBytes(c: Context, sent: Sent, status: 200 | 404 = 200): Response {
  c.header('cache-control', sent.cacheControl);
  c.header('etag', sent.etag);
  c.header('vary', sent.vary);
  if (status === 200 && isKnown(c.req.header('if-none-match'), sent.etag)) return c.body(null, 304);
  c.header('content-type', sent.type);
  c.header('content-length', String(sent.body.byteLength));
  if (sent.encoding !== 'identity') c.header('content-encoding', sent.encoding);
  return c.body(sent.body, status);
}

/** One tag, a list of them, or `*`; a proxy may have marked a tag as weak. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === etag || tag === '*');
}
