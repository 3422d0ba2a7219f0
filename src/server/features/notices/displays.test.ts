import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDisplay, endDisplay, getDisplays, showDisplay } from '#contract/notice-displays.ts';
import * as contract from '#contract/notices.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';
import { postNotices } from './post.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const everybody: contract.NoticeAudience = {
  places: [{ kind: 'building' }],
  except: [],
  groups: ['residents'],
};

type Words = { title: string; body?: string; urgency?: 'normal' | 'emergency' };

async function send(visitor: Visitor, words: Words, audience = everybody): Promise<string> {
  const noticeId = randomUUID();
  await visitor.call(contract.saveNotice, {
    noticeId,
    template: '',
    urgency: 'normal',
    body: '本文です。',
    easy: '',
    ...words,
    audience,
    showsUntil: null,
    correctsId: null,
  });
  const { reach } = await visitor.call(contract.getNotice, { noticeId });
  if (!reach) throw new Error('a writer sees the reach');
  await visitor.call(contract.sendNotice, { noticeId, reach });
  return noticeId;
}

async function post(): Promise<void> {
  server.clock.nowMs += 6 * 60_000;
  const now = new Date(server.clock.nowMs);
  await postNotices(server.db, { now, appUrl: 'https://sumiwa.example' });
}

async function connect(visitor: Visitor): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const { key } = await visitor.call(addDisplay, { id, name: 'エントランス' });
  return { id, key };
}

const titlesOn = async (key: string) =>
  (await server.visit().call(showDisplay, { key })).notices.map(({ title }) => title);

test('a screen in the hall shows what has gone out to everybody, to whoever walks past', async () => {
  const visitor = await as(server.visit(), 'chair');
  const { key } = await connect(visitor);
  const before = await titlesOn(key);
  await send(visitor, { title: '全戸へ' });
  const floor: typeof everybody = {
    ...everybody,
    places: [{ kind: 'floors', from: 1, to: 1 }],
  };
  await send(visitor, { title: '1階へ' }, floor);
  await send(visitor, { title: '名前入り', body: '佐々木 陽子さんが拾いました。' });
  await send(visitor, { title: '部屋番号入り', body: '605号室の方へ。' });
  expect(await titlesOn(key)).toEqual(before);
  await post();
  expect(await titlesOn(key)).toEqual(['全戸へ', ...before]);
  await send(visitor, { title: '断水中', urgency: 'emergency' });
  const now = new Date(server.clock.nowMs);
  await postNotices(server.db, { now, appUrl: 'https://sumiwa.example' });
  expect(await titlesOn(key)).toEqual(['断水中']);
});

test('who took it away has taken it away, and a key opens one house alone', async () => {
  const visitor = await as(server.visit(), 'viceChair');
  const first = await connect(visitor);
  const second = await connect(visitor);
  expect((await visitor.call(getDisplays, {})).displays).toHaveLength(2);
  await visitor.call(endDisplay, { displayId: first.id });
  await expect(titlesOn(first.key)).rejects.toMatchObject({ status: 404 });
  expect(await titlesOn(second.key)).toBeDefined();
  expect((await visitor.call(getDisplays, {})).displays.map(({ id }) => id)).toEqual([second.id]);

  const other = await connect(await as(server.visit(), 'chair'));
  const [house = ''] = other.key.split('.');
  const [, secret = ''] = second.key.split('.');
  for (const key of ['', 'x', `${house}.${secret}`, second.key.slice(0, -1), `${second.key}x`]) {
    await expect(titlesOn(key)).rejects.toMatchObject({ status: 404 });
  }
});

test('only who sends may connect a screen, and the key itself is stored nowhere', async () => {
  const visitor = await as(server.visit(), 'chair');
  const { id, key } = await connect(visitor);
  await expect(visitor.call(addDisplay, { id, name: '二度目' })).rejects.toMatchObject({
    status: 409,
  });
  const { rows } = await server.db.query<{ row: string }>(
    'select to_jsonb(d)::text as row from notice_display d where id = $1',
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(key.split('.')[1]);
  for (const role of ['owner', 'director', 'companyStaff', 'auditor'] as const) {
    await as(visitor, role);
    await expect(connect(visitor)).rejects.toMatchObject({ status: 403 });
  }
});
