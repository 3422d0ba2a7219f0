import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { writeWorkbook } from './workbook.ts';

const keptMs = 60_000;

/** Hands the workbook to the browser's downloads. */
export async function saveWorkbook(sheets: readonly Sheet[], fileName: string): Promise<void> {
  download(await writeWorkbook(sheets), fileName);
}

/** The same for a text of comma-separated values. */
export function saveCsv(text: string, fileName: string): void {
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}

function download(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
