import { Refusal } from '#domain/refusal.ts';
import { rollOn } from '#domain/votes/roll-on.ts';
import type { RegisteredDwelling } from './box-store.ts';

/** 議決権者の名簿 of the register as it is now, with the voters whom co-owners have named. */
export function headsOf(dwellings: readonly RegisteredDwelling[], voterIds: readonly string[]) {
  if (dwellings.length === 0) {
    throw new Refusal('conflict', '区分所有者の名簿がありません。先に名簿を登録してください。');
  }
  // Parts of different wholes have no sum.
  if (new Set(dwellings.map(({ landOf }) => landOf)).size > 1) {
    throw new Refusal(
      'conflict',
      '共用部分の持分の分母が、住戸によって違います。名簿で同じ分母にそろえてください。',
    );
  }
  const { heads } = rollOn(
    dwellings.map((dwelling) => ({
      ...dwelling,
      voterId: dwelling.owners.find((id) => voterIds.includes(id)) ?? null,
    })),
    { excluded: [], associationIds: [] },
  );
  return heads.map(({ dwellingIds, votes, land, voters }) => {
    const own = dwellings.filter(({ dwellingId }) => dwellingIds.includes(dwellingId));
    return {
      dwellings: own.map(({ number }) => number).join('、'),
      names: (own[0]?.names ?? []).join('、'),
      votes,
      land,
      voters,
    };
  });
}
