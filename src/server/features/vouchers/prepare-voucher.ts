import type { Place } from '#contract/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type ReadVoucher, readVoucher } from '#domain/vouchers/read-voucher.ts';
import type { Found, PaperLine, ReadField } from '#domain/vouchers/voucher.ts';
import { openPdf } from '#server/extraction/open-pdf.ts';
import { repairLine } from '#server/extraction/pages/repair-line.ts';
import type { PageView, PrintedLine } from '#server/extraction/reader/paper.ts';
import type { UploadedFile } from '#server/http/read-upload.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import type { VoucherFacts, VoucherFile } from './store.ts';

type Line = PrintedLine & { readonly page: number; readonly view: PageView | null };

export type Prepared = {
  readonly file: VoucherFile;
  readonly lines: readonly Line[];
  readonly readingNote: string;
};

const notes = {
  scan: '文字の入っていない（画像だけの）PDFなので、金額などは読み取れません。紙を見ながら入れてください。',
  slow: '中身が複雑なため、金額などを読み取れませんでした。紙を見ながら入れてください。',
  photo: '',
} as const;

/** Tells what the file is, reads a PDF in the reading thread, and stores the bytes. Nothing that cannot be opened is kept. */
export async function prepareVoucher(
  files: FileStore,
  { bytes, fileName, associationId }: UploadedFile & { readonly associationId: string },
): Promise<Prepared> {
  const mediaType = mediaTypeOf(bytes, '証憑にできる');
  const { lines, readingNote } =
    mediaType === 'application/pdf'
      ? await readPdf({ bytes, associationId })
      : { lines: [], readingNote: notes.photo };
  const sha256 = await files.put(bytes);
  const file = { sha256, fileName, mediaType, byteSize: bytes.byteLength };
  return { file, lines, readingNote };
}

async function readPdf(file: {
  bytes: Uint8Array;
  associationId: string;
}): Promise<Pick<Prepared, 'lines' | 'readingNote'>> {
  const opened = await openPdf(file);
  if (!opened) return { lines: [], readingNote: notes.slow };
  const lines = linesOf(opened.pages, opened.views);
  return { lines, readingNote: lines.length === 0 ? notes.scan : '' };
}

function linesOf(
  pages: readonly (readonly PrintedLine[])[],
  views: readonly (PageView | null)[],
): readonly Line[] {
  return pages.flatMap((lines, index) =>
    inRows(lines).map((line) => ({
      ...repairLine(line),
      page: index + 1,
      view: views[index] ?? null,
    })),
  );
}

/** Programs write a paper column by column: what stands at one height is one line to a reader. */
function inRows(lines: readonly PrintedLine[]): readonly PrintedLine[] {
  const rows: PrintedLine[] = [];
  for (const line of lines.toSorted((one, other) => other.baseline - one.baseline)) {
    const row = rows.at(-1);
    if (row && row.baseline - line.baseline < Math.min(row.size, line.size) * 0.4) {
      const cells = [...row.cells, ...line.cells].toSorted((a, b) => a.left - b.left);
      rows[rows.length - 1] = { ...row, cells, size: Math.max(row.size, line.size) };
    } else rows.push(line);
  }
  return rows;
}

type Known = { readonly today: IsoDate; readonly names: readonly string[] };

/** What the lines say, and where each of it stands. */
export function factsIn(
  lines: readonly Line[],
  known: Known,
): { readonly facts: VoucherFacts; readonly places: readonly Place[] } {
  const paper: readonly PaperLine[] = lines.map(({ page, cells }) => ({
    page,
    cells: cells.map(({ text }) => text),
  }));
  const read = readVoucher(paper, known);
  return {
    facts: { ...nothingRead, ...valuesOf(read) },
    places: Object.entries(read).flatMap(([field, found]) =>
      found ? placeOf(field as ReadField, found, lines) : [],
    ),
  };
}

const nothingRead: VoucherFacts = {
  kind: 'other',
  issuedOn: null,
  dueOn: null,
  amountYen: null,
  payee: '',
  invoiceNumber: '',
  note: '',
};

function valuesOf(read: ReadVoucher): Partial<VoucherFacts> {
  return Object.fromEntries(
    Object.entries(read).flatMap(([field, found]) => (found ? [[field, found.value]] : [])),
  );
}

const longestQuote = 80;

function placeOf(
  field: ReadField,
  found: Found<unknown>,
  lines: readonly Line[],
): readonly Place[] {
  const line = lines[found.line];
  if (!line) return [];
  return [
    {
      field,
      page: line.page,
      quote: found.quote.slice(0, longestQuote),
      box: boxOf(line, found.quote),
    },
  ];
}

/** In shares of the page: the cells that were quoted, with a little room around them. */
function boxOf({ cells, baseline, size, view }: Line, quote: string): Place['box'] {
  if (!view) return null;
  const quoted = cells.filter(({ text }) => quote.includes(text));
  const meant = quoted.length > 0 ? quoted : cells;
  const left = Math.min(...meant.map((cell) => cell.left));
  const right = Math.max(...meant.map((cell) => cell.right));
  const room = size * 0.3;
  return {
    left: share(left - room - view.left, view.width),
    top: share(view.bottom + view.height - baseline - size - room / 2, view.height),
    width: share(right - left + 2 * room, view.width),
    height: share(size * 1.25 + room, view.height),
  };
}

function share(points: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, points / whole)) * 10_000) / 10_000;
}
