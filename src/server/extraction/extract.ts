import { properTitle, titleOfPlainText } from '#domain/documents/own-title.ts';
import { splitTable } from '#domain/repair-plan/register-file/split-table.ts';
import { pagesWithoutText, readPages } from '#server/extraction/pages/read-pages.ts';
import { titleOfPages } from '#server/extraction/pages/title-of-pages.ts';
import type { PaperBlock, ReaderReply } from '#server/extraction/reader/paper.ts';
import { runReader } from '#server/extraction/reader/run-reader.ts';
import { withoutRadicals } from '#server/extraction/reader/without-radicals.js';
import { decodeJapanese } from './decode-japanese.ts';
import { findHeadings } from './find-headings.ts';
import { isTameMarkdown } from './is-tame-markdown.ts';
import { kindOfFile, refuseKind } from './kind-of-file.ts';
import { cutMarkdown, markdownOf } from './markdown-of.ts';
import { blocksOfRows, readSheets } from './read-sheets.ts';
import { withoutTurns } from './without-turns.ts';

/** What became of a file: its text as Markdown, and what a reader must know about it. */
export type Extracted = {
  readonly markdown: string;
  /** `no-text` is a scan; `failed` could not be read. Both are kept as they are. */
  readonly reading: 'extracted' | 'no-text' | 'failed';
  /** A sentence about what could not be read; else empty. */
  readonly note: string;
  readonly mediaType: string;
  readonly pages: number | null;
  /** What a PDF or Word file calls itself; else empty. */
  readonly title: string;
};

type Upload = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Whose turn it is to have a file read. */
  readonly associationId: string;
};

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'text/plain',
  csv: 'text/csv',
  markdown: 'text/markdown',
} as const;

const kept = '原本は保存しました。検索と回答には使えません。';
const notes = {
  scan: `文字の情報がない（画像だけの）PDFです。${kept}`,
  empty: `文字の入っていないファイルです。${kept}`,
  password: `パスワードがかかっているため、中の文字を読み取れません。${kept}`,
  'too-large': `中身を広げると大きすぎるため、文字を読み取れません。${kept}`,
  'too-slow': `中身が複雑なため、時間内に文字を読み取れませんでした。${kept}`,
  broken: `ファイルが壊れているため、文字を読み取れません。${kept}`,
  cut: '文書が長いため、はじめの部分（約30万字）だけを検索と回答に使います。',
  rows: '行か列が多いため、表の一部は検索と回答に使えません。',
  wild: '書式が複雑すぎるため、書式のない文字として読み取りました。',
} as const;

/** 文字を読み取る: the text of an uploaded file. A kind that nobody can read is refused. */
export async function extract(file: Upload): Promise<Extracted> {
  const kind = kindOfFile(file.bytes, file.fileName);
  if (kind === 'pdf') return extractedPdf(await runReader('pdf', file));
  if (kind === 'zip') return extractedOffice(await runReader('zip', file), file.fileName);
  const text = decodeJapanese(file.bytes);
  if (text === undefined) throw refuseKind();
  return extractedText(kind, withoutRadicals(text));
}

function extractedPdf(reply: ReaderReply): Extracted {
  const mediaType = mediaTypes.pdf;
  if (reply.kind !== 'pdf') return failed(reply, mediaType);
  const { pages, pageCount, isCut } = reply;
  const blank = pagesWithoutText(pages);
  const scan = { markdown: '', reading: 'no-text', note: notes.scan, title: '' } as const;
  if (blank.length === pages.length) return { ...scan, mediaType, pages: pageCount };
  const blocks = findHeadings(readPages(pages), { outer: 3, inner: 4 });
  const more = [blankNote(blank), isCut ? notes.cut : ''];
  const title = titleOfPages(pages);
  return { ...extracted(blocks, mediaType, more), pages: pageCount, title };
}

const namedPages = 5;

function blankNote(blank: readonly number[]): string {
  if (blank.length === 0) return '';
  const more = blank.length > namedPages ? 'など' : '';
  const names = `${blank.slice(0, namedPages).join('、')}ページ${more}`;
  return `文字の情報がないページがあります（${names}）。そのページは検索と回答に使えません。`;
}

