import type { IsoDate } from '#domain/calendar.ts';
import type { MinutesFacts } from '#domain/minutes/minutes-facts.ts';
import type { Attendant, MinutesRecord, RecordedItem } from '#domain/minutes/minutes-record.ts';
import { kindNames } from '#domain/resolutions/kind.ts';
import type { Notice } from '#domain/resolutions/rule.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import { brokenAt } from '#domain/votes/chain.ts';
import { countingRule } from '#domain/votes/own-rules.ts';
import { rollOn } from '#domain/votes/roll-on.ts';
import { countsOfSecret } from '#domain/votes/secret/counts-of-secret.ts';
import { unitOf } from '#domain/votes/secret/may-be-secret.ts';
import type { TurnoutWay } from '#domain/votes/secret/secret-tally.ts';
import { standingsAt } from '#domain/votes/standings-at.ts';
import { type Counts, countHeads, tallyOf } from '#domain/votes/tally.ts';
import type { Db } from '#server/db/db.ts';
import { sha256 } from './answer-store.ts';
import {
  findBox,
  findGeneralMeeting,
  listOwnedDwellings,
  type MeetingAhead,
  type StoredBox,
  type VoteReader,
} from './box-store.ts';
import { findRecord } from './day-store.ts';
import { type Loaded, loadBox } from './load-box.ts';
import { isSecret } from './load-secret.ts';
import { listVoters } from './roll-store.ts';
import { secretTallyOf, standingsOf, turnoutOf } from './view-secret.ts';
import { digestOf, tallyOfItem, viewRule } from './votes-view.ts';

/** What two have confirmed of a meeting, with what is needed to compare it. */
export type Recorded = Pick<
  MinutesRecord,
  'beganAt' | 'votedUntil' | 'eligible' | 'opening' | 'items' | 'attendants'
> &
  Pick<MinutesFacts, 'chain' | 'digests' | 'register'> & {
    /** The day of dispatch. */
    readonly sentOn: IsoDate;
    /** The longest period of notice that one of its items takes. */
    readonly notice: Notice;
  };

/** `null` until the record of the meeting is confirmed. */
export async function findRecorded(
  db: Db,
  reader: VoteReader,
  meetingId: string,
): Promise<Recorded | null> {
  const meeting = await findGeneralMeeting(db, reader, meetingId);
  const stored = meeting && (await findBox(db, reader, { meetingId }));
  if (!meeting || !stored) return null;
  const record = await findRecord(db, reader, stored.id);
  const { beganAt } = stored;
  if (!record || record.tellerAt === null || beganAt === null) return null;
  const loaded = await loadBox(db, reader, stored);
  const { heads, box, answers } = loaded;
  const votedUntil = Math.max(...loaded.closings.values());
  const opened = tallyOf(heads, standingsAt(box, { itemId: '', at: beganAt }));
  const voters = await listVoters(db, reader, heads);
  const link = { answers, count: stored.answerCount, head: stored.chainHead };
  return {
    beganAt,
    votedUntil,
    eligible: countHeads(heads),
    opening: opened.byWay,
    items: stored.items.map((item) => recordedItem(loaded, { meeting, item })),
    attendants: attendantsOf(loaded, voters, votedUntil),
    chain: {
      count: stored.answerCount,
      stored: answers.length,
      brokenAt: brokenAt(link, sha256),
    },
    digests: { confirmed: record.digest, now: digestOf(loaded) },
    register: less(await countRegister(db, reader), countHeads(loaded.excluded)),
    sentOn: stored.recordOn,
    notice: stored.items.some((item) => ruleOf(stored, item).rule.notice === 'two-months')
      ? 'two-months'
      : 'usual',
  };
}

type Item = StoredBox['items'][number];

function ruleOf(stored: StoredBox, { kind }: Item) {
  const applied = countingRule(kind, regimeOf(stored.recordOn), stored.ownRules);
  if (!applied) throw new Error(`an item of a kind that the law does not have: ${kind}`);
  return applied;
}

type OfMeeting = { readonly meeting: MeetingAhead; readonly item: Item };

