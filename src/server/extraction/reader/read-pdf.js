import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { linesOf } from './printed-lines.js';
import { ReadingFault } from './reading-fault.js';
import { mostCharacters, takeWithin } from './take-within.js';

/**
 * @typedef {import('./paper.ts').PrintedLine} PrintedLine
 * @typedef {Extract<import('./paper.ts').ReaderReply, { kind: 'pdf' }>} PdfReply
 */

const mostPages = 2_000;

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
  /** @type {PrintedLine[][]} */
  const pages = [];
  /** @type {PdfReply['views'][number][]} */
  const views = [];
  let characters = 0;
  let isCut = pdf.numPages > mostPages;
  const last = Math.min(pdf.numPages, mostPages);
  for (let number = 1; number <= last && characters < mostCharacters; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = takeWithin(
      linesOf(items.flatMap((item) => ('str' in item ? [item] : []))),
      lengthOf,
    );
    characters += lines.taken.reduce((sum, line) => sum + lengthOf(line), 0);
    isCut ||= lines.isCut;
    pages.push(lines.taken);
    views.push(viewOf(page));
    page.cleanup();
  }
  return {
    kind: 'pdf',
    pages,
    views,
    pageCount: pdf.numPages,
    isCut: isCut || pages.length < last,
  };
}

/**
 * What of a page is seen, where it is not turned.
 * @param {{ view: number[], rotate: number }} page
 * @returns {PdfReply['views'][number]}
 */
function viewOf({ view: [left = 0, bottom = 0, right = 0, top = 0], rotate }) {
  if (rotate % 360 !== 0 || right <= left || top <= bottom) return null;
  return { left, bottom, width: right - left, height: top - bottom };
}

/** @param {PrintedLine} line */
function lengthOf({ cells }) {
  return cells.reduce((sum, { text }) => sum + text.length, 0);
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
