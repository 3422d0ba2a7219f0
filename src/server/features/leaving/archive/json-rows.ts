import { createPause } from '#server/knowledge/pause.ts';
import { type PackedFile, unpacked } from './packed-text.ts';

export type JsonRow = Readonly<Record<string, unknown>>;

/** The rows of a table, read again from their lines; others have their turn in between. */
export async function* rowsOf({ lines }: { lines: PackedFile }): AsyncGenerator<JsonRow> {
  const pause = createPause();
  for (const line of (await unpacked(lines)).split('\n')) {
    if (line === '') continue;
    yield readRow(line);
    await pause();
  }
}

function readRow(line: string): JsonRow {
  const row: unknown = JSON.parse(line);
  return Object(row);
}
