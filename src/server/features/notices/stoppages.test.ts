import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getBookings } from '#contract/bookings.ts';
import { getHome } from '#contract/home.ts';
import { getNotice, type NoticeAudience, saveNotice, sendNotice } from '#contract/notices.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { templateOf } from '#domain/notices/templates.ts';
import { writeNotice } from '#domain/notices/write-notice.ts';
import { startServer } from '#server/testing/start-server.ts';
import { postNotices } from './post.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const everybody: NoticeAudience = {
  places: [{ kind: 'building' }],
  except: [],
  groups: ['residents'],
};
const firstFloor: NoticeAudience = { ...everybody, places: [{ kind: 'floors', from: 1, to: 1 }] };

type Sent = { title: string; until?: string; audience?: NoticeAudience; correctsId?: string };
const fiveMinutesMs = 5 * 60_000;

/** 停電 on 2026-12-08, sent by the chair; for five minutes nobody sees it. */
async function send(
  visitor: Visitor,
  { title, until = '16:00', audience = everybody, correctsId }: Sent,
): Promise<string> {
  await as(visitor, 'chair');
  const noticeId = randomUUID();
  const values = { day: '2026-12-08', from: '13:00', until, contact: '管理員室' };
  const { body } = writeNotice(templateOf('powerCut'), values);
  await visitor.call(saveNotice, {
    noticeId,
    template: 'powerCut',
    urgency: 'normal',
    title,
    body,
    easy: '',
    audience,
    showsUntil: null,
    correctsId: correctsId ?? null,
  });
  const { reach } = await visitor.call(getNotice, { noticeId });
  if (!reach) throw new Error('a writer sees the reach');
  await visitor.call(sendNotice, { noticeId, reach });
  return noticeId;
}

async function sendOut(visitor: Visitor, notice: Sent): Promise<string> {
  const noticeId = await send(visitor, notice);
  server.clock.nowMs += fiveMinutesMs;
  await postNotices(server.db, { now: new Date(server.clock.nowMs), appUrl: 'https://a.example' });
  return noticeId;
}

async function told(visitor: Visitor) {
  const { stoppages } = await (await as(visitor, 'owner')).call(getBookings, {});
  return stoppages;
}
const titles = async (visitor: Visitor) => (await told(visitor)).map(({ title }) => title);

const ofDemonstration = ['断水のお知らせ（給水ポンプの点検）', 'エレベーター定期点検のお知らせ'];

test('whoever books is told what home tells, each stoppage once', async () => {
  const visitor = server.visit();
  const stoppages = await told(visitor);
  expect(stoppages.filter(({ marks }) => !marks.includes('other'))).toMatchObject([
    {
      title: ofDemonstration[0],
      marks: ['water'],
      time: { on: '2026-11-30', lastOn: '2026-11-30', startsAt: '10:00', endsAt: '15:00' },
    },
    { title: ofDemonstration[1], marks: ['lift'], time: { on: '2026-12-03' } },
  ]);
  expect((await visitor.call(getHome, {})).stoppages).toEqual(stoppages);
});

test('one that was sent is told with the hours that were filled in, to whom it went', async () => {
  const visitor = server.visit();
  const id = await sendOut(visitor, { title: '全館停電' });
  await sendOut(visitor, { title: '1階の停電', audience: firstFloor });
  expect((await told(visitor)).filter(({ marks }) => marks.includes('power'))).toEqual([
    {
      id,
      origin: 'sent',
      title: '全館停電',
      issuedOn: '2026-11-21',
      marks: ['power'],
      time: { on: '2026-12-08', lastOn: '2026-12-08', startsAt: '13:00', endsAt: '16:00' },
    },
  ]);
  expect(await titles(server.visit())).not.toContain('全館停電');
});

test('a correction takes the place of what it corrects', async () => {
  const visitor = server.visit();
  const correctsId = await sendOut(visitor, { title: '全館停電' });
  await sendOut(visitor, { title: '【訂正】全館停電', until: '17:00', correctsId });
  const power = (await told(visitor)).filter(({ marks }) => marks.includes('power'));
  expect(power).toMatchObject([{ title: '【訂正】全館停電', time: { endsAt: '17:00' } }]);
});

test('what has not gone out, and what the board alone may read, is told to nobody', async () => {
  const visitor = server.visit();
  await send(visitor, { title: 'まだ止められる' });
  expect(await titles(visitor)).toEqual(expect.arrayContaining(ofDemonstration));
  expect(await titles(visitor)).not.toContain('まだ止められる');
  const { association } = await visitor.call(getSession, {});
  await server.db.query(
    `update document set visibility = 'board' where association_id = $1 and title = $2`,
    [association.id, ofDemonstration[1]],
  );
  expect(await titles(visitor)).not.toContain(ofDemonstration[1]);
});
