import type { Hono } from 'hono';
import * as contract from '#contract/board-meetings.ts';
import { callVerdict } from '#domain/board-meetings/board-convocation.ts';
import { boardProposals } from '#domain/board-meetings/board-proposals.ts';
import { itemLabels } from '#domain/board-meetings/board-record.ts';
import { boardRules } from '#domain/board-meetings/board-rules.ts';
import { ruleSentences } from '#domain/board-meetings/rule-sentences.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { callRoutes, recipientsOf } from './call-routes.ts';
import { findCall } from './call-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { loadOpenMatters } from './open-matters.ts';
import * as store from './store.ts';

const shownAfterDays = 120;
const furthestDays = 730;
const mostItems = 60;

/** 理事会: its day, its agenda and its convocation. */
export function boardMeetingRoutes(app: Hono<Env>): void {
  handle(app, contract.listBoardMeetings, async ({ db, scope, today }) => ({
    today,
    meetings: await store.listMeetingsFrom(db, scope, addDays(today, -shownAfterDays)),
    lastPlace: await store.findLastPlace(db, scope),
    rules: ruleSentences(boardRules(await loadBylawPassages(db, scope, today))),
  }));

  handle(app, contract.getBoardMeeting, async ({ db, scope, input, today }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    const rules = boardRules(await loadBylawPassages(db, scope, today));
    const items = await store.listItems(db, scope, meeting.id);
    const labels = itemLabels(items);
    const officers = await store.listOfficers(db, scope, meeting.heldOn);
    const call = await findCall(db, scope, meeting.id);
    const taken = new Set(items.map(({ sourceKey }) => sourceKey));
    const proposals = boardProposals(await loadOpenMatters(db, scope, { meeting, today }));
    return {
      today,
      meeting,
      officers,
      items: items.map((item, place) => ({ ...item, label: labels[place] ?? '' })),
      proposals: meeting.isChecked ? [] : proposals.filter(({ key }) => !taken.has(key)),
      verdict: callVerdict(meeting.heldOn, today, rules),
      recipients: call?.recipients ?? recipientsOf(officers),
      sent: call ? { on: call.sentOn, hasConsent: call.hasConsent } : null,
      announcedBy: meeting.document,
      isFixed: meeting.isChecked || meeting.status === 'held',
    };
  });

  dayRoutes(app);
  itemRoutes(app);
  callRoutes(app);
}

function dayRoutes(app: Hono<Env>): void {
  handle(app, contract.planBoardMeeting, async ({ db, scope, input, today }) => {
    refuseDay(input, today);
    const before = await store.findMeeting(db, scope, input.id);
    // The same request again: what is there was made by it.
    if (!before && !(await store.saveMeeting(db, scope, input))) throw new Refusal('conflict');
    return {};
  });

  handle(app, contract.changeBoardMeeting, async ({ db, scope, input, today }) => {
    const { meetingId, ...planned } = input;
    const before = await foundMeeting(db, scope, meetingId);
    if (before.status === 'held')
      throw new Refusal('conflict', '終わった理事会の日は変えられません。');
    if (await findCall(db, scope, meetingId)) {
      throw new Refusal('conflict', '招集通知を出したあとなので、日時や場所は変えられません。');
    }
    refuseDay(input, today);
    await store.saveMeeting(db, scope, { id: meetingId, ...planned });
    return {};
  });

  handle(app, contract.cancelBoardMeeting, async ({ db, scope, input: { meetingId } }) => {
    const before = await foundMeeting(db, scope, meetingId);
    if (before.status === 'held' || before.itemCount > 0 || before.document !== null) {
      throw new Refusal(
        'conflict',
        '議題かお知らせがあるので、この理事会は消せません。日を変えることはできます。',
      );
    }
    await store.deleteMeeting(db, scope, meetingId);
    return {};
  });
}

function itemRoutes(app: Hono<Env>): void {
  handle(app, contract.saveBoardItem, async ({ db, scope, input }) => {
    const meeting = await foundMeeting(db, scope, input.meetingId);
    refuseFixed(meeting);
    if (meeting.itemCount >= mostItems) {
      throw new Refusal('conflict', `議題は${mostItems}件までです。`);
    }
    if (!(await store.saveItem(db, scope, input))) throw new Refusal('conflict');
    return {};
  });

  handle(app, contract.orderBoardItems, async ({ db, scope, input }) => {
    refuseFixed(await foundMeeting(db, scope, input.meetingId));
    await store.orderItems(db, scope, input);
    return {};
  });

  handle(app, contract.removeBoardItem, async ({ db, scope, input }) => {
    refuseFixed(await foundMeeting(db, scope, input.meetingId));
    if (!(await store.removeItem(db, scope, input))) {
      throw new Refusal('not_found', 'この議題は、もうありません。');
    }
    return {};
  });
}

function refuseFixed({ isChecked }: store.StoredMeeting): void {
  if (!isChecked) return;
  throw new Refusal('conflict', '議事録を確かめたあとなので、議題は変えられません。');
}

type Day = { readonly heldOn: IsoDate; readonly startsAt: string; readonly endsAt: string };

/** Today as well: a board may meet in the evening of the day on which all agree to it. */
function refuseDay({ heldOn, startsAt, endsAt }: Day, today: IsoDate): void {
  if (heldOn < today || heldOn > addDays(today, furthestDays)) {
    throw new Refusal('conflict', '理事会の日は、今日から2年後までの日にしてください。');
  }
  if (endsAt <= startsAt) {
    throw new Refusal('conflict', '終わりの時刻は、始まりより後にしてください。');
  }
}
