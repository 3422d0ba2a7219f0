export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** One at a time, in the order of asking; a failure does not stop those behind it. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
