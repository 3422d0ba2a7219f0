/**
 * What a store needs: one way to ask. Values come back in the same shapes on both engines:
 * int2/int4/float as number, int8 and numeric as string, bool as boolean, json as parsed value,
 * bytea as Uint8Array, arrays as arrays of these, date as `2026-04-01`, timestamptz as
 * `2026-04-01T00:00:00.000Z`, timestamp the same without `Z`, every other type as its text.
 */
export type Db = {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a caller names the row beside its SQL
  query<Row = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
};

/** An open transaction. `exec` runs many statements without parameters. */
export type Transaction = Db & { exec(sql: string): Promise<void> };

export type TransactionOptions = {
  /** How long one statement may run; 0 is for ever, absent is the database's own limit. */
  readonly statementTimeoutMs?: number;
  /** How long the work may ask nothing before it is rolled back (25P03); a minute when absent. */
  readonly idleTimeoutMs?: number;
};

/** The database itself, which can also promise all-or-nothing. */
export type Database = Db & {
  readonly kind: 'embedded' | 'server';
  /** `work` runs again from its start when the server reports a conflict (40001, 40P01). */
  transaction<T>(work: (db: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
};
