import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { listActivity } from '#contract/activity.ts';
import * as lock from '#contract/books-lock.ts';
import { saveCounterparty } from '#contract/ledger.ts';
import * as payments from '#contract/payments.ts';
import * as people from '#contract/people.ts';
import { getSession } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import * as signing from '#contract/sign-in.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { readPassbooks } from '#server/testing/read-passbooks.ts';
import { startServer } from '#server/testing/start-server.ts';
import { join } from './letter-store.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;
type Account = { readonly visitor: Visitor; readonly id: string };
const dayMs = 86_400_000;
const firstNow = server.clock.nowMs;

async function account(name: string): Promise<Account> {
  await server.db.exec('delete from rate_use');
  const visitor = server.visit();
  const email = `${name}-${randomUUID()}@example.jp`;
  await visitor.call(signing.askForNumber, { email, purpose: 'begin' });
  const mails = await listWaitingMails(server.db);
  const body = mails.findLast(({ recipient }) => recipient === email)?.body ?? '';
  await visitor.call(signing.signIn, {
    number: /\d{4} \d{4}/.exec(body)?.[0] ?? '',
    isShared: false,
  });
  const { rows } = await server.db.query<{ id: string }>(
    'select id from app_user where email = $1',
    [email],
  );
  return { visitor, id: rows[0]?.id ?? '' };
}

const house: { associationId: string; board?: Visitor } = { associationId: '' };

function board(): Visitor {
  if (!house.board) throw new Error('nobody began');
  return house.board;
}

async function personId(name: string): Promise<string> {
  const { people: all } = await board().call(people.listPeople, {}, house.associationId);
  return all.find((it) => it.name === name)?.id ?? '';
}

/** Comes in as this person of the register; an account that was this person before is nobody then. */
async function enterAs(name: string): Promise<Visitor> {
  const { visitor, id } = await account('member');
  const joining = {
    associationId: house.associationId,
    accountId: id,
    personId: await personId(name),
  };
  await server.db.transaction((tx) => join(tx, joining));
  return visitor;
}

type Post = 'chair' | 'vice_chair' | 'treasurer';

async function appoint(name: string, post: Post, termUntil = '2027-05-31'): Promise<void> {
  const term = { post, termFrom: '2026-11-01', termUntil };
  const officer = { id: randomUUID(), personId: await personId(name), ...term };
  await board().call(setup.addOfficer, officer, house.associationId);
}

beforeAll(async () => {
  const founder = await account('founder');
  house.board = founder.visitor;
  const { associationId } = await founder.visitor.call(signing.beginAssociation, {
    name: 'さくら台マンション管理組合',
    yourName: '鈴木 一郎',
    position: 'chair',
  });
  house.associationId = associationId;
  const rows = [
    ['部屋番号', '専有面積', '議決権', '区分所有者', 'フリガナ'],
    ['101', '60', '1', '青木 一郎', 'アオキ イチロウ'],
    ['201', '60', '1', '石井 二郎', 'イシイ ジロウ'],
    ['301', '60', '1', '上田 三郎', 'ウエダ サブロウ'],
  ];
  await board().call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);
  const { dwellings } = await board().call(people.listPeople, {}, associationId);
  const dwellingId = dwellings.find(({ number }) => number === '201')?.id ?? '';
  const wife = { id: randomUUID(), dwellingId, name: '石井 花子', kana: 'イシイ ハナコ' };
  const moved = { kind: 'family' as const, since: '2020-04-01' };
  await board().call(people.addResident, { ...wife, ...moved }, associationId);
  await appoint('青木 一郎', 'treasurer');
  await appoint('青木 一郎', 'chair');
  await appoint('石井 二郎', 'vice_chair');
  await appoint('石井 花子', 'vice_chair');
  await appoint('上田 三郎', 'vice_chair', '2026-11-22');
});

