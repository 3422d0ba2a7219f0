import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import type { DeviceKeys } from '#server/outside/web-push/seal-message.ts';
import type { DueNotice } from './post-store.ts';

type Member = Scope<'preference.own'>;

/** SHA-256 of the addresses of one's own devices. */
export async function listDevices(db: Db, { associationId, userId }: Member): Promise<string[]> {
  const { rows } = await db.query<{ digest: string }>(
    `select encode(sha256(convert_to(endpoint, 'UTF8')), 'hex') as digest from push_device
      where association_id = $1 and user_id = $2 and ended_at is null order by added_at, id`,
    [associationId, userId],
  );
  return rows.map(({ digest }) => digest);
}

type NewDevice = DeviceKeys & {
  readonly id: string;
  readonly endpoint: string;
  readonly now: Date;
};

/** A device tells its notices to whoever asked for it there last. */
export async function addDevice(
  db: Db,
  scope: Member,
  { id, endpoint, publicKey, authSecret, now }: NewDevice,
): Promise<void> {
  const { associationId, userId } = scope;
  await db.query(
    `update push_device set ended_at = $3 where association_id = $1 and endpoint = $2 and ended_at is null`,
    [associationId, endpoint, now.toISOString()],
  );
  await db.query(
    `insert into push_device (association_id, id, user_id, endpoint, public_key, auth_secret, added_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [associationId, id, userId, endpoint, publicKey, authSecret, now.toISOString()],
  );
}

type Ending = { readonly endpoint: string | null; readonly now: Date };

/** One of one's own, or all of them. */
export async function endDevices(
  db: Db,
  { associationId, userId }: Member,
  { endpoint, now }: Ending,
): Promise<void> {
  await db.query(
    `update push_device set ended_at = $4
      where association_id = $1 and user_id = $2 and ($3::text is null or endpoint = $3) and ended_at is null`,
    [associationId, userId, endpoint, now.toISOString()],
  );
}

type Words = { readonly title: string; readonly pageUrl: string; readonly now: Date };

/** One for each delivery and device; who has left the association since asks for nothing. */
export async function addDeviceBells(
  db: Db,
  { associationId, noticeId, urgency }: DueNotice,
  { title, pageUrl, now }: Words,
): Promise<void> {
  await db.query(
    `insert into push_bell (association_id, delivery_id, device_id, title, page_url, is_urgent, created_at,
       next_attempt_at)
     select d.association_id, d.id, v.id, $3, $4, $5, $6, $6
       from notice_delivery d
       join member_person m on m.association_id = d.association_id and m.person_id = d.person_id
       join membership s on s.association_id = m.association_id and s.user_id = m.user_id
       join push_device v on v.association_id = m.association_id and v.user_id = m.user_id and v.ended_at is null
      where d.association_id = $1 and d.notice_id = $2
     on conflict (association_id, delivery_id, device_id) do nothing`,
    [associationId, noticeId, title, pageUrl, urgency === 'emergency', now.toISOString()],
  );
}

type DueBell = DeviceKeys & {
  readonly associationId: string;
  readonly id: string;
  readonly deliveryId: string;
  readonly deviceId: string;
  readonly endpoint: string;
  readonly title: string;
  readonly pageUrl: string;
  readonly isUrgent: boolean;
  readonly attempts: number;
};

/** The next that is due, emergencies first, as nobody else's for a while. */
export async function takeDueDeviceBell(
  db: Db,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<DueBell | undefined> {
  const { rows } = await db.query<DueBell>(
    `update push_bell p set attempts = p.attempts + 1, next_attempt_at = $2 from push_device v
      where v.association_id = p.association_id and v.id = p.device_id
        and (p.association_id, p.id) = (
          select association_id, id from push_bell where next_attempt_at <= $1
           order by is_urgent desc, next_attempt_at, id limit 1 for update skip locked)
     returning p.association_id as "associationId", p.id, p.delivery_id as "deliveryId", p.device_id as "deviceId",
               v.endpoint, v.public_key as "publicKey", v.auth_secret as "authSecret", p.title,
               p.page_url as "pageUrl", p.is_urgent as "isUrgent", p.attempts`,
    [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()],
  );
  return rows[0];
}

export async function tryDeviceAgain(
  db: Db,
  { associationId, id }: DueBell,
  nextAttemptAt: Date,
): Promise<void> {
  await db.query(
    'update push_bell set next_attempt_at = $3 where association_id = $1 and id = $2',
    [associationId, id, nextAttemptAt.toISOString()],
  );
}

/** It is over; that it was taken is written down, and the words go. */
export async function endDeviceBell(
  db: Db,
  { associationId, id }: DueBell,
  { isTaken, now }: { isTaken: boolean; now: Date },
): Promise<void> {
  await db.query(
    `with ended as (delete from push_bell where association_id = $1 and id = $2 returning association_id, delivery_id)
     insert into notice_event (association_id, id, delivery_id, event, noted_at)
     select association_id, gen_random_uuid(), delivery_id, 'pushed', $4 from ended where $3
     on conflict (association_id, delivery_id, event) do nothing`,
    [associationId, id, isTaken, now.toISOString()],
  );
}

/** Its maker says that it listens no more: in every association that rang it. */
export async function endGoneDevice(db: Db, endpoint: string, now: Date): Promise<void> {
  await db.query(
    `update push_device set ended_at = $2
      where (association_id, id) in (
        select association_id, id from push_device where endpoint = $1 and ended_at is null)`,
    [endpoint, now.toISOString()],
  );
}

/** What is older than a day is no bell any more, and a device that was taken back is not rung. */
export async function dropVainDeviceBells(db: Db, givenUpBefore: Date): Promise<void> {
  await db.query(
    `delete from push_bell p using push_device v
      where v.association_id = p.association_id and v.id = p.device_id
        and (p.created_at <= $1 or v.ended_at is not null)`,
    [givenUpBefore.toISOString()],
  );
}
