import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkActivity, getActivityCsv, listActivity } from '#contract/activity.ts';
import { saveBoardTask } from '#contract/board.ts';
import * as caretaker from '#contract/caretaker.ts';
import { addTask, getHome, setTaskDone } from '#contract/home.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import { askForNumber, beginAssociation, signIn } from '#contract/sign-in.ts';
import { template } from '#demo/template.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { startServer } from '#server/testing/start-server.ts';
import { checkChains, checkWords } from './check-chains.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

const contact = () => ({
  id: randomUUID(),
  kind: 'public' as const,
  name: '区役所',
  phone: '045-000-1111',
  hours: '平日',
  purpose: '粗大ごみの相談',
});

const it: { visitor?: Visitor; ownId: string } = { ownId: '' };
function visitor(): Visitor {
  if (!it.visitor) throw new Error('no visitor');
  return it.visitor;
}

beforeEach(async () => {
  it.visitor = server.visit();
  await it.visitor.call(setDemoRole, { role: 'treasurer' });
  it.ownId = (await it.visitor.call(getSession, {})).association.id;
});

test('the demonstration’s log tells what its rows tell, and the copy goes on from there', async () => {
  const { total, entries, head, isPart } = await server
    .visit()
    .call(setDemoRole, { role: 'chair' })
    .then(() => visitor().call(listActivity, {}));
  expect(total).toBeGreaterThan(20);
  expect(head.number).toBe(total);
  expect(head.code).toMatch(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/);
  expect(isPart).toBe(false);
  expect(entries.filter(({ words }) => words.includes('前の版'))).toEqual([]);
  const [demonstration] = await checkChains(server.db, template.associationId);
  expect(demonstration).toMatchObject({ brokenAt: null, count: total });
});

describe('what somebody does', () => {
  test('stands in the log at once, in words, with who, when and where', async () => {
    const before = await visitor().call(listActivity, {});
    await visitor().call(setup.addContact, contact());
    const { entries, total } = await visitor().call(listActivity, {});
    expect(total).toBe(before.total + 1);
    expect(entries[0]).toEqual({
      number: before.total + 1,
      day: '2026-11-21',
      time: '12:00',
      who: '会計担当理事',
      words: '連絡先を登録しました',
      about: '',
      href: '/demo/setup',
    });
  });

  test('leaves no entry where it is refused, or is one’s own affair', async () => {
    const { total } = await visitor().call(listActivity, {});
    const contactId = randomUUID();
    await expect(visitor().call(setup.removeContact, { contactId })).rejects.toMatchObject({
      status: 404,
    });
    await visitor().call(addTask, { title: '電球', detail: '', dueOn: null });
    expect((await visitor().call(listActivity, {})).total).toBe(total);
  });

  test('is told with its direction: done and undone, a day set and taken away', async () => {
    const { tasks } = await visitor().call(getHome, {});
    const task = tasks.find(({ kind, doneAt }) => kind === 'board' && doneAt === null);
    const taskId = task?.id ?? '';
    const owner = task?.owner ?? '';
    await visitor().call(saveBoardTask, { taskId, owner, dueOn: '2027-01-15' });
    await visitor().call(saveBoardTask, { taskId, owner, dueOn: null });
    await visitor().call(saveBoardTask, { taskId, owner: '会計担当理事と理事', dueOn: null });
    await visitor().call(setTaskDone, { taskId, done: true });
    await visitor().call(setTaskDone, { taskId, done: false });
    const { entries } = await visitor().call(listActivity, {});
    expect(entries.slice(0, 5).map(({ words }) => words)).toEqual([
      'やることの「済み」の印を外しました',
      'やることに「済み」の印を付けました',
      '理事会のやることの担当を決めました',
      '理事会のやることの期限をなくしました',
      '理事会のやることの期限を決めました',
    ]);
    expect((await checkChains(server.db, it.ownId))[0]?.brokenAt).toBeNull();
  });

  test('of a question to the board no name is held, of an officer as little as of a resident', async () => {
    for (const role of ['director', 'owner'] as const) {
      await visitor().call(setDemoRole, { role });
      const { id } = await visitor().call(caretaker.createConversation, { title: '屋上' });
      const asked = { message: '屋上で凧を揚げてもよいですか。', conversationId: id };
      const { message } = await visitor().call(caretaker.sendMessage, asked);
      await visitor().call(caretaker.handOver, { messageId: message.id, note: '' });
    }
    await visitor().call(setDemoRole, { role: 'chair' });
    const { entries, people } = await visitor().call(listActivity, {});
    const asked = entries.filter(({ words }) => words === '理事会に質問を届けました');
    const nobody = '質問した方（お名前は記録しません）';
    expect(asked.map(({ who }) => who)).toEqual([nobody, nobody]);
    expect(people.map(({ words }) => words)).toContain('お名前を記録しない操作');
    expect(people.map(({ words }) => words)).not.toContain('居住者');
  });

  test('costs one statement more', async () => {
    const before = server.statements.length;
    await visitor().call(setup.addContact, contact());
    const asked = server.statements.slice(before);
    expect(asked.filter((text) => text.includes('append_activity'))).toHaveLength(1);
    expect(asked.filter((text) => text.includes('activity_'))).toHaveLength(0);
  });

  test('has numbers without a gap when many do something at once', async () => {
    const { total } = await visitor().call(listActivity, {});
    await Promise.all(Array.from({ length: 8 }, () => visitor().call(setup.addContact, contact())));
    const after = await visitor().call(listActivity, {});
    expect(after.total).toBe(total + 8);
    expect(after.head.number).toBe(total + 8);
    expect((await checkChains(server.db, it.ownId))[0]?.brokenAt).toBeNull();
  });
});

