import { DatabaseError, messageOf, StorageProblem } from '#server/db/database-error.ts';
import {
  type EngineRequest,
  EngineWorker,
  type WorkerEnd,
  WorkerGone,
  type WorkerOptions,
} from '#server/db/embedded/engine-worker.ts';
import { createQueue } from '#server/db/embedded/queue.ts';
import { type RawResult, sessionSettings } from '#server/db/session.ts';

/** Recovery after a crash reads the write-ahead log again: about 3 ms for each of its megabytes. */
const startTimeoutMs = 180_000;

export type HostOptions = Omit<WorkerOptions, 'onEnd'> & {
  readonly onFatal: (reason: StorageProblem) => void;
};

type CallLimits = {
  readonly timeoutMs: number;
  /** Refuse when the worker is no longer the one that was counted when the transaction began. */
  readonly generation?: number;
};

/** Keeps one engine alive: asks it one request at a time, replaces it after a timeout or a crash. */
export class EngineHost {
  readonly #options: HostOptions;
  readonly #queue = createQueue();
  #worker: EngineWorker | undefined;
  #generation = 0;
  #dead: StorageProblem | undefined;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Goes up whenever a worker ends; a transaction belongs to one generation. */
  get generation(): number {
    return this.#generation;
  }

  async start(isNew: boolean): Promise<void> {
    const isUnpacked = isNew && this.#options.workerData.cluster !== null;
    // Making a cluster takes some 400 MB, which go only with the thread that took them.
    if (isNew && !isUnpacked) await this.#live(true, closeEngine);
    await this.#live(isUnpacked, assertDurable);
  }

  /** A thread that has opened the folder and done its first work; where that fails, it is ended. */
  async #live(isNew: boolean, begin: (worker: EngineWorker) => Promise<void>): Promise<void> {
    const { url, workerData } = this.#options;
    const worker = new EngineWorker({
      url,
      workerData: { ...workerData, isNew },
      onEnd: (end) => this.#ended(end),
    });
    this.#worker = worker;
    try {
      await worker.started(startTimeoutMs);
      await begin(worker);
    } catch (error) {
      await worker.stop({ cause: 'closed', detail: 'start failed' });
      throw error;
    }
  }

  call(request: EngineRequest, limits: CallLimits): Promise<RawResult> {
    return this.#queue(async () => {
      if (this.#dead !== undefined) throw this.#dead;
      if (limits.generation !== undefined && limits.generation !== this.#generation) {
        throw new DatabaseError({
          code: '25P02',
          message: 'The transaction was lost: the database engine was restarted.',
        });
      }
      try {
        return await this.#usable().then((worker) => worker.ask(request, limits.timeoutMs));
      } catch (error) {
        if (!(error instanceof WorkerGone)) throw error;
        await this.#usable();
        throw asDatabaseError(error.end);
      }
    });
  }

  /** Lets the statement in hand finish, shuts the engine down cleanly and ends its thread. */
  async close(timeoutMs: number): Promise<void> {
    await this.#queue(async () => {
      const worker = this.#worker;
      this.#dead ??= new StorageProblem('EDBFATAL', 'データベースはすでに閉じられています。');
      await worker?.ask(closing, timeoutMs).catch(() => undefined);
      await worker?.stop({ cause: 'closed', detail: 'closed' });
    });
  }

  /** Nothing may be asked any more: what was in memory and what is on the disk may differ. */
  fail(reason: StorageProblem): void {
    if (this.#dead !== undefined) return;
    this.#dead = reason;
    void this.#worker?.stop({ cause: 'closed', detail: reason.message });
    this.#options.onFatal(reason);
  }

  #ended(end: WorkerEnd): void {
    this.#generation += 1;
    if (end.cause !== 'fsync') return;
    this.fail(
      new StorageProblem(
        'EDBFATAL',
        `データをディスクに書き込めませんでした（${end.detail}）。ディスクの空きと状態を確認してください。`,
      ),
    );
  }

  /** The living worker, or a new one in place of the one that ended. */
  async #usable(): Promise<EngineWorker> {
    if (this.#dead !== undefined) throw this.#dead;
    const worker = this.#worker;
    if (worker !== undefined && !worker.hasEnded) return worker;
    try {
      await worker?.exited;
      await this.start(false);
    } catch (error) {
      this.fail(
        new StorageProblem(
          'EDBFATAL',
          `データベースを再び開けませんでした（${messageOf(error)}）。`,
          error,
        ),
      );
    }
    return this.#usable();
  }
}

const closing = { op: 'close', text: '', params: [] } as const;

async function closeEngine(worker: EngineWorker): Promise<void> {
  await worker.ask(closing, startTimeoutMs);
  await worker.stop({ cause: 'closed', detail: 'the cluster is made' });
}

/** An update of PGlite could lose the fsync hook's setting without any other sign. */
async function assertDurable(worker: EngineWorker): Promise<void> {
  await worker.ask({ op: 'exec', text: sessionSettings, params: [] }, startTimeoutMs);
  const text = "select current_setting('fsync')";
  const { rows } = await worker.ask({ op: 'query', text, params: [] }, startTimeoutMs);
  if (rows[0]?.[0] === 'on') return;
  throw new StorageProblem('EDBFATAL', '組み込みデータベースの fsync が有効ではありません。');
}

function asDatabaseError({ cause, detail }: WorkerEnd): DatabaseError {
  return cause === 'timeout'
    ? new DatabaseError({ code: '57014', message: 'canceling statement due to statement timeout' })
    : new DatabaseError({ code: '57P02', message: `The database engine crashed: ${detail}` });
}
