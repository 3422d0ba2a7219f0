import type { Database } from '#server/db/db.ts';
import type { FileStore } from '#server/outside/file-store.ts';

/** An upload under way has stored its bytes, but not yet the document that refers to them. */
const graceMs = 3_600_000;

/** Deletes the bytes that nothing of any association refers to any more. Answers how many files went. */
export async function deleteOrphanedFiles(
  db: Database,
  files: FileStore,
  now: Date,
): Promise<number> {
  const stored = await files.list();
  const old = stored.filter(({ storedAtMs }) => storedAtMs < now.getTime() - graceMs);
  if (old.length === 0) return 0;
  const { rows } = await db.query<{ sha256: string }>(
    `select sha256 from document_file where association_id is not null
     union select sha256 from settlement_pack where association_id is not null
     union select sha256 from minutes where association_id is not null and sha256 is not null
     union select sha256 from statement_import where association_id is not null
     union select sha256 from application_file where association_id is not null
     union select sha256 from booking_paper where association_id is not null
     union select sha256 from minutes_signing where association_id is not null
     union select signed_sha256 from minutes_signing where association_id is not null and signed_sha256 is not null
     union select sha256 from vote_scan where association_id is not null
     union select sha256 from agenda_enclosure where association_id is not null and sha256 is not null
     union select book_sha256 from convocation where association_id is not null and book_sha256 is not null
     union select e->>'sha256' from convocation c
       cross join jsonb_array_elements(coalesce(c.paper->'bound', '[]')) e
      where c.association_id is not null and e->>'sha256' is not null
     union select sha256 from voucher where association_id is not null`,
  );
  const used = new Set(rows.map(({ sha256 }) => sha256));
  const orphans = old.filter(({ key }) => !used.has(key));
  for (const { key } of orphans) await files.delete(key);
  return orphans.length;
}
