import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getManagement } from '#contract/management.ts';
import { setDemoRole } from '#contract/session.ts';
import * as setup from '#contract/setup.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function visitorAs(role: Role): Promise<Visitor> {
  const visitor = server.visit();
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const head = ['部屋番号', '専有面積', '議決権', '区分所有者', 'フリガナ'];
const ninth = [
  '1101',
  '66.2',
  '1',
  '青木 一郎（1/2）、青木 二郎（1/2）',
  'アオキ イチロウ、アオキ ジロウ',
];

const read = (visitor: Visitor, lines: string[][]) =>
  visitor.call(setup.readRosterTable, { rows: [head, ...lines] });
const apply = (visitor: Visitor, lines: string[][], id = randomUUID()) =>
  visitor.call(setup.applyRosterTable, { id, rows: [head, ...lines] });

async function ownersOf(visitor: Visitor, number: string) {
  const { dwellings } = await visitor.call(getManagement, {});
  return dwellings?.find((it) => it.number === number)?.owners;
}

describe('the steps', () => {
  test('are all done in the demonstration', async () => {
    const visitor = await visitorAs('director');
    const { steps, people } = await visitor.call(setup.getSetup, {});
    expect(steps.filter(({ isDone }) => !isDone)).toEqual([]);
    expect(people.length).toBeGreaterThan(50);
  });
});

describe('a table of dwellings and owners', () => {
  test('is told cell by cell before anything is written', async () => {
    const visitor = await visitorAs('treasurer');
    const before = await ownersOf(visitor, '305');
    const told = await read(visitor, [
      ['305', '68.2', '1', '別の 名前', ''],
      ['306', '', '1', '', ''],
    ]);
    expect(told.mayApply).toBe(false);
    expect(told.lines[0]).toMatchObject({
      state: 'changed',
      cells: { owners: { was: before?.join('、') } },
    });
    expect(told.lines[1]?.cells.areaM2?.problem).toBe('数字で入れてください。');
    expect(await ownersOf(visitor, '305')).toEqual(before);
    await expect(apply(visitor, [['306', '', '1', '', '']])).rejects.toMatchObject({ status: 409 });
  });

  test('changes owners, keeps everything else, and is taken back whole', async () => {
    const visitor = await visitorAs('chair');
    const before = await ownersOf(visitor, '305');
    const id = randomUUID();
    const line = ['305', '68.2', '1', '別の 名前（1/2）、もう一人 の人（1/2）', ''];
    expect(await apply(visitor, [line], id)).toEqual({ newCount: 0, changedCount: 1 });
    // Sent twice it is one.
    await apply(visitor, [line], id);
    expect((await ownersOf(visitor, '305'))?.toSorted()).toEqual(['もう一人 の人', '別の 名前']);
    const { imports, people } = await visitor.call(setup.getSetup, {});
    expect(imports).toMatchObject([
      { id, newCount: 0, changedCount: 1, madeAs: '理事長', mayUndo: true },
    ]);
    expect(people.map(({ name }) => name)).toContain('もう一人 の人');
    await visitor.call(setup.undoRosterImport, { importId: id });
    expect(await ownersOf(visitor, '305')).toEqual(before);
    const after = await visitor.call(setup.getSetup, {});
    expect(after.imports).toMatchObject([{ isUndone: true, mayUndo: false }]);
    expect(after.people.map(({ name }) => name)).not.toContain('もう一人 の人');
    await expect(visitor.call(setup.undoRosterImport, { importId: id })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('is not taken back over what was changed later', async () => {
    const visitor = await visitorAs('treasurer');
    const [first, second] = [randomUUID(), randomUUID()];
    await apply(visitor, [['305', '68.2', '1', '一人目', '']], first);
    await apply(visitor, [['305', '68.2', '1', '二人目', '']], second);
    await expect(visitor.call(setup.undoRosterImport, { importId: first })).rejects.toMatchObject({
      status: 409,
    });
    await visitor.call(setup.undoRosterImport, { importId: second });
    expect(await ownersOf(visitor, '305')).toEqual(['一人目']);
  });

  test('with a dwelling more, whose share nobody knows, is not the whole', async () => {
    const visitor = await visitorAs('treasurer');
    const { problems, mayApply } = await read(visitor, [ninth]);
    expect(mayApply).toBe(false);
    expect(problems).toEqual([
      '持分の入っていない住戸があります。すべての住戸に入れるか、持分の列をなくしてください。',
    ]);
  });
});

describe('what is filled in by hand', () => {
  test('the building, an officer, a telephone and a day of collection', async () => {
    const visitor = await visitorAs('viceChair');
    const found = await visitor.call(setup.getSetup, {});
    if (!found.building) throw new Error('no building');
    const building = { ...found.building, name: 'みどり坂レジデンス壱番館' };
    await visitor.call(setup.saveBuilding, building);
    const [person] = found.people;
    const officer = {
      id: randomUUID(),
      personId: person?.id ?? '',
      post: 'director' as const,
      termFrom: '2026-11-01',
      termUntil: '2027-05-31',
    };
    await visitor.call(setup.addOfficer, officer);
    await expect(
      visitor.call(setup.addOfficer, { ...officer, id: randomUUID(), termUntil: '2026-01-01' }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      visitor.call(setup.addOfficer, { ...officer, id: randomUUID(), personId: randomUUID() }),
    ).rejects.toMatchObject({ status: 404 });
    const contact = {
      id: randomUUID(),
      kind: 'public' as const,
      name: '区役所',
      phone: '045-000-1111',
      hours: '平日',
      purpose: '粗大ごみの相談',
    };
    await visitor.call(setup.addContact, contact);
    const rule = {
      id: randomUUID(),
      name: '小型家電',
      weekday: 6,
      weeks: [1],
      how: '専用のかごに入れます。',
      putOutBy: '08:30',
    };
    await visitor.call(setup.addGarbageRule, rule);
    const filled = await visitor.call(setup.getSetup, {});
    expect(filled.building).toEqual(building);
    expect(filled.officers.find(({ id }) => id === officer.id)?.name).toBe(person?.name);
    expect(filled.contacts.at(-1)).toEqual(contact);
    expect(filled.garbage.at(-1)).toEqual(rule);
    await visitor.call(setup.removeOfficer, { officerId: officer.id });
    await visitor.call(setup.removeContact, { contactId: contact.id });
    await visitor.call(setup.removeGarbageRule, { ruleId: rule.id });
    await expect(visitor.call(setup.removeGarbageRule, { ruleId: rule.id })).rejects.toMatchObject({
      status: 404,
    });
    const left = await visitor.call(setup.getSetup, {});
    expect([left.officers, left.contacts, left.garbage]).toEqual([
      found.officers,
      found.contacts,
      found.garbage,
    ]);
  });
});
