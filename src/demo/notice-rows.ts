import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Audience } from '#domain/notices/audience.ts';
import type { Urgency } from '#domain/notices/quiet-hours.ts';
import type { DeliveryEvent, Way } from '#domain/notices/reach.ts';

type NoticeRow = {
  readonly id: string;
  readonly template: string;
  readonly urgency: Urgency;
  readonly title: string;
  readonly body: string;
  readonly easy: string;
  readonly audience: Audience;
  readonly shows_until: IsoDate | null;
  readonly written_as: Role;
  readonly written_by: string;
  readonly written_at: string;
  readonly is_for_all: boolean;
  readonly sent_as: Role | null;
  readonly sent_by: string | null;
  readonly sent_at: string | null;
  readonly release_at: string | null;
  readonly released_at: string | null;
};

export type NoticeRows = {
  readonly notice: readonly NoticeRow[];
  readonly notice_delivery: readonly {
    readonly id: string;
    readonly notice_id: string;
    readonly person_id: string | null;
    readonly dwelling_id: string;
    readonly way: Way;
  }[];
  readonly notice_event: readonly {
    readonly id: string;
    readonly delivery_id: string;
    readonly event: DeliveryEvent;
    readonly noted_at: string;
  }[];
  readonly notice_read: readonly {
    readonly id: string;
    readonly notice_id: string;
    readonly person_id: string;
    readonly read_at: string;
  }[];
};
