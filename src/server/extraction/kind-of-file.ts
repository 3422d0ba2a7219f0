import { Refusal } from '#domain/refusal.ts';

export type FileKind = 'pdf' | 'zip' | 'text' | 'csv' | 'markdown';

const kinds = 'PDF、Word（.docx）、Excel（.xlsx）、テキスト、Markdown、CSV';
const sentences = {
  word: '古い形式のWord（.doc）か、パスワードのついたファイルです。Wordの「名前を付けて保存」で、パスワードなしの.docxかPDFにしてください。',
  excel:
    '古い形式のExcel（.xls）か、パスワードのついたファイルです。Excelの「名前を付けて保存」で、パスワードなしの.xlsxかPDFにしてください。',
  old: '古い形式のOfficeか、パスワードのついたファイルです。パスワードなしの.docx、.xlsxかPDFに保存し直してください。',
  picture: '写真や画像は、文書として読み取れません。PDFにしてから選んでください。',
  rich: 'リッチテキスト（.rtf）は読み取れません。.docxかPDFに保存し直してください。',
  html: 'Webページ（.html）は読み取れません。ブラウザーの印刷でPDFにしてください。',
  other: `この種類のファイルは読み取れません。${kinds}のどれかにしてください。`,
} as const;

type Shape = { readonly start: string; readonly at?: number; readonly sentence: string };

/** Starts of files in Latin letters, byte for letter. */
const refused: readonly Shape[] = [
  { start: '\x89PNG', sentence: sentences.picture },
  { start: '\xff\xd8\xff', sentence: sentences.picture },
  { start: 'GIF8', sentence: sentences.picture },
  { start: 'BM', sentence: sentences.picture },
  { start: 'II*\0', sentence: sentences.picture },
  { start: 'MM\0*', sentence: sentences.picture },
  { start: 'WEBP', at: 8, sentence: sentences.picture },
  { start: 'ftyphei', at: 4, sentence: sentences.picture },
  { start: 'ftypmif', at: 4, sentence: sentences.picture },
  { start: '{\\rtf', sentence: sentences.rich },
  { start: '<!DOCTYPE html', sentence: sentences.html },
  { start: '<!doctype html', sentence: sentences.html },
  { start: '<html', sentence: sentences.html },
];

const oldOffice = '\xd0\xcf\x11\xe0';
/** Some programs put a few lines before the mark of a PDF. */
const pdfMarkWithin = 1024;

/** What a file is by its content; the name only tells one kind of text from another. */
export function kindOfFile(bytes: Uint8Array, fileName: string): FileKind {
  const start = Buffer.from(bytes.subarray(0, pdfMarkWithin)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return 'zip';
  if (start.startsWith(oldOffice)) throw new Refusal('invalid_input', oldSentence(fileName));
  const shape = refused.find(({ start: mark, at = 0 }) => start.startsWith(mark, at));
  // BM also begins an English text.
  if (shape && !(shape.start === 'BM' && !start.slice(0, 40).includes('\0'))) {
    throw new Refusal('invalid_input', shape.sentence);
  }
  if (/\.(csv|tsv)$/i.test(fileName)) return 'csv';
  return /\.(md|markdown)$/i.test(fileName) ? 'markdown' : 'text';
}

export function refuseKind(): Refusal {
  return new Refusal('invalid_input', sentences.other);
}

function oldSentence(fileName: string): string {
  if (/\.docx?$/i.test(fileName)) return sentences.word;
  return /\.xls[xm]?$/i.test(fileName) ? sentences.excel : sentences.old;
}
