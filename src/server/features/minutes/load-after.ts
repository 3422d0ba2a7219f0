import type { OwnedSpan } from '#domain/billing/debtors.ts';
import { formerDebt } from '#domain/billing/former-debt.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type {
  AfterFacts,
  BilledMonth,
  DecidedItem,
  DuesFacts,
  RollFacts,
} from '#domain/minutes/after/after-facts.ts';
import { feesIn } from '#domain/minutes/after/fees-in.ts';
import type { MinutesRecord } from '#domain/minutes/minutes-record.ts';
import { sumYen } from '#domain/money.ts';
import type { Db } from '#server/db/db.ts';
import {
  listBilledOf,
  listOwnedSpans,
  listPositions,
  loadTariff,
} from '#server/features/billing/store.ts';
import { findRoll } from '#server/features/votes/store.ts';
import {
  findBookings,
  findDebit,
  findResultsNotice,
  listAnnounced,
  listContractFacts,
} from './after-store.ts';
import type { MinutesReader } from './minutes-store.ts';

type Held = {
  readonly meetingId: string;
  readonly record: Pick<MinutesRecord, 'heldOn' | 'items'>;
};

/** What came of a confirmed meeting in dues, contracts, register and bookings, as all of them stand now. */
export async function loadAfter(db: Db, reader: MinutesReader, held: Held): Promise<AfterFacts> {
  const { meetingId, record } = held;
  const decided = await listDecided(db, reader, held);
  return {
    decided,
    dues: await loadDues(db, reader, { meetingId, decided }),
    contracts: await listContractFacts(db, reader, record.heldOn),
    roll: await loadRoll(db, reader, { meetingId, heldOn: record.heldOn }),
    bookings: await findBookings(db, reader),
  };
}

/** Items that were passed, with the 要領 that was sent. */
export async function listDecided(
  db: Db,
  reader: MinutesReader,
  { meetingId, record }: Held,
): Promise<readonly DecidedItem[]> {
  const announced = await listAnnounced(db, reader, meetingId);
  return record.items
    .filter(({ passes }) => passes)
    .map(({ id, label, title }) => {
      const gist = announced.find((it) => it.id === id)?.gist ?? '';
      return { id, label, title, gist };
    });
}

async function loadDues(
  db: Db,
  reader: MinutesReader,
  { meetingId, decided }: Pick<AfterFacts, 'decided'> & { readonly meetingId: string },
): Promise<DuesFacts> {
  const tariff = await loadTariff(db, reader);
  const fees = decided.flatMap(({ title, gist }) => feesIn(`${title}\n${gist}`, tariff.items));
  const billed: BilledMonth[] = [];
  for (const month of new Set(fees.map(({ fromMonth }) => fromMonth))) {
    const charges = await listBilledOf(db, reader, { from: month, until: month });
    if (charges.length === 0) continue;
    billed.push({ month, charges, debit: await findDebit(db, reader, month) });
  }
  return { tariff, billed, notice: await findResultsNotice(db, reader, meetingId) };
}

type Wanted = { readonly meetingId: string; readonly heldOn: IsoDate };

async function loadRoll(
  db: Db,
  reader: MinutesReader,
  { meetingId, heldOn }: Wanted,
): Promise<RollFacts> {
  const spans = await listOwnedSpans(db, reader);
  const { dwellings } = await loadTariff(db, reader);
  const { heads, excluded } = await findRoll(db, reader, meetingId);
  const holds = ({ since, until }: OwnedSpan) =>
    since <= heldOn && (until === null || heldOn < until);
  return {
    heldOn,
    dwellings: dwellings.flatMap(({ id, number }) => {
      const own = spans.filter((span) => span.dwellingId === id && holds(span));
      return own.length === 0 ? [] : [{ id, number, owners: own.map(({ name }) => name) }];
    }),
    heads: [
      ...heads.map((head) => ({ ...head, voters: head.voters.length })),
      // Whoever may not vote needs nobody who does.
      ...excluded.map((head) => ({ ...head, voters: 1 })),
    ].map(({ dwellings: numbers, names, voters }) => ({ dwellings: numbers, names, voters })),
    old: await listOldDebts(db, reader, spans),
  };
}

/** What fell due in the time of an owner who sold, added up here, and as arrears, letters and bills tell it. */
async function listOldDebts(db: Db, reader: MinutesReader, spans: readonly OwnedSpan[]) {
  const former = spans.filter(({ until }) => until !== null);
  if (former.length === 0) return [];
  const open = (await listPositions(db, reader, { isOpen: true })).flatMap(
    ({ dwellingId, dueOn, chargedYen, paidYen }) =>
      dueOn === null ? [] : [{ dwellingId, dueOn, yen: chargedYen - paidYen }],
  );
  return [...new Set(former.map(({ dwellingId }) => dwellingId))].flatMap((dwellingId) => {
    const lastSold = former
      .filter((span) => span.dwellingId === dwellingId)
      .map(({ until }) => until ?? '')
      .toSorted()
      .at(-1);
    const own = open.filter((it) => it.dwellingId === dwellingId);
    const before = own.filter(({ dueOn }) => dueOn < (lastSold ?? ''));
    const openYen = sumYen(before.map(({ yen }) => yen));
    if (openYen === 0) return [];
    return [{ dwellingId, openYen, toldYen: formerDebt(spans, dwellingId, own)?.yen ?? 0 }];
  });
}
