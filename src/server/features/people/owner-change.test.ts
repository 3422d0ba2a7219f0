import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getArrears } from '#contract/arrears.ts';
import { getDebits, saveDebitAccount } from '#contract/debits.ts';
import { getManagement } from '#contract/management.ts';
import * as contract from '#contract/owner-change.ts';
import { listPeople } from '#contract/people.ts';
import { setDemoRole } from '#contract/session.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
const whole = { numerator: 1, denominator: 1 };

async function treasurer() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { people, dwellings } = await visitor.call(listPeople, {});
  const idOf = (number: string) => dwellings.find((it) => it.number === number)?.id ?? '';
  const factsOf = (number: string) =>
    visitor.call(contract.findOwnerChangeFacts, { dwellingId: idOf(number) });
  const sell = (number: string, more: Partial<contract.OwnerChangeInput> = {}) =>
    visitor.call(contract.changeOwner, {
      id: randomUUID(),
      dwellingId: idOf(number),
      kind: 'sale' as const,
      on: testToday,
      owners: [{ personId: null, name: '新井 一', kana: 'アライ ハジメ', ...whole }],
      endedStayIds: [],
      stopsDebit: true,
      applicationId: null,
      paper: '名簿のファイルの2冊目',
      ...more,
    });
  return { visitor, people, idOf, factsOf, sell };
}

/** The dwelling that is late for the longest time. */
async function latest({ visitor }: Awaited<ReturnType<typeof treasurer>>) {
  const { debtors } = await visitor.call(getArrears, {});
  const [first] = debtors.toSorted((one, other) => other.months - one.months);
  if (!first) throw new Error('nobody is late in the demonstration');
  return first;
}

describe('a change of owner', () => {
  test('moves the ownership, keeps the debt with the dwelling, names both, and is taken back whole', async () => {
    const board = await treasurer();
    const debtor = await latest(board);
    const before = await board.factsOf(debtor.number);
    expect(before.late).toEqual({ months: debtor.months, yen: debtor.yen });
    const peopleBefore = await board.visitor.call(listPeople, {});

    const stays = before.stays.filter(({ kind }) => kind === 'owner').map(({ id }) => id);
    await board.sell(debtor.number, { endedStayIds: stays });

    const after = await board.factsOf(debtor.number);
    expect(after.owners).toMatchObject([{ name: '新井 一', since: testToday, ...whole }]);
    expect(after.stays.map(({ id }) => id)).toEqual(
      before.stays.map(({ id }) => id).filter((id) => !stays.includes(id)),
    );
    expect(after.late).toEqual(before.late);
    expect(await latest(board)).toMatchObject({
      number: debtor.number,
      yen: debtor.yen,
      owner: '新井 一',
      formerOwner: debtor.owner,
    });

    const { changes } = await board.visitor.call(contract.listOwnerChanges, {});
    expect(changes).toMatchObject([
      { dwelling: debtor.number, after: ['新井 一'], isUndone: false, staysBecause: null },
    ]);
    await board.visitor.call(contract.undoOwnerChange, { changeId: changes[0]?.id ?? '' });
    expect(await board.factsOf(debtor.number)).toEqual(before);
    expect((await latest(board)).formerOwner).toBe(debtor.formerOwner);
    expect(await board.visitor.call(listPeople, {})).toEqual(peopleBefore);
  });

  test('stops the debit and puts the account back', async () => {
    const board = await treasurer();
    const { accounts } = await board.visitor.call(getDebits, {});
    const account = accounts.flatMap((it) => (it.place ? [{ ...it, place: it.place }] : []))[0];
    if (!account) throw new Error('nobody pays by debit in the demonstration');
    const placeNow = async () =>
      (await board.visitor.call(getDebits, {})).accounts.find(
        ({ number }) => number === account.number,
      )?.place ?? null;
    await board.sell(account.number);
    expect(await placeNow()).toBeNull();
    const [change] = (await board.visitor.call(contract.listOwnerChanges, {})).changes;
    await board.visitor.call(contract.undoOwnerChange, { changeId: change?.id ?? '' });
    expect(await placeNow()).toEqual(account.place);

    await board.sell(account.number);
    await board.visitor.call(saveDebitAccount, {
      dwellingId: account.dwellingId,
      ...account.place,
    });
    const changes = (await board.visitor.call(contract.listOwnerChanges, {})).changes;
    const second = changes.find(({ isUndone }) => !isUndone);
    expect(second?.staysBecause).toContain('引落口座');
    await expect(
      board.visitor.call(contract.undoOwnerChange, { changeId: second?.id ?? '' }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('a second sale shuts the first; the second is taken back, then the first', async () => {
    const board = await treasurer();
    const { owners } = await board.factsOf('203');
    const since =
      owners
        .map((it) => it.since)
        .toSorted()
        .at(-1) ?? '';
    expect(since < '2026-01-15').toBe(true);
    await board.sell('203', { on: '2026-01-15' });
    await board.sell('203', {
      owners: [{ personId: null, name: '二宮 二', kana: '', ...whole }],
    });
    const states = async () =>
      (await board.visitor.call(contract.listOwnerChanges, {})).changes.map(
        ({ after, staysBecause }) => [after[0], staysBecause === null],
      );
    expect(await states()).toEqual([
      ['二宮 二', true],
      ['新井 一', false],
    ]);
    const { changes } = await board.visitor.call(contract.listOwnerChanges, {});
    for (const { id } of changes) {
      await board.visitor.call(contract.undoOwnerChange, { changeId: id });
    }
    expect((await board.factsOf('203')).owners).toEqual(owners);
  });

  test('the same request again changes nothing more; a share that is no whole is refused', async () => {
    const board = await treasurer();
    const id = randomUUID();
    await board.sell('305', { id });
    await board.sell('305', { id });
    expect((await board.visitor.call(contract.listOwnerChanges, {})).changes).toHaveLength(1);
    const half = { personId: null, name: '半田 三', kana: '', numerator: 1, denominator: 2 };
    await expect(board.sell('404', { owners: [half] })).rejects.toMatchObject({ status: 400 });
    await expect(
      board.sell('404', { owners: [{ ...half, ...whole, personId: randomUUID() }] }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a corrected name is the same owner, and moves nothing', async () => {
    const board = await treasurer();
    const [owner] = (await board.factsOf('305')).owners;
    if (!owner) throw new Error('nobody owns 305');
    const right = { personId: owner.personId, name: '斎藤 正', kana: 'サイトウ タダシ' };
    await board.visitor.call(contract.correctName, right);
    expect((await board.factsOf('305')).owners[0]).toEqual({ ...owner, ...right });
    expect((await board.visitor.call(contract.listOwnerChanges, {})).changes).toEqual([]);
    const shown = await board.visitor.call(getManagement, {});
    expect(JSON.stringify(shown)).toContain('斎藤 正');
  });

  test('an owner neither reads nor writes it', async () => {
    const visitor = server.visit();
    await visitor.call(setDemoRole, { role: 'owner' });
    await expect(visitor.call(contract.listOwnerChanges, {})).rejects.toMatchObject({
      status: 403,
    });
  });
});
