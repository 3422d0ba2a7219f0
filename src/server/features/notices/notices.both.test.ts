import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import * as contract from '#contract/notices.ts';
import { setDemoRole } from '#contract/session.ts';
import { demoUser } from '#demo/demo-user.ts';
import type { Role } from '#domain/access/role.ts';
import { reachOf } from '#domain/notices/reach.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { openScope } from '#server/http/scope.ts';
import { startOutbox } from '#server/mail/outbox.ts';
import { createSmtpMailer } from '#server/outside/mailer.ts';
import { takeBounces } from '#server/take-bounces.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';
import { noteMailEnds, postNotices } from './post.ts';
import { listRecipients, send as sendIt } from './send.ts';
import { saveDraft } from './write-store.ts';

const received: string[] = [];
/** How often each address was spoken to. */
const tries = new Map<string, number>();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const tried = (tries.get(address) ?? 0) + 1;
    tries.set(address, tried);
    const refuse = (code: number) => done(Object.assign(new Error('no'), { responseCode: code }));
    if (address.startsWith('gone')) refuse(550);
    else if (address.startsWith('never')) refuse(450);
    else if (address.startsWith('later') && tried < 3) refuse(451);
    else done();
  },
  onData(stream, session, done) {
    stream.on('end', () => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    });
    stream.resume();
  },
});
const smtpPort = await new Promise<number>((resolve) => {
  smtp.listen(0, '127.0.0.1', () => resolve(Object(smtp.server.address()).port));
});
const server = await startServer();
const outbox = startOutbox(server.db, {
  mailer: createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    from: 'no-reply@sumiwa.example',
  }),
  now: () => new Date(server.clock.nowMs),
});
afterAll(async () => {
  await outbox.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

type Visitor = ReturnType<typeof server.visit>;
const appUrl = 'https://sumiwa.example';
const minuteMs = 60_000;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

async function post(): Promise<number> {
  const now = new Date(server.clock.nowMs);
  const posted = await postNotices(server.db, { now, appUrl });
  await outbox.deliver();
  await noteMailEnds(server.db, now);
  return posted;
}

/** 12:00 of another day: what was sent before has long gone. */
async function nextNoon(): Promise<void> {
  const dayMs = 24 * 60 * minuteMs;
  const noon = Date.parse(`${testToday}T12:00:00+09:00`);
  server.clock.nowMs = noon + Math.ceil((server.clock.nowMs - noon + 1) / dayMs) * dayMs;
  await post();
}

type Audience = contract.NoticeAudience;

const everybody: Audience = {
  places: [{ kind: 'building' }],
  except: [],
  groups: ['residents'],
};
const pit: Audience = { ...everybody, places: [{ kind: 'parking', parking: 'mechanical' }] };

type Draft = Parameters<typeof save>[1];

async function save(
  visitor: Visitor,
  facts: { audience?: Audience; urgency?: 'normal' | 'emergency'; title?: string } & {
    body?: string;
    easy?: string;
    template?: '' | 'noise';
    correctsId?: string;
  } = {},
): Promise<string> {
  const noticeId = randomUUID();
  const { audience = everybody } = facts;
  await visitor.call(contract.saveNotice, {
    noticeId,
    template: facts.template ?? '',
    urgency: facts.urgency ?? 'normal',
    title: facts.title ?? '断水のお知らせ',
    body: facts.body ?? '水が出ません。',
    easy: facts.easy ?? '',
    audience,
    showsUntil: null,
    correctsId: facts.correctsId ?? null,
  });
  return noticeId;
}

async function send(visitor: Visitor, noticeId: string): Promise<void> {
  const { reach } = await visitor.call(contract.getNotice, { noticeId });
  if (!reach) throw new Error('a writer sees the reach');
  await visitor.call(contract.sendNotice, { noticeId, reach });
}

async function saveAndSend(visitor: Visitor, draft: Draft = {}): Promise<string> {
  const noticeId = await save(visitor, draft);
  await send(visitor, noticeId);
  return noticeId;
}

async function stageOf(visitor: Visitor, noticeId: string): Promise<string> {
  return (await visitor.call(contract.getNotice, { noticeId })).stage;
}

async function titles(visitor: Visitor): Promise<string[]> {
  const { notices } = await visitor.call(contract.getNotices, {});
  return notices.map(({ title }) => title);
}

test('a notice goes out after five minutes, to those it concerns alone, and is read', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'chair');
  const mine = await saveAndSend(visitor, { title: '全戸へ' });
  // 佐々木 lives in 605, whose car stands in the pit; nobody of the first floor is told of the second.
  const ofPit = await saveAndSend(visitor, { title: '駐車場へ', audience: pit });
  const floor: Audience = { ...everybody, places: [{ kind: 'floors', from: 1, to: 1 }] };
  await saveAndSend(visitor, { title: '1階へ', audience: floor });
  expect(await stageOf(visitor, mine)).toBe('waiting');
  await as(visitor, 'owner');
  expect(await titles(visitor)).not.toContain('全戸へ');
  server.clock.nowMs += 5 * minuteMs;
  expect(await post()).toBe(3);
  expect(await titles(visitor)).toEqual(expect.arrayContaining(['全戸へ', '駐車場へ']));
  expect(await titles(visitor)).not.toContain('1階へ');
  const noticeId = ofPit;
  expect(await visitor.call(contract.getNotice, { noticeId })).toMatchObject({
    isMine: true,
    isRead: false,
    reach: null,
    stage: 'out',
  });
  await visitor.call(contract.readNotice, { noticeId });
  await visitor.call(contract.readNotice, { noticeId });
  expect(await visitor.call(contract.getNotice, { noticeId })).toMatchObject({ isRead: true });
  await as(visitor, 'director');
  const { deliveries } = await visitor.call(contract.getDeliveries, { noticeId });
  expect(deliveries.filter(({ state }) => state === 'read').map(({ number }) => number)).toEqual([
    '605',
  ]);
  expect(deliveries.map(({ number }) => number)).toHaveLength(18);
});

