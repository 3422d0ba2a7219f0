import { afterEach, expect, test } from 'vitest';
import { getManagement, savePreference } from '#contract/management.ts';
import { template } from '#demo/template.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const path = '/api/associations/own/management/preference';
const preference = {
  notifyMeetings: false,
  notifyNotices: true,
  notifyTasks: true,
  notifyByEmail: false,
  caretakerExpertMode: 'legal',
  caretakerUsesDocuments: true,
} as const;

async function setRole(role: string): Promise<void> {
  await server.db.query('update membership set role = $1 where association_id = $2', [
    role,
    template.associationId,
  ]);
}

async function listNames(): Promise<string[]> {
  const { rows } = await server.db.query<{ name: string }>('select name from person');
  return rows.map(({ name }) => name);
}

async function put(body: object) {
  return server.visit().send(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

afterEach(() => setRole('owner'));

test('an owner sees the association, its board in clear and no name of an owner', async () => {
  const management = await server.visit().call(getManagement, {});
  expect(management).toMatchObject({ position: 'owner', hasNamesInClear: false });
  expect(management.association).toMatchObject({
    name: 'みどり坂レジデンス管理組合',
    dwellingCount: 60,
    votes: 60,
    managementCompany: { name: '株式会社みどり管財' },
  });
  const shown = (management.dwellings ?? []).flatMap(({ owners, residents }) => [
    ...owners,
    ...residents,
  ]);
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((name) => !/^.＊＊$/u.test(name))).toEqual([]);
  const text = JSON.stringify(management.dwellings);
  expect((await listNames()).filter((name) => text.includes(name))).toEqual([]);
});

test.each(['director', 'auditor', 'companyStaff'])('a %s sees the names', async (role) => {
  await setRole(role);
  const management = await server.visit().call(getManagement, {});
  expect(management).toMatchObject({ position: role, hasNamesInClear: true });
  const names = new Set(await listNames());
  const shown = (management.dwellings ?? []).flatMap(({ owners }) => owners);
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
  expect(shown).toContain('高橋 誠一');
});

test('a reading is told with the name it belongs to, and with a masked one not', async () => {
  const told = async () => {
    const { readings } = await server.visit().call(getManagement, {});
    return new Map(readings.map(({ name, kana }) => [name, kana]));
  };
  const toOwner = await told();
  const { officers } = await server.visit().call(getManagement, {});
  expect(new Set(toOwner.keys())).toEqual(new Set(officers.map(({ name }) => name)));
  await setRole('director');
  const toDirector = await told();
  expect(toDirector.size).toBeGreaterThan(50);
  expect(toDirector.get('高橋 誠一')).toMatch(/^たかはし/);
});

test('a tenant is told neither owners, contracts nor what the association uses', async () => {
  await setRole('tenant');
  const management = await server.visit().call(getManagement, {});
  expect(management).toMatchObject({ dwellings: null, contracts: null, subscription: null });
});

test('nobody is told what a dwelling owes or notes about people', async () => {
  await setRole('companyStaff');
  const { body } = await server.visit().send('/api/associations/own/management');
  const text = await new Response(body).text();
  expect(text).not.toMatch(/arrears|note"/);
});

test('officers in office stand in the order of their posts, with their terms', async () => {
  const { officers, today } = await server.visit().call(getManagement, {});
  expect(officers.map(({ post }) => post)).toEqual([
    'chair',
    'vice_chair',
    'treasurer',
    'director',
    'director',
    'auditor',
  ]);
  for (const { termFrom, termUntil, dwelling } of officers) {
    expect(termFrom <= today && today < termUntil).toBe(true);
    expect(dwelling).toMatch(/^\d{3,4}$/);
  }
});

test('contracts in order of the day by which notice must be given', async () => {
  const { contracts } = await server.visit().call(getManagement, {});
  const days = (contracts ?? []).map(({ noticeBy }) => noticeBy);
  expect(days).toEqual(days.toSorted());
  for (const { noticeBy, endsOn } of contracts ?? []) expect(noticeBy <= endsOn).toBe(true);
});

test('plan and usage', async () => {
  const { subscription } = await server.visit().call(getManagement, {});
  expect(subscription).toMatchObject({ plan: 'standard', questionsLimit: 500, questionsUsed: 0 });
  expect(subscription?.documentCount).toBeGreaterThan(60);
  expect(subscription?.storageUsedMb).toBeGreaterThan(0.1);
  expect(subscription?.storageUsedMb).toBeLessThan(subscription?.storageLimitMb ?? 0);
});

test('a saved preference is there again, for this visitor alone', async () => {
  const [anna, bert] = [server.visit(), server.visit()];
  const before = await anna.call(getManagement, {});
  expect(before.hasOwnCopy).toBe(false);
  await anna.call(savePreference, preference);
  const after = await anna.call(getManagement, {});
  expect(after).toMatchObject({ preference, hasOwnCopy: true });
  expect((await bert.call(getManagement, {})).preference).toEqual(before.preference);
});

test.each([
  ['nothing', {}],
  ['one choice missing', { ...preference, notifyTasks: undefined }],
  ['a text for a switch', { ...preference, notifyTasks: 'yes' }],
  ['an expert that does not exist', { ...preference, caretakerExpertMode: 'doctor' }],
  ['a role', { ...preference, role: 'manager' }],
  ['another user', { ...preference, userId: '00000000-0000-4000-8000-000000000000' }],
])('%s is refused and makes no copy', async (_name, body) => {
  const response = await put(body);
  expect(response.status).toBe(400);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.json()).toEqual({
    code: 'invalid_input',
    message: '入力内容を確認してください。',
  });
});

test('what a resident may not change has no address', async () => {
  for (const address of ['/association', '/officers', '/dwellings', '/subscription']) {
    const response = await server.visit().send(`/api/associations/own/management${address}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  }
});
