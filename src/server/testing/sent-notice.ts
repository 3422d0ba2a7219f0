import { randomUUID } from 'node:crypto';
import { demoUser } from '#demo/demo-user.ts';
import { reachOf } from '#domain/notices/reach.ts';
import type { Database } from '#server/db/db.ts';
import { withAssociation } from '#server/db/with-association.ts';
import { postNotices } from '#server/features/notices/post.ts';
import { listRecipients, send } from '#server/features/notices/send.ts';
import { saveDraft } from '#server/features/notices/write-store.ts';
import { openScope } from '#server/http/scope.ts';
import { testToday } from '#server/testing/prepare-database.ts';

type Server = { readonly db: Database; readonly clock: { nowMs: number } };

/** A real association with one member, who has an account. */
export async function foundAssociation({ db }: Server): Promise<string> {
  const associationId = randomUUID();
  const person = randomUUID();
  await db.query(`insert into association (id, name, kind) values ($1, '試験', 'customer')`, [
    associationId,
  ]);
  await db.query(
    `insert into dwelling (association_id, id, number, floor, position, plan_type, layout, area_m2,
       share_numerator, share_denominator, votes, management_fee_yen, reserve_fee_yen)
     values ($1, $2, '101', 1, 1, '', '', 1, 1, 1, 1, 0, 0)`,
    [associationId, person],
  );
  await db.query(
    `insert into person (association_id, id, name, kana, lives) values ($1, $2, '会員', '', 'here')`,
    [associationId, person],
  );
  await db.query(
    `insert into ownership (association_id, id, dwelling_id, person_id, share_numerator, share_denominator, since)
     values ($1, $2, $2, $2, 1, 1, '2020-01-01')`,
    [associationId, person],
  );
  // As who comes in by a letter: from then on the account is that person.
  await db.query(
    `with m as (insert into membership (association_id, user_id, role) values ($1, $2, 'chair'))
     insert into member_person (association_id, id, user_id, person_id) values ($1, gen_random_uuid(), $2, $3)`,
    [associationId, demoUser.id, person],
  );
  return associationId;
}

type Rings = { readonly line: boolean; readonly push: boolean };

/** An emergency to everybody, which goes at once. */
export async function sendIn(server: Server, associationId: string, rings: Rings): Promise<void> {
  const { db, clock } = server;
  const caller = { userId: demoUser.id, associationId, hasOwnCopy: true };
  const writer = await openScope(db, caller, { associationId, needs: 'notice.write' });
  const sender = await openScope(db, caller, { associationId, needs: 'notice.send' });
  const noticeId = randomUUID();
  const now = new Date(clock.nowMs);
  await withAssociation(db, associationId, async (tx) => {
    const draft = {
      noticeId,
      template: '' as const,
      urgency: 'emergency' as const,
      title: '断水',
      body: '水が出ません。',
      easy: '',
      audience: { places: [{ kind: 'building' as const }], except: [], groups: ['residents'] },
      showsUntil: null,
      correctsId: null,
    } as const;
    await saveDraft(tx, writer, { draft, now });
    const reach = reachOf(await listRecipients(tx, writer, { ...draft, today: testToday }));
    await send(tx, sender, { noticeId, reach, now });
  });
  await postNotices(db, { now, appUrl: 'https://sumiwa.example', rings });
}
