import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { regimeOf, ruleFor } from '#domain/resolutions/rule-for.ts';
import { agentRelations } from '#domain/votes/agent.ts';
import { ownRulesIn } from '#domain/votes/own-rules.ts';
import { usualWays } from '#domain/votes/record.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { newId } from '#server/outside/new-id.ts';
import {
  addAgent,
  addBox,
  type BoxItem,
  listOwnedDwellings,
  type MeetingAhead,
} from './box-store.ts';
import { headsOf } from './heads-of.ts';
import { refuseSecret } from './refuse-secret.ts';
import { addPiles } from './secret-store.ts';

type Opening = {
  readonly id: string;
  readonly meeting: MeetingAhead;
  readonly deadlineOn: IsoDate;
  readonly items: readonly BoxItem[];
  /** 議決権行使者 whom co-owners have named. */
  readonly voterIds: readonly string[];
  readonly today: IsoDate;
  readonly now: Date;
};

/** The day of dispatch: roll, items, the bylaws' clauses and the ways of counting stand from here on. */
export async function openNewBox(
  db: Db,
  scope: Scope<'meeting.prepare'>,
  opening: Opening,
): Promise<void> {
  const { id, meeting, items, voterIds, today, now } = opening;
  const hours = hoursOf(opening);
  refuseItems(opening);
  const dwellings = await listOwnedDwellings(db, scope);
  const kinds = items.map(({ kind }) => kind);
  const ownRules = ownRulesIn(await loadBylawPassages(db, scope, today), kinds);
  const heads = headsOf(dwellings, voterIds);
  refuseSecret(items, { regime: regimeOf(today), ownRules, heads });
  await addBox(db, scope, {
    id,
    meetingId: meeting.id,
    recordOn: today,
    ...hours,
    items,
    ownRules,
    ways: usualWays,
    heads,
    now,
  });
  await addPiles(db, scope, { boxId: id, items });
  const chair = {
    id: newId(now.getTime()),
    name: agentRelations.chair,
    relation: 'chair',
  } as const;
  await addAgent(db, scope, { boxId: id, agent: chair });
}

function hoursOf({ meeting, deadlineOn, now }: Opening) {
  const opensAt = Date.parse(`${meeting.heldOn}T${meeting.startsAt}:00+09:00`);
  const deadlineAt = Date.parse(`${deadlineOn}T17:00:00+09:00`);
  if (meeting.status === 'held' || opensAt <= now.getTime()) {
    throw new Refusal('conflict', '始まった総会の名簿は、確定できません。');
  }
  if (deadlineAt <= now.getTime() || deadlineAt >= opensAt) {
    throw new Refusal('conflict', '締切は、今日より後で、総会が始まるより前の日にしてください。');
  }
  return { opensAt, deadlineAt };
}

function refuseItems({ meeting, items, today }: Opening): void {
  const wanted = items.map(({ id }) => id);
  const expected = meeting.items.map(({ id }) => id);
  if (wanted.join() !== expected.join()) {
    throw new Refusal('conflict', '議案が変わっています。画面を読み直してください。');
  }
  if (items.some(({ kind }) => !ruleFor(kind, regimeOf(today)))) {
    throw new Refusal('conflict', '今の法律にない決議の種類が選ばれています。');
  }
}
