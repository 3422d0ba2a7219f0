import { z } from 'zod/mini';
import { allTopics, type Topic } from '#domain/meetings/agenda/topics.ts';
import { type Kind, kindNames } from '#domain/resolutions/kind.ts';
import { enclosure } from './enclosures.ts';
import { endpoint } from './endpoint.ts';
import { id } from './schema.ts';
import { secretTerms } from './secret-items.ts';

/** 総会の議案の案: what is to be decided, with the kind of resolution that was found for it. */

const topic = z.enum(allTopics as [Topic, ...Topic[]]);
const kind = z.enum(Object.keys(kindNames) as [Kind, ...Kind[]]);
const short = z.string().check(z.maxLength(40));
const text = z.string().check(z.maxLength(4_000));

const written = {
  topic,
  answers: z.record(short, short),
  title: z.string().check(z.maxLength(120)),
  gist: text,
  reason: text,
  /** 無記名投票; `null` where it is voted on openly. */
  secret: z._default(z.nullable(secretTerms), null),
  /** The fact that it was proposed for; empty where it was written freely. */
  sourceKey: z.string().check(z.maxLength(80)),
};

const item = z.object({
  id,
  label: z.string(),
  ...written,
  kind: z.nullable(kind),
  why: z.string(),
  faults: z.array(z.string()),
});
export type DraftItem = z.output<typeof item>;

const demand = z.object({
  kind,
  name: z.string(),
  pass: z.string(),
  passCount: z.string(),
  quorum: z.string(),
  quorumCount: z.string(),
  article: z.string(),
  explainedIn: z.string(),
  own: z.array(z.object({ place: z.string(), words: z.string(), href: z.string() })),
  refused: z.string(),
  besides: z.array(z.string()),
  isLong: z.boolean(),
});
export type Demand = z.output<typeof demand>;

export const getAgenda = endpoint({
  method: 'GET',
  path: '/preparations/:meetingId/agenda',
  needs: 'preparation.read',
  input: z.strictObject({ meetingId: id }),
  output: z.object({
    isFixed: z.boolean(),
    items: z.array(item),
    /** 資料 of all items. */
    enclosures: z.array(enclosure),
    /** Facts of the records that no item deals with yet. */
    proposals: z.array(
      z.object({
        key: z.string(),
        topic,
        title: z.string(),
        gist: z.string(),
        reason: z.string(),
        from: z.string(),
      }),
    ),
    /** What each kind takes here, by the law of the day and the bylaws. */
    demands: z.array(demand),
  }),
});
export type Agenda = z.output<typeof getAgenda.output>;

export const saveAgendaItem = endpoint({
  method: 'PUT',
  path: '/preparations/:meetingId/agenda/:itemId',
  needs: 'meeting.draft',
  input: z.strictObject({
    meetingId: id,
    itemId: id,
    ...written,
    /** Where it stood, for one that is put back. */
    place: z.nullable(z.int().check(z.minimum(0), z.maximum(60))),
  }),
  output: z.object({}),
});
export type WrittenItem = Omit<z.input<typeof saveAgendaItem.input>, 'meetingId' | 'itemId'>;

export const orderAgenda = endpoint({
  method: 'PUT',
  path: '/preparations/:meetingId/agenda',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId: id, itemIds: z.array(id).check(z.maxLength(60)) }),
  output: z.object({}),
});

export const removeAgendaItem = endpoint({
  method: 'DELETE',
  path: '/preparations/:meetingId/agenda/:itemId',
  needs: 'meeting.draft',
  input: z.strictObject({ meetingId: id, itemId: id }),
  output: z.object({}),
});
