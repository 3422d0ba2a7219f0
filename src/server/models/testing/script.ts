export type Call = { readonly call: string; readonly input: Readonly<Record<string, string>> };
type Saying = { readonly say: readonly string[] };

/** What the stub does with the next request. */
export type Script =
  | Saying
  | Call
  | { readonly status: number }
  /** Repeats itself until the other side hangs up. */
  | { readonly drip: string; readonly everyMs: number }
  /** Sends this body as it stands, then ends, breaks the connection or falls silent. */
  | { readonly raw: string; readonly ends: 'whole' | 'broken' | 'never' };

/** How one of the two protocols writes an answer. */
export type Wire = {
  readonly stream: (script: Saying | Call) => string;
  readonly whole: (script: Saying | Call) => unknown;
};
