import { bellTitle, lineMessage } from '#domain/notices/line-words.ts';
import { noticeMail } from '#domain/notices/notice-mail.ts';
import type { Database, Db } from '#server/db/db.ts';
import { addBells } from './line-store.ts';
import * as store from './post-store.ts';
import { addDeviceBells } from './push-store.ts';

type Post = {
  readonly now: Date;
  readonly appUrl: string;
  /** Whether those who asked for it are told by LINE and on their devices as well. */
  readonly rings?: { readonly line: boolean; readonly push: boolean };
};

/** Lets every notice go whose time has come: from then on it is read, and its mails wait in the outbox. */
export async function postNotices(db: Database, post: Post): Promise<number> {
  let posted = 0;
  while (await db.transaction((tx) => postNext(tx, post))) posted += 1;
  return posted;
}

async function postNext(tx: Db, { now, appUrl, rings }: Post): Promise<boolean> {
  const notice = await store.takeDueNotice(tx, now);
  if (!notice) return false;
  if (!notice.isReal) return true;
  const addressed = await store.listAddressed(tx, notice);
  const url = `${appUrl}/kumiai/${notice.associationId}/notices?notice=${notice.noticeId}`;
  const mails = addressed.flatMap(({ id, recipient, hasAccount }) =>
    recipient === null
      ? []
      : [{ id, recipient, ...noticeMail({ ...notice, pageUrl: hasAccount ? url : null }) }],
  );
  await store.addNoticeMails(tx, notice, { mails, now });
  if (rings?.line) {
    await addBells(tx, notice, { text: lineMessage({ ...notice, pageUrl: url }), now });
  }
  if (rings?.push) {
    await addDeviceBells(tx, notice, { title: bellTitle(notice), pageUrl: url, now });
  }
  const deliveryIds = addressed.filter((it) => it.recipient === null).map(({ id }) => id);
  await store.addRefused(tx, notice, { deliveryIds, now });
  return true;
}

const tryHours = 48;

/** What became of the mails. */
export function noteMailEnds(db: Database, now: Date): Promise<number> {
  const givenUpBefore = new Date(now.getTime() - tryHours * 3_600_000);
  return store.noteEnds(db, { now, givenUpBefore });
}
