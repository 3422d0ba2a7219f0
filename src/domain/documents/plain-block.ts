/** A block of a document as plain text, in its order. */
export type PlainBlock =
  | {
      readonly type: 'heading';
      readonly depth: number;
      readonly anchor: string;
      readonly text: string;
    }
  /** A paragraph, or a list with one line for each item. */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] };
