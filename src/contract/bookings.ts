import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';
import { stoppage } from './stoppage.ts';

/** 集会室などの予約. */

const hour = z.int().check(z.minimum(0), z.maximum(24));
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

export const spaceRules = z.object({
  opensAt: z.int(),
  closesAt: z.int(),
  closedDays: z.array(z.object({ from: z.string(), until: z.string() })),
  reserved: z.array(
    z.object({
      week: z.int(),
      weekday: z.int(),
      fromHour: z.int(),
      untilHour: z.int(),
      why: z.string(),
    }),
  ),
  hoursPerDay: z.int(),
  timesPerMonth: z.int(),
  opensMonthsBefore: z.int(),
  closesDaysBefore: z.int(),
  feePerHourYen: yen,
  cancelDaysBefore: z.int(),
  cancelHour: z.int(),
  capacity: z.optional(z.int()),
  basisWords: z.string(),
});
export const space = z.object({
  id,
  name: z.string(),
  place: z.string(),
  rules: spaceRules,
  /** Nothing new is booked from then on. */
  retiredOn: z.nullable(isoDate),
});
export type Space = z.output<typeof space>;

const booking = z.object({
  id,
  space: z.string(),
  number: z.string(),
  day: isoDate,
  fromHour: hour,
  untilHour: hour,
  purpose: z.string(),
  people: z.int(),
  feeYen: yen,
  /** free: in time. late: the fee stays. bumped: the association needs the space. */
  ended: z.nullable(z.enum(['free', 'late', 'bumped'])),
  endedWords: z.string(),
  /** It came on paper, whose scan the desk can open: the name of whoever brought it. */
  broughtBy: z.nullable(z.string()),
  /** Until then nothing is paid for taking it back. */
  isFreeToCancel: z.boolean(),
});
export type Booking = z.output<typeof booking>;

/** A week of one space, and what the own dwellings have booked. */
export const getBookings = endpoint({
  method: 'GET',
  path: '/bookings',
  needs: 'booking.make',
  input: z.strictObject({ spaceId: z.optional(id), day: z.optional(isoDate) }),
  output: z.object({
    today: isoDate,
    spaces: z.array(space),
    spaceId: z.nullable(id),
    homes: z.array(z.object({ id, number: z.string() })),
    week: z.array(isoDate),
    taken: z.array(z.object({ day: isoDate, hour, isOwn: z.boolean() })),
    own: z.array(booking),
    stoppages: z.array(stoppage),
  }),
});

/** Who uses what, from today on, and what was used and is not yet in the bills. */
export const listBookings = endpoint({
  method: 'GET',
  path: '/bookings/all',
  needs: 'booking.manage',
  input: z.strictObject({}),
  output: z.object({ today: isoDate, bookings: z.array(booking), unbilledYen: yen }),
});

export const bookedUse = z.strictObject({
  id,
  spaceId: id,
  dwellingId: id,
  day: isoDate,
  fromHour: hour,
  untilHour: hour,
  purpose: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  people: z.int().check(z.minimum(1), z.maximum(999)),
});

/** The same id again answers as before. */
export const addBooking = endpoint({
  method: 'POST',
  path: '/bookings',
  needs: 'booking.make',
  input: bookedUse,
  output: z.object({ feeYen: yen }),
});

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/bookings/:bookingId',
  needs: 'booking.make',
  input: z.strictObject({ bookingId: id }),
  /** What has to be paid all the same. */
  output: z.object({ feeYen: yen }),
});

/** The association needs the space itself: free of charge, with the reason. */
export const bumpBooking = endpoint({
  method: 'POST',
  path: '/bookings/:bookingId/bump',
  needs: 'booking.manage',
  input: z.strictObject({
    bookingId: id,
    words: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  }),
  output: z.object({}),
});

/** Fees of what was used before a month go into the bills of that month, each once. */
export const billBookings = endpoint({
  method: 'POST',
  path: '/bookings/charges',
  needs: 'billing.run',
  input: z.strictObject({ month, itemId: id }),
  output: z.object({ count: z.int(), yen }),
});
