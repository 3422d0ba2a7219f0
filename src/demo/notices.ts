import { addDays, type IsoDate } from '#domain/calendar.ts';
import {
  type Audience,
  isForAll,
  type ParkingKind,
  type Recipient,
  type Register,
  recipientsOf,
} from '#domain/notices/audience.ts';
import { easyWords } from '#domain/notices/easy-words.ts';
import { type Way, wayOf } from '#domain/notices/reach.ts';
import { type TemplateId, templateOf } from '#domain/notices/templates.ts';
import { fillLines, usualValues, type Values, writeNotice } from '#domain/notices/write-notice.ts';
import { demoId } from './demo-id.ts';
import { demoUser } from './demo-user.ts';
import { parkingCheckName } from './inspections.ts';
import type { NoticeRows } from './notice-rows.ts';
import { personId } from './people.ts';
import type { RelativeDates } from './relative-dates.ts';
import type { DemonstrationRows } from './rows.ts';

type Tables = Pick<
  DemonstrationRows,
  'dwelling' | 'person' | 'ownership' | 'residency' | 'parking_space' | 'inspection'
>;

type Draft = {
  readonly key: string;
  readonly template: TemplateId;
  readonly values: Values;
  readonly audience: Audience;
  readonly writtenOn: IsoDate;
  readonly showsUntil: IsoDate | null;
  /** Null for one that waits to be sent. */
  readonly sentOn: IsoDate | null;
  /** How many of those who got it by mail have not read it, and how many sheets are still to be carried. */
  readonly unread: number;
  readonly unhanded: number;
};

const everybody: Audience = { places: [{ kind: 'building' }], except: [], groups: ['residents'] };

/** お知らせ: two that concern the visitor, one that concerned others, and one that waits to be sent. */
export function seedNotices(dates: RelativeDates, tables: Tables): NoticeRows {
  const register = registerOf(tables);
  const drafts = draftsOf(dates, tables);
  const sent = drafts.flatMap((draft) => deliveriesOf(draft, register));
  return {
    notice: drafts.map(noticeRow),
    notice_delivery: sent.map(({ row }) => row),
    notice_event: sent.flatMap(({ event }) => event),
    notice_read: sent.flatMap(({ read }) => read),
  };
}

function draftsOf({ today, nextAgm }: RelativeDates, { inspection }: Tables): readonly Draft[] {
  const water = addDays(today, 9);
  const pit = inspection.find(
    ({ name, result }) => name === parkingCheckName && result === 'planned',
  );
  return [
    {
      key: 'leak',
      template: 'leak',
      values: {
        where: '4階の共用廊下',
        since: 'けさ6時ごろから',
        expected: '昼ごろまで',
        contact: '緊急センター 0120-000-365',
        next: '正午',
      },
      audience: { ...everybody, places: [{ kind: 'floors', from: 3, to: 4 }] },
      writtenOn: addDays(today, -40),
      sentOn: addDays(today, -40),
      showsUntil: null,
      unread: 0,
      unhanded: 0,
    },
    {
      key: 'water',
      template: 'waterCut',
      values: {
        cause: '給水ポンプの点検と弁の交換',
        day: water,
        from: '10:00',
        until: '15:00',
        contact: '管理事務室 045-000-1480',
      },
      audience: everybody,
      writtenOn: addDays(today, -5),
      sentOn: addDays(today, -4),
      showsUntil: water,
      unread: 8,
      unhanded: 3,
    },
    ...(pit ? [pitDraft(today, pit.held_on)] : []),
    {
      key: 'meeting',
      template: 'meeting',
      values: {
        what: '通常総会',
        where: 'みどり坂地区センター 大会議室',
        day: nextAgm,
        from: '10:00',
        contact: '管理事務室 045-000-1480',
      },
      audience: { ...everybody, groups: ['owners'] },
      writtenOn: addDays(today, -1),
      sentOn: null,
      showsUntil: null,
      unread: 0,
      unhanded: 0,
    },
  ];
}

function pitDraft(today: IsoDate, heldOn: IsoDate): Draft {
  return {
    key: 'pit',
    template: 'pitInspection',
    values: {
      day: heldOn,
      from: '9:00',
      until: '12:00',
      contact: '管理事務室 045-000-1480',
    },
    audience: { ...everybody, places: [{ kind: 'parking', parking: 'mechanical' }] },
    writtenOn: addDays(today, -2),
    sentOn: addDays(today, -2),
    showsUntil: heldOn,
    unread: 4,
    unhanded: 2,
  };
}

