import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { saveAgendaItem } from '#contract/agenda.ts';
import * as convocation from '#contract/convocation.ts';
import * as contract from '#contract/corrections.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getPreparation, listPreparations } from '#contract/preparation.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { startServer } from '#server/testing/start-server.ts';
import { noteCorrectionEnds, postCorrections } from './correction-post.ts';

const server = await startServer();
const visitor = server.visit();
const become = (role: Role) => visitor.call(setDemoRole, { role });
const sent = { meetingId: '', heldOn: '', place: '', convocationId: '', deadlineOn: '' };

beforeAll(async () => {
  await become('chair');
  const [meeting] = (await visitor.call(listPreparations, {})).meetings;
  if (!meeting) throw new Error('no general meeting is planned');
  const meetingId = meeting.id;
  const itemId = randomUUID();
  const item = { topic: 'other' as const, answers: {}, title: '外灯の取替え', reason: '' };
  const gist = '外灯を、税込110万円以内で取り替えます。';
  await visitor.call(saveAgendaItem, {
    meetingId,
    itemId,
    ...item,
    gist,
    sourceKey: '',
    place: null,
  });
  const convocationId = randomUUID();
  const deadlineOn = addDays(meeting.heldOn, -1);
  const terms = { deadlineOn, contact: '管理員室', voterIds: [], byMail: true };
  await visitor.call(convocation.askConvocation, { meetingId, id: convocationId, ...terms });
  const { digest } = await visitor.call(convocation.getConvocation, { meetingId });
  const asked = { meetingId, convocationId, digest };
  Object.assign(sent, { meetingId, convocationId, deadlineOn });
  Object.assign(sent, { heldOn: meeting.heldOn, place: meeting.place });
  await become('viceChair');
  await visitor.call(convocation.approveConvocation, asked);
  await visitor.call(convocation.sendConvocation, { ...asked, hasBoardAgreed: false });
  await become('chair');
});

async function ask(draft: contract.WrittenCorrection) {
  const id = randomUUID();
  await visitor.call(contract.askCorrection, { meetingId: sent.meetingId, id, draft });
  return { meetingId: sent.meetingId, correctionId: id };
}

const see = async () =>
  (await visitor.call(contract.listCorrections, { meetingId: sent.meetingId })).corrections;

async function newest(): Promise<contract.Correction> {
  const [found] = await see();
  if (!found) throw new Error('there is no correction');
  return found;
}

const unreached = async () => (await newest()).copies.filter(({ state }) => state === 'unreached');

test('what was not sent, what is the same, and a day without its period are refused in words', async () => {
  const refused = (words: string) => ({ status: 409, message: expect.stringContaining(words) });
  const { meetingId, place } = sent;
  const { sentAs } = await visitor.call(contract.listCorrections, { meetingId });
  expect(sentAs).toEqual({ day: expect.stringMatching(/年.*月.*日.*〜/), place });
  const wrong = '税込120万円以内';
  await expect(ask({ kind: 'words', wrong, right: '税込110万円以内' })).rejects.toMatchObject(
    refused('見つかりません'),
  );
  await expect(ask({ kind: 'place', place })).rejects.toMatchObject(refused('同じ'));
  const time = { startsAt: '10:00', endsAt: '12:00' };
  await expect(ask({ kind: 'day', heldOn: sent.deadlineOn, ...time })).rejects.toMatchObject(
    refused('締切'),
  );
  await expect(
    ask({ kind: 'enclosure', label: '資料1', wrong: '誤', right: '正' }),
  ).rejects.toMatchObject(refused('ありません'));
});