test('what waits may be held back and is a draft again; what has gone may not', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'viceChair');
  const noticeId = await saveAndSend(visitor, { title: '止める', easy: 'やさしく' });
  const draftId = randomUUID();
  await visitor.call(contract.holdNotice, { noticeId, draftId });
  expect(await stageOf(visitor, noticeId)).toBe('held');
  expect(await visitor.call(contract.getNotice, { noticeId: draftId })).toMatchObject({
    stage: 'draft',
    title: '止める',
    easy: 'やさしく',
  });
  server.clock.nowMs += 10 * minuteMs;
  expect(await post()).toBe(0);
  await send(visitor, draftId);
  server.clock.nowMs += 5 * minuteMs;
  expect(await post()).toBe(1);
  await expect(
    visitor.call(contract.holdNotice, { noticeId: draftId, draftId: randomUUID() }),
  ).rejects.toMatchObject({ status: 409 });
  await expect(send(visitor, draftId)).rejects.toMatchObject({ status: 409 });
  await expect(visitor.call(contract.deleteNotice, { noticeId: draftId })).rejects.toMatchObject({
    status: 409,
  });
  const own = await save(visitor);
  await visitor.call(contract.deleteNotice, { noticeId: own });
  await expect(stageOf(visitor, own)).rejects.toMatchObject({ status: 404 });
});

test('at night nothing goes but an emergency', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'chair');
  server.clock.nowMs += 11 * 60 * minuteMs;
  const quiet = await saveAndSend(visitor, { title: '明日の点検' });
  const urgent = await saveAndSend(visitor, { title: '漏水', urgency: 'emergency' });
  expect(await post()).toBe(1);
  expect([await stageOf(visitor, urgent), await stageOf(visitor, quiet)]).toEqual([
    'out',
    'waiting',
  ]);
  server.clock.nowMs += 9 * 60 * minuteMs - 1;
  expect(await post()).toBe(0);
  server.clock.nowMs += 1;
  expect(await post()).toBe(1);
});

