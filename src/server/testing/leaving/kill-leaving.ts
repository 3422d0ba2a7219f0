import { setTimeout as sleep } from 'node:timers/promises';
import { startProgram } from '#server/db/testing/child-program.ts';

type Killing = {
  /** A program that was built from `leaving-program.ts`. */
  readonly file: string;
  /** The folder of the embedded database, or the address of a server. */
  readonly place: string;
  readonly times: number;
  /** From 0 to `limit` - 1. */
  readonly random: (limit: number) => number;
};

type State = { readonly rows: number; readonly ended: number };
type Left = State & { readonly associationId: string; readonly isCut: boolean };

export type LeavingReport = {
  readonly times: number;
  /** Killed after the deletion had begun and before it was said to be done. */
  readonly cut: number;
  /** Of these, found whole and ended by the next process. */
  readonly resumed: number;
  readonly faults: readonly string[];
};

const longestMs = 600;

/** kill -9 in the middle of a deletion; the next process finds all or nothing, and ends what was left. */
export async function killLeaving({ times, ...killing }: Killing): Promise<LeavingReport> {
  const faults: string[] = [];
  const counted = { cut: 0, resumed: 0 };
  let before: Left | undefined;
  for (let round = 0; round <= times; round += 1) {
    const words = before ? [before.associationId] : [];
    const program = startProgram(killing.file, [killing.place, ...words]);
    try {
      if (before) {
        const left = stateIn(await program.says(/^left /));
        const after = stateIn(await program.says(/^after /));
        faults.push(...faultsOf(before, { left, after }).map((fault) => `${round}: ${fault}`));
        counted.resumed += Number(left.rows > 0);
      }
      if (round === times) break;
      const ready: State & { associationId: string } = JSON.parse(
        (await program.says(/^ready /)).slice('ready '.length),
      );
      await sleep(killing.random(longestMs));
      const isCut = !program.lines.includes('done');
      await program.kill();
      before = { ...ready, isCut };
      counted.cut += Number(isCut);
    } finally {
      await program.kill();
    }
  }
  return { times, ...counted, faults };
}

function stateIn(line: string): State {
  return JSON.parse(line.slice(line.indexOf('{')));
}

function faultsOf(before: Left, { left, after }: { left: State; after: State }): string[] {
  const isWhole = left.rows === before.rows && left.ended === 0;
  const isGone = left.rows === 0 && left.ended === 1;
  const faults: string[] = [];
  if (!isWhole && !isGone) faults.push(`half of it is left: ${JSON.stringify({ before, left })}`);
  if (!before.isCut && !isGone) faults.push('what was said to be done is not');
  if (after.rows !== 0 || after.ended !== 1) faults.push(`not ended: ${JSON.stringify(after)}`);
  return faults;
}
