import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '#contract/session.ts';
import * as signIn from '#contract/sign-in.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { startServer } from '#server/testing/start-server.ts';
import { tellTrialEnds } from './tell-trial-ends.ts';

const server = await startServer();
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const appUrl = 'https://sumiwa.example';
const firstNow = server.clock.nowMs;

beforeEach(async () => {
  server.clock.nowMs = firstNow;
  await server.db.exec(
    "delete from rate_use; delete from outbox_mail; update association set trial_ends_on = null where kind = 'customer'",
  );
});

/** An association of one's own; its trial ends on 2026-12-21, the clock stands at 2026-11-21. */
async function begin() {
  const email = `${randomUUID()}@example.jp`;
  const visitor = server.visit();
  await visitor.call(signIn.askForNumber, { email, purpose: 'begin' });
  const mail = (await listWaitingMails(server.db)).find(({ recipient }) => recipient === email);
  const number = /\d{4} \d{4}/.exec(mail?.body ?? '')?.[0] ?? '';
  await visitor.call(signIn.signIn, { number, isShared: false });
  const { associationId } = await visitor.call(signIn.beginAssociation, {
    name: '海風ハイツ管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  await server.db.exec('delete from outbox_mail');
  return { email, associationId, visitor };
}

/** The mails that the job stores when it runs so many days after the beginning, at noon or at another hour. */
async function tellOn(day: number, hour = 12) {
  await server.db.exec('delete from outbox_mail');
  const midnight = Date.parse('2026-11-21T00:00:00+09:00');
  const now = new Date(midnight + day * dayMs + hour * hourMs);
  const stored = await tellTrialEnds(server.db, { now, appUrl });
  const mails = await listWaitingMails(server.db);
  expect(mails).toHaveLength(stored);
  return mails.map(({ recipient, subject }) => [recipient, subject]);
}

test('each notice goes once, on its day', async () => {
  const { email } = await begin();
  expect(await tellOn(16)).toEqual([]);
  expect(await tellOn(17)).toEqual([[email, '【スミワ】お試しはあと14日です']]);
  expect(await tellOn(17)).toEqual([]);
  expect(await tellOn(18)).toEqual([]);
  expect(await tellOn(24)).toEqual([[email, '【スミワ】お試しはあと7日です']]);
  expect(await tellOn(30)).toEqual([[email, '【スミワ】お試しは今日までです']]);
  expect(await tellOn(30)).toEqual([]);
  expect(await tellOn(31)).toEqual([]);
});

test('where the product stood still, the late one says how many days are left', async () => {
  const { email } = await begin();
  expect(await tellOn(19)).toEqual([[email, '【スミワ】お試しはあと12日です']]);
  expect(await tellOn(27)).toEqual([[email, '【スミワ】お試しはあと4日です']]);
});

test('nobody is written to at night, and of two runs at once one writes', async () => {
  await begin();
  expect(await tellOn(17, 5)).toEqual([]);
  const now = new Date(Date.parse('2026-12-08T09:00:00+09:00'));
  const runs = [1, 2].map(() => tellTrialEnds(server.db, { now, appUrl }));
  expect(new Set(await Promise.all(runs))).toEqual(new Set([0, 1]));
});

test('a contract ends the notices; a longer trial is told of anew', async () => {
  const { associationId, email } = await begin();
  expect(await tellOn(17)).toHaveLength(1);
  const setEnd = (day: string | null) =>
    server.db.query('update association set trial_ends_on = $2 where id = $1', [
      associationId,
      day,
    ]);
  await setEnd('2027-01-20');
  expect(await tellOn(30)).toEqual([]);
  expect(await tellOn(47)).toEqual([[email, '【スミワ】お試しはあと14日です']]);
  await setEnd(null);
  expect(await tellOn(54)).toEqual([]);
});

test('a resident is not written to, and neither is the demonstration', async () => {
  const { associationId, email } = await begin();
  const other = await begin();
  await server.db.query(
    `insert into membership (association_id, user_id, role)
     select $1, m.user_id, 'owner' from membership m where m.association_id = $2`,
    [associationId, other.associationId],
  );
  await server.db.query(
    "update association set trial_ends_on = '2026-12-21' where kind <> 'customer'",
  );
  const told = await tellOn(17);
  expect(told).toHaveLength(2);
  expect(new Set(told.map(([recipient]) => recipient))).toEqual(new Set([email, other.email]));
  const session = await other.visitor.call(getSession, {}, other.associationId);
  expect(session.trial?.endsOn).toBe('2026-12-21');
});
