import { demoId } from '#demo/demo-id.ts';
import { seedDwellings } from '#demo/dwellings.ts';
import { owners } from '#demo/owners.ts';
import { personId } from '#demo/people.ts';
import { rollOn } from '#domain/votes/roll-on.ts';
import type { VoteRows } from './row-types.ts';

/** 議決権行使者 whom the co-owners of 1001 have named. */
const named = '原 和也';

export const headIdOf = (dwelling: string): string => demoId('vote_head', dwelling);

/** 議決権者の名簿, in the order of the dwellings; a head is known by its first one. */
export function headRows(box_id: string): VoteRows['vote_head'] {
  const dwellings = seedDwellings().map((dwelling) => ({
    ...dwelling,
    names: owners.find((it) => it.dwellings.includes(dwelling.number))?.names ?? [],
  }));
  const { heads } = rollOn(
    dwellings.map(({ id, votes, share_numerator, names }) => ({
      dwellingId: id,
      votes,
      land: share_numerator,
      owners: names.map(([name]) => personId(name)),
      voterId: names.some(([name]) => name === named) ? personId(named) : null,
    })),
    { excluded: [], associationIds: [] },
  );
  return heads.map(({ dwellingIds, votes, land, voters }, position) => {
    const own = dwellings.filter(({ id }) => dwellingIds.includes(id));
    return {
      id: headIdOf(own[0]?.number ?? ''),
      box_id,
      position,
      dwellings: own.map(({ number }) => number).join('、'),
      names: (own[0]?.names ?? []).map(([name]) => name).join('、'),
      votes,
      land,
      voters,
    };
  });
}
