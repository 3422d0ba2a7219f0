import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import type { ReadSheet } from './hucre-adapter.ts';

export type SpreadsheetTask = { readonly write: readonly Sheet[] } | { readonly read: Uint8Array };
export type SpreadsheetReply =
  | { readonly written: Uint8Array }
  | { readonly read: readonly ReadSheet[] }
  | { readonly fault: string };

/** A workbook that takes longer is broken or hostile; the worker is stopped with it. */
const longestMs = 10_000;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const reply = await perform({ write: sheets });
  if (!('written' in reply)) throw new Error(faultOf(reply));
  return new Blob([new Uint8Array(reply.written)], { type: xlsxType });
}

export async function readWorkbook(bytes: Uint8Array): Promise<readonly ReadSheet[]> {
  const reply = await perform({ read: bytes });
  if (!('read' in reply)) throw new Error(faultOf(reply));
  return reply.read;
}

function faultOf(reply: SpreadsheetReply): string {
  return 'fault' in reply ? reply.fault : 'the worker answered something else';
}

/** A worker of its own for each task, so that stopping one harms no other. */
function perform(task: SpreadsheetTask): Promise<SpreadsheetReply> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
    type: 'module',
  });
  return new Promise<SpreadsheetReply>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), longestMs);
    worker.addEventListener('message', ({ data }: MessageEvent<SpreadsheetReply>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      clearTimeout(timer);
      reject(new Error(message));
    });
    worker.postMessage(task, []);
  }).finally(() => worker.terminate());
}
