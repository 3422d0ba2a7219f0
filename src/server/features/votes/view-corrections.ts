import { isSecondPerson } from '#domain/access/second-person.ts';
import type { CorrectedRoll } from '#domain/votes/correct-roll.ts';
import type { Db } from '#server/db/db.ts';
import {
  listOtherwiseOwned,
  type StoredBox,
  type StoredHead,
  type VoteReader,
} from './box-store.ts';
import { ownersOf } from './owners-of.ts';
import { listCorrections } from './roll-store.ts';

type Excluded = CorrectedRoll<StoredHead>['excluded'];
type Roll = {
  readonly stored: StoredBox;
  readonly heads: readonly StoredHead[];
  readonly excluded: Excluded;
};

/** 名簿の訂正 of a box, and until the opening who could be named for each owner. */
export async function viewCorrections(db: Db, reader: VoteReader, roll: Roll) {
  const { stored, heads, excluded } = roll;
  const corrections = await listCorrections(db, reader, stored.id);
  const register = stored.beganAt === null ? await listOtherwiseOwned(db, reader, stored.id) : [];
  return {
    excluded: viewExcluded(excluded),
    corrections: corrections.map((correction) => {
      const { id, dwellings, what, voterName, reason, askedAt, isApproved } = correction;
      const isOwn = isApproved === null && !isSecondPerson(reader.signer, correction);
      return { id, dwellings, what, voterName, reason, askedAt, isApproved, isOwn };
    }),
    owners: heads.flatMap((head) => {
      const people = ownersOf(register, head).filter(({ id }) => id !== head.voters[0]);
      return people.length === 0 ? [] : [{ headId: head.id, people: [...people] }];
    }),
  };
}

export function viewExcluded(excluded: Excluded) {
  return excluded.map(({ id, dwellings, names, votes, reason }) => ({
    id,
    dwellings,
    names,
    votes,
    reason,
  }));
}
