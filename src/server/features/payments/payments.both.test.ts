import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { requestOf } from '#contract/endpoint.ts';
import { getChart } from '#contract/ledger.ts';
import * as contract from '#contract/payments.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const view = (visitor: Visitor) => visitor.call(contract.getPayments, {});

/** What can be paid at once, with the account that it goes out from. */
async function payable(visitor: Visitor) {
  const { dues, accounts, nextDay } = await view(visitor);
  const [due] = dues.filter(({ hindrance }) => hindrance === null);
  if (!due) throw new Error('nothing is owed');
  const from = accounts.find(({ fundId, isReady }) => isReady && fundId === due.fundId);
  if (!from) throw new Error('no account');
  const { entryId, fundId, counterpartyId } = due;
  return {
    due,
    request: {
      bankAccountId: from.bankAccountId,
      payOn: nextDay,
      payments: [{ id: randomUUID(), entryId, fundId, counterpartyId, yen: due.yen }],
    },
  };
}

describe('a payment', () => {
  test('is asked for by one, approved by another as it was seen, and written into a file', async () => {
    const visitor = await as(server.visit(), 'treasurer');
    const { due, request } = await payable(visitor);
    await visitor.call(contract.askForPayments, request);
    await visitor.call(contract.askForPayments, request);
    const asked = await view(visitor);
    expect(asked.dues).not.toContainEqual(due);
    const [payment] = asked.payments;
    expect(payment).toMatchObject({
      payee: due.payee,
      yen: due.yen,
      state: 'asked',
      askedAs: '会計担当理事',
      mayApprove: false,
      isAccountNew: false,
    });
    const approval = { paymentId: payment?.id ?? '', digest: payment?.digest ?? '' };
    await expect(visitor.call(contract.approvePayment, approval)).rejects.toMatchObject({
      status: 403,
    });
    const file = { id: randomUUID(), bankAccountId: request.bankAccountId, payOn: request.payOn };
    await expect(visitor.call(contract.makeTransferFile, file)).rejects.toMatchObject({
      status: 409,
    });

    await as(visitor, 'chair');
    await expect(
      visitor.call(contract.approvePayment, { ...approval, digest: 'x'.repeat(64) }),
    ).rejects.toMatchObject({ status: 409 });
    await visitor.call(contract.approvePayment, approval);
    expect((await view(visitor)).payments[0]).toMatchObject({
      state: 'approved',
      approvedAs: '理事長',
    });

    await as(visitor, 'treasurer');
    expect(await visitor.call(contract.makeTransferFile, file)).toEqual({ count: 1, yen: due.yen });
    expect(await visitor.call(contract.makeTransferFile, file)).toEqual({ count: 1, yen: due.yen });
    const response = await visitor.send(
      requestOf(contract.downloadTransferFile, { fileId: file.id }).url,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    // Four records of 120 bytes with their ends.
    expect(bytes.length).toBe(4 * 122);
    const text = new TextDecoder('shift_jis').decode(bytes);
    expect(text.slice(0, 4)).toBe('1210');
    expect(text).toContain(String(due.yen).padStart(10, '0'));
    await expect(
      visitor.call(contract.withdrawPayment, { paymentId: approval.paymentId }),
    ).rejects.toMatchObject({ status: 409 });
    const sent = await view(visitor);
    expect(sent.payments[0]?.state).toBe('sent');
    expect(sent.files).toMatchObject([{ count: 1, yen: due.yen, mayWithdraw: true }]);

    await visitor.call(contract.withdrawTransferFile, { fileId: file.id });
    await visitor.call(contract.withdrawPayment, { paymentId: approval.paymentId });
    expect((await view(visitor)).dues).toContainEqual(due);
  });

  test('is not asked for on a day on which banks rest, from another fund, or twice', async () => {
    const visitor = await as(server.visit(), 'treasurer');
    const { request } = await payable(visitor);
    await expect(
      visitor.call(contract.askForPayments, { ...request, payOn: '2026-11-23' }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('銀行の休みの日') });
    const { accounts } = await view(visitor);
    const other = accounts.find(
      ({ fundId, isReady }) => isReady && fundId !== request.payments[0]?.fundId,
    );
    await expect(
      visitor.call(contract.askForPayments, {
        ...request,
        bankAccountId: other?.bankAccountId ?? '',
      }),
    ).rejects.toMatchObject({ status: 400 });
    await visitor.call(contract.askForPayments, request);
    const again = request.payments.map((it) => ({ ...it, id: randomUUID() }));
    await expect(
      visitor.call(contract.askForPayments, { ...request, payments: again }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('leaves no 定期預金, and names the account that it leaves', async () => {
    const visitor = await as(server.visit(), 'treasurer');
    const { request } = await payable(visitor);
    const { accounts } = await view(visitor);
    expect(accounts.filter(({ name }) => name.includes('定期'))).toEqual([]);
    const { sources } = await visitor.call(contract.listPayees, {});
    expect(sources.filter(({ name }) => name.includes('定期'))).toEqual([]);
    const { bankAccounts } = await visitor.call(getChart, {});
    const term = bankAccounts.find(
      ({ kind, fundId }) => kind === '定期預金' && fundId === request.payments[0]?.fundId,
    );
    await expect(
      visitor.call(contract.askForPayments, { ...request, bankAccountId: term?.id ?? '' }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('定期預金') });
    await visitor.call(contract.askForPayments, request);
    const from = accounts.find(({ bankAccountId }) => bankAccountId === request.bankAccountId);
    expect((await view(visitor)).payments[0]?.from).toBe(from?.name);
  });

  test('is nothing for an auditor or a resident to ask or approve', async () => {
    for (const role of ['auditor', 'director', 'owner'] as const) {
      const visitor = await as(server.visit(), role);
      await expect(
        visitor.call(contract.approvePayment, { paymentId: randomUUID(), digest: '' }),
      ).rejects.toMatchObject({ status: 403 });
    }
    expect((await view(await as(server.visit(), 'auditor'))).dues.length).toBeGreaterThan(0);
  });
});

describe('where money goes', () => {
  const account = {
    bankCode: '9944',
    bankName: 'ショウナン',
    branchCode: '101',
    branchName: 'ホンテン',
    kind: 'ordinary' as const,
    number: '7654321',
    holder: 'カ）アタラシイカイシャ',
    reason: '請求書が変わったので、前からの番号に電話して確かめました。',
  };

  test('changes when two agree; payments wait for it, and the change is pointed out', async () => {
    const visitor = await as(server.visit(), 'treasurer');
    const { due, request } = await payable(visitor);
    const { counterpartyId } = due;
    const accountId = randomUUID();
    await visitor.call(contract.askForPayeeAccount, { ...account, id: accountId, counterpartyId });
    await expect(visitor.call(contract.askForPayments, request)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('承認を待っています'),
    });
    await expect(visitor.call(contract.approvePayeeAccount, { accountId })).rejects.toMatchObject({
      status: 403,
    });
    await as(visitor, 'chair');
    await visitor.call(contract.approvePayeeAccount, { accountId });
    const { payees } = await visitor.call(contract.listPayees, {});
    const payee = payees.find(({ id }) => id === counterpartyId);
    expect(payee?.accounts.map(({ state, holder }) => [state, holder])[0]).toEqual([
      'current',
      'ｶ)ｱﾀﾗｼｲｶｲｼﾔ',
    ]);
    expect(payee?.accounts[1]?.state).toBe('former');
    await visitor.call(contract.askForPayments, request);
    expect((await view(visitor)).payments[0]).toMatchObject({
      isAccountNew: true,
      to: expect.stringContaining('7654321'),
    });
  });

  test('is drawn by the payee: no transfer is asked for, and what is asked for is not drawn too', async () => {
    const visitor = await as(server.visit(), 'treasurer');
    const { due, request } = await payable(visitor);
    const { counterpartyId } = due;
    const drawn = { counterpartyId, isDebited: true };
    await visitor.call(contract.askForPayments, request);
    await expect(visitor.call(contract.savePayeeWay, drawn)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('頼んだ支払いが残っています'),
    });
    const [asked] = (await view(visitor)).payments;
    await visitor.call(contract.withdrawPayment, { paymentId: asked?.id ?? '' });
    await visitor.call(contract.savePayeeWay, drawn);
    const dueNow = async () =>
      (await view(visitor)).dues.find(({ entryId }) => entryId === due.entryId);
    expect(await dueNow()).toMatchObject({
      isDebited: true,
      yen: due.yen,
      hindrance: expect.stringContaining('口座振替で引き落とされます'),
    });
    const again = request.payments.map((it) => ({ ...it, id: randomUUID() }));
    await expect(
      visitor.call(contract.askForPayments, { ...request, payments: again }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('口座振替') });
    await visitor.call(contract.savePayeeWay, { counterpartyId, isDebited: false });
    expect(await dueNow()).toEqual(due);
    const nobody = { counterpartyId: randomUUID(), isDebited: true };
    await expect(visitor.call(contract.savePayeeWay, nobody)).rejects.toMatchObject({
      status: 404,
    });
  });

  test('is written in kana; kanji are named, and nothing is kept', async () => {
    const visitor = await as(server.visit(), 'treasurer');
    const { due } = await payable(visitor);
    await expect(
      visitor.call(contract.askForPayeeAccount, {
        ...account,
        id: randomUUID(),
        counterpartyId: due.counterpartyId,
        holder: '株式会社あたらしい',
      }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('株式会社') });
    const { payees } = await visitor.call(contract.listPayees, {});
    const own = payees.find(({ id }) => id === due.counterpartyId);
    expect(own?.accounts.every(({ state }) => state !== 'asked')).toBe(true);
  });
});
