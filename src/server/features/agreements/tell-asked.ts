import type { Database } from '#server/db/db.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';

type Telling = { readonly now: Date; readonly staffEmail: string };
type Asked = {
  readonly id: string;
  readonly associationId: string;
  readonly association: string;
  readonly isEnding: boolean;
};

/** 申し込みの知らせ: to whoever runs the installation, once each; the offer is theirs to make. */
export async function tellAsked(db: Database, { now, staffEmail }: Telling): Promise<number> {
  const { rows } = await db.query<Asked>(
    `select g.id, g.association_id as "associationId", a.name as association, g.plan is null as "isEnding"
       from plan_agreement g join association a on a.id = g.association_id
      where g.told_at is null and g.approved_at is null and g.ended_at is null and a.kind = 'customer'
      order by g.asked_at, g.id`,
  );
  let stored = 0;
  for (const asked of rows) {
    stored += await db.transaction(async (tx) => {
      const { rowCount } = await tx.query(
        'update plan_agreement set told_at = $3 where association_id = $1 and id = $2 and told_at is null',
        [asked.associationId, asked.id, now.toISOString()],
      );
      if (rowCount === 0) return 0;
      const mail = { id: newId(now.getTime()), recipient: staffEmail, replyTo: null };
      await addMail(tx, { ...mail, ...askedMail(asked) }, { now });
      return 1;
    });
  }
  return stored;
}

function askedMail({ association, isEnding }: Asked) {
  const kind = isEnding ? '解約' : 'プラン';
  const next = isEnding ? '申し込みの一覧' : '申し込みの一覧と、見積もりの出し方';
  return {
    subject: `【スミワ】${kind}の申し込み（${association}）`,
    body: `${association}から、${kind}の申し込みがありました。\n\n${next}は、npm run invoices で確かめてください。\n`,
  };
}
