/** How long a model may take. */
export type TimeLimits = {
  /** Until its first word, and between two words. */
  readonly silenceMs: number;
  /** For the whole answer, with the second model. */
  readonly totalMs: number;
};

export const shippedLimits: TimeLimits = { silenceMs: 8_000, totalMs: 30_000 };

type TimeLimit = {
  readonly signal: AbortSignal;
  /** A sign of life: the silence begins anew. */
  readonly heard: () => void;
  readonly end: () => void;
};

/** Aborts when nothing is heard for too long, when the time is over, or when the asker leaves. */
export function startTimeLimit(asker: AbortSignal, silenceMs: number, endsAt: number): TimeLimit {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const total = setTimeout(stop, Math.max(0, endsAt - performance.now()));
  let silence = setTimeout(stop, silenceMs);
  return {
    signal: AbortSignal.any([asker, limit.signal]),
    heard() {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
    },
    end() {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
}

/** The parts of a stream until it ends or the signal says stop, even where the stream hangs. */
export async function* untilAborted<Part>(
  stream: AsyncIterable<Part>,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const parts = stream[Symbol.asyncIterator]();
  const aborted = new Promise<IteratorResult<Part>>((resolve) => {
    const end = () => resolve({ done: true, value: undefined });
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    for (;;) {
      const next = await Promise.race([parts.next(), aborted]);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    // A hanging stream would never answer, so nobody waits for it.
    parts.return?.().catch(() => undefined);
  }
}
