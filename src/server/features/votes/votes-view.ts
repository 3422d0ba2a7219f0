import type { VoteBox, VoteHead } from '#contract/votes.ts';
import { isSecondPerson } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { passWords, quorumWords } from '#domain/caretaker/exact/votes/demand-words.ts';
import { kindNames } from '#domain/resolutions/kind.ts';
import type { Axis } from '#domain/resolutions/rule.ts';
import { regimeOf } from '#domain/resolutions/rule-for.ts';
import { byHead } from '#domain/votes/by-head.ts';
import { brokenAt } from '#domain/votes/chain.ts';
import { type CountingRule, countingRule, refusedWords } from '#domain/votes/own-rules.ts';
import type { Box } from '#domain/votes/record.ts';
import { differencesOf, isOther } from '#domain/votes/second-reading.ts';
import { type Standing, standingsAt } from '#domain/votes/standings-at.ts';
import { countHeads } from '#domain/votes/tally.ts';
import { always, recordText, tallyItem } from '#domain/votes/tally-item.ts';
import { answersOf, validAnswers } from '#domain/votes/valid-answers.ts';
import type { Db } from '#server/db/db.ts';
import { listWaiting, sha256, type WaitingReading } from './answer-store.ts';
import {
  findBox,
  isDemonstration,
  listOwnedDwellings,
  type MeetingAhead,
  type StoredBox,
  type StoredHead,
  type VoteReader,
} from './box-store.ts';
import { findRecord, type StoredRecord } from './day-store.ts';
import { type Loaded, loadBox } from './load-box.ts';
import { isSecret } from './load-secret.ts';
import { listVoters } from './roll-store.ts';
import { listScans, listSlipCodes, type StoredScan } from './scan-store.ts';
import { viewCorrections, viewExcluded } from './view-corrections.ts';
import { secretTallyOf, standingsOf, viewSecret } from './view-secret.ts';

type Asked = { readonly meeting: MeetingAhead; readonly today: IsoDate };

export async function viewVotes(db: Db, reader: VoteReader, { meeting, today }: Asked) {
  const { id, title, heldOn, items: agenda } = meeting;
  const stored = await findBox(db, reader, { meetingId: id });
  const mayRehearse = stored === null && heldOn > today && (await isDemonstration(db, reader));
  const said = { id, title, heldOn, today, agenda, mayRehearse };
  if (!stored) return { ...said, shared: await listShared(db, reader), box: null };
  const loaded = await loadBox(db, reader, stored);
  const record = await findRecord(db, reader, stored.id);
  const voters = await listVoters(db, reader, loaded.heads);
  const waiting = await listWaiting(db, reader, stored.id);
  const roll = await viewCorrections(db, reader, loaded);
  const scans = await listScans(db, reader, stored.id);
  const slipCodes = await listSlipCodes(db, reader, stored.id);
  const asked = { reader, meeting, at: always };
  const facts = { ...loaded, ...asked, record, voters, waiting, roll, scans, slipCodes };
  return { ...said, shared: [], box: viewBox(facts) };
}

async function listShared(db: Db, reader: VoteReader) {
  const dwellings = await listOwnedDwellings(db, reader);
  return dwellings
    .filter(({ owners }) => owners.length > 1)
    .map(({ number, owners, names }) => ({
      dwellings: number,
      owners: owners.map((id, place) => ({ id, name: names[place] ?? '' })),
    }));
}

/** How each owner stands on one item, with the reason. */
export async function viewStandings(
  db: Db,
  reader: VoteReader,
  { stored, itemId }: { stored: StoredBox; itemId: string },
) {
  const loaded = await loadBox(db, reader, stored);
  const { heads, excluded, box, closings } = loaded;
  const at = closings.get(itemId) ?? always;
  const item = stored.items.find(({ id }) => id === itemId);
  const found =
    item && isSecret(item) ? standingsOf(loaded, item, at) : standingsAt(box, { itemId, at });
  const standings = new Map(found.map((it) => [it.headId, it]));
  return {
    heads: heads.flatMap(({ id, dwellings, names, votes }) => {
      const standing = standings.get(id);
      return standing ? [{ id, dwellings, names, votes, ...saidOf(standing) }] : [];
    }),
    excluded: viewExcluded(excluded),
  };
}

const saidOf = ({ way, choice, reason }: Standing) => ({ way, choice, reason });

type Facts = Loaded & {
  readonly record: StoredRecord | null;
  readonly voters: Awaited<ReturnType<typeof listVoters>>;
  readonly waiting: readonly WaitingReading[];
  readonly roll: Awaited<ReturnType<typeof viewCorrections>>;
  readonly scans: readonly StoredScan[];
  readonly slipCodes: ReadonlyMap<string, string>;
  readonly reader: VoteReader;
  readonly meeting: MeetingAhead;
  readonly at: number;
};

function viewBox(facts: Facts): VoteBox {
  const { stored, heads, answers, agents, box, at } = facts;
  const { recordOn, deadlineAt, opensAt, beganAt, answerCount, chainHead } = stored;
  const answered = heads.filter((head) => isAnswered(box, head, at));
  const votersOf = byHead(facts.voters);
  const waitingOf = byHead(facts.waiting);
  return {
    recordOn,
    deadlineAt,
    opensAt,
    beganAt,
    eligible: countHeads(heads),
    answered: countHeads(answered),
    heads: heads.map((head) => {
      const [own, voters] = [waitingOf.get(head.id) ?? [], votersOf.get(head.id) ?? []];
      return viewHead(facts, { head, own, voters });
    }),
    ...facts.roll,
    agents: agents.map((agent) => ({
      ...agent,
      isActing: beganAt !== null && heads.some((head) => isLeftTo(box, head, agent.id)),
    })),
    items: stored.items.map((item) => viewItem(facts, item)),
    door: [...facts.door],
    record: viewRecord(facts),
    chain: {
      count: answerCount,
      head: chainHead,
      brokenAt: brokenAt({ answers, count: answerCount, head: chainHead }, sha256),
    },
  };
}

