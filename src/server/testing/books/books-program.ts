import { writeSync } from 'node:fs';
import { type Role, rolesWith } from '#domain/access/role.ts';
import { messageOf } from '#server/db/database-error.ts';
import type { Database, Db } from '#server/db/db.ts';
import { openEmbedded } from '#server/db/embedded/open-embedded.ts';
import { openServer } from '#server/db/open-server.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { addLockRequest, carryOutLock, findLockRow } from '#server/features/ledger/lock-store.ts';
import { postEntries } from '#server/features/ledger/post-entries.ts';
import { scopeOf } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { addBooks } from '#server/testing/open-books.ts';
import { readBooksState } from './books-state.ts';

// A process of its own: books, closes and opens again until it is killed, and says what it began and what was promised.

type Books = Awaited<ReturnType<typeof addBooks>>;
type Turn = { readonly db: Database; readonly books: Books; readonly year: number };

const linesOfEntry = 40;
const entriesAtOnce = 3;
const yearsAhead = 12;

function say(line: string): void {
  // Unbuffered: what was said before the kill has been said.
  writeSync(1, `${line}\n`);
}

function callerAs({ userId, associationId }: Books, role: Role) {
  const roles = rolesWith(role);
  return {
    userId,
    associationId,
    hasOwnCopy: true,
    role,
    roles,
    version: '',
    trialEndsOn: null,
    leavesOn: null,
    personId: null,
    signer: { by: 'position', role },
  } as const;
}

function scopeAs(books: Books, role: Role) {
  const caller = callerAs(books, role);
  const { associationId } = books;
  return {
    booking: scopeOf(caller, { associationId, needs: 'ledger.book' }),
    asking: scopeOf(caller, { associationId, needs: 'month.ask' }),
  };
}

/** Runs `work` for the association; that it begins is said by the transaction in which it does. */
async function promise(
  { db, books }: Turn,
  { kind, what }: { kind: string; what: object },
  work: (tx: Db) => Promise<object>,
): Promise<void> {
  const promised = await withAssociation(db, books.associationId, async (tx) => {
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    say(`begun ${kind} ${rows[0]?.pid} ${JSON.stringify(what)}`);
    return work(tx);
  });
  say(`done ${kind} ${JSON.stringify({ ...what, ...promised })}`);
}

function book(turn: Turn): Promise<void> {
  const { books, year } = turn;
  const entries = Array.from({ length: entriesAtOnce }, (_, nth) => entryOf(books, year, nth));
  const keys = entries.map(({ key }) => key);
  return promise(turn, { kind: 'book', what: { keys } }, async (tx) => {
    const posted = await postEntries(tx, scopeAs(books, 'treasurer').booking, entries);
    return { numbers: posted.map(({ number }) => number) };
  });
}

function entryOf({ funds, accounts }: Books, year: number, nth: number) {
  const id = newId(Date.now());
  const postings = Array.from({ length: linesOfEntry }, (_, index) => ({
    fundId: index < linesOfEntry / 2 ? funds.general : funds.reserve,
    accountId: index % 2 === 0 ? accounts.cleaning : accounts.bank,
    amountYen: index % 2 === 0 ? 100 + (index >> 1) : -100 - (index >> 1),
    counterpartyId: null,
  }));
  const postedOn = `${year}-05-1${nth}`;
  const facts = { origin: 'manual', summary: '計測', reason: '' } as const;
  return { id, key: id, postedOn, ...facts, postings };
}

/** One asks, another approves: the request goes in the transaction in which the lock comes. */
async function lock(
  turn: Turn,
  kind: 'close' | 'reopen',
  { until, isFinal = false }: { until: string; isFinal?: boolean },
): Promise<void> {
  const { db, books } = turn;
  const now = new Date();
  const wanted = { lockedUntil: until, isFinal, reason: '計測', now };
  await withAssociation(db, books.associationId, (tx) =>
    addLockRequest(tx, scopeAs(books, 'treasurer').asking, wanted),
  );
  const { associationId } = books;
  const closing = scopeOf(callerAs(books, 'chair'), { associationId, needs: 'month.close' });
  await promise(turn, { kind, what: { until, isFinal } }, async (tx) => {
    const row = await findLockRow(tx, closing);
    if (!row) throw new Error('the request is not there');
    await carryOutLock(tx, closing, { row, now });
    return {};
  });
}

/** A year of it: booked, May closed and opened again, then approved for good. */
async function liveYear(turn: Turn): Promise<void> {
  const { year } = turn;
  await book(turn);
  await lock(turn, 'close', { until: `${year}-04-30` });
  await book(turn);
  await lock(turn, 'reopen', { until: `${year}-03-31` });
  await lock(turn, 'close', { until: `${year + 1}-03-31`, isFinal: true });
}

async function openYears({ db, associationId }: Books): Promise<void> {
  await db.query(
    `insert into fiscal_year (association_id, id, starts_on, ends_on)
     select $1, gen_random_uuid(), make_date(y, 4, 1), make_date(y + 1, 3, 31)
       from generate_series(2027, $2::int) y`,
    [associationId, 2026 + yearsAhead],
  );
}

try {
  const [, , place = '', before] = process.argv;
  const db = await (place.startsWith('postgres') ? openServer(place) : openEmbedded(place));
  if (before !== undefined) say(`state ${JSON.stringify(await readBooksState(db, before))}`);
  const books = await addBooks(db);
  await openYears(books);
  say(`books ${books.associationId}`);
  for (let year = 2025; year < 2025 + yearsAhead; year += 1) await liveYear({ db, books, year });
  // Whoever waits for more has to be told: it ends here.
  say('finished');
  await db.close();
} catch (error) {
  say(`refused: ${messageOf(error)}`);
  process.exit(1);
}
