import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '#server/db/testing/child-program.ts';

export const actKinds = ['import', 'invite'] as const;

type Killing = {
  /** A program that was built from `acts-program.ts`. */
  readonly file: string;
  /** The folder of the embedded database, or the address of a server. */
  readonly place: string;
  readonly kind: (typeof actKinds)[number];
  readonly times: number;
  /** From 0 to `limit` - 1. */
  readonly random: (limit: number) => number;
};

type Counts = Readonly<Record<string, number>>;
type Ready = { readonly associationId: string; readonly counts: Counts };

export type ActsReport = {
  readonly kind: string;
  readonly times: number;
  /** Killed before it was said to be done. */
  readonly cut: number;
  /** Of these, found done all the same, and found not begun. */
  readonly whole: number;
  readonly nothing: number;
  readonly faults: readonly string[];
};

/** kill -9 in the middle of an act of one person; the next process finds all of it or nothing. */
export async function killActs({ times, random, ...killing }: Killing): Promise<ActsReport> {
  // The first one is left to end: it says how many rows the act adds to which table, and how long it takes.
  const first = await live(killing, { before: undefined, waitMs: null });
  const lives = [first];
  for (let round = 0; round <= times; round += 1) {
    const waitMs = random(Math.max(1, Math.ceil(first.tookMs)));
    lives.push(await live(killing, { before: lives.at(-1)?.ready, waitMs }));
  }
  const judged = lives.slice(1).map(({ left }, at) => judge(lives[at], left));
  const added = judged[0]?.added ?? {};
  const cuts = judged.slice(1).map((it) => ({
    ...it,
    isWhole: isSame(it.added, added),
    isNothing: isSame(it.added, {}),
  }));
  const open = cuts.filter(({ isDone }) => !isDone);
  return {
    kind: killing.kind,
    times,
    cut: open.length,
    whole: open.filter(({ isWhole }) => isWhole).length,
    nothing: open.filter(({ isNothing }) => isNothing).length,
    faults: [
      ...(isSame(added, {}) ? ['the act added no row'] : []),
      ...cuts.flatMap((it, at) => faultsOf(it).map((fault) => `${at + 1}: ${fault}`)),
    ],
  };
}

type Life = {
  readonly left: Counts;
  readonly ready: Ready;
  readonly isDone: boolean;
  /** From the beginning of the act to its end, or to the kill. */
  readonly tookMs: number;
};
type Asked = { readonly before: Ready | undefined; readonly waitMs: number | null };

/** One process, until it is killed. */
async function live(
  { file, place, kind }: Omit<Killing, 'times' | 'random'>,
  { before, waitMs }: Asked,
): Promise<Life> {
  const program = startProgram(file, [place, kind, ...(before ? [before.associationId] : [])]);
  try {
    const left: Counts = before ? jsonIn(await program.says(/^left /)) : {};
    const ready: Ready = jsonIn(await program.says(/^ready /));
    const beganAt = performance.now();
    await (waitMs === null ? program.says(/^done/) : sleep(waitMs));
    const tookMs = performance.now() - beganAt;
    return { left, ready, isDone: program.lines.includes('done'), tookMs };
  } finally {
    await program.kill();
  }
}

function judge(life: Life | undefined, left: Counts) {
  return { isDone: life?.isDone ?? false, added: difference(life?.ready.counts ?? {}, left) };
}

type Cut = { readonly isDone: boolean; readonly isWhole: boolean; readonly isNothing: boolean };

function faultsOf({ isDone, isWhole, isNothing }: Cut): string[] {
  return [
    ...(isWhole || isNothing ? [] : ['half of it is left']),
    ...(isDone && !isWhole ? ['what was said to be done is not'] : []),
  ];
}

const jsonIn = (line: string) => JSON.parse(line.slice(line.indexOf('{')));

/** Tables with more rows than before, or fewer. */
function difference(before: Counts, after: Counts): Counts {
  const changed = Object.entries(after).map(
    ([name, count]) => [name, count - (before[name] ?? 0)] as const,
  );
  return Object.fromEntries(changed.filter(([, more]) => more !== 0));
}

function isSame(one: Counts, other: Counts): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
