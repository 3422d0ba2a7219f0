import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getAgenda, removeAgendaItem, saveAgendaItem } from '#contract/agenda.ts';
import * as convocation from '#contract/convocation.ts';
import * as contract from '#contract/enclosures.ts';
import { requestOf } from '#contract/endpoint.ts';
import { listPreparations } from '#contract/preparation.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import { deleteOrphanedFiles } from '#server/features/documents/store.ts';
import { startOutbox } from '#server/mail/outbox.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import type { Attachment } from '#server/outside/mailer.ts';
import { drawPdf, readPdf } from '#server/testing/draw-pdf.ts';
import { startServer } from '#server/testing/start-server.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import { bindBooks } from './bind-book.ts';
import { postConvocations } from './convocation-post.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-enclosures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = createDiskFileStore(folder);
const server = await startServer({ files });
type Visitor = ReturnType<typeof server.visit>;
const become = (visitor: Visitor, role: Role) => visitor.call(setDemoRole, { role });

/** An estimate of two pages, the second on its side. */
const estimate = await new Typesetter({
  template: `#set document(title: "x")
#set text(font: "Noto Sans JP", lang: "ja")
見積書の表紙
#page(flipped: true)[内訳の横長の表]`,
  timeoutMs: 30_000,
}).typeset({});

async function prepared() {
  const visitor = server.visit();
  await become(visitor, 'chair');
  const { meetings } = await visitor.call(listPreparations, {});
  const [meeting] = meetings;
  if (!meeting) throw new Error('no general meeting is planned');
  const meetingId = meeting.id;
  const itemId = randomUUID();
  await visitor.call(saveAgendaItem, {
    meetingId,
    itemId,
    topic: 'other',
    answers: {},
    title: '外灯の取替え',
    gist: '外灯を、税込110万円以内で取り替えます。',
    reason: '',
    sourceKey: '',
    place: null,
  });
  return { visitor, meetingId, itemId, deadlineOn: addDays(meeting.heldOn, -1) };
}
type Prepared = Awaited<ReturnType<typeof prepared>>;

async function addFile(it: Prepared, title: string, bytes: Uint8Array<ArrayBuffer> = estimate) {
  const { meetingId, itemId, visitor } = it;
  const form = new FormData();
  const id = randomUUID();
  form.set('facts', JSON.stringify({ meetingId, itemId, id, title }));
  form.set('file', new File([bytes], '見積書.pdf'));
  const { url } = requestOf(contract.addEnclosureFile, {});
  const sent = await visitor.send(url, { method: 'POST', body: form });
  return { id, status: sent.status, words: await sent.text() };
}

const agendaOf = ({ visitor, meetingId }: Prepared) => visitor.call(getAgenda, { meetingId });
const view = ({ visitor, meetingId }: Prepared) =>
  visitor.call(convocation.getConvocation, { meetingId });

async function ask(it: Prepared) {
  const { visitor, meetingId, deadlineOn } = it;
  await become(visitor, 'chair');
  const id = randomUUID();
  const terms = { deadlineOn, contact: '管理員室', voterIds: [], byMail: true };
  await visitor.call(convocation.askConvocation, { meetingId, id, ...terms });
  return { meetingId, convocationId: id, digest: (await view(it)).digest };
}

async function approved(it: Prepared) {
  const asked = await ask(it);
  await become(it.visitor, 'viceChair');
  await it.visitor.call(convocation.approveConvocation, asked);
  return { ...asked, hasBoardAgreed: false };
}

async function book({ visitor, meetingId }: Prepared) {
  const { url } = requestOf(convocation.getConvocationBook, { meetingId });
  const answer = await visitor.send(url);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

test('a PDF is bound in behind the items, with contents, page numbers and its name in the notice', async () => {
  const it = await prepared();
  expect((await addFile(it, '外灯の見積書')).status).toBe(200);
  const pages = await drawPdf(await book(it));
  const texts = pages.map(({ text }) => text);
  // Cover, contents, notice, item, two pages of the estimate, slip.
  expect(texts).toHaveLength(7);
  expect(texts[1]).toContain('目次');
  expect(texts[1]).toMatch(/資料1\s外灯の見積書（第1号議案）\s*5/);
  expect(texts[1]).toMatch(/議決権行使書\s*7/);
  expect(texts[2]).toMatch(/資料1\s外灯の見積書（第1号議案）/);
  expect(texts[4]).toContain('見積書の表紙');
  expect(texts[4]).toContain('5/7');
  expect(texts[5]).toContain('内訳の横長の表');
  expect((pages[5]?.width ?? 0) > (pages[5]?.height ?? 0)).toBe(true);
  expect(texts[6]).toContain('議決権行使書');
});

test('another enclosure opens the approval again; taking it back restores what was approved', async () => {
  const it = await prepared();
  await addFile(it, '外灯の見積書');
  const asked = await approved(it);
  expect((await view(it)).stage).toBe('approved');
  const more = await addFile(it, '比較表');
  expect((await view(it)).stage).toBe('changed');
  await expect(it.visitor.call(convocation.sendConvocation, asked)).rejects.toMatchObject({
    status: 409,
  });
  const { meetingId, itemId, visitor } = it;
  await visitor.call(contract.removeEnclosure, { meetingId, enclosureId: more.id });
  expect((await view(it)).stage).toBe('approved');
  await expect(visitor.call(removeAgendaItem, { meetingId, itemId })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('先に資料を外して'),
  });
});

