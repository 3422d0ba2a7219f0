import { readSheets, writeSheets } from './hucre-adapter.ts';
import type { SpreadsheetReply, SpreadsheetTask } from './workbook.ts';

self.addEventListener('message', ({ data }: MessageEvent<SpreadsheetTask>) => {
  perform(data)
    .catch((error: unknown): SpreadsheetReply => ({ fault: String(error) }))
    .then((reply) => self.postMessage(reply, { transfer: [] }))
    .catch((error: unknown) => reportError(error));
});

async function perform(task: SpreadsheetTask): Promise<SpreadsheetReply> {
  return 'write' in task
    ? { written: await writeSheets(task.write) }
    : { read: await readSheets(task.read) };
}
