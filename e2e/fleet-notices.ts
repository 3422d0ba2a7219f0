import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/db.ts';
import type { Client } from './fleet-client.ts';

const ofEach = 5;

/** Work for every process at once: notices that are due, each with one reader who is to have one mail. */
export async function addNotices(
  db: Database,
  clients: readonly Client[],
): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  for (const { associationId, email } of clients) {
    await db.transaction(async (tx) => {
      const [personId, dwellingId] = [randomUUID(), randomUUID()];
      const of = [associationId, personId];
      await tx.query(
        `insert into person (association_id, id, name, kana, lives, mail)
         values ($1, $2, '青木 一郎', 'アオキ イチロウ', 'here', $3)`,
        [...of, email],
      );
      await tx.query(
        `insert into dwelling (association_id, id, number, floor, position, plan_type, layout, area_m2,
           share_numerator, share_denominator, votes, management_fee_yen, reserve_fee_yen)
         values ($1, $2, '101', 1, 1, '', '', 60, 1, 1, 1, 0, 0)`,
        [associationId, dwellingId],
      );
      for (let count = 0; count < ofEach; count += 1) {
        const id = randomUUID();
        const body = `断水 ${id}`;
        words.set(body, email);
        await tx.query(
          `insert into notice (association_id, id, template, urgency, title, body, audience, written_as,
             written_by, written_at, sent_as, sent_by, sent_at, release_at)
           select $1, $2, '', 'normal', '断水のお知らせ', $3, '{}', 'chair', user_id, now(), 'chair', user_id,
                  now(), now() from membership where association_id = $1 limit 1`,
          [associationId, id, body],
        );
        await tx.query(
          `insert into notice_delivery (association_id, id, notice_id, person_id, dwelling_id, way)
           values ($1, $2, $3, $4, $5, 'mail')`,
          [associationId, randomUUID(), id, personId, dwellingId],
        );
      }
    });
  }
  return words;
}
