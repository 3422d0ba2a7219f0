import { demoId } from '#demo/demo-id.ts';
import type { RelativeDates } from '#demo/relative-dates.ts';
import { feeOf, hoursOf, isClosedOn, type SpaceRules } from '#domain/bookings/space.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { HouseRows } from './row-types.ts';

type BookingRows = Pick<HouseRows, 'space' | 'booking' | 'booking_slot'>;

const saturday = 6;

/** 集会室使用細則 */
const meetingRoom: SpaceRules = {
  opensAt: 9,
  closesAt: 21,
  closedDays: [{ from: '12-29', until: '01-03' }],
  reserved: [{ week: 3, weekday: saturday, fromHour: 9, untilHour: 12, why: '理事会' }],
  hoursPerDay: 4,
  timesPerMonth: 4,
  opensMonthsBefore: 2,
  closesDaysBefore: 3,
  feePerHourYen: 200,
  cancelDaysBefore: 1,
  cancelHour: 17,
  capacity: 24,
  basisWords: '集会室使用細則 第5条から第10条まで',
};

const uses = [
  { dwelling: '605', inDays: 5, fromHour: 13, untilHour: 15, purpose: '編み物の会', people: 6 },
  { dwelling: '201', inDays: 6, fromHour: 15, untilHour: 17, purpose: '体操の集まり', people: 10 },
] as const;

/** Two days on which the room is open, this week or the next. */
export function seedBookings({ today }: RelativeDates): BookingRows {
  const space_id = demoId('space', 'meeting-room');
  const bookings = uses.map(({ dwelling, inDays, purpose, people, ...hours }) => {
    const use = { ...hours, day: openDayFrom(addDays(today, inDays)) };
    return { dwelling, purpose, people, use, id: demoId('booking', dwelling) };
  });
  return {
    space: [
      { id: space_id, position: 1, name: '集会室', place: 'エントランス棟', rules: meetingRoom },
    ],
    booking: bookings.map(({ id, dwelling, purpose, people, use }) => ({
      id,
      space_id,
      dwelling_id: demoId('dwelling', dwelling),
      day: use.day,
      from_hour: use.fromHour,
      until_hour: use.untilHour,
      purpose,
      people,
      fee_yen: feeOf(meetingRoom, use),
      booked_as: 'owner',
      booked_at: `${addDays(today, -10)}T19:00:00+09:00`,
    })),
    booking_slot: bookings.flatMap(({ id, dwelling, use }) =>
      hoursOf(use).map((hour) => ({
        id: demoId('booking_slot', `${dwelling}:${hour}`),
        space_id,
        booking_id: id,
        day: use.day,
        hour,
      })),
    ),
  };
}

function openDayFrom(day: IsoDate): IsoDate {
  return isClosedOn(meetingRoom, day) ? openDayFrom(addDays(day, 1)) : day;
}
