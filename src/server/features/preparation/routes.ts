import type { Hono } from 'hono';
import * as contract from '#contract/preparation.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { ownAnnualLimit } from '#domain/caretaker/exact/votes/own-notice.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { itemFaults } from '#domain/meetings/agenda/item-faults.ts';
import { isAnnual, nextTitle } from '#domain/meetings/next-title.ts';
import { calendarBack } from '#domain/meetings/preparation/calendar-back.ts';
import { articleOf, dispatchRule } from '#domain/meetings/preparation/dispatch-rule.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { listDrafts } from './agenda-store.ts';
import { foundMeeting } from './found-meeting.ts';
import { noticeOf } from './notice-period.ts';
import * as store from './store.ts';

/** A meeting stays here until its minutes should be done. */
const shownAfterDays = 30;
const boardsBeforeDays = 120;
const furthestDays = 730;

/** 総会の準備: the day, and the calendar counted backwards from it. */
export function preparationRoutes(app: Hono<Env>): void {
  handle(app, contract.listPreparations, async ({ db, scope, today }) => {
    const meetings = await store.listMeetingsFrom(db, scope, addDays(today, -shownAfterDays));
    const former = await store.listFormer(db, scope);
    const passages = await loadBylawPassages(db, scope, today);
    const titles = former.map(({ title }) => title);
    return {
      today,
      meetings,
      titles: {
        annual: nextTitle(titles, 'annual'),
        extraordinary: nextTitle(titles, 'extraordinary'),
      },
      lastPlace: former[0]?.place ?? '',
      period: dispatchRule({ heldOn: today, notice: 'usual', passages }).period,
      annualLimit: await annualLimit(db, scope, { passages, today }),
    };
  });

  handle(app, contract.getPreparation, async ({ db, scope, input, today }) => {
    const stored = await foundMeeting(db, scope, input.meetingId);
    const { status, itemCount: _announced, document, dispatchedOn, ...meeting } = stored;
    const passages = await loadBylawPassages(db, scope, today);
    const items = await listDrafts(db, scope, meeting.id);
    const notice = noticeOf(items, today);
    const dispatch = dispatchRule({ heldOn: meeting.heldOn, notice, passages });
    const { heldOn } = meeting;
    const isHeld = status === 'held';
    return {
      today,
      meeting,
      dispatch,
      steps: calendarBack({
        today,
        heldOn,
        dispatch,
        settlement: isAnnual(meeting.title) ? await store.findYearBefore(db, scope, heldOn) : null,
        boardDays: await store.listBoardDays(db, scope, addDays(heldOn, -boardsBeforeDays)),
        items: {
          count: items.length,
          unready: items.filter((it) => itemFaults(it).length > 0).length,
        },
        dispatchedOn,
        hasMinutes: isHeld && document !== null,
      }),
      isFixed: isHeld || dispatchedOn !== null,
      announcedBy: isHeld ? null : document,
    };
  });

  changeRoutes(app);
}

type Read = { readonly passages: readonly KnowledgePassage[]; readonly today: IsoDate };

async function annualLimit(db: Db, scope: store.PreparationReader, { passages, today }: Read) {
  const found = ownAnnualLimit({ passages });
  const year = await store.findYearBefore(db, scope, addDays(today, 366));
  if (!found || !year) return null;
  const { months, sentence } = found;
  return { months, yearStartsOn: addDays(year.endsOn, 1).slice(5), article: articleOf(sentence) };
}

function changeRoutes(app: Hono<Env>): void {
  handle(app, contract.planMeeting, async ({ db, scope, input, today }) => {
    refuseDay(input, today);
    const before = await store.findMeeting(db, scope, input.id);
    // The same request again: what is there was made by it.
    if (!before && !(await store.saveMeeting(db, scope, input))) throw new Refusal('conflict');
    return {};
  });

  handle(app, contract.changePlannedMeeting, async ({ db, scope, input, today }) => {
    const { meetingId, ...planned } = input;
    const before = await foundMeeting(db, scope, meetingId);
    refuseFixed(before, '日時や場所は変えられません。');
    refuseDay(input, today);
    await store.saveMeeting(db, scope, { id: meetingId, ...planned });
    return {};
  });

  handle(app, contract.cancelPlannedMeeting, async ({ db, scope, input: { meetingId } }) => {
    const before = await foundMeeting(db, scope, meetingId);
    refuseFixed(before, '取りやめられません。');
    if (before.itemCount > 0 || before.document !== null) {
      throw new Refusal(
        'conflict',
        '議案かお知らせがあるので、この総会は消せません。日を変えることはできます。',
      );
    }
    await store.deleteMeeting(db, scope, meetingId);
    return {};
  });
}

function refuseFixed({ status, dispatchedOn }: store.StoredMeeting, words: string): void {
  if (status === 'held') throw new Refusal('conflict', `終わった総会なので、${words}`);
  if (dispatchedOn !== null) throw new Refusal('conflict', `招集通知を出したあとなので、${words}`);
}

type Day = { readonly heldOn: IsoDate; readonly startsAt: string; readonly endsAt: string };

function refuseDay({ heldOn, startsAt, endsAt }: Day, today: IsoDate): void {
  if (heldOn <= today || heldOn > addDays(today, furthestDays)) {
    throw new Refusal('conflict', '総会の日は、明日から2年後までの日にしてください。');
  }
  if (endsAt <= startsAt) {
    throw new Refusal('conflict', '終わりの時刻は、始まりより後にしてください。');
  }
}
