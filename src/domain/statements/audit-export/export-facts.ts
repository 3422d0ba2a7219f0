import type { Head, LinkedEntry } from '#domain/activity/chain.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Yen } from '#domain/money.ts';
import type { BookedYear } from '#domain/statements/booked-year.ts';
import type { PaperSettings } from '#domain/statements/paper-settings.ts';
import type { VoucherKind } from '#domain/vouchers/voucher.ts';

/** An entry with how it came into the books. */
export type KeptEntry = Entry & {
  /** The number of the entry that it turns back, where that stands in the same year. */
  readonly reversesNumber: number | null;
  readonly recordedOn: IsoDate;
  readonly enteredAs: string;
  readonly reason: string;
};

/** A paper beside an entry, once for each entry. */
export type KeptVoucher = {
  /** `null` beside a 残高証明書. */
  readonly entryNumber: number | null;
  readonly sha256: string;
  readonly mediaType: string;
  readonly fileName: string;
  readonly kind: VoucherKind;
  readonly issuedOn: IsoDate | null;
  readonly payee: string;
  readonly amountYen: Yen | null;
  readonly invoiceNumber: string;
  readonly note: string;
};

/** What people decided, asked for and found: one table for each kind, in words. */
export type RecordTable = {
  /** `承認/月の締め` */
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};

/** A version of the settlement that was kept as a file. */
export type KeptPack = {
  readonly version: number;
  readonly state: string;
  readonly sha256: string;
};

/** 操作の記録 from its beginning on; no head while nothing was done yet. */
export type KeptLog = { readonly head: Head | null; readonly entries: readonly LinkedEntry[] };

/** Everything that an auditor takes along of a year. */
export type ExportFacts = {
  readonly associationName: string;
  readonly madeOn: IsoDate;
  readonly fiscalYear: number;
  readonly isFinal: boolean;
  readonly paperSettings: PaperSettings;
  readonly year: BookedYear;
  /** As the books count them. */
  readonly lastNumber: number;
  readonly entries: readonly KeptEntry[];
  readonly counterpartyNames: ReadonlyMap<string, string>;
  readonly vouchers: readonly KeptVoucher[];
  readonly packs: readonly KeptPack[];
  readonly records: readonly RecordTable[];
  readonly log: KeptLog;
};

/** A file whose content is made here. */
export type TextFile = { readonly path: string; readonly text: string };

/** A file that lies in the store under its checksum. */
export type StoredFile = { readonly path: string; readonly sha256: string };
