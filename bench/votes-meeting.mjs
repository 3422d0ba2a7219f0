// A house whose general meeting has its box open, for `votes-races.mjs`.
import { randomUUID } from 'node:crypto';

export const heldOn = '2027-05-23';
export const deadlineOn = '2027-05-22';
export const deadlineAt = Date.parse(`${deadlineOn}T17:00:00+09:00`);

/** An association in which everybody owns one dwelling and has an account, with a general meeting whose box is open. */
export async function addMeeting(parts, db, count) {
  const [associationId, meetingId, boxId, staff] = Array.from({ length: 4 }, () => randomUUID());
  const people = Array.from({ length: count }, (_, index) => ({
    n: index + 1,
    person: randomUUID(),
    dwelling: randomUUID(),
    account: randomUUID(),
  }));
  const items = [1, 2, 3].map(() => ({ id: randomUUID(), kind: 'ordinary' }));
  await fill(db, { associationId, meetingId, staff, people, items });
  const work = (inside, options) => parts.withAssociation(db, associationId, inside, options);
  const staffScope = scopeOf(associationId, staff, 'director');
  await work(async (tx) => {
    const dwellings = await parts.listOwnedDwellings(tx, staffScope);
    await parts.addBox(tx, staffScope, {
      id: boxId,
      meetingId,
      recordOn: '2027-05-01',
      deadlineAt,
      opensAt: Date.parse(`${heldOn}T10:00:00+09:00`),
      items,
      ownRules: [],
      ways: parts.usualWays,
      heads: parts.headsOf(dwellings, []),
      now: new Date(deadlineAt - 86_400_000 * 20),
    });
  });
  await db.exec('analyze');
  const heads = await work((tx) => parts.listHeads(tx, staffScope, boxId));
  return { associationId, meetingId, boxId, staff, people, items, heads, work };
}

async function fill(db, { associationId, meetingId, staff, people, items }) {
  await db.query(`insert into association (id, name, kind) values ($1, '計測', 'customer')`, [
    associationId,
  ]);
  const given = [associationId, JSON.stringify(people)];
  const each = `from jsonb_to_recordset($2::jsonb) as p(n int, person uuid, dwelling uuid, account uuid)`;
  await db.query(
    `insert into app_user (id, email, name)
     select a, a || '@sumiwa.example', '計測' from unnest($1::uuid[]) a`,
    [[staff, ...people.map(({ account }) => account)]],
  );
  await db.query(
    `insert into person (association_id, id, name, kana, lives) select $1, p.person, '人' || p.n, '', 'here' ${each}`,
    given,
  );
  await db.query(
    `insert into dwelling (association_id, id, number, floor, position, plan_type, layout, area_m2, share_numerator,
       share_denominator, votes, management_fee_yen, reserve_fee_yen)
     select $1, p.dwelling, p.n::text, 1 + p.n / 20, p.n % 20, 'A', '3LDK', 70, 1, 1000, 1, 0, 0 ${each}`,
    given,
  );
  await db.query(
    `insert into ownership (association_id, id, dwelling_id, person_id, share_numerator, share_denominator, since)
     select $1, gen_random_uuid(), p.dwelling, p.person, 1, 1, '2020-01-01' ${each}`,
    given,
  );
  await db.query(
    `insert into member_person (association_id, id, user_id, person_id)
     select $1, gen_random_uuid(), p.account, p.person ${each}`,
    given,
  );
  await db.query(
    `insert into meeting (association_id, id, kind, title, held_on, starts_at, ends_at, place, status)
     values ($1, $2, 'general', '通常総会', $3, '10:00', '12:00', '集会室', 'planned')`,
    [associationId, meetingId, heldOn],
  );
  for (const [place, { id }] of items.entries()) {
    await db.query(
      `insert into agenda_item (association_id, id, meeting_id, position, label, title, kind)
       values ($1, $2, $3, $4, $5, '議案', 'ordinary')`,
      [associationId, id, meetingId, place + 1, `第${place + 1}号議案`],
    );
  }
}

export function scopeOf(associationId, userId, role) {
  const signer = { by: 'person', accounts: [userId] };
  return { associationId, userId, personId: null, role, roles: new Set([role]), signer };
}
