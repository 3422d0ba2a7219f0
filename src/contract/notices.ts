import { z } from 'zod/mini';
import { groups, parkingKinds } from '#domain/notices/audience.ts';
import { urgencies } from '#domain/notices/quiet-hours.ts';
import { deliveryStates, ways } from '#domain/notices/reach.ts';
import { templateIds } from '#domain/notices/templates.ts';
import { endpoint, fileEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

/** お知らせ: written, sent to exactly those it concerns, and followed until it has reached them. */

const number = z.string().check(z.maxLength(20));

const place = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('building') }),
  z.strictObject({ kind: z.literal('floors'), from: z.int(), to: z.int() }),
  z.strictObject({
    kind: z.literal('dwellings'),
    numbers: z.array(number).check(z.minLength(1), z.maxLength(2000)),
  }),
  z.strictObject({ kind: z.literal('parking'), parking: z.enum(parkingKinds) }),
]);

const audience = z.strictObject({
  places: z.array(place).check(z.minLength(1), z.maxLength(10)),
  except: z.array(number).check(z.maxLength(2000)),
  groups: z.array(z.enum(groups)).check(z.minLength(1)),
});

export type NoticeAudience = z.output<typeof audience>;

const templateId = z.enum(['', ...templateIds]);

/** `draft` is being written, `waiting` may still be held back, `out` has gone, `held` never will. */
const stage = z.enum(['draft', 'waiting', 'out', 'held']);

const line = z.object({
  id,
  title: z.string(),
  urgency: z.enum(urgencies),
  stage,
  /** When it was sent, or written. */
  on: isoDate,
  /** It was delivered to the caller. */
  isMine: z.boolean(),
  isRead: z.boolean(),
  isCorrection: z.boolean(),
  isCorrected: z.boolean(),
});
export type NoticeLine = z.output<typeof line>;

export const getNotices = endpoint({
  method: 'GET',
  path: '/notices',
  needs: 'notice.read',
  input: z.strictObject({}),
  output: z.object({
    /** Newest first. */
    notices: z.array(line),
    mayWrite: z.boolean(),
  }),
});

const reach = z.object({
  people: z.int(),
  mail: z.int(),
  paper: z.int(),
  boxes: z.int(),
  posted: z.int(),
});

const named = z.nullable(z.object({ id, title: z.string() }));

const notice = z.object({
  id,
  title: z.string(),
  body: z.string(),
  /** やさしい日本語; empty where nobody wrote it. */
  easy: z.string(),
  urgency: z.enum(urgencies),
  stage,
  on: isoDate,
  by: z.string(),
  template: templateId,
  audience,
  showsUntil: z.nullable(isoDate),
  corrects: named,
  correctedBy: named,
  isMine: z.boolean(),
  isRead: z.boolean(),
  /** For those who write: whom it reaches and how; null for everybody else. */
  reach: z.nullable(reach),
  /** While it waits: when it goes out. */
  goesOut: z.nullable(z.string()),
  maySend: z.boolean(),
});
export type Notice = z.output<typeof notice>;

export const getNotice = endpoint({
  method: 'GET',
  path: '/notices/:noticeId',
  needs: 'notice.read',
  input: z.strictObject({ noticeId: id }),
  output: notice,
});

const dwelling = z.object({
  id,
  number: z.string(),
  floor: z.int(),
  position: z.int(),
  parking: z.array(z.enum(parkingKinds)),
  owners: z.array(id),
  residents: z.array(id),
});

/** What the page counts with while one chooses whom to tell. */
export const getNoticeRegister = endpoint({
  method: 'GET',
  path: '/notice-register',
  needs: 'notice.write',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    dwellings: z.array(dwelling),
    people: z.array(
      z.object({ id, name: z.string(), livesHere: z.boolean(), hasMail: z.boolean() }),
    ),
  }),
});

export const saveNotice = endpoint({
  method: 'PUT',
  path: '/notices/:noticeId',
  needs: 'notice.write',
  input: z.strictObject({
    noticeId: id,
    template: templateId,
    urgency: z.enum(urgencies),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    body: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    easy: z.string().check(z.trim(), z.maxLength(2000)),
    audience,
    showsUntil: z.nullable(isoDate),
    correctsId: z.nullable(id),
  }),
  output: z.object({}),
});

export const deleteNotice = endpoint({
  method: 'DELETE',
  path: '/notices/:noticeId',
  needs: 'notice.write',
  input: z.strictObject({ noticeId: id }),
  output: z.object({}),
});

export const sendNotice = endpoint({
  method: 'POST',
  path: '/notices/:noticeId/sending',
  needs: 'notice.send',
  input: z.strictObject({
    noticeId: id,
    /** As they were shown: another register asks again. */
    reach,
  }),
  output: z.object({}),
});

export const holdNotice = endpoint({
  method: 'POST',
  path: '/notices/:noticeId/hold',
  needs: 'notice.send',
  input: z.strictObject({
    noticeId: id,
    /** Of the draft that takes its place. */
    draftId: id,
  }),
  output: z.object({}),
});

export const readNotice = endpoint({
  method: 'POST',
  path: '/notices/:noticeId/read',
  needs: 'notice.read',
  input: z.strictObject({ noticeId: id }),
  output: z.object({}),
});

const delivery = z.object({
  id,
  number: z.string(),
  /** Empty for a dwelling of which nobody is known. */
  name: z.string(),
  way: z.enum(ways),
  state: z.enum(deliveryStates),
  /** LINE took a bell for it; that says nothing of whether it was seen. */
  isLined: z.boolean(),
  isPushed: z.boolean(),
  isPosted: z.boolean(),
});
export type Delivery = z.output<typeof delivery>;

export const getDeliveries = endpoint({
  method: 'GET',
  path: '/notices/:noticeId/deliveries',
  needs: 'notice.write',
  input: z.strictObject({ noticeId: id }),
  output: z.object({ deliveries: z.array(delivery) }),
});

/** The sheets were put into the boxes or into the post. */
export const noteHanded = endpoint({
  method: 'POST',
  path: '/notices/:noticeId/handed',
  needs: 'notice.write',
  input: z.strictObject({
    noticeId: id,
    deliveryIds: z.array(id).check(z.minLength(1), z.maxLength(5000)),
  }),
  output: z.object({}),
});

/** A sheet for each who was not reached, as one walks. */
export const getRestPdf = fileEndpoint({
  method: 'GET',
  path: '/notices/:noticeId/rest.pdf',
  needs: 'notice.write',
  input: z.strictObject({ noticeId: id }),
  mediaType: 'application/pdf',
});

/** 掲示: for the board in the hall. */
export const getPosterPdf = fileEndpoint({
  method: 'GET',
  path: '/notices/:noticeId/poster.pdf',
  needs: 'notice.write',
  input: z.strictObject({ noticeId: id }),
  mediaType: 'application/pdf',
});
