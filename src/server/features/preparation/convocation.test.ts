import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { removeAgendaItem, saveAgendaItem, type WrittenItem } from '#contract/agenda.ts';
import { getBallot } from '#contract/ballot.ts';
import * as contract from '#contract/convocation.ts';
import { listMeetings } from '#contract/meetings.ts';
import { changePlannedMeeting, listPreparations } from '#contract/preparation.ts';
import { setDemoRole } from '#contract/session.ts';
import { getVotes, openVoteBox } from '#contract/votes.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import { readSlipCode } from '#domain/meetings/convocation/slip-code.ts';
import { drawPdf } from '#server/testing/draw-pdf.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { readSmallCode } from '#server/testing/read-small-code.ts';
import { startServer } from '#server/testing/start-server.ts';
import { noteConvocationEnds, postConvocations } from './convocation-post.ts';
import { postReminders } from './reminder-post.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

const settlement = {
  topic: 'settlement' as const,
  answers: {},
  title: '2026年度収支決算の承認',
  gist: '2026年度の収支決算を、決算書のとおり承認します。',
  reason: '毎年の決算は、総会の承認を受けます。',
  sourceKey: '',
  place: null,
};
const bylaw = {
  ...settlement,
  topic: 'fee' as const,
  answers: { inBylaws: 'yes' },
  title: '修繕積立金の額の改定',
  gist: '修繕積立金を、2027年10月分から1㎡あたり月額220円に改めます。',
};
type Item = Omit<WrittenItem, 'answers'> & { readonly answers: Record<string, string> };
const terms = { contact: '管理員室', voterIds: [], byMail: true };

/** A general meeting of the demonstration with two items that may be sent. */
async function prepared(items: readonly Item[] = [settlement, bylaw]) {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'chair' });
  const { meetings } = await visitor.call(listPreparations, {});
  const meeting = meetings[0];
  if (!meeting) throw new Error('no general meeting is planned');
  const meetingId = meeting.id;
  const itemIds = items.map(() => randomUUID());
  for (const [place, item] of items.entries()) {
    await visitor.call(saveAgendaItem, { meetingId, itemId: itemIds[place] ?? '', ...item });
  }
  const deadlineOn = addDays(meeting.heldOn, -1);
  return { visitor, meeting, meetingId, itemIds, terms: { ...terms, deadlineOn } };
}
type Prepared = Awaited<ReturnType<typeof prepared>>;

const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });
const view = ({ visitor, meetingId }: Prepared) =>
  visitor.call(contract.getConvocation, { meetingId });

async function ask(it: Prepared) {
  const id = randomUUID();
  await it.visitor.call(contract.askConvocation, { meetingId: it.meetingId, id, ...it.terms });
  return { convocationId: id, digest: (await view(it)).digest, meetingId: it.meetingId };
}

async function approved(it: Prepared) {
  const asked = await ask(it);
  await become(it.visitor, 'viceChair');
  await it.visitor.call(contract.approveConvocation, asked);
  return { ...asked, hasBoardAgreed: false };
}

