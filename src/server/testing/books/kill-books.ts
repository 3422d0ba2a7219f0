import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildProgram, startProgram } from '#server/db/testing/child-program.ts';
import type { BooksState } from './books-state.ts';

export type Kill = 'book' | 'close' | 'reopen';

export type Killing = {
  /** A program that was built from `books-program.ts`. */
  readonly file: string;
  /** The folder of the embedded database, or the address of a server. */
  readonly place: string;
  readonly rounds: readonly Kill[];
  /** From 0 to `limit` - 1. */
  readonly random: (limit: number) => number;
  /** Resolves when the database answers again; a server's own process is killed only where this is given. */
  readonly untilReady?: () => Promise<void>;
};

type Promised = {
  readonly entries: Map<string, number>;
  readonly locks: { readonly until: string; readonly isFinal: boolean }[];
};

type Round = {
  readonly associationId: string;
  readonly promised: Promised;
  readonly isCut: boolean;
};

export type KillReport = {
  readonly rounds: number;
  /** Killed after it had begun and before it was promised. */
  readonly cut: number;
  /** Times in which the process of the server was killed and not the one that called it. */
  readonly serverKilled: number;
  readonly entries: number;
  readonly locks: number;
  readonly faults: readonly string[];
};

/** kill -9 in the middle of booking, closing and reopening; after each the books are read again and judged. */
export async function killBooks({ rounds, ...killing }: Killing): Promise<KillReport> {
  const faults: string[] = [];
  const counted = { cut: 0, serverKilled: 0, entries: 0, locks: 0 };
  let before: Round | undefined;
  for (const [index, kill] of [...rounds, undefined].entries()) {
    const program = startProgram(killing.file, [killing.place, ...wordsOf(before)]);
    try {
      if (before) {
        const state = readState(await program.says(/^state /));
        faults.push(...faultsOf(state, before.promised).map((fault) => `${index}: ${fault}`));
        counted.entries += state.entries.length;
        counted.locks += state.locks.length;
      }
      if (kill === undefined) break;
      const isOfServer = killing.untilReady !== undefined && index % 2 === 1;
      before = await killDuring(program, kill, { ...killing, isOfServer });
      counted.cut += Number(before.isCut);
      counted.serverKilled += Number(isOfServer);
    } finally {
      await program.kill();
    }
  }
  return { rounds: rounds.length, ...counted, faults };
}

function wordsOf(before: Round | undefined): string[] {
  return before ? [before.associationId] : [];
}

function readState(line: string): BooksState {
  return JSON.parse(line.slice('state '.length)) as BooksState;
}

type Aim = Pick<Killing, 'random' | 'untilReady'> & { readonly isOfServer: boolean };

async function killDuring(program: ChildProgram, kill: Kill, aim: Aim): Promise<Round> {
  const books = await program.says(/^books /);
  const nth = 1 + aim.random(4);
  const pattern = new RegExp(`^begun ${kill} (\\d+)`);
  const begun = await program.says(pattern, nth);
  // A booking takes some 10 ms, a close less: most kills fall between its first statement and its answer.
  await sleep(aim.random(kill === 'book' ? 8 : 4));
  if (aim.isOfServer) process.kill(Number(pattern.exec(begun)?.[1]), 'SIGKILL');
  await (aim.isOfServer ? program.ended() : program.kill());
  if (aim.isOfServer) await aim.untilReady?.();
  const last = program.lines.filter((line) => /^(?:begun|done) /.test(line)).at(-1) ?? '';
  return {
    associationId: books.slice('books '.length),
    promised: promisedIn(program.lines),
    isCut: last.startsWith('begun'),
  };
}

function promisedIn(lines: readonly string[]): Promised {
  const entries = new Map<string, number>();
  const locks: { until: string; isFinal: boolean }[] = [];
  for (const line of lines) {
    const [, kind, json = ''] = /^done (\w+) (.*)$/.exec(line) ?? [];
    if (kind === undefined) continue;
    const said = JSON.parse(json) as { keys: string[]; numbers: number[] } & (typeof locks)[number];
    if (kind === 'book')
      for (const [at, key] of said.keys.entries()) entries.set(key, said.numbers[at] ?? 0);
    else locks.push({ until: said.until, isFinal: said.isFinal });
  }
  return { entries, locks };
}

const entriesAtOnce = 3;
const linesOfEntry = 40;

/** What is not as it has to be: nothing half, no number lost or twice, every promise kept, the log of locks whole. */
function faultsOf(state: BooksState, promised: Promised): string[] {
  return [...entryFaults(state, promised), ...numberFaults(state), ...lockFaults(state, promised)];
}

function entryFaults({ entries }: BooksState, promised: Promised): string[] {
  const kept = new Map(entries.map(({ key, number }) => [key, number]));
  const half = entries.filter(({ lines, unbalanced }) => lines !== linesOfEntry || unbalanced > 0);
  const lost = [...promised.entries].filter(([key, number]) => kept.get(key) !== number);
  const more = entries.length - promised.entries.size;
  return [
    ...half.map(({ key }) => `entry ${key} is half there`),
    ...lost.map(([key, number]) => `entry ${key} was promised as number ${number}`),
    ...(kept.size < entries.length ? ['a key is there twice'] : []),
    // What was cut off may be there as a whole or not at all.
    ...(more === 0 || more === entriesAtOnce ? [] : [`${more} entries more than were promised`]),
  ];
}

function numberFaults({ entries, years }: BooksState): string[] {
  return years.flatMap(({ id, lastNumber }) => {
    const numbers = entries.filter(({ yearId }) => yearId === id).map(({ number }) => number);
    const isWhole = numbers.every((number, index) => number === index + 1);
    return isWhole && lastNumber === numbers.length
      ? []
      : [`year ${id}: numbers ${numbers.join()}`];
  });
}

function lockFaults(state: BooksState, promised: Promised): string[] {
  const { locks, requests, wrongOpenings, missingOpenings } = state;
  const more = locks.length - promised.locks.length;
  const said = promised.locks.filter(({ until, isFinal }, index) => {
    const lock = locks[index];
    return lock?.until !== until || lock.isFinal !== isFinal;
  });
  const last = locks.at(-1);
  const [request] = requests;
  // The request goes in the transaction in which the lock comes, so what is asked for is never carried out already.
  const isBoth = request && last?.until === request.until && last.isFinal === request.isFinal;
  return [
    ...(locks.every(({ number }, index) => number === index + 1) ? [] : ['a lock has no number']),
    ...said.map(({ until }) => `the lock until ${until} was promised`),
    ...(more === 0 || more === 1 ? [] : [`${more} locks more than were promised`]),
    ...(isBoth ? ['a lock is there beside its request'] : []),
    ...(wrongOpenings + missingOpenings === 0 ? [] : ['an opening is not what was posted before']),
  ];
}
