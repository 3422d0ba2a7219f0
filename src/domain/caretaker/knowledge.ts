import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentCategory } from '#domain/documents/category.ts';
import type { Validity } from '#domain/documents/validity.ts';
import type { Passage } from '#domain/retrieval/indexing/build-index.ts';

/** 一節: what the caretaker may quote, with all that a reader needs to check it. */
export type KnowledgePassage = Passage & {
  /** `record` is a live fact of the association: the next meeting, a balance. */
  readonly origin: 'document' | 'law' | 'record';
  /** The document, the law article (`law-…`) or the record (`record-…`) it belongs to. */
  readonly sourceId: string;
  readonly sourceTitle: string;
  /** 第3条（飼うことができる数）; empty where the source has no parts. */
  readonly heading: string;
  /** Where a reader opens it: a page of this product, with the passage's anchor. */
  readonly href: string;
  readonly category: DocumentCategory | 'law' | 'record';
  readonly issuedOn: IsoDate | null;
  readonly inForceFrom: IsoDate | null;
  readonly validity: Validity;
  /** 確からしさ of a law article: primary source, secondary, unconfirmed. */
  readonly confidence: 'P' | 'S' | 'B' | null;
  /** The lines of its numbered lists, list by list. */
  readonly numbered?: readonly (readonly string[])[];
};
