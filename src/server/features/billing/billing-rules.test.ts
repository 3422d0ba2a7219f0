import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as arrears from '#contract/arrears.ts';
import * as billing from '#contract/billing.ts';
import { saveBillingRules } from '#contract/billing-rules.ts';
import { getOwnBill } from '#contract/own-bill.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

async function saveRules(visitor: Visitor, change: object): Promise<void> {
  const { rules, openMonth } = await visitor.call(billing.getTariff, {});
  await visitor.call(saveBillingRules, {
    rules: { ...rules, ...change },
    fromMonth: openMonth,
  });
}

test('the rules hold from the next bill on, and billed months keep their day', async () => {
  const visitor = await visitorAs('treasurer');
  const { rules } = await visitor.call(billing.getTariff, {});
  expect(rules).toEqual({
    due: { day: 27, monthsBefore: 1 },
    order: 'month',
    lateRate: 1_460,
    lateClause: '第60条第2項',
    payTo: '澄川銀行 みどり坂支店 普通預金 0524182',
  });
  await visitor.call(setDemoRole, { role: 'owner' });
  const before = await visitor.call(getOwnBill, {});
  await visitor.call(setDemoRole, { role: 'treasurer' });
  await saveRules(visitor, { due: { day: 10, monthsBefore: 0 }, payTo: '澄川銀行 新しい口座' });
  await visitor.call(setDemoRole, { role: 'owner' });
  const after = await visitor.call(getOwnBill, {});
  expect(after.payTo).toBe('澄川銀行 新しい口座');
  expect(before.dwellings[0]?.next).toMatchObject({ month: '2026-12', dueOn: '2026-11-27' });
  // The demonstration has not billed November yet: its day is the new rule's too.
  expect(after.dwellings[0]?.next).toMatchObject({ month: '2026-12', dueOn: '2026-12-10' });
  const billedDays = ({ dwellings }: typeof before) =>
    dwellings[0]?.months.filter(({ month }) => month <= '2026-10').map(({ dueOn }) => dueOn);
  expect(billedDays(after)).toEqual(billedDays(before));
  expect(billedDays(before)?.length).toBeGreaterThan(5);
});

test('a letter keeps the rate and the account that it was written with', async () => {
  const visitor = await visitorAs('treasurer');
  const { debtors, lateRate } = await visitor.call(arrears.getArrears, {});
  expect(lateRate).toBe(1_460);
  const asked = {
    id: randomUUID(),
    dwellingId: debtors[0]?.dwellingId ?? '',
    kind: 'reminder-2' as const,
    deadline: '2026-12-10',
    address: '',
    instalments: null,
  };
  await visitor.call(arrears.askForDunning, asked);
  await saveRules(visitor, { lateRate: 0, lateClause: '', payTo: '' });
  const now = await visitor.call(arrears.getArrears, {});
  expect(now).toMatchObject({ lateRate: 0, payTo: '' });
  expect(now.debtors[0]?.lateYen).toBe(0);
  expect(now.debtors[0]?.yen).toBe(debtors[0]?.yen);
  const letter = await visitor.send(
    `/api/associations/own/arrears/dunnings/${asked.id}/letter.pdf`,
  );
  const sheets = await readPdf(new Uint8Array(await letter.arrayBuffer()));
  const words = sheets.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
  expect(words).toContain('管理規約第60条第2項には');
  expect(words).toContain('0524182');
});

test('is refused to others, without the place in the bylaws, and once the month is billed', async () => {
  const visitor = await visitorAs('treasurer');
  const { rules, openMonth } = await visitor.call(billing.getTariff, {});
  const saved = { rules, fromMonth: openMonth };
  await expect(saveRules(visitor, { lateClause: '' })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('管理規約の何条'),
  });
  for (const wrong of [{ lateRate: 10_001 }, { due: { day: 0, monthsBefore: 1 } }])
    await expect(saveRules(visitor, wrong)).rejects.toMatchObject({ status: 400 });
  await expect(
    visitor.call(saveBillingRules, { rules, fromMonth: '2026-10' }),
  ).rejects.toMatchObject({ status: 409 });
  for (const role of ['director', 'auditor', 'owner', 'tenant'] as const) {
    await expect((await visitorAs(role)).call(saveBillingRules, saved)).rejects.toMatchObject({
      status: 403,
    });
  }
});
