import type { Role } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { AuditNote, NoteKind } from '#domain/statements/audit/audit-notes.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, dayOf, refusedInWords } from '#server/features/ledger/store.ts';
import type { Scope } from '#server/http/scope.ts';

export type StoredNote = AuditNote & {
  readonly code: string;
  readonly entry: { readonly id: string; readonly number: number; readonly summary: string } | null;
  readonly writtenAs: Role;
  readonly writtenOn: IsoDate;
};

/** As they were written. */
export async function listNotes(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<StoredNote[]> {
  const { rows } = await db.query<StoredNote>(
    `select n.id, n.kind, n.reply_to as "replyTo", n.code, n.words, n.written_as as "writtenAs",
            ${dayOf('n.written_at')} as "writtenOn",
            case when e.id is null then null
                 else jsonb_build_object('id', e.id, 'number', e.number, 'summary', e.summary) end as entry
       from audit_note n
       left join journal_entry e on e.association_id = n.association_id and e.id = n.entry_id
      where n.association_id = $1 and n.fiscal_year_id = $2
      order by n.written_at, n.id`,
    [associationId, yearId],
  );
  return rows;
}

type NewNote = {
  readonly id: string;
  readonly yearId: string;
  readonly kind: NoteKind;
  readonly replyTo: string | null;
  readonly code: string;
  readonly entryId: string | null;
  readonly words: string;
  readonly now: Date;
};

/** The same one again finds the one that is there. */
export async function addNote(
  db: Db,
  { associationId, role, userId }: Scope<'audit.write'> | Scope<'ledger.book'>,
  { id, yearId, kind, replyTo, code, entryId, words, now }: NewNote,
): Promise<void> {
  await refusedInWords(() =>
    db.query(
      `insert into audit_note (association_id, id, fiscal_year_id, kind, reply_to, code, entry_id, words, written_as,
         written_by, written_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (association_id, id) do nothing`,
      [
        associationId,
        id,
        yearId,
        kind,
        replyTo,
        code,
        entryId,
        words,
        role,
        userId,
        now.toISOString(),
      ],
    ),
  );
}

/** Whether nothing is written any more: the newest version has its report, or the meeting approved it. */
export async function isAuditHeld(
  db: Db,
  { associationId }: BooksReader,
  yearId: string,
): Promise<boolean> {
  const { rows } = await db.query<{ isHeld: boolean }>(
    `select exists (
         select from settlement_pack p where p.association_id = $1 and p.fiscal_year_id = $2
            and p.state in ('audited', 'approved')
            and p.version = (select max(q.version) from settlement_pack q
              where q.association_id = $1 and q.fiscal_year_id = $2))
       or exists (
         select from books_lock l join fiscal_year y on y.association_id = l.association_id
          where l.association_id = $1 and y.id = $2 and l.is_final and l.locked_until >= y.ends_on) as "isHeld"`,
    [associationId, yearId],
  );
  return rows[0]?.isHeld ?? false;
}