test('by two, to exactly those who got the convocation, nobody twice; the place is right from then on', async () => {
  const asked = await ask({ kind: 'place', place: '2階会議室' });
  await expect(ask({ kind: 'place', place: '別の部屋' })).rejects.toMatchObject({ status: 409 });
  await expect(visitor.call(contract.sendCorrection, asked)).rejects.toMatchObject({ status: 409 });
  await become('director');
  await expect(visitor.call(contract.sendCorrection, asked)).rejects.toMatchObject({ status: 403 });
  await become('viceChair');
  await Promise.all([1, 2, 3].map(() => visitor.call(contract.sendCorrection, asked)));
  await become('chair');
  const correction = await newest();
  const { dispatches } = await visitor.call(convocation.getConvocation, {
    meetingId: sent.meetingId,
  });
  const lines = (rows: readonly { dwellings: string; recipient: string; way: string }[]) =>
    rows.map(({ dwellings, recipient, way }) => `${dwellings} ${recipient} ${way}`);
  expect(lines(correction.copies)).toEqual(lines(dispatches));
  expect(correction).toMatchObject({ wrong: sent.place, right: '2階会議室' });
  expect([correction.askedName, correction.sentName]).toEqual(['理事長', '副理事長']);
  const { meeting } = await visitor.call(getPreparation, { meetingId: sent.meetingId });
  expect(meeting).toMatchObject({ place: '2階会議室', heldOn: sent.heldOn });
  await expect(visitor.call(contract.cancelCorrection, asked)).rejects.toMatchObject({
    status: 409,
  });
});

test('mails go once and say both readings; the rest is printed and handed over', async () => {
  const { id: correctionId, copies } = await newest();
  const own = '(select association_id from convocation_correction where id = $1)';
  const kind = (to: string) =>
    server.db.query(`update association set kind = $2 where id = ${own}`, [correctionId, to]);
  const now = new Date(server.clock.nowMs);
  await kind('customer');
  expect(await postCorrections(server.db, now)).toBe(1);
  expect(await postCorrections(server.db, now)).toBe(0);
  await kind('copy');
  const { rows: mails } = await server.db.query<{ id: string; body: string }>(
    `select id, body from outbox_mail where correction_of = ${own}`,
    [correctionId],
  );
  const byMail = copies.filter(({ way }) => way === 'mail');
  expect(mails.map(({ id }) => id).toSorted()).toEqual(byMail.map(({ id }) => id).toSorted());
  expect(mails[0]?.body).toContain(`■誤\n${sent.place}`);
  const [gone] = mails;
  await server.db.query(
    `update outbox_mail set last_error = case when id = $2 then 'EENVELOPE 550' end,
            sent_at = case when id <> $2 then $3::timestamptz end where correction_of = ${own}`,
    [correctionId, gone?.id, now.toISOString()],
  );
  await noteCorrectionEnds(server.db, now);
  const rest = await unreached();
  expect(rest.map(({ id }) => id)).toContain(gone?.id);
  const one = { meetingId: sent.meetingId, correctionId };
  const { url } = requestOf(contract.getCorrectionLetters, one);
  const pages = await readPdf(new Uint8Array(await (await visitor.send(url)).arrayBuffer()));
  expect(pages).toHaveLength(rest.length);
  expect(pages[0]?.text).toContain('2階会議室');
  const copyIds = rest.map(({ id }) => id);
  await expect(
    visitor.call(contract.noteCorrectionHanded, { ...one, copyIds: [randomUUID()] }),
  ).rejects.toMatchObject({ status: 404 });
  await visitor.call(contract.noteCorrectionHanded, { ...one, copyIds });
  expect(await unreached()).toEqual([]);
  expect((await visitor.send(url)).status).toBe(409);
});

test('one that nobody has approved is taken back; a day that leaves its period moves the meeting', async () => {
  const wrong = '税込110万円以内';
  const words = await ask({ kind: 'words', wrong, right: '税込100万円以内' });
  await visitor.call(contract.cancelCorrection, words);
  expect(await see()).toHaveLength(1);
  const heldOn = addDays(sent.heldOn, 7);
  const day = await ask({ kind: 'day', heldOn, startsAt: '13:00', endsAt: '15:00' });
  await become('viceChair');
  await visitor.call(contract.sendCorrection, day);
  const { meeting } = await visitor.call(getPreparation, { meetingId: sent.meetingId });
  expect(meeting).toMatchObject({ heldOn, startsAt: '13:00', place: '2階会議室' });
});
