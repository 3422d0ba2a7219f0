import type { Hono } from 'hono';
import * as contract from '#contract/convocation.ts';
import { roleNames } from '#domain/access/role.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { dispatchPlan, planCounts } from '#domain/meetings/convocation/dispatch-plan.ts';
import { sendingVerdict } from '#domain/meetings/convocation/sending-verdict.ts';
import { stateOf } from '#domain/notices/reach.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { headsOf, listOwnedDwellings } from '#server/features/votes/store.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { type ConvocationNow, loadConvocation } from './convocation-now.ts';
import { convocationPaperRoutes } from './convocation-papers.ts';
import { send } from './convocation-send.ts';
import { addConvocation, type StoredConvocation, saveApproval } from './convocation-store.ts';
import { addHandedSheets, listDispatches, listOwners } from './dispatch-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { addHung, findHung } from './hung-store.ts';
import { listReminders, listSilent } from './silent-store.ts';
import type { PreparationReader, StoredMeeting } from './store.ts';

type Installation = {
  readonly electronicVoting?: boolean | undefined;
  readonly files?: FileStore | undefined;
};

/** 総会の招集: asked for, approved by a second person, sent. */
export function convocationRoutes(
  app: Hono<Env>,
  { electronicVoting: isElectronic = false, files }: Installation,
): void {
  handle(app, contract.getConvocation, async ({ db, scope, input, today }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    const found = await loadConvocation(db, scope, { meeting, today, isElectronic });
    return viewConvocation(db, scope, { meeting, today, found });
  });

  handle(app, contract.askConvocation, async ({ db, scope, input, today, now }) => {
    const { meetingId, id, ...terms } = input;
    const meeting = await foundMeeting(db, scope, meetingId);
    const wanted = { meeting, today, isElectronic, terms, toWrite: true };
    const { latest, stage, blocks, paper, digest } = await loadConvocation(db, scope, wanted);
    if (latest?.id === id) return {};
    refuseSent(stage, meeting);
    refuseTerms(terms.deadlineOn, meeting, today);
    if (blocks[0] !== undefined) throw new Refusal('conflict', blocks[0]);
    const version = (latest?.version ?? 0) + 1;
    const asked = { id, meetingId, version, paper, digest, terms, now };
    if (!(await addConvocation(db, scope, asked))) throw new Refusal('conflict', changedMeanwhile);
    return {};
  });

  decidingRoutes(app, isElectronic);
  hangingRoute(app, isElectronic);
  convocationPaperRoutes(app, { isElectronic, files });
  handle(app, contract.noteConvocationHanded, async ({ db, scope, input, today, now }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    const { latest } = await loadConvocation(db, scope, { meeting, today, isElectronic });
    const rows = latest ? await listDispatches(db, scope, latest.id) : [];
    const known = new Set(rows.map(({ id }) => id));
    if (!latest || input.dispatchIds.some((id) => !known.has(id))) {
      throw new Refusal('not_found', 'この発送先は、この総会にありません。');
    }
    await addHandedSheets(db, scope, { ...input, convocationId: latest.id, now });
    return {};
  });
}

/** 掲示: on or after the day of dispatch, and not before it is true. */
function hangingRoute(app: Hono<Env>, isElectronic: boolean): void {
  handle(app, contract.noteConvocationHung, async ({ db, scope, input, today, now }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    const { latest, stage } = await loadConvocation(db, scope, { meeting, today, isElectronic });
    if (stage !== 'sent' || !latest) {
      throw new Refusal('conflict', '掲示は、招集を発送してから記録してください。');
    }
    if (input.hungOn > today) throw new Refusal('invalid_input', '掲示した日は、今日までです。');
    await addHung(db, scope, { ...input, convocationId: latest.id, now });
    return {};
  });
}

function decidingRoutes(app: Hono<Env>, isElectronic: boolean): void {
  handle(app, contract.approveConvocation, async ({ db, scope, input, today, now }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    const wanted = { meeting, today, isElectronic, toWrite: true };
    const { latest, stage, digest } = await loadConvocation(db, scope, wanted);
    if (latest?.id !== input.convocationId || digest !== input.digest) {
      throw new Refusal('conflict', changedMeanwhile);
    }
    if (stage === 'approved' || stage === 'sent') return {};
    if (stage !== 'asked') throw new Refusal('conflict', changedMeanwhile);
    if (!isSecondPerson(scope.signer, latest)) {
      throw new Refusal('conflict', notTheSecond(scope.signer, '承認できません'));
    }
    if (!(await saveApproval(db, scope, { convocationId: latest.id, now }))) {
      throw new Refusal('conflict', changedMeanwhile);
    }
    return {};
  });

  handle(app, contract.sendConvocation, async ({ db, scope, input, today, now }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    const wanted = { meeting, today, isElectronic, toWrite: true };
    const found = await loadConvocation(db, scope, wanted);
    await send(db, scope, { ...input, meeting, found, today, now });
    return {};
  });
}

