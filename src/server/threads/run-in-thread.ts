import { Worker } from 'node:worker_threads';

export type ThreadOptions = {
  readonly workerUrl: URL;
  readonly timeoutMs: number;
  readonly memoryMb: number;
};

export type ThreadFailure = {
  readonly kind: 'failed';
  readonly reason: 'too-large' | 'too-slow' | 'broken';
};

/** Does one task in a thread of its own that ends with it: what takes too long or too much memory harms nobody. */
export function runInThread<Reply>(
  workerData: unknown,
  { workerUrl, timeoutMs, memoryMb }: ThreadOptions,
): Promise<Reply | ThreadFailure> {
  const worker = new Worker(workerUrl, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
    stdout: true,
    stderr: true,
  });
  // What a thread says about a file is not for the log.
  worker.stdout.resume();
  worker.stderr.resume();
  const working = new Promise<Reply | ThreadFailure>((resolve) => {
    const fail = (reason: ThreadFailure['reason']) => resolve({ kind: 'failed', reason });
    const timer = setTimeout(() => fail('too-slow'), timeoutMs);
    worker.on('message', (reply: Reply) => resolve(reply));
    worker.on('error', (error) => fail(isOutOfMemory(error) ? 'too-large' : 'broken'));
    worker.on('exit', () => {
      clearTimeout(timer);
      fail('broken');
    });
  });
  return working.finally(() => worker.terminate());
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