describe('looking for something', () => {
  test('by person, kind and days, page by page', async () => {
    await visitor().call(setup.addContact, contact());
    const { people, total } = await visitor().call(listActivity, {});
    const own = people.find(({ words }) => words === '会計担当理事');
    const mine = await visitor().call(listActivity, { who: own?.key, from: '2026-11-21' });
    expect(mine.entries.map(({ words }) => words)).toContain('連絡先を登録しました');
    expect(new Set(mine.entries.map(({ who }) => who))).toEqual(new Set(['会計担当理事']));
    const register = await visitor().call(listActivity, { kind: 'register' });
    expect(register.total).toBe(1);
    const before = await visitor().call(listActivity, { until: '2026-11-20' });
    expect(before.total).toBe(total - 1);
    const second = await visitor().call(listActivity, { page: '2' });
    expect(second.entries[0]?.number).toBe(total - 50);
  });

  test('the company sees its own people alone, an owner nothing', async () => {
    const all = await visitor().call(listActivity, {});
    await visitor().call(setDemoRole, { role: 'companyStaff' });
    const seen = await visitor().call(listActivity, {});
    expect(seen.isPart).toBe(true);
    expect(seen.total).toBeGreaterThan(0);
    expect(seen.total).toBeLessThan(all.total);
    expect(new Set(seen.entries.map(({ who }) => who))).toEqual(new Set(['管理会社の担当者']));
    expect(seen.people).toHaveLength(1);
    await visitor().call(setDemoRole, { role: 'owner' });
    await expect(visitor().call(listActivity, {})).rejects.toMatchObject({ status: 403 });
  });

  test('all of it as a table', async () => {
    await visitor().call(setup.addContact, contact());
    const { total } = await visitor().call(listActivity, {});
    const response = await visitor().send(`/api/associations/own${getActivityCsv.path}`);
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines[1]).toBe(
      `"${total}","2026-11-21","12:00","会計担当理事","連絡先を登録しました","","名簿と設定"`,
    );
  });
});

