import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as contract from '#contract/agreements.ts';
import { requestOf } from '#contract/endpoint.ts';
import { getManagement } from '#contract/management.ts';
import { setDemoRole } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import type { Role } from '#domain/access/role.ts';
import { listWaitingMails } from '#server/mail/mail-store.ts';
import { startServer } from '#server/testing/start-server.ts';
import { beginTenant } from '#server/testing/tenants/make-tenants.ts';
import { issueInvoices } from './issue-invoices.ts';
import { operateInvoices } from './operate.ts';
import { tellAsked } from './tell-asked.ts';
import { tellInvoices } from './tell-invoices.ts';

const issuer = {
  name: '株式会社例',
  address: '横浜市港北区1-1',
  registration: 'T0000000000000',
  bank: '例銀行 本店 普通 0000001',
  prices: 'without-tax' as const,
};
const server = await startServer({ issuer });
const appUrl = 'http://localhost:3000';
const at = (day: string) => new Date(`${day}T12:00:00+09:00`);
let count = 0;

/** An association of one's own with a chair and, as another person, a treasurer. */
async function begin() {
  server.clock.nowMs = at('2026-11-21').getTime();
  count += 1;
  await server.db.exec('delete from rate_use');
  const make = (position: Role & ('chair' | 'treasurer')) =>
    beginTenant(server, {
      name: `海風ハイツ${count}管理組合`,
      email: `${position}${count}@example.jp`,
      position,
    });
  const chair = await make('chair');
  const other = await make('treasurer');
  await server.db.query(
    `insert into membership (association_id, user_id, role)
     select $1, user_id, 'treasurer' from membership where association_id = $2`,
    [chair.associationId, other.associationId],
  );
  await server.db.exec('delete from outbox_mail');
  const { associationId } = chair;
  return { chair: chair.visitor, treasurer: other.visitor, associationId };
}

type House = Awaited<ReturnType<typeof begin>>;
const rows = [
  ['部屋番号', '専有面積', '議決権', '区分所有者', 'フリガナ'],
  ['101', '60', '1', '青木 一郎', 'アオキ イチロウ'],
];
const plain = { briefings: 1, movesData: false };
const read = ({ chair, associationId }: House) =>
  chair.call(contract.getAgreements, {}, associationId);

async function ask(
  house: House,
  plan: 'light' | 'standard' | null,
  firstMonth: string,
  more: object = plain,
) {
  const { chair, associationId } = house;
  const wanted = { plan, firstMonth, ...plain, ...more };
  await chair.call(contract.askForAgreement, wanted, associationId);
  return (await read(house)).asked?.id ?? '';
}

const operate = (words: readonly string[], day = '2026-11-21') =>
  operateInvoices(server.db, words, { issuer, appUrl, now: at(day) });

function approve(
  { treasurer, associationId }: House,
  agreementId: string,
  monthlyYen: number | null,
) {
  const figures = { agreementId, monthlyYen, movingYen: null };
  return treasurer.call(contract.approveAgreement, figures, associationId);
}

