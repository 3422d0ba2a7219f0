import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { getArrears } from '#contract/arrears.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import { demoUser } from '#demo/demo-user.ts';
import { template } from '#demo/template.ts';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { listTasks } from '#server/features/home/store.ts';
import { openScope } from '#server/http/scope.ts';
import { startServer } from '#server/testing/start-server.ts';
import { knowledgeOf, loadKnowledge } from './knowledge-of.ts';

const server = await startServer();
const today = '2026-11-21';
let associationId = '';

/** A private copy of the demonstration. */
async function copy(role: 'resident' | 'board' = 'resident'): Promise<string> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return (await visitor.call(getSession, {})).association.id;
}

beforeEach(async () => {
  associationId = await copy();
});

async function scopeOf(id: string) {
  const caller = { userId: demoUser.id, associationId: id, hasOwnCopy: true };
  return openScope(server.db, caller, { associationId: id, needs: 'caretaker.ask' });
}

async function knowledgeIn(id: string, on = today) {
  const scope = await scopeOf(id);
  return withAssociation(server.db, id, (db) => knowledgeOf(db, scope, on));
}

async function passagesOf(id: string, origin: string) {
  const { index } = await knowledgeIn(id);
  return index.passages.filter((passage) => passage.origin === origin);
}

type Added = { title?: string; body: string; visibility?: string; inForceFrom?: string };

async function addDocument(id: string, { title = '追加の文書', ...document }: Added) {
  const { body, visibility = 'everyone', inForceFrom = null } = document;
  const { rows } = await server.db.query<{ id: string }>(
    `insert into document (association_id, id, slug, title, category, summary, body, visibility, version,
                           issued_on, in_force_from)
     select $1, new.id, 'file-' || new.id, $2, 'other', '', $3, $4, 1, '2026-11-01', $5
       from (select gen_random_uuid() as id) new returning id`,
    [id, title, body, visibility, inForceFrom],
  );
  return rows[0]?.id ?? '';
}