describe('nothing is changed afterwards', () => {
  const inOwn = (text: string) => withAssociation(server.db, it.ownId, (db) => db.query(text));

  test.each([
    `update activity_entry set action = 'POST /payments'`,
    'delete from activity_entry',
    `insert into activity_entry (association_id, number, at, role, action, subject, hash)
      select association_id, 9999, now(), '', '', '', '' from activity_head`,
    `update activity_head set number = 0`,
  ])('a request cannot: %s', async (text) => {
    await expect(inOwn(text)).rejects.toMatchObject({ code: '42501' });
  });

  test.each(['update activity_entry set subject = subject', 'delete from activity_entry'])(
    'nor can the owner of the tables by accident: %s',
    async (text) => {
      await expect(
        server.db.query(`${text} where association_id = $1`, [it.ownId]),
      ).rejects.toMatchObject({ code: '42501' });
    },
  );

  /** As somebody who holds the database itself would do it. */
  async function forge(text: string): Promise<void> {
    await server.db.query('alter table activity_entry disable trigger keep_activity');
    await server.db.query(text, [it.ownId]);
    await server.db.query('alter table activity_entry enable trigger keep_activity');
  }

  test('a changed word is found by its number, on the page and by the command', async () => {
    await visitor().call(setup.addContact, contact());
    const { total } = await visitor().call(listActivity, {});
    expect(await visitor().call(checkActivity, {})).toEqual({
      count: total,
      brokenAt: null,
      matches: null,
    });
    await forge(
      `update activity_entry set role = 'chair' where association_id = $1 and number = 7`,
    );
    expect(await visitor().call(checkActivity, {})).toMatchObject({ brokenAt: 7 });
    const [checked] = await checkChains(server.db, it.ownId);
    expect(checked && checkWords(checked)).toContain('7番から先が');
  });

  test('a cut tail is found', async () => {
    const { total } = await visitor().call(listActivity, {});
    await forge(
      `delete from activity_entry e using activity_head h
        where e.association_id = $1 and h.association_id = $1 and e.number > h.number - 2`,
    );
    expect(await visitor().call(checkActivity, {})).toMatchObject({
      count: total - 2,
      brokenAt: total - 1,
    });
  });

  test('a log written anew from the beginning is found by the code that was kept', async () => {
    const { head } = await visitor().call(listActivity, {});
    const kept = { number: String(head.number), code: head.code };
    await visitor().call(setup.addContact, contact());
    expect(await visitor().call(checkActivity, kept)).toMatchObject({ matches: true });
    await withOwnChainWrittenAnew();
    expect(await visitor().call(checkActivity, kept)).toMatchObject({
      brokenAt: null,
      matches: false,
    });
  });

  async function withOwnChainWrittenAnew(): Promise<void> {
    await server.db.transaction(async (tx) => {
      await tx.query('alter table activity_entry disable trigger keep_activity');
      await tx.query('create temp table was on commit drop as select * from activity_entry');
      await tx.query('delete from activity_entry where association_id = $1', [it.ownId]);
      await tx.query('delete from activity_head where association_id = $1', [it.ownId]);
      await tx.query(`select set_config('app.association_id', $1, true)`, [it.ownId]);
      await tx.query(
        `select count(append_activity(w.at, w.user_id, null, 'chair', w.action, w.subject))
           from (select * from was where association_id = $1 order by number) w`,
        [it.ownId],
      );
      await tx.query('alter table activity_entry enable trigger keep_activity');
    });
  }

  test('it goes with the association', async () => {
    await server.db.query('delete from association where id = $1', [it.ownId]);
    const { rows } = await server.db.query('select from activity_entry where association_id = $1', [
      it.ownId,
    ]);
    expect(rows).toEqual([]);
  });
});

test('a customer’s log begins with the association, and names people', async () => {
  const founder = server.visit();
  const email = 'founder@example.jp';
  await founder.call(askForNumber, { email, purpose: 'begin' });
  const mails = await listWaitingMails(server.db);
  const body = mails.findLast(({ recipient }) => recipient === email)?.body ?? '';
  await founder.call(signIn, { number: /\d{4} \d{4}/.exec(body)?.[0] ?? '', isShared: false });
  const { associationId } = await founder.call(beginAssociation, {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  await founder.call(setup.addContact, contact(), associationId);
  const { entries } = await founder.call(listActivity, {}, associationId);
  expect(entries.map(({ who, words }) => `${who}：${words}`)).toEqual([
    '理事長 鈴木 一郎：連絡先を登録しました',
    '鈴木 一郎：管理組合の利用を始めました',
  ]);
  expect((await checkChains(server.db, associationId))[0]).toMatchObject({ brokenAt: null });
});

test('what writes beside the one door is known, and is nobody’s but one’s own', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const opening = /\b(asOwn\(c|openOwn\(|asOwner\(|withAssociation\()/;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => opening.test(readFileSync(`${folder}/${name}`, 'utf8')))
    .toSorted();
  expect(found).toEqual([
    // Conversations are a person's own.
    'caretaker/chat-route.ts',
    'caretaker/conversation-routes.ts',
    // By the clock, not by a person.
    'checks/tell-findings.ts',
    // The position of a visitor of the demonstration.
    'demo/routes.ts',
    'document-search/routes.ts',
    // What all have signed becomes the original by whoever asked for it.
    'minutes/run-signings.ts',
    // Notices on the screen in the hall.
    'notices/display-routes.ts',
    // On its day, by whoever entered it before.
    'people/make-change.ts',
    // The demonstration's own papers of its approved years.
    'settlement/keep-demonstration.ts',
    'voice/routes.ts',
  ]);
});
