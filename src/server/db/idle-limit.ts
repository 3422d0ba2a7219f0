import { DatabaseError } from '#server/db/database-error.ts';

/**
 * Ends a transaction that asks nothing for too long, as a server's own setting would: the embedded
 * engine has one session, so whoever waits for the outside world inside a transaction stops everybody.
 */
export function createIdleLimit(limitMs: number) {
  let running = 0;
  let timer: NodeJS.Timeout | undefined;
  let expire: (error: DatabaseError) => void = () => undefined;
  const expired = new Promise<never>((_, reject) => {
    expire = reject;
  });

  function start(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      expire(
        new DatabaseError({
          code: '25P03',
          message: 'terminating transaction due to idle-in-transaction timeout',
        }),
      );
    }, limitMs);
  }

  start();
  return {
    /** Rejects when the limit is reached. */
    expired,
    /** While a statement runs, the transaction is not idle. */
    async during<T>(statement: () => Promise<T>): Promise<T> {
      running += 1;
      clearTimeout(timer);
      try {
        return await statement();
      } finally {
        running -= 1;
        if (running === 0) start();
      }
    },
    stop(): void {
      running += 1;
      clearTimeout(timer);
    },
  };
}