test('the company drafts and does not send; a director neither; a member writes nothing', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'companyStaff');
  const noticeId = await save(visitor, { title: '会社の案' });
  for (const role of ['companyStaff', 'director'] as const) {
    await as(visitor, role);
    await expect(send(visitor, noticeId)).rejects.toMatchObject({ status: 403 });
  }
  for (const role of ['owner', 'tenant', 'auditor'] as const) {
    await as(visitor, role);
    expect(await titles(visitor)).not.toContain('会社の案');
    await expect(visitor.call(contract.getNotice, { noticeId })).rejects.toMatchObject({
      status: 404,
    });
  }
  await as(visitor, 'chair');
  await send(visitor, noticeId);
});

test('nobody is pointed at, nobody unknown is written to, and a changed register asks again', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'chair');
  await expect(
    save(visitor, { template: 'noise', body: '605号室の方の足音' }),
  ).rejects.toMatchObject({ code: 'personal_data' });
  await expect(
    save(visitor, { template: 'noise', easy: '605号室の音です。' }),
  ).rejects.toMatchObject({ code: 'personal_data' });
  const nowhere: Audience = { ...everybody, places: [{ kind: 'dwellings', numbers: ['9999'] }] };
  await expect(save(visitor, { audience: nowhere })).rejects.toMatchObject({ status: 400 });
  const noticeId = await save(visitor);
  const { reach } = await visitor.call(contract.getNotice, { noticeId });
  if (!reach) throw new Error('a writer sees the reach');
  const other = { ...reach, people: reach.people + 1 };
  await expect(visitor.call(contract.sendNotice, { noticeId, reach: other })).rejects.toMatchObject(
    { status: 409 },
  );
  const both = await Promise.allSettled([1, 2].map(() => send(visitor, noticeId)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a correction goes to exactly those who got the old one, and each names the other', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'chair');
  const old = await saveAndSend(visitor, { title: '点検', audience: pit });
  server.clock.nowMs += 5 * minuteMs;
  await post();
  await expect(
    save(visitor, { correctsId: await save(visitor, { title: '送っていない' }) }),
  ).rejects.toMatchObject({ status: 409 });
  const correction = await saveAndSend(visitor, {
    title: '点検の訂正',
    audience: everybody,
    correctsId: old,
  });
  server.clock.nowMs += 5 * minuteMs;
  await post();
  const boxesOf = async (noticeId: string) =>
    (await visitor.call(contract.getDeliveries, { noticeId })).deliveries.map(
      ({ number, name }) => `${number} ${name}`,
    );
  expect(await boxesOf(correction)).toEqual(await boxesOf(old));
  expect(await visitor.call(contract.getNotice, { noticeId: old })).toMatchObject({
    correctedBy: { id: correction },
  });
  expect(await visitor.call(contract.getNotice, { noticeId: correction })).toMatchObject({
    corrects: { id: old, title: '点検' },
  });
});

test('who has moved out is told nothing any more, and who comes later nothing yet', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'chair');
  const noticeId = await save(visitor);
  const moving = `update residency r set %s from dwelling d
    where d.association_id = r.association_id and d.id = r.dwelling_id and d.number = $1
      and r.association_id = (select association_id from notice where id = $2)`;
  const left = moving.replace('%s', `until = '${testToday}'`);
  const coming = moving.replace('%s', `since = '2030-01-01'`);
  await server.db.query(left, ['605', noticeId]);
  await server.db.query(coming, ['101', noticeId]);
  const { dwellings } = await visitor.call(contract.getNoticeRegister, {});
  const residentsOf = (number: string) => dwellings.find((it) => it.number === number)?.residents;
  expect([residentsOf('605'), residentsOf('101')]).toEqual([[], []]);
});

