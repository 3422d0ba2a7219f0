import type { VoteItem } from '#contract/votes.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import { countingRule } from '#domain/votes/own-rules.ts';
import { unitOf } from '#domain/votes/secret/may-be-secret.ts';
import { agreedPile, isSamePile, type PaperPile } from '#domain/votes/secret/paper-count.ts';
import {
  addPiles,
  papersOut,
  type SecretTally,
  secretStandings,
  secretTally,
} from '#domain/votes/secret/secret-tally.ts';
import { standingsAt } from '#domain/votes/standings-at.ts';
import { countHeads } from '#domain/votes/tally.ts';
import { always } from '#domain/votes/tally-item.ts';
import type { VoteReader } from './box-store.ts';
import type { Loaded } from './load-box.ts';
import type { SecretItem } from './load-secret.ts';
import type { StoredCount } from './secret-store.ts';

const noPile: PaperPile = { ballots: 0, marks: {} };

export const turnoutOf = ({ secret }: Pick<Loaded, 'secret'>, itemId: string) =>
  secret.turnout.filter((it) => it.itemId === itemId);

const countsOf = ({ secret }: Pick<Loaded, 'secret'>, itemId: string) =>
  secret.counts.filter((it) => it.itemId === itemId);

/** The result, once the vote is over and two have counted the papers, if there are any; `null` before. */
export function secretTallyOf(loaded: Loaded, item: SecretItem): SecretTally | null {
  const { stored, heads, closings, secret } = loaded;
  const closedAt = closings.get(item.id);
  if (closedAt === undefined) return null;
  const turnout = turnoutOf(loaded, item.id);
  const papers = papersOut(heads, turnout) === 0 ? noPile : agreedPile(countsOf(loaded, item.id));
  if (papers === null) return null;
  const applied = countingRule(item.kind, regimeOf(stored.recordOn), stored.ownRules);
  if (!applied) throw new Error(`an item of a kind that the law does not have: ${item.kind}`);
  return secretTally(applied.rule, {
    terms: item.secret,
    heads,
    standings: standingsOf(loaded, item, closedAt),
    pile: addPiles(secret.piles.get(item.id) ?? noPile, papers),
  });
}

export function standingsOf(loaded: Loaded, item: SecretItem, at: number) {
  const standings = standingsAt(loaded.box, { itemId: item.id, at });
  return secretStandings(standings, turnoutOf(loaded, item.id));
}

export function viewSecret(
  loaded: Loaded,
  item: SecretItem,
  reader: VoteReader,
): NonNullable<VoteItem['secret']> {
  const { stored, heads, closings } = loaded;
  const turnout = turnoutOf(loaded, item.id);
  const cast = new Set(turnout.map(({ headId }) => headId));
  const standings = standingsOf(loaded, item, closings.get(item.id) ?? always);
  const there = new Set(standings.flatMap(({ headId, way }) => (way === 'none' ? [] : [headId])));
  const inHall = new Set(
    standings.flatMap(({ headId, way }) =>
      way === 'room' || way === 'web' || way === 'proxy' ? [headId] : [],
    ),
  );
  const { heads: many, votes } = countHeads(heads.filter(({ id }) => there.has(id)));
  const tally = secretTallyOf(loaded, item);
  return {
    terms: { candidates: [...item.secret.candidates], seats: item.secret.seats },
    unit: unitOf(heads),
    turnout: turnout.map(({ headId, way }) => ({ headId, way })),
    castVotes: countHeads(heads.filter(({ id }) => cast.has(id))).votes,
    mayReceive:
      stored.beganAt === null
        ? []
        : heads.flatMap(({ id }) => (inHall.has(id) && !cast.has(id) ? [id] : [])),
    papersOut: papersOut(heads, turnout),
    count: viewCount(countsOf(loaded, item.id), reader),
    present: { heads: many, votes },
    result: tally && viewResult(tally),
  };
}

function viewCount(counts: readonly StoredCount[], reader: VoteReader) {
  const isMine = counts.some(
    ({ countedAs, countedBy }) =>
      !isSecondPerson(reader.signer, { askedAs: countedAs, askedBy: countedBy }),
  );
  if (agreedPile(counts)) return { state: 'agreed' as const, isMine };
  const [first] = counts;
  if (!first) return { state: 'none' as const, isMine };
  const isSame = counts.every((it) => isSamePile(first, it));
  return { state: isSame ? ('counted-once' as const) : ('differs' as const), isMine };
}

function viewResult({ result, passes, hasQuorum }: SecretTally) {
  return {
    ...result,
    lines: result.lines.map((line) => ({ ...line })),
    tied: [...result.tied],
    passes,
    hasQuorum,
  };
}