function noticeRow(draft: Draft): NoticeRows['notice'][number] {
  const { key, template, values, audience, writtenOn, showsUntil, sentOn } = draft;
  const found = templateOf(template);
  const filled = { ...usualValues(found), ...values };
  const isSent = sentOn !== null;
  return {
    id: demoId('notice', key),
    template,
    urgency: found.urgency,
    ...writeNotice(found, filled),
    easy: fillLines(found, easyWords[template], filled),
    audience,
    shows_until: showsUntil,
    written_as: 'companyStaff',
    written_by: demoUser.id,
    written_at: `${writtenOn}T09:30:00+09:00`,
    is_for_all: isSent && isForAll(audience),
    sent_as: isSent ? 'chair' : null,
    sent_by: isSent ? demoUser.id : null,
    sent_at: isSent ? `${sentOn}T10:00:00+09:00` : null,
    release_at: isSent ? `${sentOn}T10:05:00+09:00` : null,
    released_at: isSent ? `${sentOn}T10:05:00+09:00` : null,
  };
}

function deliveriesOf({ key, audience, sentOn, unread, unhanded }: Draft, register: Register) {
  if (sentOn === null) return [];
  const left: Record<Way, number> = { mail: unread, paper: unhanded };
  return recipientsOf(audience, register).map((recipient) => {
    const way = wayOf(recipient);
    // What concerns the visitor is for the visitor to read.
    const isVisitor = recipient.person?.id === personId(demoUser.name);
    const isOpen = isVisitor || left[way] > 0;
    if (isOpen && !isVisitor) left[way] -= 1;
    return deliveryRows({ key, sentOn, recipient, isOpen });
  });
}

type Delivered = { key: string; sentOn: IsoDate; recipient: Recipient; isOpen: boolean };

function deliveryRows({ key, sentOn, recipient, isOpen }: Delivered) {
  const { person, dwelling } = recipient;
  const way = wayOf(recipient);
  const notice_id = demoId('notice', key);
  const { id: person_id = null, name = '' } = person ?? {};
  const mark = `${key}:${dwelling.number}:${name}`;
  const id = demoId('notice_delivery', mark);
  const event: NoticeRows['notice_event'][number] = {
    id: demoId('notice_event', mark),
    delivery_id: id,
    event: way === 'mail' ? 'accepted' : 'handed',
    noted_at: `${sentOn}T10:06:00+09:00`,
  };
  return {
    row: { id, notice_id, person_id, dwelling_id: dwelling.id, way },
    event: way === 'mail' || !isOpen ? [event] : [],
    read: isOpen ? [] : readRows({ mark, notice_id, person_id, sentOn, way }),
  };
}

type Read = { mark: string; notice_id: string; person_id: string | null } & {
  sentOn: IsoDate;
  way: Way;
};

/** A sheet of paper is read unseen. */
function readRows({ mark, notice_id, person_id, sentOn, way }: Read): NoticeRows['notice_read'] {
  if (way === 'paper' || person_id === null) return [];
  const read_at = `${sentOn}T19:00:00+09:00`;
  return [{ id: demoId('notice_read', mark), notice_id, person_id, read_at }];
}

function registerOf({ dwelling, person, ownership, residency, parking_space }: Tables): Register {
  const account = personId(demoUser.name);
  return {
    dwellings: dwelling.map(({ id, number, floor, position }) => ({
      id,
      number,
      floor,
      position,
      parking: [...new Set(parking_space.filter((it) => it.dwelling_id === id).map(kindOf))],
      owners: ownership.filter((it) => it.dwelling_id === id).map((it) => it.person_id),
      residents: residency.filter((it) => it.dwelling_id === id).map((it) => it.person_id),
    })),
    people: person.map(({ id, name, lives, mail }) => ({
      id,
      name,
      livesHere: lives === 'here',
      hasMail: mail !== null || id === account,
    })),
  };
}

function kindOf({ kind }: Tables['parking_space'][number]): ParkingKind {
  return kind;
}
