import type { Database, TransactionOptions } from '#server/db/db.ts';

/** What an engine answers: every value as PostgreSQL's text, shaped later in one place. */
export type RawResult = {
  readonly fields: readonly { readonly name: string; readonly type: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly rowCount: number;
  /** First word of the command tag: SELECT, INSERT, COMMIT, ROLLBACK… */
  readonly command: string;
};

/** One connection. Only whoever it is lent to may use it. */
export type Session = {
  query(text: string, params: readonly (string | null)[]): Promise<RawResult>;
  exec(sql: string): Promise<void>;
};

/** The little that differs between the embedded engine and a server. */
export type Engine = {
  readonly kind: Database['kind'];
  lend<T>(work: (session: Session) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
};

/** Text forms are settings of the session: fixed here, so that both engines print values alike. */
export const sessionSettings = `
  set time zone 'UTC';
  set datestyle to 'ISO, YMD';
  set intervalstyle to 'postgres';
  set bytea_output to 'hex';
  set extra_float_digits to 1;
  set search_path to public;
  set client_min_messages to error`;
