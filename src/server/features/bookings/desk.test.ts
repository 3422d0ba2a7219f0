import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as desk from '#contract/booking-desk.ts';
import * as contract from '#contract/bookings.ts';
import { requestOf } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { addDays } from '#domain/calendar.ts';
import { createDiskFileStore } from '#server/outside/file-store-disk.ts';
import { startServer } from '#server/testing/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sumiwa-booking-desk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = await startServer({ files: createDiskFileStore(folder) });
type Visitor = ReturnType<typeof server.visit>;
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

type Asked = Readonly<Record<string, unknown>>;

async function book(visitor: Visitor, facts: Asked) {
  const form = new FormData();
  form.set('facts', JSON.stringify(facts));
  form.set('file', new File([png], '予約の紙.png'));
  const response = await visitor.send(requestOf(desk.addDeskBooking, {}).url, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Asked };
}

/** The first hour that nobody has taken, tomorrow or soon after. */
async function useOf(visitor: Visitor, wantsOwner = true) {
  const { spaces, homes, today } = await visitor.call(desk.getBookingDesk, {});
  const home = homes.find(({ people }) => people.some(({ isOwner }) => isOwner === wantsOwner));
  const person = home?.people.find(({ isOwner }) => isOwner === wantsOwner);
  return {
    id: randomUUID(),
    spaceId: spaces[0]?.id ?? '',
    dwellingId: home?.id ?? '',
    personId: person?.id ?? '',
    // 3 days before is the end of booking by oneself.
    day: addDays(today, 1),
    fromHour: 19,
    untilHour: 20,
    purpose: '書道の会',
    people: 6,
    name: person?.name,
  };
}

test('a booking that came on paper stands in the name of whoever brought it, with its scan', async () => {
  const visitor = await as(server.visit(), 'companyStaff');
  const { name, ...use } = await useOf(visitor);
  const { stoppages } = await visitor.call(desk.getBookingDesk, {});
  expect(stoppages.map(({ marks }) => marks[0])).toEqual(expect.arrayContaining(['water', 'lift']));
  const { status, body } = await book(visitor, use);
  expect([status, body]).toEqual([200, { feeYen: expect.any(Number), isBilled: true }]);
  const { bookings } = await visitor.call(contract.listBookings, {});
  expect(bookings.find(({ id }) => id === use.id)).toMatchObject({
    broughtBy: name,
    purpose: '書道の会',
    day: use.day,
  });
  const scan = requestOf(desk.getBookingScan, { bookingId: use.id }).url;
  expect(new Uint8Array(await (await visitor.send(scan)).arrayBuffer())).toEqual(png);
  // The same again is the same; another at that hour finds it taken.
  expect((await book(visitor, use)).status).toBe(200);
  expect((await book(visitor, { ...use, id: randomUUID() })).status).toBe(409);
  await as(visitor, 'owner');
  expect((await visitor.send(scan)).status).toBe(403);
});

test('a tenant’s is paid at the desk and in no bill', async () => {
  const visitor = await as(server.visit(), 'companyStaff');
  const before = await visitor.call(contract.listBookings, {});
  const { name: _name, ...use } = await useOf(visitor, false);
  expect((await book(visitor, use)).body).toMatchObject({ isBilled: false });
  // An owner's would be asked for once its month is over.
  await server.db.query(`update booking set day = '2026-10-10' where id = $1`, [use.id]);
  const { unbilledYen } = await visitor.call(contract.listBookings, {});
  expect(unbilledYen).toBe(before.unbilledYen);
  await server.db.query(`update booking set booked_as = 'owner' where id = $1`, [use.id]);
  const after = await visitor.call(contract.listBookings, {});
  expect(after.unbilledYen).toBeGreaterThan(before.unbilledYen);
});

test('a stranger to the dwelling, a day that is over, and the wrong caller are refused', async () => {
  const visitor = await as(server.visit(), 'companyStaff');
  const { name: _name, ...use } = await useOf(visitor);
  const { homes, today } = await visitor.call(desk.getBookingDesk, {});
  const stranger = homes.find(({ people }) => people.every(({ id }) => id !== use.personId));
  const refused = await book(visitor, { ...use, dwellingId: stranger?.id });
  expect(refused).toMatchObject({ status: 400 });
  const past = await book(visitor, { ...use, day: addDays(today, -1) });
  expect(past.status).toBe(400);
  for (const role of ['owner', 'tenant', 'auditor'] as const) {
    await as(visitor, role);
    expect((await book(visitor, use)).status).toBe(403);
    await expect(visitor.call(desk.getBookingDesk, {})).rejects.toMatchObject({ status: 403 });
  }
});
