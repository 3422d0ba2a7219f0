import type { z } from 'zod/mini';
import type { getNotice } from '#contract/notices.ts';
import { roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { reachOf } from '#domain/notices/reach.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#server/http/handle.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { listDeliveries } from './delivery-store.ts';
import { findTitle, listNotices, type NoticeRow } from './notice-store.ts';
import { gone, listRecipients } from './send.ts';

type Reader = Scope<'notice.read'>;

export async function findNotice(db: Db, scope: Reader, noticeId: string): Promise<NoticeRow> {
  const seesAll = grantedScope(scope, 'notice.write') !== undefined;
  const [notice] = await listNotices(db, scope, { seesAll, noticeId });
  if (!notice) throw new Refusal('not_found', gone);
  return notice;
}

export async function viewNotice(
  db: Db,
  scope: Reader,
  { noticeId, today }: { noticeId: string; today: IsoDate },
): Promise<Answer<z.input<typeof getNotice.output>>> {
  const notice = await findNotice(db, scope, noticeId);
  const writer = grantedScope(scope, 'notice.write');
  const { releaseMs, stage } = notice;
  return {
    ...notice,
    by: roleNames[notice.sentAs ?? notice.writtenAs],
    corrects: await findTitle(db, scope, notice.correctsId),
    correctedBy: await findTitle(db, scope, notice.correctedById),
    reach: writer ? reachOf(await listReached(db, writer, { ...notice, today })) : null,
    goesOut: stage === 'waiting' && releaseMs !== null ? new Date(releaseMs).toISOString() : null,
    maySend: grantedScope(scope, 'notice.send') !== undefined,
  };
}

/** A draft reaches whom it would reach now; what was sent, whom it was sent to. */
async function listReached(
  db: Db,
  writer: Scope<'notice.write'>,
  notice: NoticeRow & { readonly today: IsoDate },
) {
  if (notice.stage === 'draft') return listRecipients(db, writer, notice);
  const rows = await listDeliveries(db, writer, notice.id);
  return rows.map(({ dwellingId, number, name, personId, livesHere, way }) => ({
    dwelling: {
      id: dwellingId,
      number,
      floor: 0,
      position: 0,
      parking: [],
      owners: [],
      residents: [],
    },
    person: personId === null ? null : { id: personId, name, livesHere, hasMail: way === 'mail' },
  }));
}
