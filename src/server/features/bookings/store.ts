import type { Booking, Space } from '#contract/bookings.ts';
import type { Role } from '#domain/access/role.ts';
import type { Use } from '#domain/bookings/space.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { codeOf } from '#server/db/database-error.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

type Booker = Scope<'booking.make'>;
type Looker = Booker | Scope<'booking.manage'> | Scope<'billing.run'>;

export async function listSpaces(
  db: Db,
  { associationId }: Looker | Scope<'house.rules'>,
): Promise<Space[]> {
  const { rows } = await db.query<Space>(
    `select id, name, place, rules, retired_on as "retiredOn" from space
      where association_id = $1 order by retired_on nulls first, position, name`,
    [associationId],
  );
  return rows;
}

export type StoredBooking = Omit<Booking, 'isFreeToCancel'> & {
  readonly spaceId: string;
  readonly dwellingId: string;
};

const columns = `b.id, b.space_id as "spaceId", s.name as space, b.dwelling_id as "dwellingId", d.number, b.day,
  b.from_hour as "fromHour", b.until_hour as "untilHour", b.purpose, b.people, b.fee_yen::float8 as "feeYen",
  b.ended, b.ended_words as "endedWords",
  (select p.name from booking_paper w join person p on p.association_id = w.association_id and p.id = w.person_id
    where w.association_id = b.association_id and w.booking_id = b.id) as "broughtBy"`;
const tables = `booking b
  join space s on s.association_id = b.association_id and s.id = b.space_id
  join dwelling d on d.association_id = b.association_id and d.id = b.dwelling_id`;

/** Of some dwellings, from a day on. */
export async function listOfDwellings(
  db: Db,
  { associationId }: Booker | Scope<'booking.manage'>,
  { dwellingIds, from }: { readonly dwellingIds: readonly string[]; readonly from: IsoDate },
): Promise<StoredBooking[]> {
  const { rows } = await db.query<StoredBooking>(
    `select ${columns} from ${tables}
      where b.association_id = $1 and b.dwelling_id = any($2::uuid[]) and b.day >= $3
      order by b.day, b.from_hour, b.id`,
    [associationId, [...dwellingIds], from],
  );
  return rows;
}

export async function listAll(
  db: Db,
  { associationId }: Scope<'booking.manage'>,
  from: IsoDate,
): Promise<StoredBooking[]> {
  const { rows } = await db.query<StoredBooking>(
    `select ${columns} from ${tables} where b.association_id = $1 and b.day >= $2
      order by b.day, b.from_hour, b.id limit 300`,
    [associationId, from],
  );
  return rows;
}

export async function findBooking(
  db: Db,
  { associationId }: Looker,
  bookingId: string,
): Promise<StoredBooking | undefined> {
  const { rows } = await db.query<StoredBooking>(
    `select ${columns} from ${tables} where b.association_id = $1 and b.id = $2`,
    [associationId, bookingId],
  );
  return rows[0];
}

export type Taken = { readonly day: IsoDate; readonly hour: number; readonly dwellingId: string };

export async function listTaken(
  db: Db,
  { associationId }: Booker,
  { spaceId, from, until }: { spaceId: string; from: IsoDate; until: IsoDate },
): Promise<Taken[]> {
  const { rows } = await db.query<Taken>(
    `select t.day, t.hour, b.dwelling_id as "dwellingId" from booking_slot t
       join booking b on b.association_id = t.association_id and b.id = t.booking_id
      where t.association_id = $1 and t.space_id = $2 and t.day between $3 and $4
      order by t.day, t.hour`,
    [associationId, spaceId, from, until],
  );
  return rows;
}

/** What a dwelling may book is counted while nobody else books for it. */
export async function holdDwelling(
  db: Db,
  { associationId }: Booker | Scope<'booking.manage'>,
  dwellingId: string,
): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('booking' || $1 || $2, 0))`, [
    associationId,
    dwellingId,
  ]);
}

type NewBooking = Use & {
  readonly id: string;
  readonly spaceId: string;
  readonly dwellingId: string;
  readonly purpose: string;
  readonly people: number;
  readonly feeYen: Yen;
  /** Nobody's account where it came on paper. */
  readonly booked: { readonly by: string | null; readonly as: Role };
  readonly now: Date;
};

/** The hours are taken in order, all or none: of many at once, one has them. */
export async function addBooking(
  db: Db,
  { associationId }: Booker | Scope<'booking.manage'>,
  booking: NewBooking,
): Promise<void> {
  const {
    id,
    spaceId,
    dwellingId,
    day,
    fromHour,
    untilHour,
    purpose,
    people,
    feeYen,
    booked,
    now,
  } = booking;
  try {
    await db.query(
      `with made as (
         insert into booking (association_id, id, space_id, dwelling_id, day, from_hour, until_hour, purpose, people,
           fee_yen, booked_as, booked_by, booked_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id)
       insert into booking_slot (association_id, space_id, booking_id, day, hour)
       select $1, $3, made.id, $5::date, hour from made, generate_series($6::int, $7::int - 1) hour order by hour`,
      [
        associationId,
        id,
        spaceId,
        dwellingId,
        day,
        fromHour,
        untilHour,
        purpose,
        people,
        feeYen,
        booked.as,
        booked.by,
        now.toISOString(),
      ],
    );
  } catch (error) {
    if (codeOf(error) !== '23505') throw error;
    throw new Refusal(
      'conflict',
      'その時間は、ほかの方が先に予約しました。ほかの時間を選んでください。',
    );
  }
}

type Ending = {
  readonly bookingId: string;
  readonly ended: 'free' | 'late' | 'bumped';
  readonly words: string;
  readonly now: Date;
};

/** The hours are free again. False where it had ended already. */
export async function endBooking(
  db: Db,
  { associationId }: Booker | Scope<'booking.manage'>,
  { bookingId, ended, words, now }: Ending,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update booking set ended = $3, ended_words = $4, ended_at = $5
      where association_id = $1 and id = $2 and ended is null`,
    [associationId, bookingId, ended, words, now.toISOString()],
  );
  await db.query('delete from booking_slot where association_id = $1 and booking_id = $2', [
    associationId,
    bookingId,
  ]);
  return rowCount > 0;
}

/** To be paid with the bills: what was used, or taken back too late. A tenant has no bill and pays at the desk. */
const owed = `b.booked_as <> 'tenant' and b.extra_id is null and b.fee_yen > 0 and coalesce(b.ended, 'late') = 'late'`;

export async function sumUnbilled(
  db: Db,
  { associationId }: Scope<'booking.manage'>,
  before: IsoDate,
): Promise<Yen> {
  const { rows } = await db.query<{ yen: Yen }>(
    `select coalesce(sum(b.fee_yen), 0)::float8 as yen from booking b
      where b.association_id = $1 and ${owed} and b.day < $2`,
    [associationId, before],
  );
  return rows[0]?.yen ?? 0;
}

/** Held until the transaction ends: none is billed twice. */
export async function listUnbilled(
  db: Db,
  { associationId }: Scope<'billing.run'>,
  before: IsoDate,
): Promise<StoredBooking[]> {
  const { rows } = await db.query<StoredBooking>(
    `select ${columns} from ${tables}
      where b.association_id = $1 and ${owed} and b.day < $2 order by b.day, b.id for update of b`,
    [associationId, before],
  );
  return rows;
}

export async function recordBilled(
  db: Db,
  { associationId }: Scope<'billing.run'>,
  bookingIds: readonly string[],
): Promise<void> {
  await db.query(
    'update booking set extra_id = id where association_id = $1 and id = any($2::uuid[])',
    [associationId, [...bookingIds]],
  );
}
