import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { getArrears } from '#contract/arrears.ts';
import { getChecks } from '#contract/checks.ts';
import * as contract from '#contract/company.ts';
import type { FileEndpoint, ObjectSchema } from '#contract/endpoint.ts';
import { getHome } from '#contract/home.ts';
import { getPayments } from '#contract/payments.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import * as signing from '#contract/sign-in.ts';
import { allCompanyAreas, companyPermissions } from '#domain/access/company-areas.ts';
import type { Permission } from '#domain/access/permission.ts';
import { refusalOf } from '#domain/access/permission-words.ts';
import { approvals } from '#domain/access/permissions.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';

const filesFolder = mkdtempSync(join(tmpdir(), 'sumiwa-company-'));
afterAll(() => rmSync(filesFolder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(filesFolder) });
type Visitor = ReturnType<typeof server.visit>;

beforeEach(async () => {
  await server.db.exec('delete from rate_use; delete from outbox_mail');
});

type Person = { readonly visitor: Visitor; readonly email: string; readonly accountId: string };

async function signIn(purpose: 'enter' | 'begin', email: string): Promise<Person> {
  const visitor = server.visit();
  await visitor.call(signing.askForNumber, { email, purpose });
  const mails = await listWaitingMails(server.db);
  const body = mails.filter(({ recipient }) => recipient === email).at(-1)?.body ?? '';
  const number = /\d{4} \d{4}/.exec(body)?.[0] ?? '';
  await visitor.call(signing.signIn, { number, isShared: false });
  const { rows } = await server.db.query<{ id: string }>(
    'select id from app_user where email = $1',
    [email],
  );
  return { visitor, email, accountId: rows[0]?.id ?? '' };
}

const anybody = () => signIn('begin', `${randomUUID()}@example.jp`);

async function sit(person: Person, associationId: string, role: Role): Promise<Person> {
  await server.db.query(
    'insert into membership (association_id, user_id, role) values ($1, $2, $3)',
    [associationId, person.accountId, role],
  );
  return person;
}

