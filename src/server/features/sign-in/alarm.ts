import { letterShutMail, manyWrongMail, membersGuessedMail } from '#domain/accounts/alarm-mails.ts';
import { signInLimits } from '#domain/accounts/sign-in-limits.ts';
import type { MailText } from '#domain/accounts/sign-in-mails.ts';
import type { Database, Db } from '#server/db/db.ts';
import { countUse, countUses } from '#server/http/count-use.ts';
import { log } from '#server/http/log.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { listBoardOf } from './account-store.ts';
import type { Keys } from './keys.ts';

export type AlarmParts = {
  readonly keys: Keys;
  readonly appUrl: string;
  /** Whom of the operator it is for. */
  readonly staffEmail: string;
};

/** 合わない番号: counted for all processes together; at the limit there is a line in the log, and one mail a day. */
export async function noteWrong(
  db: Database,
  { keys, staffEmail }: AlarmParts,
  now: Date,
): Promise<void> {
  const limit = signInLimits.wrongOfAll;
  const used = await countUses(db, keys, { limit, of: 'everybody', now });
  // Of many at once exactly one comes to this count.
  if (used !== limit.count) return;
  log('many wrong numbers', { count: limit.count, minutes: limit.windowMs / 60_000 });
  await db.transaction(async (tx) => {
    if (!(await isFirstToday(tx, keys, { of: 'operator', now }))) return;
    const mail = { id: newId(now.getTime()), recipient: staffEmail, replyTo: null };
    await addMail(tx, { ...mail, ...manyWrongMail() }, { now });
  });
}

type Shut = { readonly associationIds: readonly string[]; readonly now: Date };

/** 招待状: whose letter was shut by wrong numbers, their board is told. */
export async function tellOfShutLetters(
  db: Database,
  parts: AlarmParts,
  { associationIds, now }: Shut,
): Promise<void> {
  for (const associationId of new Set(associationIds)) {
    await db.transaction((tx) =>
      tellBoard(tx, parts, { associationId, now, textOf: letterShutMail }),
    );
  }
}

/** Counted too, so that an address that is nobody's looks like everybody's. */
const nowhere = { associationId: 'nowhere' };

/** Somebody's numbers rest for a day; the board hears of it once this has come to several of its people. */
export async function noteRested(
  db: Database,
  parts: AlarmParts,
  { accountId, now }: { readonly accountId: string | null; readonly now: Date },
): Promise<void> {
  const { rows } = await db.query<{ associationId: string }>(
    `select association_id as "associationId" from membership where user_id = $1`,
    [accountId],
  );
  const limit = signInLimits.restedADay;
  for (const { associationId } of rows.length > 0 ? rows : [nowhere]) {
    const rested = await countUses(db, parts.keys, { limit, of: associationId, now });
    if (rested !== limit.count || rows.length === 0) continue;
    await db.transaction((tx) =>
      tellBoard(tx, parts, { associationId, now, textOf: membersGuessedMail }),
    );
  }
}

type Told = {
  readonly associationId: string;
  readonly now: Date;
  readonly textOf: (association: string, pageUrl: string) => MailText;
};

async function tellBoard(
  tx: Db,
  { keys, appUrl }: AlarmParts,
  { associationId, now, textOf }: Told,
): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(
    `select name from association where id = $1 and kind = 'customer'`,
    [associationId],
  );
  const [association] = rows;
  if (!association || !(await isFirstToday(tx, keys, { of: associationId, now }))) return;
  const text = textOf(association.name, `${appUrl}/kumiai/${associationId}/people`);
  for (const recipient of await listBoardOf(tx, { associationId, except: null, now })) {
    await addMail(tx, { id: newId(now.getTime()), recipient, replyTo: null, ...text }, { now });
  }
}

function isFirstToday(
  tx: Db,
  keys: Keys,
  told: { readonly of: string; readonly now: Date },
): Promise<boolean> {
  return countUse(tx, keys, { limit: signInLimits.alarmsADay, ...told });
}