const changedMeanwhile =
  '承認を頼んだあとで内容が変わっています。画面を読み直して、もう一度承認を頼んでください。';

function refuseSent(stage: ConvocationNow['stage'], meeting: StoredMeeting): void {
  if (stage === 'sent' || meeting.dispatchedOn !== null || meeting.status === 'held') {
    throw new Refusal('conflict', 'この総会の招集は、もう終わっています。');
  }
}

function refuseTerms(deadlineOn: IsoDate, { heldOn }: StoredMeeting, today: IsoDate): void {
  if (deadlineOn <= today || deadlineOn >= heldOn) {
    throw new Refusal('conflict', '用紙の締切は、明日から総会の前の日までにしてください。');
  }
}

type Seen = {
  readonly meeting: StoredMeeting;
  readonly today: IsoDate;
  readonly found: ConvocationNow;
};

async function viewConvocation(db: Db, scope: PreparationReader, seen: Seen) {
  const { meeting, today, found } = seen;
  const { stage, blocks, digest, terms, paper, latest, dispatch } = found;
  const isSent = stage === 'sent' && latest !== null;
  return {
    today,
    stage,
    blocks: isSent ? [] : [...closedWords(meeting), ...blocks],
    itemCount: paper.items.length,
    verdict: sendingVerdict({ today, heldOn: meeting.heldOn, dispatch }),
    digest,
    terms: { ...terms, voterIds: [...terms.voterIds] },
    latest: latest && viewLatest(scope, latest),
    enclosures: [...paper.enclosures],
    dispatches: isSent ? await viewDispatches(db, scope, latest.id) : [],
    hung: isSent ? await findHung(db, scope, meeting.id) : null,
    reminding:
      isSent && meeting.status !== 'held' ? await viewReminding(db, scope, latest.id) : null,
    ...(await viewPlan(db, scope, found)),
  };
}

/** The box was opened beside the preparation: nothing is convened from here any more. */
function closedWords({ dispatchedOn, status }: StoredMeeting): string[] {
  return dispatchedOn !== null || status === 'held'
    ? ['議決権の受付をもう始めた総会なので、ここからは招集できません。']
    : [];
}

function viewLatest(scope: PreparationReader, latest: StoredConvocation) {
  const { id, version, askedAt, askedAs, approvedAt, approvedAs, sentAt } = latest;
  return {
    id,
    version,
    askedAt,
    askedName: roleNames[askedAs],
    approvedAt,
    approvedName: approvedAs === null ? '' : roleNames[approvedAs],
    sentAt,
    isMine: !isSecondPerson(scope.signer, latest),
  };
}

async function viewReminding(db: Db, scope: PreparationReader, convocationId: string) {
  const silent = await listSilent(db, scope, convocationId);
  return {
    silent: silent.length,
    withoutAddress: silent.filter(({ hasAddress }) => !hasAddress).length,
    days: await listReminders(db, scope, convocationId),
  };
}

async function viewDispatches(db: Db, scope: PreparationReader, convocationId: string) {
  const rows = await listDispatches(db, scope, convocationId);
  return rows.map((row) => ({
    ...row,
    isPosted: !row.livesHere,
    state: stateOf({ ...row, isRead: false }),
  }));
}

/** Who would get it by which way; nobody where there is no register yet. */
async function viewPlan(db: Db, scope: PreparationReader, { terms }: ConvocationNow) {
  const dwellings = await listOwnedDwellings(db, scope);
  const shared = dwellings
    .filter(({ owners }) => owners.length > 1)
    .map(({ number, owners, names }) => ({
      dwellings: number,
      owners: owners.map((id, place) => ({ id, name: names[place] ?? '' })),
    }));
  if (dwellings.length === 0) return { shared, reach: { mail: 0, paper: 0, posted: 0 } };
  const owners = await listOwners(db, scope);
  const heads = headsOf(dwellings, terms.voterIds);
  const plan = dispatchPlan(heads, { dwellings, owners, byMail: terms.byMail });
  return { shared, reach: planCounts(plan) };
}
