import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';

/** Whoever opens the product has a copy of the demonstration; together they must not fill the disk. */
const visitorLimitMb = 100;

/** Documents, vouchers and what hangs on applications share what an association may keep. */
export async function refuseFullStorage(db: Db, scope: Scope, moreBytes: number): Promise<void> {
  const { usedBytes, limitMb, isVisitorCopy } = await measureStorage(db, scope);
  const allowedMb = isVisitorCopy ? Math.min(limitMb, visitorLimitMb) : limitMb;
  if (usedBytes + moreBytes <= allowedMb * 1024 * 1024) return;
  const sentence = isVisitorCopy
    ? `デモに保存できる文書は、合わせて${allowedMb}MBまでです。使わない文書を消してから、もう一度お試しください。`
    : `ご契約のプランで保存できる容量（${allowedMb.toLocaleString('ja-JP')}MB）を超えます。使わない文書を消すか、プランの変更をご相談ください。`;
  throw new Refusal('invalid_input', sentence);
}

async function measureStorage(
  db: Db,
  { associationId }: Scope,
): Promise<{ usedBytes: number; limitMb: number; isVisitorCopy: boolean }> {
  const { rows } = await db.query<{ used: number; limit: number | null; kind: string }>(
    `select (select coalesce(sum(octet_length(d.body)), 0) from document d where d.association_id = $1)::float8
          + (select coalesce(sum(f.byte_size), 0) from document_file f where f.association_id = $1)::float8
          + (select coalesce(sum(v.byte_size), 0) from voucher v where v.association_id = $1 and not v.is_drawn)::float8
          + (select coalesce(sum(a.byte_size), 0) from application_file a where a.association_id = $1)::float8
          + (select coalesce(sum(b.byte_size), 0) from booking_paper b where b.association_id = $1)::float8
          + (select coalesce(sum(e.byte_size), 0) from agenda_enclosure e where e.association_id = $1)::float8
          + (select coalesce(sum(s.byte_size), 0) from vote_scan s where s.association_id = $1)::float8 as used,
            (select s.storage_limit_mb from subscription s where s.association_id = $1
              order by s.started_on desc limit 1) as limit,
            a.kind
       from association a where a.id = $1`,
    [associationId],
  );
  const { used = 0, limit, kind } = rows[0] ?? {};
  return { usedBytes: used, limitMb: limit ?? 0, isVisitorCopy: kind === 'copy' };
}
