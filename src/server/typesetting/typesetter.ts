import { Worker } from 'node:worker_threads';
import { Refusal } from '#domain/refusal.ts';
import { createQueue } from '#server/db/embedded/queue.ts';

type TypesetterOptions = {
  readonly workerUrl?: URL;
  readonly template: string;
  readonly timeoutMs: number;
  /** What is said when it took too long. */
  readonly slowSentence?: string;
};

/** A PDF that the template names by its path. */
export type BoundFile = { readonly path: string; readonly bytes: Uint8Array };

/** One of the three, as report-worker.js answers. */
type Reply = {
  readonly pdf?: Uint8Array<ArrayBuffer>;
  readonly missing?: string;
  readonly fault?: string;
};

const mostWaiting = 20;
const ownWorker = new URL('./report-worker.js', import.meta.url);

const sentences = {
  busy: 'PDFの作成が混み合っています。少し待ってから、もう一度お試しください。',
  slow: 'PDFを時間内に作れませんでした。少し待ってから、もう一度お試しください。',
  missing:
    'このサーバーではPDFを作れません（PDFを作る部品が入っていません）。画面の印刷をお使いください。',
};

/** Makes PDFs of a Typst template in a thread of its own: one at a time, the thread replaced when it ends. */
export class Typesetter {
  readonly #options: TypesetterOptions;
  readonly #queue = createQueue();
  #waiting = 0;
  #worker: Worker | undefined;
  #settle: ((result: Uint8Array<ArrayBuffer> | Error) => void) | undefined;

  constructor(options: TypesetterOptions) {
    this.#options = options;
  }

  async typeset(data: unknown, files: readonly BoundFile[] = []): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#waiting >= mostWaiting) throw new Refusal('unavailable', sentences.busy);
    this.#waiting += 1;
    try {
      return await this.#queue(() => this.#ask({ data: JSON.stringify(data), files }));
    } finally {
      this.#waiting -= 1;
    }
  }

  #ask(job: {
    readonly data: string;
    readonly files: readonly BoundFile[];
  }): Promise<Uint8Array<ArrayBuffer>> {
    const worker = this.#living();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () =>
          this.#drop(
            worker,
            new Refusal('unavailable', this.#options.slowSentence ?? sentences.slow),
          ),
        this.#options.timeoutMs,
      );
      this.#settle = (result) => {
        clearTimeout(timer);
        this.#settle = undefined;
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      worker.postMessage(job);
    });
  }

  #living(): Worker {
    if (this.#worker) return this.#worker;
    const { workerUrl = ownWorker, template } = this.#options;
    const worker = new Worker(workerUrl, { workerData: { template } });
    worker.on('message', (reply: Reply) => this.#receive(worker, reply));
    worker.on('error', (error) => this.#drop(worker, error));
    worker.on('exit', (code) =>
      this.#drop(worker, new Error(`The report's thread ended: ${code}`)),
    );
    // An idle thread must not keep the process alive.
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #receive(worker: Worker, { pdf, missing, fault }: Reply): void {
    if (worker !== this.#worker) return;
    if (pdf) this.#settle?.(pdf);
    else if (missing !== undefined)
      this.#drop(worker, new Refusal('unavailable', sentences.missing));
    else this.#settle?.(new Error(`The report could not be made: ${fault}`));
  }

  /** The next job gets a new thread; what an old one still says is not heard. */
  #drop(worker: Worker, reason: Error): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#settle?.(reason);
    void worker.terminate();
  }
}
