import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Context } from 'hono';
import { answerBytes, encodedTag, encodingFor, etagOf } from './answer-bytes.ts';

const types: Readonly<Record<string, string>> = {
  // Character maps, for PDFs of old Japanese programs.
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vrm': 'model/gltf-binary',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export type StaticFile = {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;
  readonly etag: string;
  readonly isImmutable: boolean;
};

/** Every file of the built web application, held in memory under its address. */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (!type || name.startsWith('.')) continue;
    const brotli = known.has(`${name}.br`) ? read(join(folder, `${name}.br`)) : undefined;
    const address = `/${name.split(sep).join('/')}`;
    files.set(address, fileOf({ type, body: read(join(folder, name)), brotli, address }));
  }
  return files;
}

/** A file that is made, not read: `robots.txt`, or a page with the site's address filled in. */
export function madeFile(address: string, text: string): StaticFile {
  const type = types[extname(address)] ?? 'text/plain; charset=utf-8';
  return fileOf({ type, body: new TextEncoder().encode(text), brotli: undefined, address });
}

function fileOf(file: {
  type: string;
  body: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer> | undefined;
  address: string;
}): StaticFile {
  const { address, ...rest } = file;
  // Vite puts a hash of the content into the names below /assets.
  return { ...rest, etag: etagOf(rest.body), isImmutable: address.startsWith('/assets/') };
}

function read(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

export function answerFile(c: Context, file: StaticFile, status: 200 | 404 = 200): Response {
  const brotli = encodingFor(c, ['br']) === 'br' ? file.brotli : undefined;
  const { type, etag, isImmutable } = file;
  const cacheControl = isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const sent = { type, cacheControl, vary: 'accept-encoding' };
  return brotli
    ? answerBytes(
        c,
        { ...sent, body: brotli, encoding: 'br', etag: encodedTag(etag, 'br') },
        status,
      )
    : answerBytes(c, { ...sent, body: file.body, encoding: 'identity', etag }, status);
}
