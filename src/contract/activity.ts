import { z } from 'zod/mini';
import { activityKindNames } from '#domain/activity/action.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { isoDate, isoTime } from './schema.ts';

/** 操作の記録: who did what when, and whether all of it is still there. */

const kind = z.enum(Object.keys(activityKindNames) as (keyof typeof activityKindNames)[]);

const wanted = {
  /** As `people` of the answer names them. */
  who: z.optional(z.string().check(z.regex(/^[A-Za-z]{0,12}:[0-9a-f-]{0,36}$/))),
  kind: z.optional(kind),
  from: z.optional(isoDate),
  until: z.optional(isoDate),
};

export const listActivity = endpoint({
  method: 'GET',
  path: '/activity',
  needs: 'activity.read',
  input: z.strictObject({
    ...wanted,
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  }),
  output: z.object({
    /** The newest first. */
    entries: z.array(
      z.object({
        number: z.int(),
        day: isoDate,
        time: isoTime,
        who: z.string(),
        words: z.string(),
        /** 「2026年10月」, where the action has a month, a year or a version. */
        about: z.string(),
        href: z.nullable(z.string()),
      }),
    ),
    total: z.int(),
    pageSize: z.int(),
    people: z.array(z.object({ key: z.string(), words: z.string() })),
    /** Only what the company's own people did. */
    isPart: z.boolean(),
    /** 控え: what is written down to find later that nothing was changed. */
    head: z.object({ number: z.int(), code: z.string() }),
  }),
});
export type Activity = z.output<typeof listActivity.output>;

export const getActivityCsv = fileEndpoint({
  method: 'GET',
  path: '/activity.csv',
  needs: 'activity.read',
  input: z.strictObject(wanted),
  mediaType: 'text/csv; charset=utf-8',
});

/** Goes through the whole log; with a 控え also whether the log still says what it said then. */
export const checkActivity = endpoint({
  method: 'GET',
  path: '/activity/check',
  needs: 'activity.read',
  input: z.strictObject({
    number: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
    code: z.optional(z.string().check(z.maxLength(60))),
  }),
  output: z.object({
    count: z.int(),
    brokenAt: z.nullable(z.int()),
    /** `null` where no 控え was given. */
    matches: z.nullable(z.boolean()),
  }),
});
export type ActivityCheck = z.output<typeof checkActivity.output>;
