import { Worker } from 'node:worker_threads';
import { DatabaseError, type DatabaseFault } from '#server/db/database-error.ts';
import type { RawResult } from '#server/db/session.ts';

/** As embedded-worker.js has it. */
const fsyncFailed = 70;

export type EngineRequest = {
  readonly op: 'query' | 'exec' | 'close';
  readonly text: string;
  readonly params: readonly (string | null)[];
};

type Reply = {
  readonly ready?: true;
  readonly result?: RawResult;
  readonly fault?: DatabaseFault;
  readonly crash?: string;
  readonly fatal?: string;
};

/** Why a worker is no more. Only a failed fsync must not be survived by a restart. */
export type WorkerEnd = {
  readonly cause: 'timeout' | 'crash' | 'fsync' | 'closed';
  readonly detail: string;
};

export class WorkerGone extends Error {
  readonly end: WorkerEnd;

  constructor(end: WorkerEnd) {
    super(`The database engine stopped (${end.cause}): ${end.detail}`);
    this.end = end;
  }
}

type Waiting = {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (gone: WorkerGone) => void;
};

export type WorkerOptions = {
  readonly url: URL;
  readonly workerData: {
    readonly dataDir: string;
    readonly isNew: boolean;
    readonly settings: Readonly<Record<string, string>>;
    /** The file that a new folder is unpacked from; null where the engine makes it. */
    readonly cluster: string | null;
  };
  readonly onEnd: (end: WorkerEnd) => void;
};

/** One life of the engine's thread: asked one request at a time, never restarted. */
export class EngineWorker {
  readonly #worker: Worker;
  readonly #onEnd: (end: WorkerEnd) => void;
  /** The thread is really gone: only then may another open the same folder. */
  readonly exited: Promise<void>;
  #end: WorkerEnd | undefined;
  #waiting: Waiting | undefined;

  constructor({ url, workerData, onEnd }: WorkerOptions) {
    this.#onEnd = onEnd;
    // With Node's 4 MB a deep recursion breaks WebAssembly before PostgreSQL can refuse it (54001).
    this.#worker = new Worker(url, { workerData, resourceLimits: { stackSizeMb: 64 } });
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#finish({ cause: 'crash', detail: error.message }));
    this.exited = new Promise((resolve) => {
      this.#worker.on('exit', (code) => {
        this.#finish({
          cause: code === fsyncFailed ? 'fsync' : 'crash',
          detail: `exit code ${code}`,
        });
        resolve();
      });
    });
  }

  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Resolves when the engine has recovered its folder and takes statements. */
  async started(timeoutMs: number): Promise<void> {
    await this.#await(timeoutMs);
  }

  async ask(request: EngineRequest, timeoutMs: number): Promise<RawResult> {
    const reply = this.#await(timeoutMs);
    this.#worker.postMessage(request);
    const { result, fault } = await reply;
    if (fault !== undefined) throw new DatabaseError(fault);
    return result ?? { fields: [], rows: [], rowCount: 0, command: '' };
  }

  async stop(end: WorkerEnd): Promise<void> {
    this.#finish(end);
    await this.#worker.terminate();
  }

  #await(timeoutMs: number): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) {
        reject(new WorkerGone(this.#end));
        return;
      }
      // Without a limit (0) the timer must not exist: setTimeout(…, 0) would fire at once.
      const timer =
        timeoutMs > 0 ? setTimeout(() => this.#giveUp(timeoutMs), timeoutMs) : undefined;
      this.#waiting = {
        resolve: (reply) => {
          clearTimeout(timer);
          resolve(reply);
        },
        reject: (gone) => {
          clearTimeout(timer);
          reject(gone);
        },
      };
    });
  }

  #giveUp(timeoutMs: number): void {
    void this.stop({ cause: 'timeout', detail: `no answer within ${timeoutMs} ms` });
  }

  #receive(reply: Reply): void {
    if (reply.fatal !== undefined) this.#finish({ cause: 'fsync', detail: reply.fatal });
    else if (reply.crash !== undefined) void this.stop({ cause: 'crash', detail: reply.crash });
    else {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.resolve(reply);
    }
  }

  #finish(end: WorkerEnd): void {
    if (this.#end !== undefined) return;
    this.#end = end;
    this.#waiting?.reject(new WorkerGone(end));
    this.#waiting = undefined;
    this.#onEnd(end);
  }
}
