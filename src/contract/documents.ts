import { z } from 'zod/mini';
import { type DocumentCategory, documentCategories } from '#domain/documents/category.ts';
import { endpoint, fileEndpoint, uploadEndpoint } from './endpoint.ts';
import { id, isoDate } from './schema.ts';

const category = z.enum(documentCategories) satisfies z.ZodMiniType<DocumentCategory>;
const visibility = z.enum(['everyone', 'owners', 'board']);

const documentHead = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  category,
  summary: z.string(),
  visibility,
  version: z.int(),
  issuedOn: isoDate,
  inForceFrom: z.nullable(isoDate),
  inForceUntil: z.nullable(isoDate),
  /** Whether a newer version has taken its place. */
  isSuperseded: z.boolean(),
  /** `no-text` is a scan: it is kept, but nobody can search it. */
  reading: z.enum(['written', 'extracted', 'no-text', 'failed']),
  /** What could not be read, in a sentence; else empty. */
  readingNote: z.string(),
  file: z.nullable(z.object({ name: z.string(), mediaType: z.string(), byteSize: z.int() })),
});
export type DocumentHead = z.output<typeof documentHead>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/documents',
  needs: 'document.read',
  input: z.strictObject({}),
  output: z.object({ today: isoDate, documents: z.array(documentHead) }),
});

/** A piece of running text; `href` is '' where the address was not allowed. */
export type Inline =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'strong' | 'emphasis' | 'delete'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] };

/** A block of a document's text, as the page draws it. */
export type Block =
  | {
      readonly type: 'heading';
      readonly depth: number;
      readonly anchor: string;
      readonly children: readonly Inline[];
    }
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly ListItem[];
    }
  | {
      readonly type: 'table';
      readonly align: readonly CellAlign[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'rule' };

export type ListItem = { readonly checked: boolean | null; readonly children: readonly Block[] };
export type CellAlign = 'left' | 'right' | 'center' | null;

const inline: z.ZodMiniType<Inline> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.enum(['strong', 'emphasis', 'delete']), children: z.array(inline) }),
    z.object({ type: z.literal('code'), text: z.string() }),
    z.object({ type: z.literal('break') }),
    z.object({ type: z.literal('link'), href: z.string(), children: z.array(inline) }),
  ]),
);

const block: z.ZodMiniType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('heading'),
      depth: z.int(),
      anchor: z.string(),
      children: z.array(inline),
    }),
    z.object({ type: z.literal('paragraph'), children: z.array(inline) }),
    z.object({
      type: z.literal('list'),
      ordered: z.boolean(),
      start: z.int(),
      items: z.array(z.object({ checked: z.nullable(z.boolean()), children: z.array(block) })),
    }),
    z.object({
      type: z.literal('table'),
      align: z.array(z.nullable(z.enum(['left', 'right', 'center']))),
      rows: z.array(z.array(z.array(inline))),
    }),
    z.object({ type: z.literal('quote'), children: z.array(block) }),
    z.object({ type: z.literal('rule') }),
  ]),
);

export const getDocument = endpoint({
  method: 'GET',
  path: '/documents/:documentId',
  needs: 'document.read',
  input: z.strictObject({ documentId: id }),
  output: z.object({
    today: isoDate,
    document: documentHead,
    blocks: z.array(block),
    /**
     * 一節: what a citation points at. `/document/{id}#{chunk}` shows the blocks from `from` up to, but
     * without, `until`.
     */
    chunks: z.array(z.object({ id: z.string(), from: z.int(), until: z.int() })),
    /** Every version of this document, newest first, itself included. */
    versions: z.array(documentHead),
    /** Whether this reader may change or delete it. */
    canEdit: z.boolean(),
  }),
});

/** What a member says about a document. */
const documentFacts = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  category,
  summary: z.string().check(z.trim(), z.maxLength(200)),
  visibility,
  issuedOn: isoDate,
  inForceFrom: z.nullable(isoDate),
  inForceUntil: z.nullable(isoDate),
  /** The version this one replaces. */
  supersedesId: z.nullable(id),
};

export const largestFileBytes = 20 * 1024 * 1024;

/** `facts` as JSON and `file` as multipart/form-data. */
export const uploadDocument = uploadEndpoint({
  method: 'POST',
  path: '/documents',
  needs: 'document.write',
  input: z.strictObject({
    ...documentFacts,
    /** The title is the name of the file, typed by nobody: the title inside the file may take its place. */
    titleIsFileName: z.optional(z.boolean()),
  }),
  output: z.object({ document: documentHead }),
  largestFileBytes,
});

/** 下読み: what a file says of itself, for the form. Nothing of it is kept. */
export const previewDocument = uploadEndpoint({
  method: 'POST',
  path: '/document-preview',
  needs: 'document.write',
  input: z.strictObject({ title: z.string().check(z.maxLength(120)) }),
  output: z.object({
    visibility: z.nullable(z.object({ value: z.literal('board'), from: z.string() })),
    issuedOn: z.nullable(z.object({ value: isoDate, from: z.string() })),
  }),
  largestFileBytes,
});

export const saveDocument = endpoint({
  method: 'PUT',
  path: '/documents/:documentId',
  needs: 'document.write',
  input: z.strictObject({ documentId: id, ...documentFacts }),
  output: z.object({ document: documentHead }),
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/documents/:documentId',
  needs: 'document.write',
  input: z.strictObject({ documentId: id }),
  output: z.object({}),
});

/** 原本: the very bytes that were uploaded. */
export const downloadOriginal = fileEndpoint({
  method: 'GET',
  path: '/documents/:documentId/original',
  needs: 'document.read',
  input: z.strictObject({ documentId: id }),
  mediaType: 'application/octet-stream',
});

const markedText = z.array(z.object({ text: z.string(), isFound: z.boolean() }));

/** Search in the text of everything the caller may read. */
export const searchDocuments = endpoint({
  method: 'GET',
  path: '/document-search',
  needs: 'document.read',
  input: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  output: z.object({
    hits: z.array(
      z.object({
        documentId: id,
        title: markedText,
        category,
        issuedOn: isoDate,
        isSuperseded: z.boolean(),
        passages: z.array(z.object({ href: z.string(), heading: markedText, excerpt: markedText })),
      }),
    ),
    /** 生きた記録: what the product itself knows, and the screen that shows it. */
    records: z.array(
      z.object({ href: z.string(), place: z.string(), heading: markedText, excerpt: markedText }),
    ),
    /** 会計年度 that the words named: what concerns them stands first. */
    years: z.array(z.int()),
    /** What was looked for instead where the words themselves were not found. */
    readAs: z.nullable(z.string()),
    /** What was looked for besides, because the words themselves were found in few documents. */
    alsoAs: z.nullable(z.string()),
  }),
});
