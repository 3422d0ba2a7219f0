import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, isoTime } from './schema.ts';

/** 総会の準備: the day of a general meeting, and what must be done by when. */

const article = z.object({ place: z.string(), words: z.string(), href: z.string() });
const period = z.object({ count: z.int(), unit: z.enum(['day', 'week', 'month']) });

const dispatch = z.object({
  latestOn: isoDate,
  period,
  article: z.string(),
  lawPeriod: period,
  lawfulOn: isoDate,
  own: z.nullable(article),
  isRefused: z.boolean(),
  urgentOn: z.nullable(isoDate),
});

const step = z.object({
  id: z.string(),
  name: z.string(),
  who: z.string(),
  latestOn: isoDate,
  aimOn: isoDate,
  basis: z.string(),
  state: z.enum(['done', 'open', 'due', 'late', 'date']),
  missing: z.array(z.string()),
});
export type PreparationStep = z.output<typeof step>;

const meeting = z.object({
  id,
  title: z.string(),
  heldOn: isoDate,
  startsAt: isoTime,
  endsAt: isoTime,
  place: z.string(),
});
export type PreparedMeeting = z.output<typeof meeting>;

export const listPreparations = endpoint({
  method: 'GET',
  path: '/preparations',
  needs: 'preparation.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** General meetings ahead and those just held, the nearest first. */
    meetings: z.array(meeting),
    /** What a new one would be called, and where the last one was held. */
    titles: z.object({ annual: z.string(), extraordinary: z.string() }),
    lastPlace: z.string(),
    /** How long before a meeting its convocation leaves. */
    period,
    /** 通常総会: within how many months of the year's beginning, where the bylaws say. */
    annualLimit: z.nullable(z.object({ months: z.int(), yearStartsOn: z.string(), article })),
  }),
});
export type Preparations = z.output<typeof listPreparations.output>;

export const getPreparation = endpoint({
  method: 'GET',
  path: '/preparations/:meetingId',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId: id }),
  output: z.object({
    today: isoDate,
    meeting,
    dispatch,
    steps: z.array(step),
    /** The day may be changed until the convocation has left. */
    isFixed: z.boolean(),
    /** Announced by a document of the library, which would then say another day. */
    announcedBy: z.nullable(z.object({ id, title: z.string() })),
  }),
});
export type Preparation = z.output<typeof getPreparation.output>;

const time = isoTime.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const planned = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  heldOn: isoDate,
  startsAt: time,
  endsAt: time,
  place: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
};
export type PlannedMeeting = z.input<typeof planMeeting.input>;

/** Sets the day of a general meeting. */
export const planMeeting = endpoint({
  method: 'POST',
  path: '/preparations',
  needs: 'meeting.prepare',
  input: z.strictObject({ id, ...planned }),
  output: z.object({}),
});

export const changePlannedMeeting = endpoint({
  method: 'PUT',
  path: '/preparations/:meetingId',
  needs: 'meeting.prepare',
  input: z.strictObject({ meetingId: id, ...planned }),
  output: z.object({}),
});

/** Takes back a day that was set here and has neither items nor papers yet. */
export const cancelPlannedMeeting = endpoint({
  method: 'DELETE',
  path: '/preparations/:meetingId',
  needs: 'meeting.prepare',
  input: z.strictObject({ meetingId: id }),
  output: z.object({}),
});
