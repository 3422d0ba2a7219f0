import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getArrears } from '#contract/arrears.ts';
import { getDebits } from '#contract/debits.ts';
import * as contract from '#contract/owner-change.ts';
import { listPeople } from '#contract/people.ts';
import { setDemoRole } from '#contract/session.ts';
import { addDays } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { testToday } from '#server/testing/prepare-database.ts';
import { startServer } from '#server/testing/start-server.ts';
import { makeDueChanges } from './make-change.ts';

const server = await startServer();
const whole = { numerator: 1, denominator: 1 };
const day = (days: number) => addDays(testToday, days);

beforeEach(async () => {
  await server.db.exec('delete from coming_owner_change');
  server.clock.nowMs = Date.parse(`${testToday}T12:00:00+09:00`);
});

/**
 * The product looks for changes whose day has come. The clock of the requests goes on to the next night at most: a
 * visitor's copy of the demonstration that rests for a day is another one afterwards.
 */
function pass(on: string): Promise<number> {
  const shown = on < day(1) ? on : day(1);
  server.clock.nowMs = Date.parse(`${shown}T${shown === testToday ? '13:00' : '00:01'}:00+09:00`);
  return makeDueChanges(server.db, on);
}

async function treasurer() {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role: 'treasurer' });
  const { dwellings } = await visitor.call(listPeople, {});
  const idOf = (number: string) => dwellings.find((it) => it.number === number)?.id ?? '';
  const sell = (number: string, more: Partial<contract.OwnerChangeInput> = {}) =>
    visitor.call(contract.changeOwner, {
      id: randomUUID(),
      dwellingId: idOf(number),
      kind: 'sale' as const,
      on: day(1),
      owners: [{ personId: null, name: '新井 一', kana: 'アライ ハジメ', ...whole }],
      endedStayIds: [],
      stopsDebit: false,
      applicationId: null,
      paper: '',
      ...more,
    });
  return {
    visitor,
    sell,
    factsOf: (number: string) =>
      visitor.call(contract.findOwnerChangeFacts, { dwellingId: idOf(number) }),
    list: () => visitor.call(contract.listOwnerChanges, {}),
    ownersOf: async (number: string) =>
      (await visitor.call(contract.findOwnerChangeFacts, { dwellingId: idOf(number) })).owners.map(
        ({ name }) => name,
      ),
    letterOf: (id: string) =>
      visitor.send(`/api/associations/own/people/owner-changes/${id}/letter.pdf`),
  };
}