const pdf = async ({ visitor, meetingId }: Prepared, name: string) => {
  const answer = await visitor.send(
    `/api/associations/own/preparations/${meetingId}/convocation/${name}.pdf`,
  );
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

test('an item without 要領, and one whose kind is open, block by their names', async () => {
  const it = await prepared([
    { ...settlement, gist: '' },
    { ...bylaw, answers: {} },
  ]);
  const { blocks, stage } = await view(it);
  expect(stage).toBe('draft');
  expect(blocks).toEqual([
    '第1号議案「2026年度収支決算の承認」：議案の要領がありません。何を決めるかを書いてください。',
    '第2号議案「修繕積立金の額の改定」：決議の種類を決める質問に、答えてください。',
  ]);
  await expect(ask(it)).rejects.toMatchObject({ status: 409, message: blocks[0] });
});

test('asked by one, approved by another; what is changed afterwards is open again', async () => {
  const it = await prepared();
  const { visitor, meetingId, itemIds } = it;
  const asked = await ask(it);
  expect(await view(it)).toMatchObject({ stage: 'asked', latest: { isMine: true, version: 1 } });
  await expect(visitor.call(contract.approveConvocation, asked)).rejects.toMatchObject({
    status: 409,
  });
  await become(visitor, 'director');
  await expect(visitor.call(contract.approveConvocation, asked)).rejects.toMatchObject({
    status: 403,
  });
  await become(visitor, 'viceChair');
  await expect(
    visitor.call(contract.approveConvocation, { ...asked, digest: 'x' }),
  ).rejects.toMatchObject({ status: 409 });
  await visitor.call(contract.approveConvocation, asked);
  await visitor.call(contract.approveConvocation, asked);
  expect((await view(it)).stage).toBe('approved');

  const changed = { ...settlement, gist: '別の内容を承認します。' };
  await visitor.call(saveAgendaItem, { meetingId, itemId: itemIds[0] ?? '', ...changed });
  expect((await view(it)).stage).toBe('changed');
  const sending = { ...asked, hasBoardAgreed: false };
  await expect(visitor.call(contract.sendConvocation, sending)).rejects.toMatchObject({
    status: 409,
  });
  await visitor.call(saveAgendaItem, { meetingId, itemId: itemIds[0] ?? '', ...settlement });
  expect((await view(it)).stage).toBe('approved');
});

test('sending fixes agenda and box in one act, and gives every owner one row; again changes nothing', async () => {
  const it = await prepared();
  const { visitor, meetingId, itemIds } = it;
  const sending = await approved(it);
  const { reach } = await view(it);
  await Promise.all([1, 2, 3].map(() => visitor.call(contract.sendConvocation, sending)));
  const sent = await view(it);
  await visitor.call(contract.sendConvocation, sending);
  expect(await view(it)).toEqual(sent);

  const { meetings } = await visitor.call(listMeetings, {});
  const voted = meetings
    .find(({ id }) => id === meetingId)
    ?.agenda.filter(({ kind }) => kind === 'ordinary' || kind === 'special');
  expect(voted?.map(({ id, label, kind }) => [id, label, kind])).toEqual([
    [itemIds[0], '第1号議案', 'ordinary'],
    [itemIds[1], '第2号議案', 'special'],
  ]);
  const { box } = await visitor.call(getVotes, { meetingId });
  expect(box?.items.map(({ id, kind }) => [id, kind])).toEqual([
    [itemIds[0], 'ordinary'],
    [itemIds[1], 'bylaw'],
  ]);
  expect(box?.recordOn).toBe(testToday);
  expect(sent.dispatches).toHaveLength(box?.eligible.heads ?? 0);
  expect(new Set(sent.dispatches.map(({ dwellings }) => dwellings)).size).toBe(
    sent.dispatches.length,
  );
  expect(sent.dispatches.filter(({ way }) => way === 'mail')).toHaveLength(reach.mail);
  expect(sent).toMatchObject({ stage: 'sent', blocks: [] });
  await become(visitor, 'owner');
  const ballot = await visitor.call(getBallot, {});
  expect(ballot.meeting?.items[0]).toMatchObject({ id: itemIds[0], gist: [settlement.gist] });
  await become(visitor, 'chair');
  await expect(ask(it)).rejects.toMatchObject({ status: 409 });
  await expect(
    visitor.call(removeAgendaItem, { meetingId, itemId: itemIds[0] ?? '' }),
  ).rejects.toMatchObject({ status: 409 });
});

test('mails go once, with the 要領; the rest is on paper until it was handed over', async () => {
  const it = await prepared();
  const { visitor, meetingId } = it;
  const sending = await approved(it);
  await visitor.call(contract.sendConvocation, sending);
  const { dispatches } = await view(it);
  const byMail = dispatches.filter(({ way }) => way === 'mail');
  expect(byMail.length).toBeGreaterThan(0);
  const own = '(select association_id from convocation where id = $1)';
  await server.db.query(`update association set kind = 'customer' where id = ${own}`, [
    sending.convocationId,
  ]);
  const now = new Date(server.clock.nowMs);
  const post = { now, appUrl: 'https://sumiwa.example', electronicVoting: true };
  expect(await postConvocations(server.db, post)).toBeGreaterThan(0);
  expect(await postConvocations(server.db, post)).toBe(0);
  const { rows: mails } = await server.db.query<{ id: string; body: string }>(
    `select id, body from outbox_mail where convocation_of = ${own}`,
    [sending.convocationId],
  );
  expect(mails.map(({ id }) => id).toSorted()).toEqual(byMail.map(({ id }) => id).toSorted());
  expect(mails.every(({ body }) => body.includes(settlement.gist))).toBe(true);

  const [gone] = byMail;
  await server.db.query(
    `update outbox_mail set last_error = case when id = $2 then 'EENVELOPE 550' else null end,
            sent_at = case when id = $2 then null else $3::timestamptz end where convocation_of = ${own}`,
    [sending.convocationId, gone?.id ?? null, now.toISOString()],
  );
  await noteConvocationEnds(server.db, now);
  const { rows: left } = await server.db.query(
    `select id from outbox_mail where convocation_of = ${own}`,
    [sending.convocationId],
  );
  expect(left).toEqual([]);
  await server.db.query(`update association set kind = 'copy' where id = ${own}`, [
    sending.convocationId,
  ]);
  const after = await view(it);
  const rest = after.dispatches.filter(({ state }) => state === 'unreached');
  expect(rest.map(({ id }) => id).toSorted()).toEqual(
    [...dispatches.filter(({ way }) => way === 'paper'), ...(gone ? [gone] : [])]
      .map(({ id }) => id)
      .toSorted(),
  );
  const handed = { meetingId, dispatchIds: rest.map(({ id }) => id) };
  await expect(
    visitor.call(contract.noteConvocationHanded, { meetingId, dispatchIds: [randomUUID()] }),
  ).rejects.toMatchObject({ status: 404 });
  await visitor.call(contract.noteConvocationHanded, handed);
  await visitor.call(contract.noteConvocationHanded, handed);
  const done = await view(it);
  expect(done.dispatches.filter(({ state }) => state === 'unreached')).toEqual([]);
  const hung = { meetingId, id: randomUUID(), hungOn: testToday, place: '1階の掲示板' };
  await visitor.call(contract.noteConvocationHung, hung);
  await expect(
    visitor.call(contract.noteConvocationHung, { ...hung, hungOn: addDays(testToday, 1) }),
  ).rejects.toMatchObject({ status: 400 });
  expect((await view(it)).hung).toEqual({ hungOn: testToday, place: '1階の掲示板' });
  expect((await pdf(it, 'atena')).status).toBe(409);
});

test('whoever has done nothing is reminded three times at most; an answer stops what waits', async () => {
  const it = await prepared();
  const sending = await approved(it);
  await it.visitor.call(contract.sendConvocation, sending);
  const own = '(select association_id from convocation where id = $1)';
  const kind = (to: string) =>
    server.db.query(`update association set kind = $2 where id = ${own}`, [
      sending.convocationId,
      to,
    ]);
  const waiting = async () => {
    const { rows } = await server.db.query<{ head: string; body: string }>(
      `select d.head_id as head, o.body from outbox_mail o
         join convocation_reminder r on r.id = o.id
         join convocation_dispatch d on d.association_id = r.association_id and d.id = r.dispatch_id
        where d.convocation_id = $1 order by d.head_id`,
      [sending.convocationId],
    );
    return rows;
  };
  const at = (daysBefore: number, hour: number) => ({
    now: new Date(Date.parse(`${addDays(it.terms.deadlineOn, -daysBefore)}T${hour}:00:00+09:00`)),
    appUrl: 'https://sumiwa.example',
    electronicVoting: true,
  });
  // The demonstration writes to nobody.
  await postReminders(server.db, at(9, 10));
  expect(await waiting()).toEqual([]);
  await kind('customer');
  await postReminders(server.db, at(11, 10));
  await postReminders(server.db, at(9, 21));
  expect(await waiting()).toEqual([]);
  await Promise.all([postReminders(server.db, at(9, 10)), postReminders(server.db, at(9, 10))]);
  const first = await waiting();
  expect(first.length).toBeGreaterThan(1);
  expect(new Set(first.map(({ head }) => head)).size).toBe(first.length);
  expect(first[0]?.body).toContain('まだ受け取っていません');

  // One of them answers before the mail has left: a slip that one has read is enough.
  const [answered] = first;
  await server.db.query(
    `insert into vote_reading (association_id, id, box_id, head_id, kind, stamped_on, choices, after_number, read_as,
       read_by, read_at)
     select h.association_id, gen_random_uuid(), h.box_id, h.id, 'paper', $2, '{}', 0, 'director', c.sent_by, now()
       from vote_head h join convocation c on c.id = $3 where h.id = $1`,
    [answered?.head, testToday, sending.convocationId],
  );
  await postReminders(server.db, at(9, 11));
  expect(await waiting()).toHaveLength(first.length - 1);
  await postReminders(server.db, at(5, 10));
  await postReminders(server.db, at(2, 10));
  await postReminders(server.db, at(0, 10));
  const { rows: made } = await server.db.query<{ head: string; rounds: number[] }>(
    `select d.head_id as head, array_agg(r.round order by r.round desc) as rounds from convocation_reminder r
       join convocation_dispatch d on d.association_id = r.association_id and d.id = r.dispatch_id
      where d.convocation_id = $1 group by d.head_id`,
    [sending.convocationId],
  );
  expect(made.filter(({ head }) => head === answered?.head)).toMatchObject([{ rounds: [10] }]);
  expect(made.filter(({ head, rounds }) => head !== answered?.head && rounds.length !== 3)).toEqual(
    [],
  );
  await kind('copy');
  const { reminding, dispatches } = await view(it);
  expect(reminding?.days).toHaveLength(3);
  expect(reminding?.silent).toBeLessThan(dispatches.length);
  const sheets = await pdf(it, 'saisoku');
  expect(sheets.status).toBe(reminding?.withoutAddress === 0 ? 409 : 200);
});

test('too late is refused with the day that would do; urgent leaves where the board has agreed', async () => {
  const it = await prepared();
  const { visitor, meeting, meetingId } = it;
  const move = async (days: number) => {
    const { id: _id, ...planned } = meeting;
    await become(visitor, 'chair');
    const heldOn = addDays(testToday, days);
    await visitor.call(changePlannedMeeting, { meetingId, ...planned, heldOn });
    return { ...it, terms: { ...it.terms, deadlineOn: addDays(heldOn, -1) } };
  };
  const late = await approved(await move(5));
  expect((await view(it)).verdict.state).toBe('late');
  await expect(
    visitor.call(contract.sendConvocation, { ...late, hasBoardAgreed: true }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('以降に変えて') });
  const urgent = await approved(await move(10));
  expect((await view(it)).verdict.state).toBe('urgent');
  await expect(visitor.call(contract.sendConvocation, urgent)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('理事会の承認'),
  });
  await visitor.call(contract.sendConvocation, { ...urgent, hasBoardAgreed: true });
  expect((await view(it)).stage).toBe('sent');
});

