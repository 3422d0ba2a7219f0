import type { Head } from './record.ts';

/** A dwelling on the record date. */
export type DwellingOnRoll = {
  readonly dwellingId: string;
  readonly votes: number;
  readonly land: number;
  readonly owners: readonly string[];
  /** 議決権行使者 that its owners have named; `null` where they have named nobody. */
  readonly voterId: string | null;
};

export type Roll = {
  readonly heads: readonly (Head & {
    readonly owners: readonly string[];
    readonly dwellingIds: readonly string[];
    /** Its owners named different voters for different dwellings: one is to be asked for. */
    readonly isContested: boolean;
  })[];
};

/**
 * 議決権者の名簿: owners who own in the same set are one head. Whoever a court has excluded leaves the set; what the
 * association owns itself has no vote.
 */
export function rollOn(
  dwellings: readonly DwellingOnRoll[],
  { excluded, associationIds }: { excluded: readonly string[]; associationIds: readonly string[] },
): Roll {
  const bySet = new Map<string, DwellingOnRoll[]>();
  for (const dwelling of dwellings) {
    if (dwelling.owners.some((id) => associationIds.includes(id))) continue;
    const owners = ownersOf(dwelling, excluded);
    if (owners.length === 0) continue;
    const key = owners.join(' ');
    bySet.set(key, [...(bySet.get(key) ?? []), dwelling]);
  }
  return { heads: [...bySet.entries()].map(([key, own]) => headOf(key, own)) };
}

function ownersOf({ owners }: DwellingOnRoll, excluded: readonly string[]): readonly string[] {
  return [...new Set(owners)].filter((id) => !excluded.includes(id)).toSorted();
}

function headOf(key: string, dwellings: readonly DwellingOnRoll[]): Roll['heads'][number] {
  const owners = key.split(' ');
  const named = [
    ...new Set(
      dwellings.flatMap(({ voterId }) =>
        voterId !== null && owners.includes(voterId) ? [voterId] : [],
      ),
    ),
  ];
  const [voter] = named;
  const sole = owners.length === 1 ? owners : [];
  return {
    id: key,
    owners,
    dwellingIds: dwellings.map(({ dwellingId }) => dwellingId),
    votes: dwellings.reduce((sum, { votes }) => sum + votes, 0),
    land: dwellings.reduce((sum, { land }) => sum + land, 0),
    voters: voter === undefined ? sole : [voter],
    isContested: named.length > 1,
  };
}
