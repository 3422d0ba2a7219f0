import { Refusal } from '#domain/refusal.ts';
import { createFairQueue } from '#server/threads/fair-queue.ts';
import { runInThread, type ThreadOptions } from '#server/threads/run-in-thread.ts';
import type { ReaderReply, ReaderTask } from './paper.ts';

type Reader = (associationId: string, task: ReaderTask) => Promise<ReaderReply>;

const mostWaiting = 10;

/** Reads one file after another, those of each association in turn. */
export function createReader(options: ThreadOptions): Reader {
  const inTurn = createFairQueue();
  let waiting = 0;
  return async (associationId, task) => {
    if (waiting >= mostWaiting) {
      throw new Refusal(
        'unavailable',
        'ファイルの読み取りが混み合っています。少し待ってから、もう一度お試しください。',
      );
    }
    waiting += 1;
    try {
      return await inTurn(associationId, () => runInThread<ReaderReply>(task, options));
    } finally {
      waiting -= 1;
    }
  };
}
