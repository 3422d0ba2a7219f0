import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { linesOf } from './printed-lines.js';
import { ReadingFault } from './reading-fault.js';

/**
 * @typedef {import('./paper.ts').PrintedLine} PrintedLine
 * @typedef {Extract<import('./paper.ts').ReaderReply, { kind: 'pdf' }>} PdfReply
 */

const limits = { pages: 2_000, characters: 500_000 };

/**
 * The lines of a PDF, page by page.
 * @param {Uint8Array} bytes
 * @param {string} folder of pdfjs-dist. Without its character maps the text of old Japanese programs is
 *   empty, without an error; they must be given as a path that ends with a slash.
 * @returns {Promise<PdfReply>}
 */
export async function readPdf(bytes, folder) {
  const pdf = await open(bytes, folder);
  if (pdf.numPages === 0) throw new ReadingFault('broken');
  const pages = [];
  let characters = 0;
  const last = Math.min(pdf.numPages, limits.pages);
  for (let number = 1; number <= last && characters < limits.characters; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOf(items.flatMap((item) => ('str' in item ? [item] : [])));
    characters += lines.reduce(
      (sum, { cells }) => sum + cells.reduce((all, { text }) => all + text.length, 0),
      0,
    );
    pages.push(lines);
    page.cleanup();
  }
  return { kind: 'pdf', pages, pageCount: pdf.numPages };
}

/**
 * @param {Uint8Array} bytes
 * @param {string} folder
 */
async function open(bytes, folder) {
  try {
    return await getDocument({
      data: bytes,
      cMapUrl: `${folder}/cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${folder}/standard_fonts/`,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadingFault(isLocked ? 'password' : 'broken');
  }
}
