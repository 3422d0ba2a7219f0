import type { Permission } from '#domain/access/permission.ts';
import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import type { Stoppage } from '#domain/notices/stoppage.ts';
import type { Books } from './books/books.ts';
import type { OwnBill } from './own-bill.ts';

/** What may be looked up for this reader: typed facts, and the passages that show them. */
export type Known = {
  readonly facts: AssociationFacts;
  readonly passages: readonly KnowledgePassage[];
  /** Loaded only where the question asks for them. */
  readonly ownBills?: readonly OwnBill[];
  readonly books?: Books | undefined;
  /** お知らせ of what will stop; loaded only where it is asked for. */
  readonly stoppages?: readonly Stoppage[] | undefined;
  /** What the reader may do, where screens of the product may be pointed to. */
  readonly may?: readonly Permission[] | undefined;
};

export type ExactGiven = {
  readonly asked: Asked;
  readonly evidence: Evidence;
  readonly known: Known;
};

/** 確かな答え: made of typed data; `asked-back` where the question does not say enough to look it up. */
export type ExactAnswer = {
  readonly outcome: 'answered' | 'related';
  readonly lines: readonly Line[];
  /** Questions that may come next; none where those of the topic do. */
  readonly suggestions?: readonly string[];
};