/** An association with a chair and a treasurer. */
async function house(name = 'さくら台マンション管理組合') {
  const chair = await anybody();
  const { associationId } = await chair.visitor.call(signing.beginAssociation, {
    name,
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  const treasurer = await sit(await anybody(), associationId, 'treasurer');
  return { associationId, chair, treasurer };
}
type House = Awaited<ReturnType<typeof house>>;

async function company(name = '株式会社みなと管理') {
  const admin = await anybody();
  await admin.visitor.call(contract.beginCompany, { name, yourName: '高橋 主任' });
  const found = await companyOf(admin);
  return { admin, number: found?.number ?? '', id: found?.id ?? '' };
}
type Company = Awaited<ReturnType<typeof company>>;

async function companyOf({ visitor }: Person) {
  return (await visitor.call(contract.getCompany, {})).company;
}

async function hire({ admin, id }: Company, isAdmin = false): Promise<Person> {
  const email = `${randomUUID()}@example.jp`;
  await admin.visitor.call(contract.addStaff, { name: '森 担当', email, isAdmin });
  const staff = await signIn('enter', email);
  await staff.visitor.call(contract.joinCompany, { companyId: id, joins: true });
  return staff;
}

const everything = [...allCompanyAreas];

async function ask({ chair, associationId }: House, number: string, areas: string[] = everything) {
  const id = randomUUID();
  const asked = { id, number, areas, lastDay: null };
  await chair.visitor.call(contract.askForCompany, asked, associationId);
  return id;
}

async function letIn(own: House, number: string, areas: string[] = everything): Promise<string> {
  const contractId = await ask(own, number, areas);
  await own.treasurer.visitor.call(contract.approveCompany, { contractId }, own.associationId);
  return contractId;
}

function assign({ admin }: Company, clientId: string, { accountId }: Person, isAssigned = true) {
  const wanted = { clientId, accountId, isAssigned };
  return admin.visitor.call(contract.setAssignment, wanted);
}

async function atWork(areas: string[] = everything) {
  const [own, firm] = [await house(), await company()];
  const contractId = await letIn(own, firm.number, areas);
  const staff = await hire(firm);
  await assign(firm, own.associationId, staff);
  return { own, firm, staff, contractId };
}

const status = async ({ visitor }: Person, associationId: string) =>
  (await visitor.send(`/api/associations/${associationId}/home`)).status;

describe('letting a company in', () => {
  test('one asks, another approves, the company assigns, its person works', async () => {
    const { own, firm, staff } = await atWork();
    const { associationId } = own;
    const session = await staff.visitor.call(getSession, {}, associationId);
    expect(session.user.position).toBe('companyStaff');
    expect(await status(staff, associationId)).toBe(200);
    const { account } = await staff.visitor.call(signing.getAccount, {});
    expect(account?.memberships).toMatchObject([{ associationId, position: 'companyStaff' }]);
    expect(await companyOf(staff)).toMatchObject({
      isAdmin: false,
      clients: [{ associationId, since: testToday, isMine: true }],
    });
    // The admin stands outside until they are assigned too.
    expect(await status(firm.admin, associationId)).toBe(404);
    const access = await own.chair.visitor.call(contract.getCompanyAccess, {}, associationId);
    expect(access.people).toMatchObject([{ name: '森 担当', since: testToday, endedOn: null }]);
    expect(access.contracts).toMatchObject([{ state: 'running', askedAs: '理事長' }]);
  });

  test('who asked cannot approve, neither in another position', async () => {
    const [own, firm] = [await house(), await company()];
    const { associationId, chair } = own;
    const contractId = await ask(own, firm.number);
    const approve = () =>
      chair.visitor.call(contract.approveCompany, { contractId }, associationId);
    await expect(approve()).rejects.toMatchObject({ status: 403, message: /承認できません/ });
    await server.db.query(
      `update membership set role = 'viceChair' where association_id = $1 and user_id = $2`,
      [associationId, chair.accountId],
    );
    await expect(approve()).rejects.toMatchObject({ status: 403, message: /ご本人/ });
    expect((await companyOf(firm.admin))?.clients).toEqual([]);
  });

  test('of many approvals at once one counts, and a second request waits for nobody', async () => {
    const [own, firm] = [await house(), await company()];
    const contractId = await ask(own, firm.number);
    await expect(ask(own, firm.number)).rejects.toMatchObject({ status: 409 });
    const viceChair = await sit(await anybody(), own.associationId, 'viceChair');
    const approvers = [own.treasurer, viceChair, own.treasurer, viceChair];
    const done = await Promise.allSettled(
      approvers.map(({ visitor }) =>
        visitor.call(contract.approveCompany, { contractId }, own.associationId),
      ),
    );
    expect(done.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
  });

  test('a wrong number finds nobody, and neither does the number of the demonstration', async () => {
    const own = await house();
    const find = async (number: string) =>
      (await own.chair.visitor.call(contract.findCompany, { number }, own.associationId)).company;
    expect(await find('2026 0013')).toBeNull();
    expect(await find('2026 0014')).toBeNull();
    const firm = await company('みはらし管理');
    expect(await find(firm.number)).toEqual({ name: 'みはらし管理', number: firm.number });
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'chair' });
    expect(
      (await visitor.call(contract.findCompany, { number: '２０２６ ００１４' })).company,
    ).toEqual({
      name: '株式会社みどり管財',
      number: '20260014',
    });
    const ofCustomer = { number: firm.number };
    expect((await visitor.call(contract.findCompany, ofCustomer)).company).toBeNull();
  });
});

describe('the end', () => {
  test.each([
    [
      'the contract',
      async ({ own, contractId }: Awaited<ReturnType<typeof atWork>>) => {
        const { chair, associationId } = own;
        await chair.visitor.call(contract.endCompany, { contractId }, associationId);
      },
    ],
    [
      'this person, by the board',
      async ({ own }: Awaited<ReturnType<typeof atWork>>) => {
        const { treasurer, associationId } = own;
        const { people } = await treasurer.visitor.call(
          contract.getCompanyAccess,
          {},
          associationId,
        );
        const assignmentId = people[0]?.id ?? '';
        await treasurer.visitor.call(contract.endCompanyPerson, { assignmentId }, associationId);
      },
    ],
    [
      'this person, by the company',
      async ({ own, firm, staff }: Awaited<ReturnType<typeof atWork>>) => {
        await assign(firm, own.associationId, staff, false);
      },
    ],
    [
      'of working for the company',
      async ({ firm, staff }: Awaited<ReturnType<typeof atWork>>) => {
        await firm.admin.visitor.call(contract.endStaff, { accountId: staff.accountId });
      },
    ],
  ])('of %s is the end with the next request', async (_what, end) => {
    const work = await atWork();
    const { own, staff } = work;
    expect(await status(staff, own.associationId)).toBe(200);
    await end(work);
    expect(await status(staff, own.associationId)).toBe(404);
    expect((await companyOf(staff))?.clients ?? []).toEqual([]);
    const { people } = await own.chair.visitor.call(
      contract.getCompanyAccess,
      {},
      own.associationId,
    );
    expect(people).toMatchObject([{ endedOn: testToday }]);
  });

  test('comes by itself after the last day', async () => {
    const [own, firm] = [await house(), await company()];
    const { associationId, chair, treasurer } = own;
    const asked = { id: randomUUID(), number: firm.number, areas: [], lastDay: testToday };
    await chair.visitor.call(contract.askForCompany, asked, associationId);
    await treasurer.visitor.call(contract.approveCompany, { contractId: asked.id }, associationId);
    const staff = await hire(firm);
    await assign(firm, associationId, staff);
    expect(await status(staff, associationId)).toBe(200);
    server.clock.nowMs += 86_400_000;
    expect(await status(staff, associationId)).toBe(404);
    await expect(assign(firm, associationId, await hire(firm))).rejects.toMatchObject({
      status: 404,
    });
    server.clock.nowMs -= 86_400_000;
    const past = { ...asked, id: randomUUID(), lastDay: addDays(testToday, -1) };
    await expect(
      chair.visitor.call(contract.askForCompany, past, associationId),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('meets whoever began the association for a company, too', async () => {
    const own = await house();
    const { associationId, chair } = own;
    const founder = await sit(await anybody(), associationId, 'companyStaff');
    expect(await status(founder, associationId)).toBe(200);
    const access = () => chair.visitor.call(contract.getCompanyAccess, {}, associationId);
    expect((await access()).people).toMatchObject([{ id: founder.accountId, since: null }]);
    const ending = { assignmentId: founder.accountId };
    const other = await house('あおば台');
    await expect(
      other.chair.visitor.call(contract.endCompanyPerson, ending, other.associationId),
    ).rejects.toMatchObject({ status: 404 });
    await chair.visitor.call(contract.endCompanyPerson, ending, associationId);
    expect(await status(founder, associationId)).toBe(404);
    expect((await access()).people).toEqual([]);
  });

  test('whom the board stopped the company cannot bring back without a new approval', async () => {
    const { own, firm, staff } = await atWork();
    const { associationId, chair } = own;
    const { people } = await chair.visitor.call(contract.getCompanyAccess, {}, associationId);
    const assignmentId = people[0]?.id ?? '';
    await chair.visitor.call(contract.endCompanyPerson, { assignmentId }, associationId);
    await expect(assign(firm, associationId, staff)).rejects.toMatchObject({ status: 403 });
    expect(await status(staff, associationId)).toBe(404);
    server.clock.nowMs += 1000;
    await letIn(own, firm.number);
    await assign(firm, associationId, staff);
    expect(await status(staff, associationId)).toBe(200);
  });
});

type Guarded = Pick<FileEndpoint<ObjectSchema>, 'method' | 'path' | 'needs'>;
const contracts = import.meta.glob<Record<string, unknown>>('../../../contract/*.ts', {
  eager: true,
});
const guarded = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .filter(isGuarded);

function isGuarded(value: unknown): value is Guarded {
  if (typeof value !== 'object' || value === null) return false;
  return 'path' in value && 'needs' in value && value.needs !== 'nothing';
}

async function isRefused({ visitor }: Person, associationId: string, endpoint: Guarded) {
  const { method, path, needs } = endpoint;
  const address = `/api/associations/${associationId}${path.replaceAll(/:\w+/g, randomUUID())}`;
  const json = { 'content-type': 'application/json' };
  const init = method === 'GET' ? {} : { method, headers: json, body: '[' };
  const response = await visitor.send(address, init);
  return response.status === 403 && (await response.text()).includes(refusalOf(needs));
}

/** Every endpoint that refuses them although they may, or lets them although they may not. */
async function surprises(staff: Person, associationId: string, mays: ReadonlySet<Permission>) {
  const wrong: string[] = [];
  for (const endpoint of guarded) {
    const refused = await isRefused(staff, associationId, endpoint);
    if (refused === mays.has(endpoint.needs)) wrong.push(`${endpoint.method} ${endpoint.path}`);
  }
  return wrong;
}

describe('what its people may', () => {
  test.each([[[]], ...everything.map((area) => [[area]]), [everything]])(
    'where %j is allowed, every endpoint opens exactly for that',
    async (areas: string[]) => {
      const { own, staff } = await atWork(areas);
      const mays = companyPermissions(areas);
      const session = await staff.visitor.call(getSession, {}, own.associationId);
      expect(session.may.toSorted()).toEqual([...mays].toSorted());
      expect(await surprises(staff, own.associationId, mays)).toEqual([]);
    },
  );

  test('never approves, and neither does somebody who becomes an officer while assigned', async () => {
    const { own, staff } = await atWork();
    const { associationId } = own;
    const approving = guarded.filter(({ needs }) => approvals.some((it) => it === needs));
    expect(approving.length).toBeGreaterThan(12);
    const setRole = (role: Role | null) =>
      server.db.query(
        'update membership set role = $3 where association_id = $1 and user_id = $2',
        [associationId, staff.accountId, role],
      );
    for (const role of [null, 'chair', 'treasurer', 'auditor'] as const) {
      await setRole(role);
      const open: string[] = [];
      for (const endpoint of approving) {
        if (!(await isRefused(staff, associationId, endpoint))) open.push(endpoint.path);
      }
      expect([role, open]).toEqual([role, []]);
    }
  });

  test('the database takes no approval of a company, nor of the position that asked', async () => {
    const [own, firm] = [await house(), await company()];
    const contractId = await ask(own, firm.number);
    for (const position of ['companyStaff', 'auditor', 'chair']) {
      await expect(
        server.db.query(
          `update company_contract set approved_as = $3, approved_by = asked_by, approved_at = now()
            where association_id = $1 and id = $2`,
          [own.associationId, contractId, position],
        ),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });

  test('an officer is not assigned', async () => {
    const { own, firm } = await atWork();
    const { accountId, email } = own.treasurer;
    await firm.admin.visitor.call(contract.addStaff, { name: '兼任', email, isAdmin: false });
    const joining = { companyId: firm.id, joins: true };
    await own.treasurer.visitor.call(contract.joinCompany, joining);
    await expect(
      assign(firm, own.associationId, { ...own.treasurer, accountId }),
    ).rejects.toMatchObject({ status: 403, message: /役員/ });
  });
});

describe('a company among others', () => {
  test('reaches no association that did not let it in, and no other company', async () => {
    const { own, staff, firm } = await atWork();
    const [other, rival] = [await house('あおば台'), await company('よその管理')];
    const stranger = await hire(rival);
    await expect(assign(firm, other.associationId, staff)).rejects.toMatchObject({ status: 404 });
    await expect(assign(rival, own.associationId, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(assign(firm, own.associationId, stranger)).rejects.toMatchObject({ status: 404 });
    await expect(
      rival.admin.visitor.call(contract.endStaff, { accountId: staff.accountId }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await status(staff, other.associationId)).toBe(404);
    expect(await status(stranger, own.associationId)).toBe(404);
    expect(await status(staff, own.associationId)).toBe(200);
    expect((await companyOf(rival.admin))?.clients).toEqual([]);
  });

  test('is changed by its admins alone, and keeps one', async () => {
    const { firm, staff, own } = await atWork();
    const wanted = { clientId: own.associationId, accountId: staff.accountId, isAssigned: false };
    await expect(staff.visitor.call(contract.setAssignment, wanted)).rejects.toMatchObject({
      status: 403,
    });
    const last = { accountId: firm.admin.accountId };
    await expect(firm.admin.visitor.call(contract.endStaff, last)).rejects.toMatchObject({
      status: 409,
    });
    const second = await hire(firm, true);
    await second.visitor.call(contract.endStaff, last);
    expect(await companyOf(firm.admin)).toBeNull();
    expect((await companyOf(staff))?.staff).toHaveLength(1);
    await expect(server.visit().call(contract.getCompany, {})).rejects.toMatchObject({
      status: 401,
    });
  });

  test('nobody acts for it before they joined, and an invitation tells nothing of an account', async () => {
    const { firm, own } = await atWork();
    const known = await anybody();
    const mailed = async (email: string) => {
      await firm.admin.visitor.call(contract.addStaff, { name: '新人', email, isAdmin: false });
      const mails = await listWaitingMails(server.db);
      return mails.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    };
    const ofUnknown = await mailed(`${randomUUID()}@example.jp`);
    await server.db.exec('delete from outbox_mail');
    expect(await mailed(known.email)).toEqual(ofUnknown);
    await expect(assign(firm, own.associationId, known)).rejects.toMatchObject({ status: 404 });
    const { invitations } = await known.visitor.call(contract.getCompany, {});
    expect(invitations).toEqual([{ companyId: firm.id, name: '株式会社みなと管理' }]);
    await known.visitor.call(contract.joinCompany, { companyId: firm.id, joins: false });
    expect((await known.visitor.call(contract.getCompany, {})).invitations).toEqual([]);
  });
});

test('the line says what the pages of the association say', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'companyStaff' });
  const line = await visitor.call(contract.getOverview, {});
  const { findings } = await visitor.call(getChecks, {});
  const { payments } = await visitor.call(getPayments, {});
  const home = await visitor.call(getHome, {});
  const arrears = await visitor.call(getArrears, {});
  const open = findings.filter(({ isOpen }) => isOpen);
  const questions = home.tasks.filter((it) => it.kind === 'question' && !it.doneAt && !it.reply);
  expect(line).toMatchObject({
    urgentCount: open.filter(({ severity }) => severity === 'urgent').length,
    checkCount: open.filter(({ severity }) => severity === 'check').length,
    paymentCount: payments.filter(({ state }) => state === 'asked').length,
    questionCount: questions.length,
    nextMeeting: { heldOn: home.nextMeetings[0]?.heldOn },
  });
  expect(line.arrears).toEqual({
    dwellings: arrears.debtors.length,
    yen: arrears.debtors.reduce((sum, { yen }) => sum + yen, 0),
  });
  expect(line.openMonths).toBeGreaterThan(0);
  expect(line.openSince?.localeCompare(testToday.slice(0, 7))).toBe(-1);
});
