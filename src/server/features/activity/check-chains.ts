import { brokenAt, type Head, type LinkedEntry, shortCode } from '#domain/activity/chain.ts';
import type { Db } from '#server/db/db.ts';
import { findHead, listChain, sha256 } from './store.ts';

export type CheckedChain = {
  readonly associationId: string;
  readonly name: string;
  readonly count: number;
  readonly brokenAt: number | null;
  /** What the last entry is written down by. */
  readonly code: string;
};

/** Every association's log, or one: a log without a head is one that somebody took it from. */
export async function checkChains(db: Db, only: string | undefined): Promise<CheckedChain[]> {
  const { rows } = await db.query<{ id: string; name: string; kind: string }>(
    `select id, name, kind from association where $1::text is null or id::text = $1 order by name, id`,
    [only ?? null],
  );
  const checked: CheckedChain[] = [];
  for (const { id, name, kind } of rows) {
    const head = await findHead(db, id);
    const chain = await listChain(db, id);
    const last = chain.at(-1);
    checked.push({
      associationId: id,
      name,
      count: chain.length,
      // A copy goes on from the demonstration's chain; every other begins with itself.
      brokenAt: judge(chain, head && kind !== 'copy' ? { ...head, root: id } : head),
      code: last ? shortCode(last.hash) : '',
    });
  }
  return checked;
}

function judge(chain: readonly LinkedEntry[], head: Head | undefined): number | null {
  if (head) return brokenAt(chain, head, sha256);
  return chain.length > 0 ? 1 : null;
}

/** One line for each association, for whoever runs the command. */
export function checkWords({
  name,
  associationId,
  count,
  brokenAt: broken,
  code,
}: CheckedChain): string {
  const who = `${name}（${associationId}）`;
  if (broken !== null) {
    return `× ${who}：${broken}番から先が、書かれたときのままではありません。残っている記録は${count}件です。`;
  }
  return count === 0
    ? `○ ${who}：記録はまだありません。`
    : `○ ${who}：${count}件。最後の符号 ${code}`;
}
