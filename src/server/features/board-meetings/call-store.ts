import type { BoardMeetingView } from '#contract/board-meetings.ts';
import type { CalledMeeting } from '#domain/board-meetings/board-convocation.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { BoardReader } from './store.ts';

export type Recipients = BoardMeetingView['recipients'];

export type StoredCall = {
  readonly called: CalledMeeting;
  readonly recipients: Recipients;
  readonly latestOn: IsoDate;
  readonly hasConsent: boolean;
  readonly sentOn: IsoDate;
};

export async function findCall(
  db: Db,
  { associationId }: BoardReader,
  meetingId: string,
): Promise<StoredCall | undefined> {
  const { rows } = await db.query<StoredCall>(
    `select called, recipients, latest_on as "latestOn", has_consent as "hasConsent",
            to_char(sent_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as "sentOn"
       from board_call where association_id = $1 and meeting_id = $2`,
    [associationId, meetingId],
  );
  return rows[0];
}

type NewCall = Pick<StoredCall, 'called' | 'recipients' | 'latestOn' | 'hasConsent'> & {
  readonly id: string;
  readonly meetingId: string;
  readonly now: Date;
};

/** `false` where somebody has convened it meanwhile. */
export async function addCall(
  db: Db,
  { associationId, role, userId }: Scope<'meeting.prepare'>,
  { id, meetingId, called, recipients, latestOn, hasConsent, now }: NewCall,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into board_call (association_id, id, meeting_id, called, recipients, latest_on, has_consent,
       sent_as, sent_by, sent_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      associationId,
      id,
      meetingId,
      JSON.stringify(called),
      JSON.stringify(recipients),
      latestOn,
      hasConsent,
      role,
      userId,
      now.toISOString(),
    ],
  );
  return rowCount > 0;
}
