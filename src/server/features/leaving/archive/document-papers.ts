import type { Block } from '#contract/documents.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { parseMarkdown } from '#server/document-text/parse-markdown.ts';
import { readBlocks } from '#server/document-text/read-blocks.ts';
import { logError } from '#server/http/log.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './document.typ?raw';
import { type JsonRow, rowsOf } from './json-rows.ts';
import { plainName } from './originals.ts';
import { packed } from './packed-text.ts';
import type { RecordTable } from './read-records.ts';
import type { ZipEntry } from './zip-pieces.ts';

const typesetter = new Typesetter({ template, timeoutMs: 30_000 });

export type DocumentPaper = {
  readonly path: string;
  readonly title: string;
  readonly issuedOn: string;
  readonly body: string;
};

/** Documents of which the association has the text alone; the others lie among the originals. */
export async function listDocumentPapers(tables: readonly RecordTable[]): Promise<DocumentPaper[]> {
  const withOriginal = new Set<unknown>();
  for await (const { document_id: id } of rowsIn(tables, 'document_file')) withOriginal.add(id);
  const papers: DocumentPaper[] = [];
  for await (const row of rowsIn(tables, 'document')) {
    if (!withOriginal.has(row['id']) && row['body'] !== '') papers.push(paperOf(row, papers));
  }
  return papers;
}

function rowsIn(tables: readonly RecordTable[], wanted: string): AsyncGenerator<JsonRow> {
  const records = tables.find(({ table }) => table === wanted);
  if (!records) throw new Error(`the archive has no ${wanted}`);
  return rowsOf(records);
}

function paperOf(row: JsonRow, known: readonly DocumentPaper[]): DocumentPaper {
  const [title, issuedOn, body] = ['title', 'issued_on', 'body'].map((name) => String(row[name]));
  const name = `文書/${issuedOn}_${plainName(title ?? '').replaceAll('/', '／')}`;
  const path = known.some((it) => it.path === `${name}.pdf`)
    ? `${name}_第${String(row['version'])}版`
    : name;
  return { path: `${path}.pdf`, title: title ?? '', issuedOn: issuedOn ?? '', body: body ?? '' };
}

type Made = { readonly associationId: string; readonly associationName: string };

/** Nothing where it cannot be set; its text is in the tables all the same. */
export async function documentEntry(
  { path, title, issuedOn, body }: DocumentPaper,
  { associationId, associationName }: Made,
): Promise<ZipEntry | undefined> {
  const blocks: Block[] = readBlocks(
    await parseMarkdown({ markdown: body, associationId }),
    new Map(),
  );
  try {
    const data = { title, associationName, date: formatPlainDate(issuedOn), blocks };
    const bytes = await typesetter.typeset(data);
    return { path, ...(await packed(bytes, { isPackedAlready: true })) };
  } catch (error) {
    logError('a document was not set', error);
    return undefined;
  }
}
