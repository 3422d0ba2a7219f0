import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import * as people from '#contract/people.ts';
import * as setup from '#contract/setup.ts';
import { createApp } from '#server/app.ts';
import { messageOf } from '#server/db/database-error.ts';
import type { Database } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openServer } from '#server/db/open-server.ts';
import { listOwnedTables } from '#server/features/demo/copy-association.ts';
import { createVisitors } from '#server/features/demo/visitors.ts';
import { createVisitor } from '#server/testing/create-visitor.ts';
import { beginTenant, type Member } from '#server/testing/tenants/make-tenants.ts';

// A process of its own: says what a killed one left of an association, then begins another one and does one act of a
// person in it over the whole API.

const dwellings = 60;

function say(line: string): void {
  // Unbuffered: what was said before the kill has been said.
  writeSync(1, `${line}\n`);
}

/** How many rows of each table name the association. */
async function countsOf(db: Database, associationId: string): Promise<Record<string, number>> {
  const tables = await listOwnedTables(db);
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows from "${name}" where association_id = $1`,
  );
  const { rows } = await db.query<{ name: string; rows: number }>(each.join(' union all '), [
    associationId,
  ]);
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]));
}

function productOn(db: Database) {
  const app = createApp({
    db,
    now: () => new Date(),
    visitors: createVisitors({ cookieSecret: 'x'.repeat(32), isHttps: false }),
    appUrl: 'http://localhost:3000',
    staffEmail: 'staff@example.jp',
    trustedProxies: 1,
    secret: 'y'.repeat(32),
    onMailStored: () => {},
    inlineScripts: [],
    isDraining: () => false,
  });
  const part = () => randomInt(1, 250);
  return {
    db,
    visit: () =>
      createVisitor((url, init) => app.request(url, init), `10.${part()}.${part()}.${part()}`),
  };
}

const roster = [
  ['部屋番号', '専有面積', '議決権', '区分所有者'],
  ...Array.from({ length: dwellings }, (_, at) => {
    const number = `${Math.floor(at / 6) + 1}0${(at % 6) + 1}`;
    return [number, '68.2', '1', `区分 所有${at}`];
  }),
];

type Act = () => Promise<void>;

/** What is done in one go: 名簿の取り込み. */
function importRoster({ visitor, associationId }: Member): Act {
  const input = { id: randomUUID(), rows: roster };
  return async () => void (await visitor.call(setup.applyRosterTable, input, associationId));
}

/** 招待状の印刷, for every owner at once. */
async function invite(member: Member): Promise<Act> {
  const { visitor, associationId } = member;
  await importRoster(member)();
  const { people: owners } = await visitor.call(setup.getSetup, {}, associationId);
  const body = JSON.stringify({ personIds: owners.map(({ id }) => id) });
  return async () => {
    const response = await visitor.send(
      `/api/associations/${associationId}${people.printLetters.path}`,
      { method: 'POST', body, headers: { 'content-type': 'application/json' } },
    );
    await response.arrayBuffer();
    // The letters are written before their paper is made, and this program is built without what makes papers.
    if (response.status !== 200 && response.status !== 500) throw new Error('they were refused');
  };
}

try {
  const [, , place = '', kind, before] = process.argv;
  const db = await (place.startsWith('postgres') ? openServer(place) : openEmbedded(place));
  if (before !== undefined) say(`left ${JSON.stringify(await countsOf(db, before))}`);
  const member = await beginTenant(productOn(db), {
    name: '計測マンション管理組合',
    email: `${randomUUID()}@example.jp`,
    position: 'chair',
  });
  const act = kind === 'import' ? importRoster(member) : await invite(member);
  const { associationId } = member;
  say(`ready ${JSON.stringify({ associationId, counts: await countsOf(db, associationId) })}`);
  await act();
  say('done');
  await db.close();
} catch (error) {
  say(`refused: ${messageOf(error)}`);
  process.exit(1);
}
