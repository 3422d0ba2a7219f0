import type { IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { entryFrame, postEntries } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { bookDues, isDues } from './book-dues.ts';
import { type Decision, entryOf, type Line } from './line-entry.ts';
import { listOpenOfEntries, lockLines, type NewMatch } from './match-store.ts';

type Booker = Scope<'ledger.book'>;
type OpenEntry = Awaited<ReturnType<typeof listOpenOfEntries>>[number];

/** What was decided as matches; the entries that are missing are made. All of it, or nothing. */
export async function decide(
  db: Db,
  scope: Booker,
  {
    decisions,
    today,
    now,
  }: { readonly decisions: readonly Decision[]; readonly today: IsoDate; readonly now: Date },
): Promise<NewMatch[]> {
  const lines = new Map(
    (
      await lockLines(
        db,
        scope,
        decisions.flatMap(({ lineIds }) => lineIds),
      )
    ).map((it) => [it.id, it]),
  );
  let left: readonly OpenEntry[] = await listOpenOfEntries(
    db,
    scope,
    decisions.flatMap(({ entryIds }) => entryIds),
  );
  const found = decisions.flatMap((decision) => {
    const own = linesOf(decision, lines);
    if (own.every(({ entryIds }) => entryIds.includes(decision.id))) return [];
    refuseDone(own);
    if (decision.entryIds.length === 0) return [];
    const pairs = pair(decision, own, left);
    left = left.map((entry) => ({
      ...entry,
      openYen: entry.openYen - takenOf(entry, pairs, lines),
    }));
    return [...pairs];
  });
  const made = decisions.filter(
    (decision) =>
      decision.entryIds.length === 0 &&
      !linesOf(decision, lines).every(({ entryIds }) => entryIds.includes(decision.id)),
  );
  const others = made.filter((decision) => !isDues(decision));
  const matches = [...found, ...(await book(db, scope, { made: others, lines, today }))];
  // One after the other: what a dwelling still owes depends on what it paid with the line before.
  for (const decision of made.filter(isDues)) {
    await bookDues(db, scope, { decision, lines: linesOf(decision, lines), today, now });
    matches.push(...matchesOf(decision, lines));
  }
  return matches;
}

/** How much of an entry on a bank account the pairs explain. */
function takenOf(
  { id, accountId }: OpenEntry,
  pairs: readonly NewMatch[],
  lines: ReadonlyMap<string, Line>,
): number {
  const own = pairs.filter(
    ({ entryId, lineId }) => entryId === id && lines.get(lineId)?.accountId === accountId,
  );
  return sumYen(own.map(({ amountYen }) => amountYen));
}

function linesOf({ lineIds }: Decision, lines: ReadonlyMap<string, Line>): readonly Line[] {
  const own = lineIds.flatMap((id) => lines.get(id) ?? []);
  if (own.length === lineIds.length && new Set(lineIds).size === own.length) return own;
  throw new Refusal('not_found', 'この明細の行は見つかりません。画面を読み直してください。');
}

function refuseDone(lines: readonly Line[]): void {
  if (lines.every(({ openYen }) => openYen !== 0)) return;
  throw new Refusal('conflict', 'すでに確かめてある行があります。画面を読み直してください。');
}

/** Lines and entries of the books that come to the same; one of the two is a single one. */
function pair(
  { lineIds, entryIds, teaches, score, reason }: Decision,
  lines: readonly Line[],
  entries: readonly OpenEntry[],
): readonly NewMatch[] {
  const accountId = lines[0]?.accountId;
  const own = entries.filter((it) => entryIds.includes(it.id) && it.accountId === accountId);
  const isOnOneAccount = lines.every((it) => it.accountId === accountId);
  if (own.length !== entryIds.length || !isOnOneAccount) {
    throw new Refusal('conflict', 'この仕訳は、この口座の入出金ではないか、取り消されています。');
  }
  refuseUnequal(lines, own);
  const rest = { isBookedHere: false, teaches, score, reason };
  const [only] = own;
  if (only && own.length === 1) {
    return lines.map(({ id, openYen }) => ({
      lineId: id,
      entryId: only.id,
      amountYen: openYen,
      ...rest,
    }));
  }
  const [lineId = ''] = lineIds;
  return own.map(({ id: entryId, openYen }) => ({ lineId, entryId, amountYen: openYen, ...rest }));
}

/** Of a single entry a line may be a part; several come to the line exactly. */
function refuseUnequal(lines: readonly Line[], entries: readonly OpenEntry[]): void {
  const lineYen = sumYen(lines.map(({ openYen }) => openYen));
  const entryYen = sumYen(entries.map(({ openYen }) => openYen));
  const isPart = entries.length === 1 && Math.sign(lineYen) === Math.sign(entryYen);
  const fits = isPart ? Math.abs(lineYen) <= Math.abs(entryYen) : lineYen === entryYen;
  if (fits && (lines.length === 1 || entries.length === 1)) return;
  throw new Refusal(
    'conflict',
    `明細は${formatYen(Math.abs(lineYen))}、仕訳の残りは${formatYen(Math.abs(entryYen))}で、合いません。画面を読み直してください。`,
  );
}

async function book(
  db: Db,
  scope: Booker,
  {
    made,
    lines,
    today,
  }: { made: readonly Decision[]; lines: ReadonlyMap<string, Line>; today: IsoDate },
): Promise<NewMatch[]> {
  if (made.length === 0) return [];
  const frame = await entryFrame(db, scope, today);
  const entries = made.map((decision) => {
    const own = linesOf(decision, lines);
    const entry = entryOf(decision, own);
    const [fault] = problemsOfEntry(entry, frame);
    if (fault) throw new Refusal('invalid_input', fault.sentence);
    refuseOtherSum(decision, own);
    return entry;
  });
  await postEntries(db, scope, entries);
  return made.flatMap((decision) => matchesOf(decision, lines));
}

function matchesOf(
  { lineIds, id: entryId, teaches, score, reason }: Decision,
  lines: ReadonlyMap<string, Line>,
): readonly NewMatch[] {
  return lineIds.map((lineId) => ({
    lineId,
    entryId,
    amountYen: lines.get(lineId)?.openYen ?? 0,
    isBookedHere: true,
    teaches,
    score,
    reason,
  }));
}

/** What the entry moves on the bank account is what the bank says. */
function refuseOtherSum({ postings }: Decision, lines: readonly Line[]): void {
  const accountId = lines[0]?.accountId;
  const bookedYen = sumYen(
    postings.filter((it) => it.accountId === accountId).map(({ amountYen }) => amountYen),
  );
  const lineYen = sumYen(lines.map(({ openYen }) => openYen));
  const isOnOneAccount = lines.every((it) => it.accountId === accountId);
  if (isOnOneAccount && bookedYen === lineYen) return;
  throw new Refusal(
    'invalid_input',
    `明細は${formatYen(Math.abs(lineYen))}です。口座の額を、明細と同じにしてください。`,
  );
}
