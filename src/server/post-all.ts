import { dayInJapan } from '#domain/calendar.ts';
import type { Config } from './config.ts';
import type { Database } from './db/db.ts';
import { noteNewsEnds, postApplicationNews } from './features/applications/tell-applicants.ts';
import { postBoardCalls } from './features/board-meetings/call-post.ts';
import { tellMembers } from './features/leaving/tell-members.ts';
import { runSignings } from './features/minutes/run-signings.ts';
import { noteMailEnds, postNotices } from './features/notices/post.ts';
import { ringLine } from './features/notices/ring.ts';
import { ringDevices } from './features/notices/ring-devices.ts';
import { makeDueChanges } from './features/people/make-change.ts';
import { bindBooks } from './features/preparation/bind-book.ts';
import { noteConvocationEnds, postConvocations } from './features/preparation/convocation-post.ts';
import { noteCorrectionEnds, postCorrections } from './features/preparation/correction-post.ts';
import { postReminders } from './features/preparation/reminder-post.ts';
import { logError } from './http/log.ts';
import type { Outbox } from './mail/outbox.ts';
import type { FileStore } from './outside/file-store.ts';
import type { Line } from './outside/line.ts';
import type { SignatureDesk } from './outside/signature-desk.ts';
import type { WebPush } from './outside/web-push/web-push.ts';

type Ways = {
  readonly outbox: Outbox | undefined;
  readonly line: Line | undefined;
  readonly webPush: WebPush | undefined;
  readonly desk: SignatureDesk | undefined;
  readonly files: FileStore;
  readonly config: Config;
};

/** お知らせ whose time has come go out, mails are sent, and what became of them is written down. */
export async function postAll(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { outbox, line, webPush, desk, files, config }: Ways,
): Promise<void> {
  // Somebody may wait for a number: it goes at once, whatever becomes of the notices.
  void outbox?.deliver();
  try {
    const { appUrl, electronicVoting } = config;
    const rings = { line: line !== undefined, push: webPush !== undefined };
    await postNotices(db, { now: now(), appUrl, rings });
    await bindBooks(db, { files, now: now() });
    await postConvocations(db, { now: now(), appUrl, electronicVoting });
    await postCorrections(db, now());
    await postReminders(db, { now: now(), appUrl, electronicVoting });
    await makeDueChanges(db, dayInJapan(now().getTime()));
    await postApplicationNews(db, { now: now(), appUrl });
    await postBoardCalls(db, now());
    await tellMembers(db, { now: now(), appUrl });
    await outbox?.deliver();
    await noteMailEnds(db, now());
    await noteConvocationEnds(db, now());
    await noteCorrectionEnds(db, now());
    await noteNewsEnds(db, now());
    if (line) await ringLine(db, { line, now: now() });
    if (desk) await runSignings(db, { desk, files, appUrl, now: now() });
    if (webPush) await ringDevices(db, { webPush, now: now() });
  } catch (error) {
    logError('notices were not posted', error);
  }
}
