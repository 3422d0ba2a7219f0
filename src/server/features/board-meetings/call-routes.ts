import type { Hono } from 'hono';
import * as contract from '#contract/board-meetings.ts';
import {
  type CalledMeeting,
  callPaper,
  callVerdict,
} from '#domain/board-meetings/board-convocation.ts';
import { itemLabels } from '#domain/board-meetings/board-record.ts';
import { boardRules } from '#domain/board-meetings/board-rules.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { renderPack } from '#server/features/settlement/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { newId } from '#server/outside/new-id.ts';
import { addCall, findCall, type Recipients } from './call-store.ts';
import { foundMeeting } from './found-meeting.ts';
import {
  type BoardReader,
  type FoundOfficer,
  listItems,
  listOfficers,
  type StoredMeeting,
  tellAgenda,
} from './store.ts';

/** Each director and auditor once, by mail where there is an address. */
export function recipientsOf(officers: readonly FoundOfficer[]): Recipients {
  return officers.map(({ id, name, post, hasMail }) => ({
    personId: id,
    name,
    post,
    way: hasMail ? 'mail' : 'paper',
  }));
}

/** 理事会の招集 */
export function callRoutes(app: Hono<Env>): void {
  handle(app, contract.callBoardMeeting, async ({ db, scope, input, now, today }) => {
    const { meetingId, hasConsent } = input;
    const meeting = await foundMeeting(db, scope, meetingId);
    const officers = await listOfficers(db, scope, meeting.heldOn);
    const rules = boardRules(await loadBylawPassages(db, scope, today));
    const called = await calledNow(db, scope, { meeting, officers });
    const verdict = callVerdict(meeting.heldOn, today, rules);
    refuseCall(meeting, { called, officers });
    if (verdict.state === 'late' && !hasConsent) throw new Refusal('conflict', verdict.words);
    const isAdded = await addCall(db, scope, {
      id: newId(now.getTime()),
      meetingId,
      called,
      recipients: recipientsOf(officers),
      latestOn: verdict.latestOn,
      hasConsent: verdict.state === 'late',
      now,
    });
    if (!isAdded) throw new Refusal('conflict', 'この理事会の招集通知は、もう出ています。');
    const labels = itemLabels(called.items);
    await tellAgenda(db, scope, {
      meetingId,
      items: called.items.map(({ id, title, kind }, place) => ({
        id,
        title,
        label: labels[place] ?? '',
        kind: kind === 'report' ? 'report' : 'board',
        result: null,
        votes: null,
      })),
    });
    return {};
  });

  callPdf(app);
}

function callPdf(app: Hono<Env>): void {
  handleFile(app, contract.getBoardCallPaper, {
    load: async ({ db, scope, input: { meetingId }, today }) => {
      const meeting = await foundMeeting(db, scope, meetingId);
      const call = await findCall(db, scope, meetingId);
      const officers = await listOfficers(db, scope, meeting.heldOn);
      const called = call?.called ?? (await calledNow(db, scope, { meeting, officers }));
      if (called.items.length === 0) {
        throw new Refusal('conflict', '議題がまだありません。「議題」で入れてください。');
      }
      return { called, sentOn: call?.sentOn ?? null, today };
    },
    make: async ({ called, sentOn, today }) => {
      const paper = callPaper(called);
      return {
        bytes: await renderPack({
          associationName: called.associationName,
          title: paper.title,
          period: '',
          edition: '',
          madeOn: sentOn ?? today,
          isDraft: sentOn === null,
          approvedOn: null,
          hasContents: false,
          papers: [paper],
        }),
        fileName: `${called.title}_招集通知${sentOn === null ? '_案' : ''}.pdf`,
      };
    },
  });
}

type Found = { readonly meeting: StoredMeeting; readonly officers: readonly FoundOfficer[] };

async function calledNow(
  db: Db,
  scope: BoardReader,
  { meeting, officers }: Found,
): Promise<CalledMeeting> {
  const { associationName, title, heldOn, startsAt, endsAt, place } = meeting;
  const items = await listItems(db, scope, meeting.id);
  return {
    associationName,
    chairName: officers.find(({ post }) => post === 'chair')?.name ?? '',
    title,
    heldOn,
    startsAt,
    endsAt,
    place,
    items: items.map(({ id, title: item, kind, body, papers }) => ({
      id,
      title: item,
      kind,
      body,
      papers: papers.map((it) => it.title),
    })),
  };
}

type Ready = { readonly called: CalledMeeting; readonly officers: readonly FoundOfficer[] };

function refuseCall({ status, isChecked }: StoredMeeting, { called, officers }: Ready): void {
  if (status === 'held' || isChecked) {
    throw new Refusal('conflict', '終わった理事会は招集できません。');
  }
  if (called.items.length === 0) {
    throw new Refusal('conflict', '議題がまだありません。先に議題を入れてください。');
  }
  if (officers.length === 0) {
    throw new Refusal('conflict', '役員が名簿にいません。「管理設定」で役員を登録してください。');
  }
}
