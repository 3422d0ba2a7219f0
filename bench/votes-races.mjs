// Two answers of one owner at the deadline's own second, paper against electronic, and 600 owners who vote within one
// minute while 60 people look at the count: through the functions that the server uses.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';

const source = fileURLToPath(new URL('votes-parts.ts', import.meta.url));
const heldOn = '2027-05-23';
const deadlineOn = '2027-05-22';
const deadlineAt = Date.parse(`${deadlineOn}T17:00:00+09:00`);
const owners = 600;
const minuteMs = 60_000;
const readers = 60;
/** As the page of the votes does it on the day. */
const readEachMs = 3_000;

export async function measureVoteRaces(races) {
  const { module: parts } = await runnerImport(source, { logLevel: 'error' });
  const rows = [];
  await withEachDatabase(async (place) => {
    const isEmbedded = place.databaseUrl === undefined;
    const db = await (isEmbedded
      ? parts.openEmbedded(place.dataDir)
      : parts.openServer(place.databaseUrl, { statementTimeoutMs: 0 }));
    try {
      await parts.migrate(db, parts.productMigrations);
      const raced = await race(parts, await addMeeting(parts, db, races));
      const minute = isEmbedded ? await voteForAMinute(parts, db) : undefined;
      rows.push({ place: place.name, raced, minute });
    } finally {
      await db.close();
    }
  });
  return rows;
}

/** An association in which everybody owns one dwelling and has an account, with a general meeting whose box is open. */
async function addMeeting(parts, db, count) {
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

function scopeOf(associationId, userId, role) {
  const signer = { by: 'person', accounts: [userId] };
  return { associationId, userId, personId: null, role, roles: new Set([role]), signer };
}

/** Each owner's slip has been read once; its second reading and the owner's phone come in at the same moment. */
async function race(parts, meeting) {
  const { heads, people, items, work, associationId, staff } = meeting;
  const now = new Date(deadlineAt);
  const call = { now, today: deadlineOn };
  const byPerson = new Map(people.map((it) => [it.person, it]));
  const choices = (choice) => Object.fromEntries(items.map(({ id }) => [id, choice]));
  const second = scopeOf(associationId, people[0].account, 'treasurer');
  for (const { id: headId } of heads) {
    await work((tx) =>
      parts.readSlip({
        ...call,
        db: tx,
        scope: scopeOf(associationId, staff, 'director'),
        input: slip(headId),
      }),
    );
  }
  function slip(headId) {
    const { meetingId } = meeting;
    return {
      meetingId,
      id: randomUUID(),
      headId,
      kind: 'paper',
      stampedOn: deadlineOn,
      choices: choices('no'),
    };
  }
  const lost = [];
  for (const { id: headId, voters } of heads) {
    const owner = scopeOf(associationId, byPerson.get(voters[0]).account, 'owner');
    const ballot = {
      meetingId: meeting.meetingId,
      id: randomUUID(),
      headId,
      kind: 'electronic',
      choices: choices('yes'),
      agentId: null,
    };
    const both = [
      () => work((tx) => parts.readSlip({ ...call, db: tx, scope: second, input: slip(headId) })),
      () => work((tx) => parts.castBallot({ ...call, db: tx, scope: owner, input: ballot })),
    ];
    const order = Math.random() < 0.5 ? both : both.toReversed();
    const ended = await Promise.allSettled(order.map((run) => run()));
    lost.push(...ended.filter(({ status }) => status === 'rejected').map(({ reason }) => reason));
  }
  return { ...(await judge(parts, meeting)), lost: lost.length, why: lost[0]?.stack };
}

/** Of each owner both answers stand in the box, and the phone's counts: on one day it comes after paper. */
async function judge(parts, { work, heads, boxId, meetingId, associationId, staff }) {
  const scope = scopeOf(associationId, staff, 'director');
  return work(async (tx) => {
    const stored = await parts.findBox(tx, scope, { meetingId });
    const answers = await parts.listAnswers(tx, scope, boxId);
    const box = { ...stored, heads, answers, stays: [], hands: [] };
    const counted = heads.map(({ id }) => {
      const own = answers.filter(({ headId }) => headId === id);
      const { ballot } = parts.validAnswers(box, id, Number.MAX_SAFE_INTEGER);
      const isFirst = own[0]?.kind === 'electronic';
      return {
        kinds: own
          .map(({ kind }) => kind)
          .toSorted()
          .join(),
        kind: ballot?.kind,
        isFirst,
      };
    });
    const chain = { answers, count: stored.answerCount, head: stored.chainHead };
    return {
      races: heads.length,
      both: counted.filter(({ kinds }) => kinds === 'electronic,paper').length,
      one: counted.filter(({ kind }) => kind === 'electronic').length,
      phoneFirst: counted.filter(({ isFirst }) => isFirst).length,
      brokenAt: parts.brokenAt(chain, parts.sha256),
    };
  });
}

/** Ten a second, alone and then beside the readers; the same meeting each time, freshly made. */
async function voteForAMinute(parts, db) {
  const alone = await castAll(parts, await addMeeting(parts, db, owners), 0);
  const beside = await castAll(parts, await addMeeting(parts, db, owners), readers);
  return { alone, beside };
}

async function castAll(parts, meeting, readerCount) {
  const { heads, people, items, work, associationId, meetingId, boxId, staff } = meeting;
  const byPerson = new Map(people.map((it) => [it.person, it]));
  const scope = scopeOf(associationId, staff, 'director');
  const view = {
    meeting: { id: meetingId, title: '', heldOn, startsAt: '10:00', status: 'planned', items: [] },
    today: deadlineOn,
  };
  let isOver = false;
  let reads = 0;
  const reading = Array.from({ length: readerCount }, async (_, index) => {
    await wait((index * readEachMs) / readerCount);
    while (!isOver) {
      await work((tx) => parts.viewVotes(tx, scope, view), { isReadOnly: true });
      reads += 1;
      await wait(readEachMs);
    }
  });
  const spent = [];
  const began = performance.now();
  const casting = heads.map(async ({ id: headId, voters }, index) => {
    await wait((index * minuteMs) / owners);
    const { account } = byPerson.get(voters[0]);
    const choices = Object.fromEntries(items.map(({ id }) => [id, 'yes']));
    const input = {
      meetingId,
      id: randomUUID(),
      headId,
      kind: 'electronic',
      choices,
      agentId: null,
    };
    const call = {
      scope: scopeOf(associationId, account, 'owner'),
      input,
      now: new Date(deadlineAt - 1),
      today: deadlineOn,
    };
    const started = performance.now();
    await work((tx) => parts.castBallot({ ...call, db: tx }));
    spent.push(performance.now() - started);
  });
  const ended = await Promise.allSettled(casting);
  const tookMs = performance.now() - began;
  isOver = true;
  await Promise.all(reading);
  const stored = await work((tx) => parts.listAnswers(tx, scope, boxId));
  const sorted = spent.toSorted((one, other) => one - other);
  return {
    cast: heads.length,
    refused: ended.filter(({ status }) => status === 'rejected').length,
    stored: stored.length,
    reads,
    tookMs,
    p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}
