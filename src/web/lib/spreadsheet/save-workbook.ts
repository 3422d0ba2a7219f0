import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { writeWorkbook } from './workbook.ts';

const keptMs = 60_000;

/** Hands the workbook to the browser's downloads. */
export async function saveWorkbook(sheets: readonly Sheet[], fileName: string): Promise<void> {
  const address = URL.createObjectURL(await writeWorkbook(sheets));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
