import { dayInJapan } from '#domain/calendar.ts';
import type { EndedAssociation } from '#domain/leaving/certificate.ts';
import type { Db } from '#server/db/db.ts';

export type EndedRow = Omit<EndedAssociation, 'askedOn' | 'approvedOn' | 'finishedAt'> & {
  readonly askedAt: string;
  readonly approvedAt: string;
  /** `null` while the last of its files are still there. */
  readonly finishedAt: string | null;
};

/** 利用を終えた管理組合 of which this account may read the certificate. */
export async function listEnded(db: Db, accountId: string): Promise<EndedRow[]> {
  const { rows } = await db.query<EndedRow>(
    `select e.id, e.name, e.asked_as as "askedAs", e.asked_at as "askedAt",
            e.approved_as as "approvedAs", e.approved_at as "approvedAt", e.deleted_at as "deletedAt",
            e.finished_at as "finishedAt", e.row_counts as "rowCounts", e.file_count as "fileCount",
            e.shared_count as "sharedCount", e.was_alone as "wasAlone"
       from ended_association e join ended_association_reader r on r.ended_id = e.id
      where r.account_id = $1 order by e.deleted_at desc`,
    [accountId],
  );
  return rows;
}

/** Nothing before the last file has gone. */
export function finishedEnding(row: EndedRow | undefined): EndedAssociation | undefined {
  if (!row || row.finishedAt === null) return undefined;
  const { askedAt, approvedAt, finishedAt, ...facts } = row;
  const day = (moment: string) => dayInJapan(Date.parse(moment));
  return { ...facts, finishedAt, askedOn: day(askedAt), approvedOn: day(approvedAt) };
}
