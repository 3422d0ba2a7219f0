import type { IsoDate } from '#domain/calendar.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import { boxOf } from '#domain/votes/box-of.ts';
import { countingRule, type OwnRule } from '#domain/votes/own-rules.ts';
import { recordText, tallyItem } from '#domain/votes/tally-item.ts';
import { sha256 } from './answers-of.ts';
import type { VoteRows } from './row-types.ts';

export type Held = {
  readonly meetingId: string;
  readonly heldOn: IsoDate;
  readonly recordOn: IsoDate;
  readonly items: readonly { readonly id: string; readonly kind: Kind }[];
  readonly ownRules: readonly OwnRule[];
};
type Counted = Omit<VoteRows, 'vote_record'>;

/** What two confirmed, counted of the rows by the engine. */
export function recordDigest(held: Held, counted: Counted): string {
  const tallies = tallyRows(held, counted);
  return sha256(recordText(counted.vote_box[0]?.chain_head ?? '', tallies));
}

function tallyRows(held: Held, counted: Counted) {
  const box = countedBox(counted);
  return held.items.map(({ id, kind }) => {
    const applied = countingRule(kind, regimeOf(held.recordOn), held.ownRules);
    if (!applied) throw new Error(`an item of a kind that the law does not have: ${kind}`);
    const closed = counted.vote_round.find(({ item_id }) => item_id === id);
    const closedAt = closed && Date.parse(closed.noted_at);
    return { id, closedAt, ...tallyItem(applied.rule, box, { itemId: id, closedAt }) };
  });
}

function countedBox(rows: Counted) {
  const [box] = rows.vote_box;
  if (!box) throw new Error('there is no box');
  return boxOf({
    heads: rows.vote_head,
    agents: rows.vote_agent,
    answers: rows.vote_answer.map((it) => ({
      number: it.number,
      headId: it.head_id,
      kind: it.kind,
      receivedAt: Date.parse(it.received_at),
      day: it.stamped_on,
      choices: it.choices,
      agentId: it.agent_id,
      isAtDoor: it.is_at_door,
    })),
    door: rows.vote_door.map(({ id, person_id, what, at }) => ({
      id,
      personId: person_id,
      what,
      at: Date.parse(at),
    })),
    hands: rows.vote_hand.map(({ item_id, person_id, choice }) => ({
      itemId: item_id,
      personId: person_id,
      headId: null,
      choice,
    })),
    ways: box.ways,
    deadlineAt: Date.parse(box.deadline_at),
    opensAt: Date.parse(box.opens_at),
    beganAt: Date.parse(box.began_at),
  });
}
