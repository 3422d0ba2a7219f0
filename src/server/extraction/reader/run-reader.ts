import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createReader } from './create-reader.ts';
import type { ReaderReply, ReaderTask } from './paper.ts';

const read = createReader({
  workerUrl: new URL('./extraction-worker.js', import.meta.url),
  timeoutMs: 20_000,
  memoryMb: 512,
});

export function runReader(
  kind: ReaderTask['kind'],
  { associationId, bytes }: { readonly associationId: string; readonly bytes: Uint8Array },
): Promise<ReaderReply> {
  const pdfFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return read(associationId, { kind, bytes, pdfFolder });
}