function extractedOffice(reply: ReaderReply, fileName: string): Extracted {
  switch (reply.kind) {
    case 'docx':
      return extractedWord(reply);
    case 'xlsx': {
      const isCut = reply.sheets.some((sheet) => sheet.isCut);
      return extracted(readSheets(reply.sheets), mediaTypes.xlsx, [isCut ? notes.rows : '']);
    }
    default:
      return failed(reply, mediaTypeByName(fileName));
  }
}

function extractedWord({ blocks, isCut }: Extract<ReaderReply, { kind: 'docx' }>): Extracted {
  const found = findHeadings(blocks, { outer: 2, inner: 3 });
  const more = [isCut ? notes.cut : ''];
  return { ...extracted(found, mediaTypes.docx, more), title: titleOfBlocks(blocks) };
}

/** The first heading in a style of headings; without one, what the first line says. */
function titleOfBlocks(blocks: readonly PaperBlock[]): string {
  const headings = blocks.flatMap((it) => (it.type === 'heading' ? properTitle(it.text) : []));
  const [first] = blocks;
  const line = first?.type === 'paragraph' ? titleOfPlainText(first.text) : '';
  return headings.find((title) => title !== '') ?? line;
}

/** Of a broken file only the name still tells what it was. */
function mediaTypeByName(fileName: string): string {
  if (/\.docx$/i.test(fileName)) return mediaTypes.docx;
  if (/\.xlsx$/i.test(fileName)) return mediaTypes.xlsx;
  throw refuseKind();
}

function failed(reply: ReaderReply, mediaType: string): Extracted {
  if (reply.kind !== 'failed') throw refuseKind();
  const note = notes[reply.reason];
  return { markdown: '', reading: 'failed', note, mediaType, pages: null, title: '' };
}

function extractedText(kind: 'text' | 'csv' | 'markdown', text: string): Extracted {
  const mediaType = mediaTypes[kind];
  if (text.trim() === '') return withoutText(mediaType);
  // More than this is cut anyway, and need not be split into lines first.
  const start = text.slice(0, longestText);
  const more: string[] = text.length > longestText ? [notes.cut] : [];
  if (kind === 'csv') return extractedRows(splitTable(withOneSeparator(start)), mediaType, more);
  if (kind === 'markdown') {
    const written = cutMarkdown(withoutTurns(text));
    if (isTameMarkdown(written.markdown)) return withNotes(written, mediaType, []);
    more.unshift(notes.wild);
  }
  return extracted(findHeadings(paragraphsOf(start), { outer: 2, inner: 3 }), mediaType, more);
}

/** As many as of a sheet: a single row of many cells would make all others as wide. */
const most = { rows: 3_000, columns: 60 };

function extractedRows(
  rows: readonly (readonly string[])[],
  mediaType: string,
  more: readonly string[],
): Extracted {
  const taken = rows.slice(0, most.rows).map((row) => row.slice(0, most.columns));
  const isLarge = rows.length > most.rows || rows.some(({ length }) => length > most.columns);
  return extracted(blocksOfRows(taken), mediaType, [...more, isLarge ? notes.rows : '']);
}

const longestText = 1_000_000;

/** A tab inside a cell of a file with commas would be taken for the separator. */
function withOneSeparator(text: string): string {
  const end = text.indexOf('\n');
  return text.slice(0, end < 0 ? text.length : end).includes('\t')
    ? text
    : text.replaceAll('\t', ' ');
}

function paragraphsOf(text: string): PaperBlock[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t　]*\n|\f/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', text: part }));
}

function extracted(
  blocks: readonly PaperBlock[],
  mediaType: string,
  more: readonly string[] = [],
): Extracted {
  const written = markdownOf(blocks);
  return written.markdown === '' ? withoutText(mediaType) : withNotes(written, mediaType, more);
}

function withNotes(
  { markdown, isCut }: ReturnType<typeof markdownOf>,
  mediaType: string,
  more: readonly string[],
): Extracted {
  const all = new Set([...more, isCut ? notes.cut : ''].filter((note) => note !== ''));
  return {
    markdown,
    reading: 'extracted',
    note: [...all].join(''),
    mediaType,
    pages: null,
    title: '',
  };
}

function withoutText(mediaType: string): Extracted {
  return { markdown: '', reading: 'no-text', note: notes.empty, mediaType, pages: null, title: '' };
}
