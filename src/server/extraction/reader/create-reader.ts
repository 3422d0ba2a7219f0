import { Worker } from 'node:worker_threads';
import { Refusal } from '#domain/refusal.ts';
import { createQueue } from '#server/db/embedded/queue.ts';
import type { ReaderReply, ReaderTask } from './paper.ts';

type ReaderOptions = {
  readonly workerUrl: URL;
  readonly timeoutMs: number;
  readonly memoryMb: number;
};

type Reader = (task: ReaderTask) => Promise<ReaderReply>;

const mostWaiting = 10;

/**
 * Reads one file after another, each in a thread of its own that ends with it. A file that takes too long or
 * too much memory harms nobody but itself.
 */
export function createReader(options: ReaderOptions): Reader {
  const queue = createQueue();
  let waiting = 0;
  return async (task) => {
    if (waiting >= mostWaiting) {
      throw new Refusal(
        'unavailable',
        'ファイルの読み取りが混み合っています。少し待ってから、もう一度お試しください。',
      );
    }
    waiting += 1;
    try {
      return await queue(() => read(task, options));
    } finally {
      waiting -= 1;
    }
  };
}

function read(
  workerData: ReaderTask,
  { workerUrl, timeoutMs, memoryMb }: ReaderOptions,
): Promise<ReaderReply> {
  const worker = new Worker(workerUrl, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
    stdout: true,
    stderr: true,
  });
  // What a reader says about a file is not for the log.
  worker.stdout.resume();
  worker.stderr.resume();
  const reading = new Promise<ReaderReply>((resolve) => {
    const fail = (reason: Extract<ReaderReply, { kind: 'failed' }>['reason']) =>
      resolve({ kind: 'failed', reason });
    const timer = setTimeout(() => fail('too-slow'), timeoutMs);
    worker.on('message', (reply: ReaderReply) => resolve(reply));
    worker.on('error', (error) => fail(isOutOfMemory(error) ? 'too-large' : 'broken'));
    worker.on('exit', () => {
      clearTimeout(timer);
      fail('broken');
    });
  });
  return reading.finally(() => worker.terminate());
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
