import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { decodeText } from './decode-text.ts';
import type { ReadSheet } from './hucre-adapter.ts';
import { readWorkbook } from './workbook.ts';
import { zipFault } from './zip-fault.ts';

export type TableFile =
  | { readonly sheets: readonly ReadSheet[] }
  /** Why there is nothing to read, and what to do. */
  | { readonly sentence: string };

const mostBytes = 20 * 1024 * 1024;
const sentences = {
  empty: 'ファイルが空です。表の入ったファイルを選んでください。',
  large: 'ファイルが20MBを超えています。必要な表のシートだけを別のファイルに保存してください。',
  old: '古い形式（.xls）か、パスワードのついたファイルです。Excelの「名前を付けて保存」で、パスワードなしの.xlsxにしてください。',
  pdf: 'PDFからは読み取れません。Excel（.xlsx）かCSVのファイルを選んでください。',
  unknown: 'Excel（.xlsx）かCSVのファイルを選んでください。',
  unreadable:
    'ファイルを読み取れませんでした。壊れているか、複雑すぎます。Excelで開いて、必要な表のシートだけを保存し直してください。',
} as const;

const startOf = {
  zip: [0x50, 0x4b],
  old: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46],
} as const;

/** The tables of a file someone chose: a workbook or a CSV, told apart by what is in it, not by its name. */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size === 0) return { sentence: sentences.empty };
  if (file.size > mostBytes) return { sentence: sentences.large };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, startOf.old)) return { sentence: sentences.old };
  if (startsWith(bytes, startOf.pdf)) return { sentence: sentences.pdf };
  return startsWith(bytes, startOf.zip) ? await workbookIn(bytes) : textIn(bytes, file.name);
}

async function workbookIn(bytes: Uint8Array): Promise<TableFile> {
  const fault = zipFault(bytes);
  if (fault !== null) return { sentence: fault };
  try {
    return { sheets: await readWorkbook(bytes) };
  } catch {
    return { sentence: sentences.unreadable };
  }
}

function textIn(bytes: Uint8Array, name: string): TableFile {
  const text = decodeText(bytes);
  return text === null
    ? { sentence: sentences.unknown }
    : { sheets: [{ name, rows: splitTable(text) }] };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
