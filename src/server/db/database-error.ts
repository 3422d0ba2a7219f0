export type DatabaseFault = {
  readonly message: string;
  /** SQLSTATE, such as 23505 for a unique violation. */
  readonly code: string;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
  readonly column?: string | undefined;
};

/**
 * A statement that PostgreSQL refused, alike on both engines. Parameters and the `DETAIL` line are
 * left out: both hold personal data and errors end up in logs.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.table = fault.table;
    this.column = fault.column;
  }
}

export type StorageProblemCode =
  | 'EDBBACKUP'
  | 'EDBLOCKED'
  | 'EDBFATAL'
  | 'EDBFOLDER'
  | 'EDBMIGRATION'
  | 'EDBUNREACHABLE'
  | 'EDBVERSION';

/** Something the operator must act on; the message is one Japanese sentence that says what. */
export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
  readonly code: StorageProblemCode;

  constructor(code: StorageProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The code of a thrown value: SQLSTATE, EDB…, or Node's own such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
