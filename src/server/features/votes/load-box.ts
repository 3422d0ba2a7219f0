import { boxOf } from '#domain/votes/box-of.ts';
import type { Linked } from '#domain/votes/chain.ts';
import type { CorrectedRoll } from '#domain/votes/correct-roll.ts';
import type { Box } from '#domain/votes/record.ts';
import type { DoorEvent } from '#domain/votes/stays-of.ts';
import type { Db } from '#server/db/db.ts';
import { listAnswers } from './answer-store.ts';
import { listAgents, type StoredBox, type StoredHead, type VoteReader } from './box-store.ts';
import { listClosings, listDoor, listHands } from './day-store.ts';
import { loadSecret, type SecretFacts } from './load-secret.ts';
import { listRoll } from './roll-store.ts';

/** Everything that is counted of one box. */
export type Loaded = {
  readonly stored: StoredBox;
  readonly heads: readonly StoredHead[];
  readonly excluded: CorrectedRoll<StoredHead>['excluded'];
  readonly answers: readonly Linked[];
  readonly agents: Awaited<ReturnType<typeof listAgents>>;
  readonly door: readonly DoorEvent[];
  readonly closings: ReadonlyMap<string, number>;
  readonly secret: SecretFacts;
  readonly box: Box;
};

export async function loadBox(db: Db, reader: VoteReader, stored: StoredBox): Promise<Loaded> {
  const { heads, excluded } = await listRoll(db, reader, stored.id);
  const answers = await listAnswers(db, reader, stored.id);
  const agents = await listAgents(db, reader, stored.id);
  const door = await listDoor(db, reader, stored.id);
  const hands = await listHands(db, reader, stored.id);
  const closings = await listClosings(db, reader, stored.id);
  const secret = await loadSecret(db, reader, stored);
  const { ways, deadlineAt, opensAt, beganAt } = stored;
  const box = boxOf({ heads, answers, agents, door, hands, ways, deadlineAt, opensAt, beganAt });
  return { stored, heads, excluded, answers, agents, door, closings, secret, box };
}
