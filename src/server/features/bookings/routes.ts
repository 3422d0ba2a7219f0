import type { Hono } from 'hono';
import * as contract from '#contract/bookings.ts';
import { firstDayToBook, isFreeToCancel } from '#domain/bookings/may-book.ts';
import { feeOf, weekOf } from '#domain/bookings/space.ts';
import { addDays, dayInJapan, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { listHomes } from '#server/features/applications/store.ts';
import { addExtraOfOpenMonth } from '#server/features/billing/store.ts';
import { listStoppages } from '#server/features/notices/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { openSpace, refuseAgainstRules } from './refuse.ts';
import * as store from './store.ts';

const hourMs = 3_600_000;
const japanMs = 9 * hourMs;
const rememberedDays = 60;

/** 集会室などの予約. */
export function bookingRoutes(app: Hono<Env>): void {
  handle(app, contract.getBookings, async ({ db, scope, input, today, now }) => {
    const spaces = await store.listSpaces(db, scope);
    const homes = await listHomes(db, scope);
    const dwellingIds = homes.map(({ id }) => id);
    const open = spaces.filter(({ retiredOn }) => retiredOn === null);
    const space = open.find(({ id }) => id === input.spaceId) ?? open[0];
    const week = weekOf(input.day ?? (space ? firstDayToBook(space.rules, today) : today));
    const [from = today, until = today] = [week[0], week.at(-1)];
    const taken = space ? await store.listTaken(db, scope, { spaceId: space.id, from, until }) : [];
    const own = await store.listOfDwellings(db, scope, {
      dwellingIds,
      from: addDays(today, -rememberedDays),
    });
    return {
      today,
      spaces: open,
      spaceId: space?.id ?? null,
      homes,
      week,
      taken: taken.map(({ day, hour, dwellingId }) => ({
        day,
        hour,
        isOwn: dwellingIds.includes(dwellingId),
      })),
      own: own.map((it) => viewOf(it, { spaces, now })),
      stoppages: await listStoppages(db, scope, today),
    };
  });

  handle(app, contract.listBookings, async ({ db, scope, today, now }) => {
    const spaces = await store.listSpaces(db, scope);
    const bookings = await store.listAll(db, scope, today);
    return {
      today,
      bookings: bookings.map((it) => viewOf(it, { spaces, now })),
      unbilledYen: await store.sumUnbilled(db, scope, today),
    };
  });
  changeRoutes(app);
}

function changeRoutes(app: Hono<Env>): void {
  handle(app, contract.addBooking, async ({ db, scope, input, today, now }) => {
    const before = await store.findBooking(db, scope, input.id);
    if (before) return { feeYen: before.feeYen };
    const { rules } = await openSpace(db, scope, input.spaceId);
    await refuseStrangeHome(db, scope, input.dwellingId);
    await refuseAgainstRules(db, scope, { input, rules, today });
    const feeYen = feeOf(rules, input);
    const booked = { by: scope.userId, as: scope.role };
    await store.addBooking(db, scope, { ...input, feeYen, booked, now });
    return { feeYen };
  });

  handle(app, contract.cancelBooking, async ({ db, scope, input: { bookingId }, today, now }) => {
    const found = await store.findBooking(db, scope, bookingId);
    const isOwn = (await listHomes(db, scope)).some(({ id }) => id === found?.dwellingId);
    if (!found || !isOwn) throw new Refusal('not_found', 'この予約は見つかりません。');
    if (found.day < today) throw new Refusal('conflict', '使い終わった予約は、取り消せません。');
    const { isFreeToCancel: isFree } = viewOf(found, {
      spaces: await store.listSpaces(db, scope),
      now,
    });
    const ended = isFree ? 'free' : 'late';
    if (!(await store.endBooking(db, scope, { bookingId, ended, words: '', now }))) {
      throw new Refusal('conflict', 'この予約は、もう取り消されています。');
    }
    return { feeYen: isFree ? 0 : found.feeYen };
  });

  handle(app, contract.bumpBooking, async ({ db, scope, input, now }) => {
    const found = await store.findBooking(db, scope, input.bookingId);
    if (!found) throw new Refusal('not_found', 'この予約は見つかりません。');
    if (!(await store.endBooking(db, scope, { ...input, ended: 'bumped', now }))) {
      throw new Refusal('conflict', 'この予約は、もう取り消されています。');
    }
    return {};
  });

  handle(
    app,
    contract.billBookings,
    async ({ db, scope, input: { month, itemId }, today, now }) => {
      const unbilled = await store.listUnbilled(db, scope, firstOf(today));
      for (const { id, dwellingId, feeYen, day, space } of unbilled) {
        const reason = `${partsOf(day).month}月${partsOf(day).day}日 ${space}の使用料`;
        const extra = { id, dwellingId, itemId, month, yen: feeYen, reason };
        await addExtraOfOpenMonth(db, scope, { extra, today, now });
      }
      await store.recordBilled(
        db,
        scope,
        unbilled.map(({ id }) => id),
      );
      return { count: unbilled.length, yen: sumYen(unbilled.map(({ feeYen }) => feeYen)) };
    },
  );
}

function firstOf(today: IsoDate): IsoDate {
  return isoDate({ ...partsOf(today), day: 1 });
}

type Known = { readonly spaces: readonly contract.Space[]; readonly now: Date };

function viewOf(
  { spaceId, dwellingId: _dwellingId, ...booking }: store.StoredBooking,
  { spaces, now }: Known,
): contract.Booking {
  const rules = spaces.find(({ id }) => id === spaceId)?.rules;
  const isFree = rules !== undefined && isFreeToCancel(rules, booking.day, hourInJapan(now));
  return { ...booking, isFreeToCancel: isFree };
}

/** `2026-12-01T17` */
function hourInJapan(now: Date): string {
  const hour = new Date(now.getTime() + japanMs).getUTCHours();
  return `${dayInJapan(now.getTime())}T${String(hour).padStart(2, '0')}`;
}

async function refuseStrangeHome(
  db: Db,
  scope: Scope<'booking.make'>,
  dwellingId: string,
): Promise<void> {
  if ((await listHomes(db, scope)).some(({ id }) => id === dwellingId)) return;
  throw new Refusal(
    'invalid_input',
    '住戸を選んでください。ご自分の住戸がないときは、理事会に知らせてください。',
  );
}
