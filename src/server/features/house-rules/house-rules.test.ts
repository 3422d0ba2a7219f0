import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getApplications } from '#contract/applications.ts';
import { addBooking, getBookings } from '#contract/bookings.ts';
import * as contract from '#contract/house-rules.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const rules = {
  opensAt: 8,
  closesAt: 20,
  closedDays: [],
  reserved: [],
  hoursPerDay: 3,
  timesPerMonth: 2,
  opensMonthsBefore: 2,
  closesDaysBefore: 0,
  feePerHourYen: 500,
  cancelDaysBefore: 1,
  cancelHour: 17,
  basisWords: '',
};

test('a room that the chair adds is booked by its rules, until it is let no more', async () => {
  const visitor = await as(server.visit(), 'chair');
  const spaceId = randomUUID();
  const room = { spaceId, name: 'ゲストルーム', place: '2階', rules };
  await visitor.call(contract.saveSpace, room);
  await visitor.call(contract.saveSpace, { ...room, rules: { ...rules, feePerHourYen: 300 } });
  await as(visitor, 'owner');
  const { spaces, homes } = await visitor.call(getBookings, { spaceId });
  expect(spaces.map(({ name }) => name)).toEqual(['集会室', 'ゲストルーム']);
  const booking = () => ({
    id: randomUUID(),
    spaceId,
    dwellingId: homes[0]?.id ?? '',
    day: '2026-11-30',
    fromHour: 9,
    untilHour: 11,
    purpose: '家族の集まり',
    people: 4,
  });
  expect(await visitor.call(addBooking, booking())).toEqual({ feeYen: 600 });

  await as(visitor, 'chair');
  await visitor.call(contract.retireSpace, { spaceId });
  await as(visitor, 'owner');
  const after = await visitor.call(getBookings, {});
  expect(after.spaces.map(({ name }) => name)).toEqual(['集会室']);
  // What was booked before stays.
  expect(after.own.some(({ space }) => space === 'ゲストルーム')).toBe(true);
  await expect(
    visitor.call(addBooking, { ...booking(), fromHour: 13, untilHour: 14 }),
  ).rejects.toMatchObject({ status: 404 });
  await as(visitor, 'chair');
  await visitor.call(contract.reopenSpace, { spaceId });
  const kept = await visitor.call(contract.getHouseRules, {});
  expect(kept.spaces.map(({ retiredOn }) => retiredOn)).toEqual([null, null]);
});

test('rules that cannot be kept are refused in words', async () => {
  const visitor = await as(server.visit(), 'viceChair');
  const wrong = { ...rules, closesAt: 8 };
  await expect(
    visitor.call(contract.saveSpace, {
      spaceId: randomUUID(),
      name: '和室',
      place: '',
      rules: wrong,
    }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('終わりの時刻') });
  await expect(
    visitor.call(contract.saveFormTerms, { form: 'works', terms: { decider: 'desk' } }),
  ).rejects.toMatchObject({ status: 400 });
  const closedDays = {
    weekdays: [],
    isOnHolidays: false,
    spans: [{ from: '02-30', until: '03-01' }],
    basisWords: '',
  };
  await expect(
    visitor.call(contract.saveFormTerms, { form: 'works', terms: { closedDays } }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('暦にない日') });
  await expect(visitor.call(contract.retireSpace, { spaceId: randomUUID() })).rejects.toMatchObject(
    { status: 404 },
  );
});

test('a paper goes by the association’s own rules, and back to what is usual', async () => {
  const visitor = await as(server.visit(), 'chair');
  const due = { field: 'startsOn', side: 'before', count: 45, unit: 'days' } as const;
  const closedDays = {
    weekdays: [0, 6],
    isOnHolidays: true,
    spans: [{ from: '08-13', until: '08-16' }],
    basisWords: '修繕細則 第11条',
  };
  const terms = { due, basisWords: '修繕細則 第9条', closedDays };
  await visitor.call(contract.saveFormTerms, { form: 'works', terms });
  await as(visitor, 'owner');
  const ofWorks = async () =>
    (await visitor.call(getApplications, {})).terms.find(({ form }) => form === 'works')?.terms;
  expect(await ofWorks()).toEqual(terms);
  await as(visitor, 'chair');
  await visitor.call(contract.deleteFormTerms, { form: 'works' });
  await as(visitor, 'owner');
  expect(await ofWorks()).toBeUndefined();
});
