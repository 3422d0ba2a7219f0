import type { ReactNode } from 'react';

/** What was found in the text of the documents. */
export type InText = {
  /** False while one is looking, and where that failed: the list says so. */
  readonly isKnown: boolean;
  /** Whether these are all: the last answer counts until the next one. */
  readonly isWhole: boolean;
  readonly documentIds: ReadonlySet<string>;
  /** Whether something besides documents was found. */
  readonly hasRecords: boolean;
  readonly list: ReactNode;
};

export const nothingAsked: InText = {
  isKnown: true,
  isWhole: true,
  hasRecords: false,
  documentIds: new Set(),
  list: null,
};
