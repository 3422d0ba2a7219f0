type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** One JSON object a line. Callers pass no names, addresses, query strings or bodies. */
export function log(message: string, fields: Fields = {}): void {
  write('info', message, fields);
}

/** The stack says where; the message of a database error is left out, for it may carry the row. */
export function logError(message: string, error: unknown, fields: Fields = {}): void {
  write('error', message, { ...fields, ...describe(error) });
}

function describe(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const isDatabaseError = 'severity' in error || 'constraint' in error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    detail: isDatabaseError ? undefined : error.message,
    stack: frames.slice(0, 8).join('\n'),
  };
}

function write(level: string, message: string, fields: Fields): void {
  console.info(JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }));
}