test('the box is not opened beside the preparation, where kinds would be typed again', async () => {
  const it = await prepared();
  await expect(
    it.visitor.call(openVoteBox, {
      meetingId: it.meetingId,
      id: randomUUID(),
      deadlineOn: it.terms.deadlineOn,
      items: [{ id: randomUUID(), kind: 'ordinary' }],
      voterIds: [],
    }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('招集') });
});

test('where the box was opened without drafts, nothing is convened from here any more', async () => {
  const it = await prepared([]);
  await become(it.visitor, 'chair');
  const { meetings } = await it.visitor.call(listMeetings, {});
  const items = (meetings.find(({ id }) => id === it.meetingId)?.agenda ?? []).flatMap(
    ({ id, kind }) => (kind === 'ordinary' || kind === 'special' ? [{ id }] : []),
  );
  await it.visitor.call(openVoteBox, {
    meetingId: it.meetingId,
    id: randomUUID(),
    deadlineOn: it.terms.deadlineOn,
    items: items.map((item) => ({ ...item, kind: 'ordinary' as const })),
    voterIds: [],
  });
  const { blocks, stage } = await view(it);
  expect(stage).toBe('draft');
  expect(blocks[0]).toContain('ここからは招集できません');
  await expect(ask(it)).rejects.toMatchObject({ status: 409 });
});

