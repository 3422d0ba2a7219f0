import type { Tally } from '#domain/resolutions/decide.ts';
import type { Choice, Head } from './record.ts';
import type { Standing } from './standings-at.ts';

export type Counts = { readonly heads: number; readonly votes: number; readonly land: number };

/** An item's sums: as the law counts them, and by way and choice for the record. */
export type ItemTally = {
  readonly counted: Tally;
  readonly byChoice: Readonly<Record<Choice, Counts>>;
  /** Here, and has not said yet: among 棄権, should the vote end now. */
  readonly undecided: Counts;
  readonly byWay: Readonly<Record<Standing['way'], Counts>>;
};

export function tallyOf(heads: readonly Head[], standings: readonly Standing[]): ItemTally {
  const byId = new Map(standings.map((standing) => [standing.headId, standing]));
  const sum = (isMeant: (standing: Standing | undefined) => boolean) =>
    countHeads(heads.filter(({ id }) => isMeant(byId.get(id))));
  const chose = (choice: Choice) => sum((it) => it?.choice === choice);
  const came = (way: Standing['way']) => sum((it) => it?.way === way);
  return {
    counted: {
      eligible: countHeads(heads),
      present: sum((it) => it !== undefined && it.way !== 'none'),
      yes: chose('yes'),
    },
    byChoice: { yes: chose('yes'), no: chose('no'), abstain: chose('abstain') },
    undecided: sum((it) => it?.reason === 'no-hand' || it?.reason === 'agent-without-hand'),
    byWay: {
      room: came('room'),
      web: came('web'),
      proxy: came('proxy'),
      paper: came('paper'),
      electronic: came('electronic'),
      none: came('none'),
    },
  };
}

export function countHeads(heads: readonly Head[]): Counts {
  let votes = 0;
  let land = 0;
  for (const head of heads) {
    votes += head.votes;
    land += head.land;
  }
  return { heads: heads.length, votes, land };
}

export function sumCounts(counts: readonly Counts[]): Counts {
  const of = (key: keyof Counts) => counts.reduce((total, it) => total + it[key], 0);
  return { heads: of('heads'), votes: of('votes'), land: of('land') };
}
