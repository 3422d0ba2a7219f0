import { z } from 'zod/mini';
import { trial as trialSchema } from '#contract/repair-plan-parts.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';

/** What a link carries: the trial and the version it was made on. */
const shared = z.strictObject({ baseNumber: z.int(), trial: trialSchema });
export type SharedTrial = { readonly baseNumber: number; readonly trial: Trial };

/** Longer addresses are cut by mail programs; such a trial is kept as a scenario instead. */
const longestCode = 6_000;
/** A link that unfolds to more than this was not made here. */
const mostBytes = 4 * 1024 * 1024;

/** The trial as a part of an address; `null` when it does not fit. */
export async function encodeTrial(some: SharedTrial): Promise<string | null> {
  const packed = await bytesOf(
    new Blob([JSON.stringify(some)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  );
  const code = toBase64Url(packed);
  return code.length > longestCode ? null : code;
}

/** `null` for anything that is not a whole trial: a link cut short, or made by hand. */
export async function decodeTrial(code: string): Promise<SharedTrial | null> {
  try {
    const packed = new Blob([fromBase64Url(code)]).stream();
    const text = await bytesOf(packed.pipeThrough(new DecompressionStream('deflate-raw')));
    const parsed = shared.safeParse(JSON.parse(new TextDecoder().decode(text)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > mostBytes) throw new Error('too large');
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> {
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