describe('a change of a coming day', () => {
  test('changes nothing before it, everything on it, and can then be taken back as any', async () => {
    const board = await treasurer();
    const before = await board.factsOf('305');
    const people = await board.visitor.call(listPeople, {});
    const stays = before.stays.filter(({ kind }) => kind === 'owner').map(({ id }) => id);
    await board.sell('305', { endedStayIds: stays });

    expect(await board.factsOf('305')).toEqual({ ...before, comingOn: day(1) });
    expect(await board.visitor.call(listPeople, {})).toEqual(people);
    expect(await board.list()).toMatchObject({
      coming: [{ dwelling: '305', on: day(1), after: ['新井 一'], failedBecause: null }],
      changes: [],
    });

    expect(await pass(testToday)).toBe(0);
    expect(await board.ownersOf('305')).toEqual(before.owners.map(({ name }) => name));
    expect(await pass(day(1))).toBe(1);
    const after = await board.factsOf('305');
    expect(after.owners).toMatchObject([{ name: '新井 一', since: day(1), ...whole }]);
    expect(after.comingOn).toBeNull();
    expect(after.stays.map(({ id }) => id)).toEqual(
      before.stays.map(({ id }) => id).filter((id) => !stays.includes(id)),
    );
    const { coming, changes } = await board.list();
    expect(coming).toEqual([]);
    expect(changes).toMatchObject([
      { on: day(1), notedOn: testToday, notedAs: '会計担当理事', staysBecause: null },
    ]);
    expect(await pass(day(13))).toBe(0);
    await board.visitor.call(contract.undoOwnerChange, { changeId: changes[0]?.id ?? '' });
    expect((await board.factsOf('305')).owners).toEqual(before.owners);
    const now = await board.visitor.call(listPeople, {});
    expect(now).toEqual({ ...people, today: day(1) });
  });

  test('is made late where the product was not running on its day', async () => {
    const board = await treasurer();
    await board.sell('305');
    expect(await pass(day(40))).toBe(1);
    const [owner] = (await board.factsOf('305')).owners;
    expect(owner).toMatchObject({ name: '新井 一', since: day(1) });
  });

  test('is made once, however many look after it at the same moment', async () => {
    const board = await treasurer();
    await board.sell('305');
    const made = await Promise.all([1, 2, 3].map(() => pass(day(1))));
    expect(made.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
    expect((await board.list()).changes).toHaveLength(1);
  });

  test('is taken back before its day, by whoever keeps the register alone', async () => {
    const board = await treasurer();
    const id = randomUUID();
    await board.sell('305', { id });
    const owners = await board.ownersOf('305');
    await board.visitor.call(setDemoRole, { role: 'owner' });
    const back = () => board.visitor.call(contract.takeBackComingChange, { changeId: id });
    await expect(back()).rejects.toMatchObject({ status: 403 });
    await board.visitor.call(setDemoRole, { role: 'treasurer' });
    expect(await back()).toEqual({ takenBack: true });
    expect(await back()).toEqual({ takenBack: false });
    expect(await pass(day(1))).toBe(0);
    expect(await board.ownersOf('305')).toEqual(owners);
    expect(await board.list()).toEqual({ coming: [], changes: [] });
  });

  test('one waits for a dwelling, the same request again is the same, and nothing is entered past it', async () => {
    const board = await treasurer();
    const id = randomUUID();
    await board.sell('404', { id, on: testToday });
    const [made] = (await board.list()).changes;
    await board.sell('404', {
      on: day(20),
      owners: [{ personId: null, name: '次の方', kana: '', ...whole }],
    });
    await expect(board.sell('404', { on: day(30) })).rejects.toMatchObject({ status: 409 });
    await expect(board.sell('404', { on: testToday })).rejects.toMatchObject({ status: 409 });
    expect((await board.list()).changes[0]?.staysBecause).toContain('これからの変更');
    const undo = board.visitor.call(contract.undoOwnerChange, { changeId: made?.id ?? '' });
    await expect(undo).rejects.toMatchObject({ status: 400 });
    const other = randomUUID();
    await board.sell('305', { id: other });
    await board.sell('305', { id: other });
    expect((await board.list()).coming).toHaveLength(2);
    await expect(board.sell('306', { on: day(366) })).rejects.toMatchObject({ status: 400 });
  });

  test('says why where it cannot be made any more, and the dwelling is free once that was read', async () => {
    const board = await treasurer();
    const id = randomUUID();
    await board.sell('305', { id });
    // The register was typed anew meanwhile, from a day after the change.
    await server.db.query(
      `update ownership o set since = $1 from dwelling d
        where d.association_id = o.association_id and d.id = o.dwelling_id and d.number = '305'
          and o.association_id = (select association_id from coming_owner_change where id = $2)`,
      [day(3), id],
    );
    expect(await pass(day(1))).toBe(0);
    const [failed] = (await board.list()).coming;
    expect(failed?.failedBecause).toContain('より後にしてください');
    expect(await pass(day(13))).toBe(0);
    expect((await board.letterOf(id)).status).toBe(404);
    expect(await board.visitor.call(contract.takeBackComingChange, { changeId: id })).toEqual({
      takenBack: true,
    });
  });

  test('stops the debit on its day, not before', async () => {
    const board = await treasurer();
    const { accounts } = await board.visitor.call(getDebits, {});
    const number = accounts.find(({ place }) => place !== null)?.number ?? '';
    await board.sell(number, { stopsDebit: true });
    expect((await board.factsOf(number)).hasDebitAccount).toBe(true);
    await pass(day(1));
    expect((await board.factsOf(number)).hasDebitAccount).toBe(false);
  });
});

describe('the letter to the seller', () => {
  test('tells what is open as the list of arrears has it, before the day and after', async () => {
    const board = await treasurer();
    const { debtors } = await board.visitor.call(getArrears, {});
    const [debtor] = debtors.toSorted((one, other) => other.months - one.months);
    if (!debtor) throw new Error('nobody is late in the demonstration');
    const id = randomUUID();
    await board.sell(debtor.number, { id });
    const ahead = await wordsOf(board.letterOf(id));
    expect(ahead).toContain('区分所有者の変更について');
    expect(ahead).toContain('変わるとの届出を受け');
    expect(ahead).toContain(formatYen(debtor.yen));
    expect(ahead).toContain(`${debtor.owner.split('、')[0]}様`.replaceAll(/\s/g, ''));
    expect(ahead).not.toContain('新井一');
    await pass(day(1));
    const made = await wordsOf(board.letterOf(id));
    expect(made).toContain('変わったことを、組合員名簿に登録しました');
    expect(made).toContain(`${debtor.owner.split('、')[0]}様`.replaceAll(/\s/g, ''));
  });

  test('is not written to whoever died, nor for what does not stand', async () => {
    const board = await treasurer();
    const id = randomUUID();
    await board.sell('305', { id, kind: 'inheritance' });
    expect((await board.letterOf(id)).status).toBe(400);
    expect((await board.letterOf(randomUUID())).status).toBe(404);
    const undone = randomUUID();
    await board.sell('404', { id: undone, on: testToday });
    await board.visitor.call(contract.undoOwnerChange, { changeId: undone });
    expect((await board.letterOf(undone)).status).toBe(404);
    await board.visitor.call(setDemoRole, { role: 'owner' });
    expect((await board.letterOf(id)).status).toBe(403);
  });
});

async function wordsOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const pages = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '');
}
