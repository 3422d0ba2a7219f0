import { demoPapers } from '#demo/demo-papers.ts';
import { drawBill } from '#demo/papers/bill-paper.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { FileStore } from '#server/outside/file-store.ts';

/** A copy lives some days longer than the demonstration it was made of. */
const daysBack = 3;

/** 証憑 of the demonstration take no place in the store: they are drawn when somebody looks at one. */
export function withDemoPapers(files: FileStore, today: () => IsoDate): FileStore {
  const known = new Map<IsoDate, ReturnType<typeof demoPapers>>();
  const papersOf = (day: IsoDate) => {
    const papers = known.get(day) ?? demoPapers(day);
    known.set(day, papers);
    return papers;
  };
  const findOlder = (key: string) => {
    const now = today();
    for (const day of known.keys()) if (day < addDays(now, -daysBack)) known.delete(day);
    for (let back = 1; back <= daysBack; back += 1) {
      const paper = papersOf(addDays(now, -back)).get(key);
      if (paper) return drawBill(paper);
    }
    return undefined;
  };
  return {
    ...files,
    get: async (key) => {
      const paper = papersOf(today()).get(key);
      return paper ? drawBill(paper) : ((await files.get(key)) ?? findOlder(key));
    },
  };
}
