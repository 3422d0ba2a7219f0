import type { Hono } from 'hono';
import * as contract from '#contract/corrections.ts';
import { roleNames } from '#domain/access/role.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import type { IsoDate } from '#domain/calendar.ts';
import {
  type CorrectionDraft,
  correctionFault,
  correctionPaper,
  sentReadings,
} from '#domain/meetings/convocation/correction.ts';
import { dispatchRule } from '#domain/meetings/preparation/dispatch-rule.ts';
import { stateOf } from '#domain/notices/reach.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { listDrafts } from './agenda-store.ts';
import { findConvocation, type StoredConvocation } from './convocation-store.ts';
import * as store from './correction-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { noticeOf } from './notice-period.ts';
import { renderCorrection } from './render-correction.ts';
import type { PreparationReader, StoredMeeting } from './store.ts';

/** 訂正通知: asked for, sent by a second person to everybody who got the convocation. */
export function correctionRoutes(app: Hono<Env>): void {
  handle(app, contract.listCorrections, async ({ db, scope, input: { meetingId } }) => {
    const meeting = await foundMeeting(db, scope, meetingId);
    const sent = await findSent(db, scope, meetingId);
    const copies = await store.listCopies(db, scope, meetingId);
    const corrections = await store.listCorrections(db, scope, { meetingId });
    return {
      isOpen: sent !== null && meeting.status !== 'held',
      sentAs: sent ? sentReadings(sent.paper) : { day: '', place: '' },
      enclosures: (sent?.paper.bound ?? []).map(({ label, title }) => ({ label, title })),
      corrections: corrections.map((it) => ({
        ...viewOf(it),
        isMine: !isSecondPerson(scope.signer, it),
        copies: copies.filter(({ correctionId }) => correctionId === it.id).map(viewCopy),
      })),
    };
  });

  askingRoutes(app);
  sendingRoutes(app);
}

function viewOf({ id, kind, paper, ...acts }: store.StoredCorrection) {
  const { about, wrong, right } = paper;
  const { askedAt, askedAs, sentAt, sentAs } = acts;
  const asked = { askedAt, askedName: roleNames[askedAs] };
  return { id, kind, about, wrong, right, ...asked, sentAt, sentName: sentAs && roleNames[sentAs] };
}

function viewCopy(copy: store.StoredCopy) {
  const { id, dwellings, recipient, way } = copy;
  return { id, dwellings, recipient, way, state: stateOf({ ...copy, isRead: false }) };
}

async function findSent(
  db: Db,
  scope: PreparationReader,
  meetingId: string,
): Promise<StoredConvocation | null> {
  const latest = await findConvocation(db, scope, { meetingId });
  return latest?.sentAt == null ? null : latest;
}

function askingRoutes(app: Hono<Env>): void {
  handle(app, contract.askCorrection, async ({ db, scope, input, today, now }) => {
    const { meetingId, id, draft } = input;
    const meeting = await foundMeeting(db, scope, meetingId);
    const sent = await findSent(db, scope, meetingId);
    if (!sent || meeting.status === 'held') {
      throw new Refusal('conflict', '訂正できるのは、発送してから総会が始まるまでです。');
    }
    const fault = await faultOf(db, scope, { meeting, sent, draft, today });
    if (fault !== null) throw new Refusal('conflict', fault);
    const paper = correctionPaper(sent.paper, draft);
    const facts = factsOf(draft);
    const asked = { id, convocationId: sent.id, kind: draft.kind, paper, facts, now };
    if (!(await store.addCorrection(db, scope, asked))) {
      const known = await store.listCorrections(db, scope, { meetingId });
      if (!known.some((it) => it.id === id)) {
        throw new Refusal(
          'conflict',
          '承認を待っている訂正があります。先に、そちらを済ませてください。',
        );
      }
    }
    return {};
  });

  handle(app, contract.cancelCorrection, async ({ db, scope, input }) => {
    const found = await foundCorrection(db, scope, input);
    if (!(await store.deleteCorrection(db, scope, found.id))) {
      throw new Refusal('conflict', '送った訂正は、取り消せません。');
    }
    return {};
  });

  handle(app, contract.noteCorrectionHanded, async ({ db, scope, input, now }) => {
    const { id } = await foundCorrection(db, scope, input);
    const copies = await store.listCopies(db, scope, input.meetingId);
    const known = new Set(copies.flatMap((it) => (it.correctionId === id ? [it.id] : [])));
    if (input.copyIds.some((copyId) => !known.has(copyId))) {
      throw new Refusal('not_found', 'この届け先は、この訂正にありません。');
    }
    await store.markHanded(db, scope, { id, copyIds: input.copyIds, now });
    return {};
  });
}

