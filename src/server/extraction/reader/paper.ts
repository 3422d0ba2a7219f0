/** One block of a paper that was read, before it becomes Markdown. Its texts are plain; a line break is `\n`. */
export type PaperBlock =
  | { readonly type: 'heading'; readonly depth: number; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | {
      readonly type: 'item';
      /** 0 is the outermost. */
      readonly level: number;
      readonly isOrdered: boolean;
      readonly text: string;
    }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] };

/** A printed line, in points from the lower left corner. */
export type PrintedLine = {
  /** What stands apart on the line: the cells of a table's row. */
  readonly cells: readonly PrintedCell[];
  readonly baseline: number;
  readonly size: number;
};

export type PrintedCell = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
};

/** The part of a page that is seen, in points. */
export type PageView = {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
};

export type ReadSheet = {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
};

export type ReaderTask = {
  readonly kind: 'pdf' | 'zip';
  readonly bytes: Uint8Array;
  readonly pdfFolder: string;
};

/** What the reading thread found in a file. */
export type ReaderReply =
  | {
      readonly kind: 'pdf';
      readonly pages: readonly (readonly PrintedLine[])[];
      /** One for each page; `null` where the page is turned. */
      readonly views: readonly (PageView | null)[];
      readonly pageCount: number;
      readonly isCut: boolean;
    }
  | { readonly kind: 'docx'; readonly blocks: readonly PaperBlock[]; readonly isCut: boolean }
  | { readonly kind: 'xlsx'; readonly sheets: readonly ReadSheet[] }
  | { readonly kind: 'other' }
  | {
      readonly kind: 'failed';
      readonly reason: 'password' | 'too-large' | 'too-slow' | 'broken';
    };
