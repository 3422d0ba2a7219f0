/** A block of a document as plain text, in its order. */
export type PlainBlock =
  | {
      readonly type: 'heading';
      readonly depth: number;
      readonly anchor: string;
      readonly text: string;
    }
  /** A paragraph, or a list with one line for each item; of a numbered list, these are the first lines of its items. */
  | { readonly type: 'text'; readonly text: string; readonly numbered?: readonly string[] }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] };