function factsOf(draft: CorrectionDraft): store.CorrectedFacts | null {
  if (draft.kind === 'place') return { place: draft.place };
  if (draft.kind !== 'day') return null;
  const { heldOn, startsAt, endsAt } = draft;
  return { heldOn, startsAt, endsAt };
}

type Judging = {
  readonly meeting: StoredMeeting;
  readonly sent: StoredConvocation;
  readonly draft: CorrectionDraft;
  readonly today: IsoDate;
};

async function faultOf(
  db: Db,
  scope: PreparationReader,
  { meeting, sent, draft, today }: Judging,
): Promise<string | null> {
  const heldOn = draft.kind === 'day' ? draft.heldOn : meeting.heldOn;
  const passages = await loadBylawPassages(db, scope, today);
  const notice = noticeOf(await listDrafts(db, scope, meeting.id), today);
  const { latestOn } = dispatchRule({ heldOn, notice, passages });
  const { deadlineOn } = sent.terms;
  return correctionFault(sent.paper, draft, { today, deadlineOn, latestOn });
}

type Named = { readonly meetingId: string; readonly correctionId: string };

async function foundCorrection(
  db: Db,
  scope: PreparationReader,
  { meetingId, correctionId }: Named,
): Promise<store.StoredCorrection> {
  const corrections = await store.listCorrections(db, scope, { meetingId, toWrite: true });
  const found = corrections.find(({ id }) => id === correctionId);
  if (!found) throw new Refusal('not_found', 'この訂正は見つかりません。');
  return found;
}

function sendingRoutes(app: Hono<Env>): void {
  handle(app, contract.sendCorrection, async ({ db, scope, input, today, now }) => {
    const { meetingId } = input;
    const found = await foundCorrection(db, scope, input);
    if (found.sentAt !== null) return {};
    if (!isSecondPerson(scope.signer, found)) {
      throw new Refusal('conflict', notTheSecond(scope.signer, '承認できません'));
    }
    const { id, facts } = found;
    const meeting = await foundMeeting(db, scope, meetingId);
    await refuseOvertaken(db, scope, { meeting, facts, today });
    if (!(await store.markCorrectionSent(db, scope, { id, now }))) throw new Refusal('conflict');
    await store.addCopies(db, scope, id);
    if (facts) await store.correctMeeting(db, scope, { meetingId, facts });
    return {};
  });

  handleFile(app, contract.getCorrectionLetters, {
    load: async ({ db, scope, input }) => {
      const { meetingId, correctionId } = input;
      const corrections = await store.listCorrections(db, scope, { meetingId });
      const found = corrections.find(({ id }) => id === correctionId);
      if (!found?.sentOn) throw new Refusal('conflict', '承認して送ると、印刷できます。');
      const rest = (await store.listCopies(db, scope, meetingId)).filter(
        (copy) =>
          copy.correctionId === correctionId && stateOf({ ...copy, isRead: false }) === 'unreached',
      );
      if (rest.length === 0) throw new Refusal('conflict', '印刷する分は、もうありません。');
      return { paper: found.paper, sentOn: found.sentOn, rest };
    },
    make: async ({ paper, sentOn, rest }) => ({
      bytes: await renderCorrection(paper, { sentOn, copies: rest }),
      fileName: `${paper.title}_${rest.length}通.pdf`,
    }),
  });
}

type Overtaking = {
  readonly meeting: StoredMeeting;
  readonly facts: store.CorrectedFacts | null;
  readonly today: IsoDate;
};

/** Days have gone by since it was asked for. */
async function refuseOvertaken(
  db: Db,
  scope: PreparationReader,
  { meeting, facts, today }: Overtaking,
): Promise<void> {
  if (meeting.status === 'held') throw new Refusal('conflict', 'この総会は、もう終わっています。');
  const sent = await findSent(db, scope, meeting.id);
  if (!sent || !facts || !('heldOn' in facts)) return;
  const draft = { kind: 'day' as const, ...facts };
  const fault = await faultOf(db, scope, { meeting, sent, draft, today });
  if (fault !== null) throw new Refusal('conflict', fault);
}
