import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as billing from '#contract/billing.ts';
import * as items from '#contract/billing-items.ts';
import { getChart } from '#contract/ledger.ts';
import * as setup from '#contract/setup.ts';
import { startServer } from '#server/testing/start-server.ts';
import { beginTenant, type Member } from '#server/testing/tenants/make-tenants.ts';

const server = await startServer();
const head = ['部屋番号', '専有面積', '区分所有者', '管理費', '修繕積立金'];
const register = [
  ['101', '60', '青木 一郎', '12,000', '9,000'],
  ['102', '70', '石井 二郎', '14,000', '11,000'],
  ['201', '80', '上田 三郎', '16,000', '9,000'],
];

async function begun(lines: readonly string[][] = register): Promise<Member> {
  await server.db.exec('delete from rate_use');
  const email = `${randomUUID()}@example.jp`;
  const member = await beginTenant(server, { email, position: 'treasurer', name: 'さくら台' });
  const rows = [head, ...lines];
  await member.visitor.call(setup.applyRosterTable, { id: randomUUID(), rows }, member.at);
  return member;
}

const month = '2026-11';

test('the register becomes the 料金表, and is changed there alone', async () => {
  const { visitor, at } = await begun();
  const first = await visitor.call(items.getFirstTariff, {}, at);
  expect(first).toEqual({
    openMonth: month,
    items: [
      { name: '管理費', count: 3, yen: 42_000, basis: 'area', roundToYen: 1, sen: 20_000 },
      { name: '修繕積立金', count: 3, yen: 29_000, basis: 'dwelling', roundToYen: 1, sen: 900_000 },
    ],
  });
  await expect(visitor.call(items.beginTariff, { month, yen: 71_001 }, at)).rejects.toMatchObject({
    status: 409,
    message: /名簿の額が変わりました/,
  });
  await visitor.call(items.beginTariff, { month, yen: 71_000 }, at);
  const billed = await visitor.call(billing.getBillingMonth, {}, at);
  expect(billed.items).toMatchObject([
    { name: '管理費', count: 3, yen: 42_000 },
    { name: '修繕積立金', count: 3, yen: 29_000 },
  ]);
  await expect(visitor.call(items.beginTariff, { month, yen: 71_000 }, at)).rejects.toMatchObject({
    status: 409,
  });

  const { items: rated } = await visitor.call(billing.getTariff, {}, at);
  const reserve = rated.find(({ name }) => name === '修繕積立金');
  expect(reserve?.isUsed).toBe(false);
  const rate = { itemId: reserve?.id ?? '', kind: '102', fromMonth: month, sen: 1_200_000 };
  await visitor.call(billing.addRate, rate, at);
  const told = async (...line: string[]) =>
    visitor.call(setup.readRosterTable, { rows: [head, line] }, at);
  expect(await told('102', '70', '石井 二郎', '14,000', '12,000')).toMatchObject({
    mayApply: true,
    lines: [{ state: 'same' }],
  });
  expect((await told('102', '70', '石井 二郎', '14,000', '11,000')).lines[0]?.cells).toMatchObject({
    reserveFeeYen: { problem: expect.stringMatching(/^料金表では12,000円です。/) },
  });
  const { steps } = await visitor.call(setup.getSetup, {}, at);
  expect(steps.find(({ id }) => id === 'tariff')?.isDone).toBe(true);
});

test('a 費目 is added and taken back until something stands on it', async () => {
  const { visitor, at } = await begun();
  const { funds, accounts } = await visitor.call(getChart, {}, at);
  const id = randomUUID();
  const item = {
    id,
    name: '駐車場使用料',
    basis: 'contract' as const,
    proration: 'days' as const,
    roundToYen: 1 as const,
    fundId: funds[0]?.id ?? '',
    incomeAccountId: accounts.find(({ code }) => code === '4120')?.id ?? '',
    rate: { kind: '平置き', fromMonth: month, sen: 1_000_000 },
  };
  await visitor.call(items.addItem, item, at);
  // Sent twice it is one.
  await visitor.call(items.addItem, item, at);
  await expect(
    visitor.call(items.addItem, { ...item, id: randomUUID() }, at),
  ).rejects.toMatchObject({ status: 409 });
  await expect(
    visitor.call(
      items.addItem,
      { ...item, id: randomUUID(), name: '駐輪場', incomeAccountId: randomUUID() },
      at,
    ),
  ).rejects.toMatchObject({ status: 400 });
  await visitor.call(items.removeItem, { itemId: id }, at);
  expect((await visitor.call(billing.getTariff, {}, at)).items).toEqual([]);

  await visitor.call(items.addItem, item, at);
  const { dwellings } = await visitor.call(billing.getTariff, {}, at);
  const agreed = { id: randomUUID(), itemId: id, kind: '平置き', label: 'No.1', count: 1 };
  await visitor.call(
    billing.addContract,
    { ...agreed, dwellingId: dwellings[0]?.id ?? '', startsOn: '2026-11-16' },
    at,
  );
  await expect(visitor.call(items.removeItem, { itemId: id }, at)).rejects.toMatchObject({
    status: 409,
  });
  const billed = await visitor.call(billing.getBillingMonth, {}, at);
  expect(billed.items).toMatchObject([{ name: '駐車場使用料', count: 1, yen: 5_000 }]);
});

test('where nobody pays anything there is nothing to begin with', async () => {
  const { visitor, at } = await begun([['101', '60', '青木 一郎', '', '']]);
  expect((await visitor.call(items.getFirstTariff, {}, at)).items).toEqual([]);
});
