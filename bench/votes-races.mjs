// Two answers of one owner at the deadline's own second, paper against electronic, and 600 owners who vote within one
// minute while 60 people look at the count: through the functions that the server uses.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { withEachDatabase } from './databases.mjs';
import { addMeeting, deadlineAt, deadlineOn, heldOn, scopeOf } from './votes-meeting.mjs';

const source = fileURLToPath(new URL('votes-parts.ts', import.meta.url));
/** A house of so many owners, and as many houses as there are to be races. */
const ownersOfARace = 100;
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
      const raced = [];
      for (let begun = 0; begun < races; begun += ownersOfARace) {
        const meeting = await addMeeting(parts, db, Math.min(ownersOfARace, races - begun));
        raced.push(await race(parts, meeting));
      }
      const minute = isEmbedded ? await voteForAMinute(parts, db) : undefined;
      rows.push({ place: place.name, raced: summed(raced), minute });
    } finally {
      await db.close();
    }
  });
  return rows;
}

function summed(raced) {
  const sum = (name) => raced.reduce((total, each) => total + each[name], 0);
  const counts = ['races', 'both', 'one', 'told', 'phoneFirst', 'lost'];
  return {
    ...Object.fromEntries(counts.map((name) => [name, sum(name)])),
    brokenAt: raced.find(({ brokenAt }) => brokenAt !== null)?.brokenAt ?? null,
    why: raced.find(({ why }) => why)?.why,
  };
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
async function judge(parts, { work, heads, items, boxId, meetingId, associationId, staff }) {
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
    // What the page of the votes says of each owner, item by item: the way, the choice and why.
    const said = items.map(({ id: itemId }) => {
      const standings = parts.standingsAt(box, { itemId, at: Number.MAX_SAFE_INTEGER });
      const told = ({ way, choice, reason }) => `${way} ${choice} ${reason}`;
      return standings.filter((it) => told(it) === 'electronic yes slip').length;
    });
    const chain = { answers, count: stored.answerCount, head: stored.chainHead };
    return {
      races: heads.length,
      both: counted.filter(({ kinds }) => kinds === 'electronic,paper').length,
      one: counted.filter(({ kind }) => kind === 'electronic').length,
      told: Math.min(...said),
      phoneFirst: counted.filter(({ isFirst }) => isFirst).length,
      brokenAt: parts.brokenAt(chain, parts.sha256),
    };
  });
}

/**
 * Ten a second: alone, beside owners who read what they are to answer, and beside as many who watch the count, which
 * only officers see; the same meeting each time, freshly made.
 */
async function voteForAMinute(parts, db) {
  const run = async (reads) => castAll(parts, await addMeeting(parts, db, owners), reads);
  return { alone: await run(null), beside: await run('ballot'), watched: await run('count') };
}

async function castAll(parts, meeting, what) {
  const { heads, people, items, work, associationId, meetingId, boxId, staff } = meeting;
  const byPerson = new Map(people.map((it) => [it.person, it]));
  let isOver = false;
  let reads = 0;
  const now = new Date(deadlineAt - 1);
  const look = looksAt(parts, meeting, now)[what];
  const reading = Array.from({ length: what === null ? 0 : readers }, async (_, index) => {
    await wait((index * readEachMs) / readers);
    while (!isOver) {
      await work((tx) => look(tx, index), { isReadOnly: true });
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
      now,
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
  const officer = scopeOf(associationId, staff, 'director');
  const stored = await work((tx) => parts.listAnswers(tx, officer, boxId));
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

/** What a reader has on the screen. */
function looksAt(parts, { heads, people, associationId, meetingId, staff }, now) {
  const byPerson = new Map(people.map((it) => [it.person, it]));
  const officer = scopeOf(associationId, staff, 'director');
  const view = {
    meeting: { id: meetingId, title: '', heldOn, startsAt: '10:00', status: 'planned', items: [] },
    today: deadlineOn,
  };
  return {
    ballot: (tx, at) => {
      const { account } = byPerson.get(heads[at].voters[0]);
      return parts.viewBallot(tx, scopeOf(associationId, account, 'owner'), {
        now,
        today: deadlineOn,
      });
    },
    count: (tx) => parts.viewVotes(tx, officer, view),
  };
}