/** A real association of five dwellings, its chair among nobody's dwellings. */
async function foundAssociation(mails: readonly (string | null)[]): Promise<string> {
  const associationId = randomUUID();
  const base = randomUUID().slice(0, 24);
  const idOf = (index: number) => `${base}${String(index).padStart(12, '0')}`;
  await server.db.query(
    `insert into association (id, name, kind) values ($1, '海風ハイツ管理組合', 'customer')`,
    [associationId],
  );
  await server.db.query(
    `insert into membership (association_id, user_id, role) values ($1, $2, 'chair')`,
    [associationId, demoUser.id],
  );
  for (const [index, mail] of mails.entries()) {
    await server.db.query(
      `insert into dwelling (association_id, id, number, floor, position, plan_type, layout, area_m2,
         share_numerator, share_denominator, votes, management_fee_yen, reserve_fee_yen)
       values ($1, $2, $3, 1, $4, '', '', 1, 1, 1, 1, 0, 0)`,
      [associationId, idOf(index), String(101 + index), index],
    );
    await server.db.query(
      `insert into person (association_id, id, name, kana, lives, mail) values ($1, $2, $3, '', 'here', $4)`,
      [associationId, idOf(index), `住人${index}`, mail],
    );
    await server.db.query(
      `insert into ownership (association_id, id, dwelling_id, person_id, share_numerator, share_denominator, since)
       values ($1, $2, $2, $2, 1, 1, '2020-01-01')`,
      [associationId, idOf(index)],
    );
  }
  return associationId;
}

/** As the route does it, for an association that no session opens here. */
async function sendIn(associationId: string): Promise<string> {
  const caller = { userId: demoUser.id, associationId, hasOwnCopy: true };
  const writer = await openScope(server.db, caller, { associationId, needs: 'notice.write' });
  const sender = await openScope(server.db, caller, { associationId, needs: 'notice.send' });
  const noticeId = randomUUID();
  const now = new Date(server.clock.nowMs);
  await withAssociation(server.db, associationId, async (db) => {
    const draft = {
      noticeId,
      template: '',
      urgency: 'emergency' as const,
      title: '断水',
      body: '水が出ません。',
      easy: '',
      audience: everybody,
      showsUntil: null,
      correctsId: null,
    };
    await saveDraft(db, writer, { draft, now });
    const reach = reachOf(await listRecipients(db, writer, { ...draft, today: testToday }));
    await sendIt(db, sender, { noticeId, reach, now });
  });
  return noticeId;
}

async function eventsOf(associationId: string): Promise<string[]> {
  const { rows } = await server.db.query<{ words: string }>(
    `select p.name || ' ' || d.way || ' ' || coalesce(e.event, '—') as words from notice_delivery d
       join person p on p.association_id = d.association_id and p.id = d.person_id
       left join notice_event e on e.association_id = d.association_id and e.delivery_id = d.id
      where d.association_id = $1 order by 1`,
    [associationId],
  );
  return rows.map(({ words }) => words);
}