test('asked, offered, approved by another person, invoiced once, paid and undone', async () => {
  const house = await begin();
  const id = await ask(house, 'standard', '2026-12-01');
  await server.db.exec('delete from outbox_mail');
  for (const _ of [1, 2]) {
    await tellAsked(server.db, { now: at('2026-11-21'), staffEmail: 'staff@example.jp' });
    const told = await listWaitingMails(server.db);
    expect(told.map(({ recipient }) => recipient)).toEqual(['staff@example.jp']);
  }
  await expect(approve(house, id, null)).rejects.toMatchObject({ status: 409 });
  expect((await operate(['offer', id, '59999'])).failed).toBe(true);
  expect((await operate(['offer', id, '65000'])).failed).toBe(false);
  await expect(
    house.chair.call(
      contract.approveAgreement,
      { agreementId: id, monthlyYen: 65_000, movingYen: null },
      house.associationId,
    ),
  ).rejects.toMatchObject({ status: 403 });
  // The figures on the screen bind.
  await expect(approve(house, id, 60_000)).rejects.toMatchObject({ status: 409 });
  await approve(house, id, 65_000);
  expect(await issueInvoices(server.db, { issuer, now: at('2026-11-30') })).toBe(0);
  expect(await issueInvoices(server.db, { issuer: undefined, now: at('2026-12-01') })).toBe(0);
  const runs = [1, 2].map(() => issueInvoices(server.db, { issuer, now: at('2026-12-01') }));
  expect(new Set(await Promise.all(runs))).toEqual(new Set([0, 2]));
  const { invoices, coming } = await read(house);
  expect(coming).toMatchObject([{ plan: 'standard', monthlyYen: 65_000 }]);
  const [monthly, once] = invoices;
  // (100,000 + 100,000) × 1.1 and 65,000 × 1.1
  expect(once).toMatchObject({ kind: 'once', totalYen: 220_000, dueOn: '2027-01-31' });
  expect(monthly).toMatchObject({ kind: 'month', totalYen: 71_500, state: 'issued' });
  expect(monthly?.number).toBe((once?.number ?? 0) + 1);
  const number = String(monthly?.number);
  for (const state of ['paid', 'paid']) {
    expect((await operate(['paid', number, '2027-01-20'], '2027-02-01')).failed).toBe(false);
    expect((await read(house)).invoices[0]).toMatchObject({ state, paidOn: '2027-01-20' });
  }
  await operate(['unpaid', number]);
  expect((await read(house)).invoices[0]).toMatchObject({ state: 'issued', paidOn: null });
  expect((await operate(['paid', number, '2027-02-02'], '2027-02-01')).failed).toBe(true);
  expect((await operate(['paid', '999999', '2027-01-20'], '2027-02-01')).failed).toBe(true);
  const { url } = requestOf(contract.getInvoicePdf, { invoiceId: once?.id ?? '' });
  const pdf = await house.chair.send(url.replace('/own/', `/${house.associationId}/`));
  expect(new TextDecoder().decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
});

test('each mail about an invoice goes once, and none once it is paid', async () => {
  const house = await begin();
  const id = await ask(house, 'light', '2026-12-01');
  await operate(['offer', id, '30000']);
  await approve(house, id, 30_000);
  await issueInvoices(server.db, { issuer, now: at('2026-12-01') });
  const { invoices } = await read(house);
  await server.db.query('update plan_invoice set paid_on = $2 where association_id <> $1', [
    house.associationId,
    '2026-12-01',
  ]);
  await operate(['paid', String(invoices[0]?.number), '2026-12-01'], '2026-12-01');
  const subjects = async (day: string) => {
    await server.db.exec('delete from outbox_mail');
    await tellInvoices(server.db, { now: at(day), appUrl });
    await tellInvoices(server.db, { now: at(day), appUrl });
    return (await listWaitingMails(server.db)).map(({ subject }) => subject.slice(5, 15));
  };
  expect(await subjects('2026-12-01')).toEqual(Array(2).fill('請求書を発行しました'));
  expect(await subjects('2027-01-24')).toEqual(Array(2).fill('お支払い期限の1週間'));
  expect(await subjects('2027-02-01')).toEqual([]);
  await operate(['paid', String(invoices[1]?.number), '2027-02-05'], '2027-02-05');
  expect(await subjects('2027-02-07')).toEqual([]);
});

test('after a trial one may still ask; a plan gives writing back; 解約 leaves everything to read', async () => {
  const house = await begin();
  const { chair, associationId } = house;
  const setDay = (column: 'trial_ends_on' | 'agreement_ends_on') =>
    server.db.query(`update association set ${column} = '2026-11-20' where id = $1`, [
      associationId,
    ]);
  const write = () => chair.call(setup.applyRosterTable, { id: randomUUID(), rows }, associationId);
  await setDay('trial_ends_on');
  await expect(write()).rejects.toThrow('お試しは');
  const id = await ask(house, 'light', '2026-11-01', { briefings: 0 });
  await operate(['offer', id, '30000']);
  await approve(house, id, 30_000);
  await write();
  await issueInvoices(server.db, { issuer, now: at('2026-11-21') });
  const { subscription } = await chair.call(getManagement, {}, associationId);
  expect(subscription).toMatchObject({ plan: 'light', storageLimitMb: 5_120 });
  const ending = await ask(house, null, '2026-12-01', { briefings: 0 });
  await approve(house, ending, null);
  await write();
  // Other associations of this file go on; this one is asked for nothing more (below).
  await issueInvoices(server.db, { issuer, now: at('2027-06-01') });
  expect((await read(house)).coming).toMatchObject([{ plan: null, firstMonth: '2026-12-01' }]);
  await setDay('agreement_ends_on');
  await expect(write()).rejects.toThrow('ご契約は2026年11月20日に終わりました');
  expect((await read(house)).invoices).toHaveLength(2);
});

test('residents see nothing of it, and in the demonstration nothing is asked for', async () => {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'chair' });
  const { isCustomer, invoices } = await visitor.call(contract.getAgreements, {});
  expect([isCustomer, invoices]).toEqual([false, []]);
  const wanted = { plan: 'light' as const, firstMonth: '2026-12-01', ...plain };
  await expect(visitor.call(contract.askForAgreement, wanted)).rejects.toThrow(
    'デモでは請求されません',
  );
  await visitor.call(setDemoRole, { role: 'owner' });
  await expect(visitor.call(contract.getAgreements, {})).rejects.toMatchObject({ status: 403 });
});
