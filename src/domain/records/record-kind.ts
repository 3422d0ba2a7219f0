/** 記録の種類: what a table of an association is called where people read it, and what each of its columns means. */
export type RecordKind = {
  /** Also the name of its files and sheets. */
  readonly name: string;
  /** One sentence: what one row is. */
  readonly about: string;
  /** Columns that `common-columns.ts` does not know, or knows otherwise. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that stay in the product, each with the reason. */
  readonly withheld?: Readonly<Record<string, string>>;
};

export type RecordGroup = {
  /** Also the name of its workbook and folder. */
  readonly name: string;
  readonly kinds: Readonly<Record<string, RecordKind>>;
};
