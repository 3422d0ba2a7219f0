/** 証憑の種類 */
export const voucherKinds = [
  'invoice',
  'receipt',
  'contract',
  'quote',
  'delivery',
  'certificate',
  'other',
] as const;

export type VoucherKind = (typeof voucherKinds)[number];

export const voucherKindNames: Readonly<Record<VoucherKind, string>> = {
  invoice: '請求書',
  receipt: '領収書',
  contract: '契約書',
  quote: '見積書',
  delivery: '納品書',
  certificate: '残高証明書',
  other: 'その他',
};

/** What a paper can say by itself. */
export type ReadField =
  | 'kind'
  | 'payee'
  | 'subject'
  | 'issuedOn'
  | 'dueOn'
  | 'amountYen'
  | 'invoiceNumber';

/** A printed line of a paper, in the order of reading; what stands apart on it is a cell. */
export type PaperLine = { readonly page: number; readonly cells: readonly string[] };

/** Something that was read, and the line it stands on. */
export type Found<Value> = {
  readonly value: Value;
  /** The index in the lines. */
  readonly line: number;
  /** The words as they are printed. */
  readonly quote: string;
};
