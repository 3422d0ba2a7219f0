import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { paperMarkdown } from '#domain/statements/pack/paper-markdown.ts';
import type { Db } from '#server/db/db.ts';
import { addDocument, findDocument } from '#server/features/documents/store.ts';
import type { BooksReader } from '#server/features/ledger/store.ts';
import { newId } from '#server/outside/new-id.ts';
import type { LoadedSettlement } from './load-settlement.ts';
import { packFileName, papersOf } from './print-settlement.ts';
import type { PackRow } from './store.ts';

type Published = {
  readonly pack: Pick<PackRow, 'version' | 'state' | 'sha256' | 'byteSize' | 'meetingOn'>;
  /** The document of an earlier version, which this one takes the place of. */
  readonly formerId: string | null;
  readonly today: IsoDate;
  readonly now: Date;
  /** The demonstration is made anew each day, and links to its documents stay good. */
  readonly id?: string;
};

/** Puts a version into the library: the PDF as the original, its papers as text for search and the caretaker. */
export async function addToLibrary(
  db: Db,
  scope: BooksReader,
  loaded: LoadedSettlement,
  { pack, formerId, today, now, id = newId(now.getTime()) }: Published,
): Promise<string> {
  const former = formerId === null ? undefined : await findDocument(db, scope, formerId);
  const isApproved = pack.state === 'approved';
  const edition = `第${pack.version}版`;
  await addDocument(db, scope, {
    id,
    facts: { ...factsOf(loaded, pack), issuedOn: today, supersedesId: former?.head.id ?? null },
    version: (former?.head.version ?? 0) + 1,
    body: bodyOf(loaded, pack),
    reading: 'extracted',
    readingNote: '',
    original: {
      id: newId(now.getTime()),
      fileName: packFileName(loaded, { isApproved, edition }),
      mediaType: 'application/pdf',
      byteSize: pack.byteSize,
      sha256: pack.sha256,
    },
    now,
  });
  return id;
}

type Facts = Pick<Published['pack'], 'state' | 'meetingOn'>;

function factsOf({ books }: LoadedSettlement, { state, meetingOn }: Facts) {
  const isApproved = state === 'approved';
  return {
    title: `${books.fiscalYear}年度 決算書${isApproved ? '' : '（案）'}`,
    category: 'accounts' as const,
    summary:
      isApproved && meetingOn !== null
        ? `${formatPlainDate(meetingOn)}の通常総会で承認された決算書です。`
        : '監査を終えた、総会の承認前の決算書です。',
    visibility: 'owners' as const,
    inForceFrom: null,
    inForceUntil: null,
  };
}

function bodyOf(loaded: LoadedSettlement, { state, meetingOn }: Facts): string {
  const { books, associationName, report } = loaded;
  const approval =
    state === 'approved' && meetingOn !== null
      ? `${formatEraDate(meetingOn)}の通常総会で承認されました。`
      : '総会の承認前の案です。';
  const period = `${associationName}の${books.fiscalYear}年度（${formatEraDate(books.startsOn)}から${formatEraDate(books.endsOn)}まで）の決算書です。${approval}`;
  return `${period}\n\n${paperMarkdown(papersOf(loaded, report))}`;
}