test('a mail server that refuses, delays and stays silent: nobody twice, nobody forgotten', async () => {
  await nextNoon();
  received.length = 0;
  const associationId = await foundAssociation([
    'good@example.jp',
    'later@example.jp',
    'gone@example.jp',
    'never@example.jp',
    null,
  ]);
  await sendIn(associationId);
  const now = new Date(server.clock.nowMs);
  // Two processes at the same moment.
  await Promise.all([1, 2].map(() => postNotices(server.db, { now, appUrl })));
  await post();
  expect(await eventsOf(associationId)).toEqual([
    '住人0 mail accepted',
    '住人1 mail —',
    '住人2 mail refused',
    '住人3 mail —',
    '住人4 paper —',
  ]);
  for (let round = 0; round < 4; round += 1) {
    server.clock.nowMs += 60 * minuteMs;
    await post();
  }
  expect(received.toSorted()).toEqual(['good@example.jp', 'later@example.jp']);
  expect(tries.get('gone@example.jp')).toBe(1);
  server.clock.nowMs += 48 * 60 * minuteMs;
  await post();
  const tried = tries.get('never@example.jp');
  server.clock.nowMs += 48 * 60 * minuteMs;
  await post();
  expect(tries.get('never@example.jp')).toBe(tried);
  expect(await eventsOf(associationId)).toEqual([
    '住人0 mail accepted',
    '住人1 mail accepted',
    '住人2 mail refused',
    '住人3 mail gaveUp',
    '住人4 paper —',
  ]);
  const { rows } = await server.db.query('select from outbox_mail where notice_of = $1', [
    associationId,
  ]);
  expect(rows).toEqual([]);
  // What was taken comes back days later; what nobody took is known already.
  const { rows: sent } = await server.db.query<{ id: string }>(
    `select id from notice_delivery where association_id = $1 and way = 'mail'`,
    [associationId],
  );
  const bounces = sent.map(
    ({ id }) => `From x\nContent-Type: multipart/report; report-type=delivery-status

Action: failed
Status: 5.2.1

Message-ID: <${id}@sumiwa.example>
`,
  );
  const taken = await takeBounces(server.db, bounces.join(''), new Date(server.clock.nowMs));
  expect(taken).toEqual({ found: 4, noted: 2 });
  expect((await eventsOf(associationId)).filter((it) => it.endsWith('refused'))).toEqual([
    '住人0 mail refused',
    '住人1 mail refused',
    '住人2 mail refused',
  ]);
});

test('the demonstration writes to nobody', async () => {
  await nextNoon();
  received.length = 0;
  const visitor = await as(server.visit(), 'chair');
  await saveAndSend(visitor, { urgency: 'emergency' });
  expect(await post()).toBe(1);
  expect(received).toEqual([]);
});

test('the rest is printed, handed over, and gone from the list; a poster always', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'chair');
  const noticeId = await saveAndSend(visitor, { audience: pit, title: '印刷' });
  const print = (kind: 'rest' | 'poster') =>
    visitor.send(`/api/associations/own/notices/${noticeId}/${kind}.pdf`);
  expect((await print('rest')).status).toBe(409);
  server.clock.nowMs += 5 * minuteMs;
  await post();
  const rest = await print('rest');
  expect(rest.headers.get('content-type')).toBe('application/pdf');
  const { deliveries } = await visitor.call(contract.getDeliveries, { noticeId });
  const unreached = deliveries.filter(({ state }) => state === 'unreached');
  expect(unreached.length).toBeGreaterThan(0);
  const deliveryIds = unreached.map(({ id }) => id);
  await expect(
    visitor.call(contract.noteHanded, { noticeId, deliveryIds: [randomUUID()] }),
  ).rejects.toMatchObject({ status: 404 });
  await visitor.call(contract.noteHanded, { noticeId, deliveryIds });
  await visitor.call(contract.noteHanded, { noticeId, deliveryIds });
  const after = await visitor.call(contract.getDeliveries, { noticeId });
  expect(after.deliveries.filter(({ state }) => state === 'unreached')).toEqual([]);
  expect(after.deliveries.filter(({ state }) => state === 'handed')).toHaveLength(
    deliveryIds.length,
  );
  expect((await print('rest')).status).toBe(409);
  expect((await print('poster')).status).toBe(200);
});

test('what was sent is changed by nothing, not even past the product', async () => {
  await nextNoon();
  const visitor = await as(server.visit(), 'chair');
  const noticeId = await saveAndSend(visitor, { urgency: 'emergency' });
  await post();
  await expect(
    server.db.query(`update notice set title = '別' where id = $1`, [noticeId]),
  ).rejects.toMatchObject({ code: 'SL024' });
  await expect(
    server.db.query(`update notice set held_at = now() where id = $1`, [noticeId]),
  ).rejects.toMatchObject({ code: 'SL025' });
});