test('決算書 that is not made yet blocks by its name; the bylaws fill the left of a 新旧対照表', async () => {
  const it = await prepared();
  const { visitor, meetingId, itemId } = it;
  const enclosureId = randomUUID();
  const settlement = { meetingId, enclosureId, itemId, kind: 'settlement' as const, changes: [] };
  await visitor.call(contract.saveEnclosure, { ...settlement, title: '決算書' });
  await expect(
    visitor.call(contract.saveEnclosure, {
      ...settlement,
      enclosureId: randomUUID(),
      title: '決算書',
    }),
  ).rejects.toMatchObject({ status: 409 });
  expect((await view(it)).blocks.join()).toContain('決算書');
  await visitor.call(contract.removeEnclosure, { meetingId, enclosureId });
  const { clauses } = await visitor.call(contract.listClauses, { meetingId });
  const clause = clauses.find(({ words }) => words.length < 200);
  if (!clause) throw new Error('the bylaws have no short article');
  const change = { place: clause.place, isNew: false, proposed: 'この条は、こう改めます。' };
  await visitor.call(contract.saveEnclosure, {
    ...settlement,
    kind: 'comparison',
    title: '規約の新旧対照表',
    changes: [{ ...change, reason: '読みやすくするため' }],
  });
  expect((await view(it)).blocks).toEqual([]);
  const texts = (await readPdf(await book(it))).map(({ text }) => text);
  const table = texts.at(-2) ?? '';
  const plain = (words: string) => words.replaceAll(/[\s*|-]/g, '');
  expect(plain(table)).toContain(plain(clause.words).slice(0, 30));
  expect(table).toContain('この条は、こう改めます。');
});

test('what cannot be bound in is refused when it comes, not on the day of dispatch', async () => {
  const it = await prepared();
  const text = (words: string) => new TextEncoder().encode(words);
  for (const bytes of [
    text('%PDF-1.7 broken'),
    text('見積書'),
    Uint8Array.from([0xff, 0xd8, 0xff]),
  ]) {
    const { status, words } = await addFile(it, '見積書', new Uint8Array(bytes));
    expect([status, words]).toEqual([400, expect.stringContaining('PDF')]);
  }
  expect((await agendaOf(it)).enclosures).toEqual([]);
  await become(it.visitor, 'owner');
  expect((await addFile(it, '見積書')).status).toBe(403);
});

test('sent, the one book hangs on every mail, stays kept, and is what everybody downloads', async () => {
  const it = await prepared();
  await addFile(it, '外灯の見積書');
  const sending = await approved(it);
  await it.visitor.call(convocation.sendConvocation, sending);
  await expect(
    it.visitor.call(contract.removeEnclosure, {
      meetingId: it.meetingId,
      enclosureId: randomUUID(),
    }),
  ).rejects.toMatchObject({ status: 409 });
  const kind = (to: string) =>
    server.db.query(
      `update association set kind = $2 where id = (select association_id from convocation where id = $1)`,
      [sending.convocationId, to],
    );
  await kind('customer');
  const now = new Date(server.clock.nowMs);
  const post = { now, appUrl: 'https://sumiwa.example', electronicVoting: true };
  // Without its book no mail waits.
  expect(await postConvocations(server.db, post)).toBe(0);
  await bindBooks(server.db, { files, now });
  await bindBooks(server.db, { files, now });
  expect(await postConvocations(server.db, post)).toBe(1);
  await kind('copy');
  const sent: (Attachment | undefined)[] = [];
  const mailer = {
    send: async (_mail: unknown, attachment?: Attachment) => void sent.push(attachment),
    close: () => {},
  };
  await deleteOrphanedFiles(server.db, files, new Date(now.getTime() + 7_200_000 * 24));
  const outbox = startOutbox(server.db, { mailer, now: () => now, files });
  await outbox.deliver();
  await outbox.stop();
  const { dispatches } = await view(it);
  expect(sent).toHaveLength(dispatches.filter(({ way }) => way === 'mail').length);
  expect(new Set(sent.map((one) => one?.name.endsWith('_議案書.pdf')))).toEqual(new Set([true]));
  const mailed = await readPdf(sent[0]?.bytes ?? new Uint8Array());
  expect(mailed.map(({ text }) => text)).toEqual(
    (await readPdf(await book(it))).map(({ text }) => text),
  );
  expect(mailed[0]?.text).not.toContain('（案）');
});
