export type FairQueue = <T>(whose: string, work: () => Promise<T>) => Promise<T>;

/**
 * One at a time, and of those who wait each in turn: whoever brings much waits for it alone. A failure does not
 * stop those behind it.
 */
export function createFairQueue(): FairQueue {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let isBusy = false;

  async function workOff(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = takeNext(); next; next = takeNext()) await next();
    isBusy = false;
  }

  function takeNext(): (() => Promise<void>) | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [whose, [next, ...rest]] = first;
    waiting.delete(whose);
    if (rest.length > 0) waiting.set(whose, rest);
    return next;
  }

  return (whose, work) =>
    new Promise((resolve, reject) => {
      const mine = () => work().then(resolve, reject);
      waiting.set(whose, [...(waiting.get(whose) ?? []), mine]);
      void workOff();
    });
}
