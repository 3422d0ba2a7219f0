import type { IsoDate } from '#domain/calendar.ts';
import { dayInJapan } from '#domain/calendar.ts';
import type { ConvocationPaper } from '#domain/meetings/convocation/convocation-paper.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/db/db.ts';
import { openPdf } from '#server/extraction/open-pdf.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { type BoundPdf, renderBook } from './render-convocation.ts';

type Sources = { readonly files: FileStore | undefined; readonly associationId: string };

/** The PDFs that a paper names, from where they are kept. */
export async function loadBound(
  { bound = [] }: Pick<ConvocationPaper, 'bound'>,
  { files, associationId }: Sources,
): Promise<ReadonlyMap<string, BoundPdf>> {
  const pdfs = new Map<string, BoundPdf>();
  for (const { label, sha256 } of bound) {
    if (sha256 === undefined) continue;
    const bytes = await files?.get(sha256);
    const opened = bytes && (await openPdf({ bytes: bytes.slice(), associationId }));
    if (!bytes || !opened) {
      throw new Refusal('unavailable', `${label}のPDFを取り出せませんでした。`);
    }
    pdfs.set(sha256, { bytes, pageCount: opened.pageCount });
  }
  return pdfs;
}

type Waiting = {
  readonly associationId: string;
  readonly convocationId: string;
  readonly version: number;
  readonly paper: ConvocationPaper;
  readonly sentOn: IsoDate;
};

/** 議案書 with its 資料 is made once for all mails, before the first of them; outside any transaction. */
export async function bindBooks(
  db: Database,
  { files, now }: { readonly files: FileStore | undefined; readonly now: Date },
): Promise<void> {
  const { rows } = await db.query<Waiting>(
    `select c.association_id as "associationId", c.id as "convocationId", c.version, c.paper,
            ((c.sent_at at time zone 'Asia/Tokyo')::date)::text as "sentOn"
       from convocation c join association a on a.id = c.association_id and a.kind = 'customer'
      where c.sent_at is not null and c.posted_at is null and c.book_sha256 is null and c.paper ? 'bound'`,
  );
  if (!files) return;
  for (const { associationId, convocationId, ...printed } of rows) {
    const pdfs = await loadBound(printed.paper, { files, associationId });
    const today = dayInJapan(now.getTime());
    const sha256 = await files.put(await renderBook({ ...printed, isApproved: true, today }, pdfs));
    await db.query(
      'update convocation set book_sha256 = $3 where association_id = $1 and id = $2 and book_sha256 is null',
      [associationId, convocationId, sha256],
    );
  }
}
