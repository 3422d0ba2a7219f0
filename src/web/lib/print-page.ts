const waitedFor = new Set<Promise<unknown>>();

/** Something that has its own paper is not ready to be printed until this has ended. */
export function printAfter(ready: Promise<unknown>): () => void {
  waitedFor.add(ready);
  return () => void waitedFor.delete(ready);
}

/** 印刷, by a button of ours: unlike the browser's own command it can wait for the paper. */
export async function printPage(): Promise<void> {
  await Promise.allSettled(waitedFor);
  window.print();
}