test('議案書 says 案 until it is approved; each sheet has name and number, which its code says too', async () => {
  const it = await prepared();
  const pagesOf = async (name: string) => {
    const { status, bytes } = await pdf(it, name);
    expect(status).toBe(200);
    return drawPdf(bytes);
  };
  const draft = (await pagesOf('gian')).map(({ text }) => text);
  expect(draft).toHaveLength(5);
  expect(draft[0]).toContain('議案書（案）');
  expect(draft[2]).toContain(settlement.gist);
  expect(draft[3]).toContain('4分の3以上');
  expect(draft[4]).toContain('議決権行使書');
  expect((await pdf(it, 'atena')).status).toBe(409);
  const sending = await approved(it);
  expect((await pagesOf('gian'))[0]?.text).not.toContain('（案）');
  await it.visitor.call(contract.sendConvocation, sending);
  const sheets = await pagesOf('atena');
  const { dispatches } = await view(it);
  const rest = dispatches.filter(({ state }) => state === 'unreached');
  expect(sheets).toHaveLength(rest.length * 2);
  const ordered = [...rest.filter((d) => !d.isPosted), ...rest.filter((d) => d.isPosted)];
  const read = ordered.map(({ recipient }, place) => {
    const [letter, slip] = [sheets[place * 2], sheets[place * 2 + 1]];
    if (!letter || !slip) throw new Error('a sheet is missing');
    expect(letter.text).toContain(`${recipient} 様`);
    const [, printed = ''] = /用紙の番号(\d{4}-\d{4})/.exec(slip.text) ?? [];
    expect(readSlipCode(printed)).toBe(readSmallCode(slip, { fromX: 455 }));
    return printed;
  });
  expect(new Set(read).size).toBe(rest.length);
}, 240_000);

