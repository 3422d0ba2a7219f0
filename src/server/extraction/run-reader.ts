import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#domain/refusal.ts';
import { createQueue } from '#server/db/embedded/queue.ts';
import type { ReaderReply, ReaderTask } from './paper.ts';

const mostWaiting = 10;
const timeoutMs = 20_000;
const resourceLimits = {
  maxOldGenerationSizeMb: 512,
  maxYoungGenerationSizeMb: 64,
  stackSizeMb: 8,
};

const queue = createQueue();
let waiting = 0;

/**
 * Reads a file in a thread of its own that ends with it. A file that takes too long or too much memory
 * harms nobody but itself.
 */
export async function runReader(
  kind: ReaderTask['kind'],
  bytes: Uint8Array,
): Promise<ReaderReply | { kind: 'failed'; reason: 'too-slow' }> {
  if (waiting >= mostWaiting) {
    throw new Refusal(
      'unavailable',
      'ファイルの読み取りが混み合っています。少し待ってから、もう一度お試しください。',
    );
  }
  waiting += 1;
  try {
    return await queue(() => read({ kind, bytes, pdfFolder: pdfFolder() }));
  } finally {
    waiting -= 1;
  }
}

function read(
  workerData: ReaderTask,
): Promise<ReaderReply | { kind: 'failed'; reason: 'too-slow' }> {
  const worker = new Worker(new URL('./extraction-worker.js', import.meta.url), {
    workerData,
    resourceLimits,
    // What a reader says about a file is not for the log.
    stdout: true,
    stderr: true,
  });
  const reading = new Promise<ReaderReply | { kind: 'failed'; reason: 'too-slow' }>((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'failed', reason: 'too-slow' }), timeoutMs);
    const settle = (reply: ReaderReply) => {
      clearTimeout(timer);
      resolve(reply);
    };
    worker.on('message', settle);
    worker.on('error', (error) =>
      settle({ kind: 'failed', reason: isOutOfMemory(error) ? 'too-large' : 'broken' }),
    );
    worker.on('exit', () => settle({ kind: 'failed', reason: 'broken' }));
  });
  return reading.finally(() => worker.terminate());
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function pdfFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
}