describe('what is known', () => {
  test('documents, law and live records, each with a page to open', async () => {
    const { index, facts, records } = await knowledgeIn(associationId);
    const origins = new Map(index.passages.map((it) => [it.origin, it] as const));
    expect([...origins.keys()].toSorted()).toEqual(['document', 'law', 'record']);
    expect(index.passages.filter(({ href }) => !href.startsWith('/'))).toEqual([]);
    const ids = index.passages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(records.length).toBeGreaterThan(30);
    expect(facts.meetings[0]).toMatchObject({ kind: 'board', heldOn: '2026-12-19' });
    expect(facts.repairPlan).toMatchObject({ shortage: { fiscalYear: 2035 }, unitPriceYen: 150 });
    expect(facts.funds.map(({ accounts }) => accounts.length > 0)).toEqual([true, true]);
  });

  test('a passage carries its document, its article and its days', async () => {
    const passages = await passagesOf(associationId, 'document');
    const article = passages.find(
      ({ sourceTitle, heading }) => sourceTitle === 'ペット飼育細則' && heading.startsWith('第3条'),
    );
    expect(article).toMatchObject({
      title: 'ペット飼育細則 第3条（飼うことができる数）',
      href: `/document/${article?.sourceId}#article-3`,
      category: 'rule',
      inForceFrom: '2024-07-01',
      validity: 'current',
    });
    const old = passages.filter(({ sourceTitle }) => sourceTitle.includes('旧'));
    expect(old.map(({ validity }) => validity)).not.toContain('current');
  });

  test('a task that another member added for himself is not told', async () => {
    const other = 'aaaaaaaa-0000-4000-8000-000000000001';
    await server.db.query(
      `insert into app_user (id, email, name) values ($1, 'other@example.jp', '別の人')
       on conflict do nothing`,
      [other],
    );
    await server.db.query(
      `insert into task (association_id, id, title, detail, due_on, owner, created_by, created_at)
       select $1, gen_random_uuid(), added.title, '', '2026-11-22', added.owner, added.by_user, now()
         from (values ('ひみつの買い物', '自分', $2::uuid), ('ほかの人の質問', '理事会', $2),
                      ('わたしの用事', '自分', $3::uuid)) added (title, owner, by_user)`,
      [associationId, other, demoUser.id],
    );
    const { facts, records } = await knowledgeIn(associationId);
    const titlesOf = (own: boolean) =>
      facts.tasks.filter(({ isOwn }) => isOwn === own).map(({ title }) => title);
    expect(titlesOf(true)).toEqual(['わたしの用事']);
    expect(titlesOf(false)).toContain('ほかの人の質問');
    expect(JSON.stringify({ facts, records })).not.toContain('ひみつの買い物');
    // The caretaker counts what the board's list at home shows.
    const scope = await scopeOf(associationId);
    const tasks = await withAssociation(server.db, associationId, (db) => listTasks(db, scope));
    const open = tasks.filter(({ kind, doneAt }) => kind !== 'own' && doneAt === null);
    expect(titlesOf(false).toSorted()).toEqual(open.map(({ title }) => title).toSorted());
  });

  test('arrears are known by their number, and to the board by their length and amount', async () => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'board' });
    const { id } = (await visitor.call(getSession, {})).association;
    const recordIn = async () => {
      const { records } = await knowledgeIn(id);
      return records.find(({ id: record }) => record === 'record-arrears')?.text;
    };
    // The same figures as on the list of arrears.
    const [debtor] = (await visitor.call(getArrears, {})).debtors;
    expect([debtor?.months, debtor?.yen]).toEqual([6, 182_760]);
    expect(await recordIn()).toBe(
      '管理費等の滞納があるのは、1住戸です（2026年11月21日現在、納付の期限を過ぎた分）。\n滞納の長さは、6か月分です。\n滞納の金額は、合わせて182,760円です（管理費など106,620円、修繕積立金76,140円）。',
    );
    // The same person, and nothing of the records has changed.
    await visitor.call(setDemoRole, { role: 'resident' });
    expect(await recordIn()).toBe(
      '管理費等の滞納があるのは、1住戸です（2026年11月21日現在、納付の期限を過ぎた分）。\n滞納の月数と金額は、役員と管理会社だけにお見せしています。',
    );
  });

  test('what the dwellings pay and what the last meetings decided', async () => {
    const { facts, records } = await knowledgeIn(associationId);
    expect(facts.dwellingTypes.map(({ numbers }) => numbers.length)).toEqual([10, 20, 20, 10]);
    const textOf = (start: string) => records.find(({ id }) => id.startsWith(start))?.text;
    expect(textOf('record-dues')).toContain(
      'Bタイプ（68.2㎡、末尾2桁が02か05の住戸）：管理費 14,320円',
    );
    expect(textOf('record-last-general-meeting-2026-05-24')).toContain('7件すべてを可決しました。');
    expect(textOf('record-last-board-meeting-2026-10-17')).toContain('「防災訓練の役割」：可決');
  });

  test('no name of a resident stands in the records, but those of officers', async () => {
    const { facts, records } = await knowledgeIn(associationId);
    const officers = facts.officers.map(({ name }) => name);
    const { rows } = await server.db.query<{ name: string }>('select distinct name from person');
    const others = rows.map(({ name }) => name).filter((name) => !officers.includes(name));
    const text = records.map((record) => record.text).join();
    expect(others.filter((name) => text.includes(name))).toEqual([]);
  });
});

