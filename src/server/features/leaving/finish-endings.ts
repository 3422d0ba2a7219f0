import { dayInJapan } from '#domain/calendar.ts';
import { deletedMail } from '#domain/leaving/leaving-mails.ts';
import type { Database, Db } from '#server/db/db.ts';
import { addMail } from '#server/mail/mail-store.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { listUsedFiles } from './end-associations.ts';

type OpenEnding = {
  readonly id: string;
  readonly name: string;
  readonly deletedAt: string;
  readonly filesLeft: readonly string[];
};

type Finishing = { readonly files: FileStore; readonly appUrl: string; readonly now: Date };

/**
 * The bytes go with all that nothing refers to any more. Once they are seen to be gone, the certificate stands and
 * those who asked are told. Answers how many were finished.
 */
export async function finishEndings(
  db: Database,
  { files, appUrl, now }: Finishing,
): Promise<number> {
  const open = await listOpen(db);
  if (open.length === 0) return 0;
  const stored = new Set((await files.list()).map(({ key }) => key));
  let finished = 0;
  for (const ending of open) {
    const used = new Set(await listUsedFiles(db, ending.filesLeft));
    const isGone = ending.filesLeft.every((key) => !stored.has(key) || used.has(key));
    if (isGone && (await finish(db, ending, { sharedCount: used.size, appUrl, now })))
      finished += 1;
  }
  return finished;
}

async function listOpen(db: Db): Promise<OpenEnding[]> {
  const { rows } = await db.query<OpenEnding>(
    `select id, name, deleted_at as "deletedAt", files_left as "filesLeft"
       from ended_association where finished_at is null order by deleted_at`,
  );
  return rows;
}

type Finished = { readonly sharedCount: number; readonly appUrl: string; readonly now: Date };

/** The mails and the mark together: nobody is written to twice. */
function finish(
  db: Database,
  { id, name, deletedAt }: OpenEnding,
  { sharedCount, appUrl, now }: Finished,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.query(
      `update ended_association set finished_at = $2, files_left = '{}', shared_count = $3
        where id = $1 and finished_at is null`,
      [id, now.toISOString(), sharedCount],
    );
    if (rowCount === 0) return false;
    const { rows } = await tx.query<{ email: string }>(
      `select u.email from ended_association_reader r join app_user u on u.id = r.account_id
        where r.ended_id = $1`,
      [id],
    );
    const deletedOn = dayInJapan(Date.parse(deletedAt));
    const text = deletedMail({ associationName: name, deletedOn, pageUrl: `${appUrl}/watashi` });
    for (const { email } of rows) {
      const mail = { id: newId(now.getTime()), recipient: email, replyTo: null, ...text };
      await addMail(tx, mail, { now });
    }
    return true;
  });
}