test('an election without names: papers beside the slip, as many as votes, with nobody’s name on them', async () => {
  const secret = { candidates: ['青木 一', '井上 二', '上田 三'], seats: 2 };
  const election = { ...settlement, topic: 'officers' as const, title: '役員の選任', secret };
  const blocked = await prepared([{ ...bylaw, secret: { candidates: [], seats: 0 } }]);
  expect((await view(blocked)).blocks[0]).toContain('無記名にできません');
  const it = await prepared([election]);
  const book = await drawPdf((await pdf(it, 'gian')).bytes);
  const texts = book.map(({ text }) => text);
  expect(texts.join()).toContain('別の投票用紙で');
  expect(texts.at(-1)).toContain('無記名投票の投票用紙');
  expect(texts.at(-1)).toContain('上田 三');
  await it.visitor.call(contract.sendConvocation, await approved(it));
  const { box } = await it.visitor.call(getVotes, { meetingId: it.meetingId });
  expect(box?.items[0]?.secret?.terms).toEqual(secret);
  const sheets = await drawPdf((await pdf(it, 'atena')).bytes);
  const { dispatches } = await view(it);
  const rest = dispatches.filter(({ state }) => state === 'unreached');
  const papers = sheets.filter(({ text }) => text.includes('無記名投票の投票用紙'));
  expect(papers).toHaveLength(rest.length);
  const names = rest.map(({ recipient }) => recipient);
  expect(papers.filter(({ text }) => names.some((name) => text.includes(name)))).toEqual([]);
  const ofTwo = papers.filter(({ text }) => text.split('役員の選任').length === 3);
  expect(ofTwo.length).toBeLessThan(papers.length);
}, 240_000);