function isAnswered(box: Box, { id }: StoredHead, at: number): boolean {
  const { ballot, proxy, doorProxy } = validAnswers(box, id, at);
  return (ballot ?? proxy ?? doorProxy) !== null;
}

/** A 委任状 that names nobody may be the chair's, as the box has it. */
function isLeftTo(box: Box, { id }: StoredHead, agentId: string): boolean {
  const { proxy, doorProxy } = validAnswers(box, id, always);
  return [proxy, doorProxy].some((it) => it !== null && (it.agentId ?? agentId) === agentId);
}

type OwnFacts = {
  readonly head: StoredHead;
  readonly voters: readonly Facts['voters'][number][];
  readonly own: readonly WaitingReading[];
};

function viewHead(facts: Facts, { head, own, voters }: OwnFacts): VoteHead {
  const { box, scans, slipCodes, reader, at } = facts;
  const { id, dwellings, names, votes } = head;
  const { ballot, proxy, doorProxy } = validAnswers(box, id, at);
  return {
    id,
    dwellings,
    names,
    votes,
    voters: voters.map((it) => ({ id: it.id, name: it.name })),
    hasVoter: head.voters.length > 0,
    state: stateOf(box, { head, own, at }),
    isProxy: ballot === null && (proxy ?? doorProxy) !== null,
    isReadByMe: own.some(
      ({ readAs, readBy }) => !isSecondPerson(reader.signer, { askedAs: readAs, askedBy: readBy }),
    ),
    differences: disagreements(own),
    slipCode: slipCodes.get(id) ?? '',
    scans: scans.flatMap(({ headId, ...scan }) => (headId === id ? [scan] : [])),
  };
}

/** Of the last readings of two people. */
function disagreements(own: readonly WaitingReading[]): string[] {
  const last = own.at(-1);
  const other = last && own.findLast((it) => isOther(it, last));
  return last && other ? [...differencesOf(other, last)] : [];
}

type Waiting = {
  readonly head: StoredHead;
  readonly own: readonly WaitingReading[];
  readonly at: number;
};

/** What waits to be read again comes before what counts already: somebody has to look at it. */
function stateOf(box: Box, { head, own, at }: Waiting): VoteHead['state'] {
  if (own.length > 0) return disagreements(own).length > 0 ? 'differs' : 'read-once';
  if (isAnswered(box, head, at)) return 'counted';
  return answersOf(box, head.id).length > 0 ? 'withdrawn' : 'none';
}

function viewRecord({ record, ...loaded }: Facts) {
  const digest = digestOf(loaded);
  return {
    digest,
    chairAt: record?.chairAt ?? null,
    tellerAt: record?.tellerAt ?? null,
    isOutdated: record !== null && record.digest !== digest,
  };
}

/** Of all figures of the record and of the box that they were counted from. */
export function digestOf(loaded: Loaded): string {
  const items = loaded.stored.items.flatMap((item) => {
    const tally = isSecret(item) ? secretTallyOf(loaded, item) : tallyOfItem(loaded, item);
    return tally ? [{ id: item.id, closedAt: loaded.closings.get(item.id), ...tally }] : [];
  });
  return sha256(recordText(loaded.stored.chainHead, items));
}

function viewItem(facts: Facts, item: StoredBox['items'][number]): VoteBox['items'][number] {
  const { stored, meeting, box, closings, reader } = facts;
  const { id, kind } = item;
  const applied = countingRule(kind, regimeOf(stored.recordOn), stored.ownRules);
  if (!applied) throw new Error(`an item of a kind that the law does not have: ${kind}`);
  const found = meeting.items.find((it) => it.id === id);
  return {
    id,
    kind,
    kindName: kindNames[kind],
    label: found?.label ?? '',
    title: found?.title ?? '',
    rule: viewRule(applied),
    closedAt: closings.get(id) ?? null,
    hands: box.hands.flatMap(({ itemId, personId, choice }) =>
      itemId === id ? [{ personId, choice }] : [],
    ),
    secret: isSecret(item) ? viewSecret(facts, item, reader) : null,
    tally: stored.beganAt === null || isSecret(item) ? null : tallyOfItem(facts, item),
  };
}

const axes: readonly Axis[] = ['heads', 'votes', 'land'];

export function viewRule({ rule, refused, own }: CountingRule) {
  const member = own.length > 0 ? '組合員' : '区分所有者';
  return {
    article: rule.article,
    pass: passWords(rule, member),
    quorum: quorumWords(rule.quorum, member),
    axes: axes.filter((axis) => rule.pass[axis] ?? rule.quorum[axis]),
    own: own.map(({ place, words, href }) => ({ place, words, href })),
    refused: refusedWords(refused, rule.article),
  };
}

/** Of an item that is closed as it stood then, else as it stands now. */
export function tallyOfItem(
  { stored, box, closings }: Loaded,
  { id, kind }: StoredBox['items'][number],
) {
  const applied = countingRule(kind, regimeOf(stored.recordOn), stored.ownRules);
  if (!applied) throw new Error(`an item of a kind that the law does not have: ${kind}`);
  return tallyItem(applied.rule, box, { itemId: id, closedAt: closings.get(id) });
}