function recordedItem(loaded: Loaded, { meeting, item }: OfMeeting): RecordedItem {
  const { stored, heads, box, closings } = loaded;
  const found = meeting.items.find(({ id }) => id === item.id);
  const applied = ruleOf(stored, item);
  const { article, pass, quorum, axes, own } = viewRule(applied);
  const { byChoice, byWay, hasQuorum, passes, secret } = countedOf(loaded, item);
  const at = closings.get(item.id) ?? 0;
  const standings = isSecret(item)
    ? standingsOf(loaded, item, at)
    : standingsAt(box, { itemId: item.id, at });
  return {
    id: item.id,
    label: found?.label ?? '',
    title: found?.title ?? '',
    kindName: kindNames[item.kind],
    basis: [...new Set([`区分所有法${article}`, ...own.map(({ place }) => place)])].join('、'),
    pass,
    quorum,
    axes,
    present: countHeads(
      heads.filter(({ id }) => standings.some((it) => it.headId === id && it.way !== 'none')),
    ),
    byChoice,
    byWay,
    hasQuorum,
    passes,
    secret,
    named: applied.rule.namesVotes
      ? heads.flatMap(({ id, dwellings }) => {
          const choice = standings.find(({ headId }) => headId === id)?.choice;
          return choice ? [{ dwellings, choice }] : [];
        })
      : null,
  };
}

function countedOf(loaded: Loaded, item: Item) {
  if (!isSecret(item)) return { ...tallyOfItem(loaded, item), secret: null };
  const tally = secretTallyOf(loaded, item);
  if (!tally) throw new Error('a confirmed record has a secret item that is not counted');
  const votes = countsOfSecret(tally) ?? { yes: 0, no: 0, abstain: 0 };
  const of = (count: number): Counts => ({ heads: 0, votes: count, land: 0 });
  return {
    ...tally,
    byChoice: { yes: of(votes.yes), no: of(votes.no), abstain: of(votes.abstain) },
    secret: recordedSecret(loaded, item, tally.result),
  };
}

type SecretOf = NonNullable<RecordedItem['secret']>;

function recordedSecret(loaded: Loaded, item: Item, result: SecretOf['result']): SecretOf {
  const { heads, secret } = loaded;
  const turnout = turnoutOf(loaded, item.id);
  const castBy = (isMeant: (way: TurnoutWay) => boolean) => {
    const ids = new Set(turnout.flatMap(({ headId, way }) => (isMeant(way) ? [headId] : [])));
    return countHeads(heads.filter(({ id }) => ids.has(id)));
  };
  const inPile = (secret.piles.get(item.id)?.ballots ?? 0) * unitOf(heads);
  const cast = castBy((way) => way === 'electronic').votes;
  return { result, turnout: castBy(() => true), electronic: { cast, inPile } };
}

type Voters = Awaited<ReturnType<typeof listVoters>>;

/** Owners who came in person, in the order of the roll. */
function attendantsOf({ heads, box }: Loaded, voters: Voters, votedUntil: number): Attendant[] {
  const people = [...new Map(voters.map(({ id, name }) => [id, name]))];
  return people.flatMap(([id, name]) => {
    const stays = box.stays.filter(({ personId }) => personId === id);
    const last = stays.at(-1);
    if (!last) return [];
    const own = heads.filter((head) => head.voters.includes(id));
    const stayed = stays.some(({ until }) => until === null || until >= votedUntil);
    const dwellings = own.map((head) => head.dwellings).join('、');
    return [{ id, name, dwellings, way: last.way, stayed }];
  });
}

/** Whoever may not vote stands in the register all the same. */
function less(register: Counts, excluded: Counts) {
  return {
    heads: register.heads - excluded.heads,
    votes: register.votes - excluded.votes,
  };
}

/** 名簿 as it is now. */
async function countRegister(db: Db, reader: VoteReader) {
  const dwellings = await listOwnedDwellings(db, reader);
  const { heads } = rollOn(
    dwellings.map((it) => ({ ...it, voterId: null })),
    { excluded: [], associationIds: [] },
  );
  return countHeads(heads);
}
