import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getBillingMonth, getTariff } from '#contract/billing.ts';
import * as contract from '#contract/bookings.ts';
import { getSession, setDemoRole } from '#contract/session.ts';
import type { Role } from '#domain/access/role.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
type Visitor = ReturnType<typeof server.visit>;

async function as(visitor: Visitor, role: Role): Promise<Visitor> {
  await visitor.call(setDemoRole, { role });
  return visitor;
}

const view = (visitor: Visitor, day?: string) =>
  visitor.call(contract.getBookings, day === undefined ? {} : { day });

async function request(visitor: Visitor, day: string, [fromHour, untilHour]: [number, number]) {
  const { spaceId, homes } = await view(visitor);
  const [home] = homes;
  return {
    id: randomUUID(),
    spaceId: spaceId ?? '',
    dwellingId: home?.id ?? '',
    day,
    fromHour,
    untilHour,
    purpose: '読書の会',
    people: 5,
  };
}

describe('a booking', () => {
  test('is made once, however often it is sent, and shown as taken', async () => {
    const visitor = await as(server.visit(), 'owner');
    const booking = await request(visitor, '2026-12-08', [10, 12]);
    expect(await visitor.call(contract.addBooking, booking)).toEqual({ feeYen: 400 });
    expect(await visitor.call(contract.addBooking, booking)).toEqual({ feeYen: 400 });
    const { taken, own, week } = await view(visitor, '2026-12-08');
    expect(week[0]).toBe('2026-12-07');
    expect(taken).toEqual([
      { day: '2026-12-08', hour: 10, isOwn: true },
      { day: '2026-12-08', hour: 11, isOwn: true },
    ]);
    expect(own.at(-1)).toMatchObject({ day: '2026-12-08', feeYen: 400, isFreeToCancel: true });
  });

  test('is refused for more people than the room holds', async () => {
    const visitor = await as(server.visit(), 'owner');
    const booking = { ...(await request(visitor, '2026-12-09', [10, 11])), people: 100 };
    await expect(visitor.call(contract.addBooking, booking)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('定員は24名です。'),
    });
  });

  test.each([
    ['on a closed day', '2026-12-30', [10, 11], '休み'],
    ['on the morning of the board', '2026-12-19', [10, 11], '理事会'],
    ['for too long', '2026-12-08', [10, 15], '4時間'],
    ['too late', '2026-11-23', [10, 11], '3日前まで'],
  ] as const)('is refused %s', async (_name, day, hours, words) => {
    const visitor = await as(server.visit(), 'owner');
    const booking = await request(visitor, day, [hours[0], hours[1]]);
    await expect(visitor.call(contract.addBooking, booking)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(words),
    });
  });

  test('of a dwelling that is not ones own is refused', async () => {
    const visitor = await as(server.visit(), 'owner');
    const booking = await request(visitor, '2026-12-08', [10, 12]);
    await expect(
      visitor.call(contract.addBooking, { ...booking, dwellingId: randomUUID() }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('taken back in time costs nothing and frees the room; too late the fee stays', async () => {
    const visitor = await as(server.visit(), 'owner');
    const booking = await request(visitor, '2026-12-08', [10, 12]);
    await visitor.call(contract.addBooking, booking);
    const bookingId = booking.id;
    expect(await visitor.call(contract.cancelBooking, { bookingId })).toEqual({ feeYen: 0 });
    await expect(visitor.call(contract.cancelBooking, { bookingId })).rejects.toMatchObject({
      status: 409,
    });
    const again = { ...booking, id: randomUUID() };
    await visitor.call(contract.addBooking, again);
    // Its day has come: 17:00 of the day before is past.
    await server.db.query('update booking set day = $2 where id = $1', [again.id, '2026-11-21']);
    const late = await visitor.call(contract.cancelBooking, { bookingId: again.id });
    expect(late).toEqual({ feeYen: 400 });
  });

  test('gives way to the association, with the reason and without a fee', async () => {
    const visitor = await as(server.visit(), 'owner');
    const booking = await request(visitor, '2026-12-08', [10, 12]);
    await visitor.call(contract.addBooking, booking);
    await expect(visitor.call(contract.listBookings, {})).rejects.toMatchObject({ status: 403 });
    await as(visitor, 'chair');
    const { bookings } = await visitor.call(contract.listBookings, {});
    expect(bookings.map(({ number }) => number)).toEqual(expect.arrayContaining(['605', '201']));
    const bump = { bookingId: booking.id, words: '水漏れの対応のため' };
    await visitor.call(contract.bumpBooking, bump);
    await as(visitor, 'owner');
    expect((await view(visitor)).own.find(({ id }) => id === booking.id)).toMatchObject({
      ended: 'bumped',
      endedWords: '水漏れの対応のため',
    });
  });

  test('does not tell who has the room', async () => {
    const visitor = await as(server.visit(), 'tenant');
    const { own } = await view(visitor);
    const other = (await view(visitor)).taken;
    expect(own.every(({ number }) => number === '605')).toBe(true);
    expect(other.every((it) => Object.keys(it).toSorted().join() === 'day,hour,isOwn')).toBe(true);
  });
});

test('of two hundred at once, for the same hours, exactly one has the room', async () => {
  const visitor = await as(server.visit(), 'owner');
  const { association } = await visitor.call(getSession, {});
  await server.db.query(
    `insert into ownership (association_id, id, dwelling_id, person_id, share_numerator, share_denominator, since)
     select d.association_id, gen_random_uuid(), d.id, m.person_id, 1, 100, '2020-01-01'
       from dwelling d join member_person m on m.association_id = d.association_id
      where d.association_id = $1
        and not exists (select from ownership o where o.association_id = d.association_id
          and o.dwelling_id = d.id and o.person_id = m.person_id)`,
    [association.id],
  );
  const booking = await request(visitor, '2026-12-08', [10, 12]);
  const { homes } = await view(visitor);
  expect(homes.length).toBe(60);
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      visitor.call(contract.addBooking, {
        ...booking,
        id: randomUUID(),
        dwellingId: homes[index % homes.length]?.id ?? '',
        // Overlapping, not only equal.
        fromHour: 9 + (index % 3),
        untilHour: 12,
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await server.db.query<{ hours: number; bookings: number }>(
    `select (select count(*) from booking_slot where association_id = $1 and day = '2026-12-08')::int as hours,
            (select sum(until_hour - from_hour) from booking where association_id = $1 and day = '2026-12-08')::int as bookings`,
    [association.id],
  );
  expect(rows[0]?.hours).toBe(rows[0]?.bookings);
});

test('what was used goes into the bills of an open month, each once', async () => {
  const visitor = await as(server.visit(), 'owner');
  const { association } = await visitor.call(getSession, {});
  await server.db.query(
    `update booking set day = '2026-10-10' where association_id = $1 and purpose = '編み物の会'`,
    [association.id],
  );
  await as(visitor, 'treasurer');
  expect((await visitor.call(contract.listBookings, {})).unbilledYen).toBe(400);
  const { items, openMonth } = await visitor.call(getTariff, {});
  const asked = { month: openMonth, itemId: items.at(-1)?.id ?? '' };
  const [one, other] = await Promise.all([
    visitor.call(contract.billBookings, asked),
    visitor.call(contract.billBookings, asked),
  ]);
  expect([one.count + other.count, one.yen + other.yen]).toEqual([1, 400]);
  expect((await visitor.call(contract.listBookings, {})).unbilledYen).toBe(0);
  // The bill of that month has it, as a line of its own dwelling, and its sum is higher by just that.
  const { extras, differences } = await visitor.call(getBillingMonth, { month: openMonth });
  expect(extras.filter(({ reason }) => reason === '10月10日 集会室の使用料')).toMatchObject([
    { number: '605', yen: 400 },
  ]);
  const item = items.at(-1)?.name;
  expect(
    differences
      .filter((it) => it.number === '605' && it.item === item)
      .map(({ beforeYen, afterYen }) => afterYen - beforeYen),
  ).toEqual([400]);
  await server.db.query(
    `update booking set booked_as = 'tenant', extra_id = null where association_id = $1 and purpose = '編み物の会'`,
    [association.id],
  );
  expect((await visitor.call(contract.listBookings, {})).unbilledYen).toBe(0);
  // X60: what the bookings come to is what is charged.
  const { rows } = await server.db.query<{ yen: number }>(
    `select sum(amount_yen)::int as yen from extra_charge where association_id = $1 and reason like '%集会室の使用料'`,
    [association.id],
  );
  expect(rows).toEqual([{ yen: 400 }]);
});