describe('what changes', () => {
  test('an added, a changed and a deleted document are known at once', async () => {
    const find = async () => {
      const { index, learnt } = await knowledgeIn(associationId);
      const { hits } = searchIndex(index, 'ドローンの飛行', learnt);
      return index.passages[hits[0]?.place ?? -1]?.text ?? '';
    };
    const id = await addDocument(associationId, { body: '屋上でドローンの飛行を禁じます。' });
    expect(await find()).toContain('禁じます');
    await server.db.query(
      `update document set body = '屋上でドローンの飛行を認めます。' where association_id = $1 and id = $2`,
      [associationId, id],
    );
    expect(await find()).toContain('認めます');
    await server.db.query('delete from document where association_id = $1 and id = $2', [
      associationId,
      id,
    ]);
    expect(await find()).not.toContain('ドローン');
  });

  test('a changed record is known at once', async () => {
    await knowledgeIn(associationId);
    await server.db.query(
      `update contact_point set phone = '000-1111-2222' where association_id = $1 and position = 1`,
      [associationId],
    );
    const { facts, records } = await knowledgeIn(associationId);
    expect(facts.contacts.map(({ phone }) => phone)).toContain('000-1111-2222');
    expect(records.map(({ text }) => text).join()).toContain('000-1111-2222');
  });

  test('a document comes into force on its day', async () => {
    const body = '新しい決まりです。';
    const id = await addDocument(associationId, { body, inForceFrom: '2026-12-01' });
    const validityOn = async (on: string) => {
      const { index } = await knowledgeIn(associationId, on);
      return index.passages.find(({ sourceId }) => sourceId === id)?.validity;
    };
    expect(await validityOn('2026-11-30')).toBe('coming');
    expect(await validityOn('2026-12-01')).toBe('current');
  });

  test('a new document leaves most parts of the index as they are', async () => {
    const before = await knowledgeIn(associationId);
    await addDocument(associationId, { body: '駐輪場の清掃をします。' });
    const after = await knowledgeIn(associationId);
    const kept = new Set(before.index.parts.map(({ fields }) => fields));
    const made = after.index.parts.filter(({ fields }) => !kept.has(fields));
    expect(made.length).toBeGreaterThan(0);
    expect(made.length).toBeLessThan(after.index.parts.length / 3);
  });
});

describe('two associations', () => {
  test('copies that say the same share every part', async () => {
    const [one, two] = [await knowledgeIn(associationId), await knowledgeIn(await copy())];
    const parts = new Set(one.index.parts.map(({ fields }) => fields));
    expect(two.index.parts.filter(({ fields }) => !parts.has(fields))).toEqual([]);
  });

  test('neither the documents nor the words of one are seen by the other', async () => {
    const other = await copy();
    const weightsIn = async (id: string) => {
      const { index, learnt } = await knowledgeIn(id);
      const found = searchIndex(index, '集会室のプリズムの使用料', learnt);
      return { found, ids: index.passages.map((passage) => passage.id) };
    };
    const before = await weightsIn(other);
    const body = 'プリズムは集会室に置きます。'.repeat(20);
    const id = await addDocument(associationId, { title: 'プリズムの使用料', body });
    expect((await weightsIn(associationId)).ids.some((it) => it.startsWith(id))).toBe(true);
    const after = await weightsIn(other);
    expect(after.ids).toEqual(before.ids);
    expect(after.found).toEqual(before.found);
    expect((await weightsIn(template.associationId)).ids).toEqual(before.ids);
  });

  test('a document of the board is known to the board alone', async () => {
    const board = await copy('board');
    const document = { body: '理事会だけの検討資料です。', visibility: 'board' };
    for (const id of [associationId, board]) await addDocument(id, document);
    const knows = async (id: string) =>
      (await passagesOf(id, 'document')).some(({ text }) => text.includes('検討資料'));
    expect(await knows(associationId)).toBe(false);
    expect(await knows(board)).toBe(true);
  });

  test('while a large library is indexed, others have their turn', async () => {
    const sections = Array.from(
      { length: 1_500 },
      (_, number) =>
        `### 第${number + 1}条（見出し${number}）\n\n${'この条は長い文です。'.repeat(20)}`,
    );
    await addDocument(associationId, { body: sections.join('\n\n') });
    const scope = await scopeOf(associationId);
    const load = await withAssociation(server.db, associationId, (db) =>
      loadKnowledge(db, scope, today),
    );
    let isReady = false;
    let turns = 0;
    const ready = load().finally(() => {
      isReady = true;
    });
    while (!isReady) {
      await nextTurn();
      turns += 1;
    }
    expect((await ready).index.passages.length).toBeGreaterThan(2_500);
    expect(turns).toBeGreaterThan(10);
  });
});
