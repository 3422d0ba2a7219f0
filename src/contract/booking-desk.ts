import { z } from 'zod/mini';
import { home } from './application-desk.ts';
import { bookedUse, space } from './bookings.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';
import { stoppage } from './stoppage.ts';

/** 窓口: a booking that came on paper, in the name of whoever brought it. */

export const getBookingDesk = endpoint({
  method: 'GET',
  path: '/booking-desk',
  needs: 'booking.manage',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    spaces: z.array(space),
    homes: z.array(home),
    stoppages: z.array(stoppage),
  }),
});

/** With its scan; the same id again answers as before. */
export const addDeskBooking = uploadEndpoint({
  method: 'POST',
  path: '/booking-desk',
  needs: 'booking.manage',
  input: z.strictObject({ ...bookedUse.shape, personId: id }),
  /** A tenant pays at the desk, an owner with the bill. */
  output: z.object({ feeYen: yen, isBilled: z.boolean() }),
  largestFileBytes: 10 * 1024 * 1024,
});

export const getBookingScan = fileEndpoint({
  method: 'GET',
  path: '/booking-desk/:bookingId/scan',
  needs: 'booking.manage',
  input: z.strictObject({ bookingId: id }),
  mediaType: 'application/pdf',
});
