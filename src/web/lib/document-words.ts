import type { DocumentHead } from '#contract/documents.ts';

export const visibilityNames = {
  everyone: '居住者全員',
  owners: '組合員のみ',
  board: '理事会のみ',
} as const satisfies Record<DocumentHead['visibility'], string>;

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** 1.2MB */
export function fileSizeWords(byteSize: number): string {
  if (byteSize < megabyte) return `${Math.max(1, Math.round(byteSize / kilobyte))}KB`;
  return `${Number((byteSize / megabyte).toFixed(1))}MB`;
}

const kinds: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
  md: 'Markdown',
  markdown: 'Markdown',
  txt: 'テキスト',
  csv: 'CSV',
};

/** What people call a file of this name: Word, PDF. */
export function fileKindOf(name: string): string {
  return kinds[endingOf(name)] ?? 'ファイル';
}

/** 「議事録.PDF」 ends with `pdf`. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
