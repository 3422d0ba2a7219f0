import type { IsoDate } from '#domain/calendar.ts';
import type { AutoKind, OpenLine, Proposal } from '#domain/matching/facts.ts';
import { automaticOf } from '#domain/matching/gates.ts';
import { proposeAll } from '#domain/matching/propose.ts';
import type { Db } from '#server/db/db.ts';
import { findLockedUntil, listYears } from '#server/features/ledger/store.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import { listSwitches } from './automatic-store.ts';
import { decide } from './decide.ts';
import { loadFacts } from './facts-store.ts';
import { listOpenLines } from './inbox-store.ts';
import { addMatches } from './match-store.ts';

type When = { readonly today: IsoDate; readonly now: Date };
type Chosen = { readonly line: OpenLine; readonly proposal: Proposal };

const mostRounds = 12;

/** Books what may book itself, as whoever takes the file. Answers how many lines that were. */
export async function bookByItself(
  db: Db,
  scope: Scope<'ledger.book'>,
  when: When,
): Promise<number> {
  const switches = await listSwitches(db, scope);
  const on = new Set(switches.filter(({ isOn }) => isOn).map(({ kind }) => kind));
  const reader = grantedScope(scope, 'ledger.read');
  if (on.size === 0 || !reader) return 0;
  let count = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const chosen = await choose(db, reader, { on, today: when.today });
    if (chosen.length === 0) break;
    const decisions = chosen.map((it) => decisionOf(it, when.now));
    const matches = await decide(db, scope, { decisions, ...when });
    await addMatches(db, scope, { matches, now: when.now, isAutomatic: true });
    count += chosen.length;
  }
  return count;
}

/** Round by round: of one dwelling or name no more than one in each, for the second may be paid twice. */
async function choose(
  db: Db,
  scope: Scope<'ledger.read'>,
  { on, today }: { on: ReadonlySet<AutoKind>; today: IsoDate },
): Promise<readonly Chosen[]> {
  const lockedUntil = (await findLockedUntil(db, scope)) ?? '';
  const years = await listYears(db, scope);
  const isBookable = (day: IsoDate) =>
    day > lockedUntil && years.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  const open = await listOpenLines(db, scope);
  const waiting = open.filter(({ aside, heldOn }) => aside === null && isBookable(heldOn));
  const facts = await loadFacts(db, scope, { lines: waiting, today });
  const found = proposeAll(facts);
  const touched = new Set<string>();
  return facts.lines.flatMap((line) => {
    const proposal = automaticOf(found.get(line.id) ?? [], on);
    if (!proposal) return [];
    const names = [line.key, ...dwellingsOf(proposal)];
    if (names.some((name) => touched.has(name))) return [];
    for (const name of names) touched.add(name);
    return [{ line, proposal }];
  });
}

function dwellingsOf({ dwellingId, shares }: Proposal): readonly string[] {
  return dwellingId === null ? shares.map((it) => it.dwellingId) : [dwellingId];
}

function decisionOf({ line, proposal }: Chosen, now: Date) {
  const { postings, dwellingId, shares, summary, score, reason } = proposal;
  return {
    lineIds: [line.id],
    id: newId(now.getTime()),
    entryIds: [],
    postings: [...postings],
    dwellingId,
    shares: [...shares],
    summary,
    teaches: false,
    score: Math.min(100, score),
    reason: reason.slice(0, 300),
  };
}