const october = { lockedUntil: '2026-10-31', isFinal: false, reason: '' };
const ownPerson = { status: 403, message: expect.stringContaining('ご本人と、同じ住戸の方は') };

describe('one person with two offices', () => {
  test('does not approve the own request; somebody else in one of these offices does', async () => {
    const { associationId } = house;
    const aoki = await enterAs('青木 一郎');
    const { may } = await aoki.call(getSession, {}, associationId);
    expect(may).toEqual(expect.arrayContaining(['month.ask', 'month.close']));
    const passbooks = await readPassbooks(aoki, october.lockedUntil, associationId);
    const asked = { ...october, passbooks };
    const { request } = await aoki.call(lock.askForLock, asked, associationId);
    expect(request).toMatchObject({ mayApprove: false, isMine: true });
    const requestId = { requestId: request.id };
    await expect(aoki.call(lock.approveLock, requestId, associationId)).rejects.toMatchObject(
      ownPerson,
    );
    const ishii = await enterAs('石井 二郎');
    await ishii.call(lock.approveLock, requestId, associationId);
    const { entries } = await aoki.call(listActivity, { kind: 'closing' }, associationId);
    expect(entries.map(({ who }) => who)).toEqual(['副理事長 石井 二郎', '理事長 青木 一郎']);
  });
});

describe('two persons in the same office', () => {
  async function asked(asker: Visitor): Promise<{ readonly accountId: string }> {
    const { associationId } = house;
    const aoki = await enterAs('青木 一郎');
    const counterpartyId = randomUUID();
    const payee = {
      counterpartyId,
      name: '青葉設備',
      kind: 'company' as const,
      invoiceNumber: '',
      isRetired: false,
    };
    await aoki.call(saveCounterparty, payee, associationId);
    const accountId = randomUUID();
    const place = { bankCode: '0001', bankName: 'ミドリギンコウ', branchCode: '001' };
    const rest = { branchName: 'ホンテン', kind: 'ordinary' as const, number: '1234567' };
    const own = { id: accountId, counterpartyId, holder: 'アオバセツビ', reason: '請求書のとおり' };
    await asker.call(payments.askForPayeeAccount, { ...place, ...rest, ...own }, associationId);
    return { accountId };
  }
  const approve = (visitor: Visitor, input: { readonly accountId: string }) =>
    visitor.call(payments.approvePayeeAccount, input, house.associationId);

  test('are two persons, unless they share a dwelling', async () => {
    const ishii = await enterAs('石井 二郎');
    const request = await asked(ishii);
    await expect(approve(ishii, request)).rejects.toMatchObject(ownPerson);
    await expect(approve(await enterAs('石井 花子'), request)).rejects.toMatchObject(ownPerson);
    await expect(approve(await enterAs('上田 三郎'), request)).resolves.toEqual({});
  });

  test('a new letter makes nobody another person', async () => {
    const request = await asked(await enterAs('石井 二郎'));
    const again = await enterAs('石井 二郎');
    await expect(approve(again, request)).rejects.toMatchObject(ownPerson);
  });

  test('whose office has ended approves nothing', async () => {
    const ueda = await enterAs('上田 三郎');
    const request = await asked(await enterAs('石井 二郎'));
    server.clock.nowMs = firstNow + 2 * dayMs;
    await expect(approve(ueda, request)).rejects.toMatchObject({ status: 403 });
    server.clock.nowMs = firstNow;
    await expect(approve(ueda, request)).resolves.toEqual({});
  });
});

test('an account is one person and a person one account', async () => {
  const { associationId } = house;
  const first = await enterAs('上田 三郎');
  await enterAs('上田 三郎');
  await expect(first.call(getSession, {}, associationId)).rejects.toMatchObject({ status: 404 });
  const { rows } = await server.db.query(
    'select from member_person where association_id = $1 and person_id = $2',
    [associationId, await personId('上田 三郎')],
  );
  expect(rows).toHaveLength(1);
});
