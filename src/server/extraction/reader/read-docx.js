import { strFromU8, strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { numberParagraphs } from './number-paragraphs.js';
import { takeWithin } from './take-within.js';
import { withoutRadicals } from './without-radicals.js';

/**
 * @typedef {import('./paper.ts').PaperBlock} PaperBlock
 * @typedef {Extract<import('./paper.ts').ReaderReply, { kind: 'docx' }>} DocxReply
 * @typedef {{ isOrdered: boolean, level: string | number }} Numbering
 * @typedef {{
 *   type: string, value?: string, children?: Element[], styleName?: string | null,
 *   numbering?: Numbering | null, breakType?: string, checked?: boolean, notes?: object,
 * }} Element
 */

const mainPart = 'word/document.xml';

/**
 * A Word file's headings, paragraphs, lists and tables; what was deleted with tracked changes is left out.
 * @param {Record<string, Uint8Array>} parts
 * @returns {Promise<DocxReply>}
 */
export async function readDocx(parts) {
  const main = parts[mainPart];
  if (!main) throw new Error('no document in it');
  const textIn = (/** @type {string} */ name) => strFromU8(parts[name] ?? new Uint8Array());
  const numbered = numberParagraphs(withoutRuby(strFromU8(main)), {
    numbering: textIn('word/numbering.xml'),
    styles: textIn('word/styles.xml'),
  });
  const plain = { ...parts, [mainPart]: strToU8(numbered) };
  /** @type {PaperBlock[]} */
  let blocks = [];
  await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(plain, { level: 0 })) },
    {
      transformDocument: (/** @type {Element} */ document) => {
        blocks = blocksOf(document);
        // Nothing is left to make HTML of.
        return { ...document, children: [] };
      },
    },
  );
  const { taken, isCut } = takeWithin(blocks, lengthOf);
  return { kind: 'docx', blocks: taken, isCut };
}

/** @param {PaperBlock} block */
function lengthOf(block) {
  if (block.type !== 'table') return block.text.length;
  return block.rows.reduce(
    (sum, row) => sum + row.reduce((all, cell) => all + cell.length + 1, 0),
    0,
  );
}

/**
 * Mammoth drops a word that has its reading above it, so the word takes the place of both.
 * @param {string} xml
 */
function withoutRuby(xml) {
  return xml.replaceAll(/<w:ruby>(.*?)<\/w:ruby>/gs, (_whole, /** @type {string} */ ruby) => {
    const base = /<w:rubyBase>(.*?)<\/w:rubyBase>/s.exec(ruby)?.[1] ?? '';
    return [...base.matchAll(/<w:t(?:\s[^>]*)?>[^<]*<\/w:t>/g)].join('');
  });
}

/**
 * @param {Element} element
 * @returns {PaperBlock[]}
 */
function blocksOf(element) {
  if (element.type === 'paragraph') return paragraphOf(element);
  if (element.type === 'table') return [{ type: 'table', rows: rowsOf(element) }];
  return (element.children ?? []).flatMap(blocksOf);
}

/**
 * @param {Element} paragraph
 * @returns {PaperBlock[]}
 */
function paragraphOf(paragraph) {
  const text = textOf(paragraph).trim();
  if (text === '') return [];
  const depth = headingDepth(paragraph.styleName ?? '');
  if (depth > 0) return [{ type: 'heading', depth, text: text.replaceAll('\n', ' ') }];
  const { numbering } = paragraph;
  if (!numbering) return [{ type: 'paragraph', text }];
  const { isOrdered } = numbering;
  return [{ type: 'item', level: Number(numbering.level) || 0, isOrdered, text }];
}

/** @param {string} styleName */
function headingDepth(styleName) {
  if (/^(title|表題)$/i.test(styleName)) return 1;
  return Number(/^(?:heading|見出し) ?([1-6])$/i.exec(styleName)?.[1] ?? 0);
}

/**
 * @param {Element} table
 * @returns {string[][]}
 */
function rowsOf(table) {
  return (table.children ?? []).map((row) =>
    (row.children ?? []).map((cell) =>
      (cell.children ?? [])
        .map((part) => (part.type === 'table' ? rowsOf(part).flat().join(' ') : textOf(part)))
        .join('\n')
        .trim(),
    ),
  );
}

/**
 * @param {Element} element
 * @returns {string}
 */
function textOf({ type, value, children, breakType, checked }) {
  if (type === 'text') return withoutRadicals(value ?? '');
  if (type === 'tab') return '　';
  if (type === 'break') return breakType === 'line' ? '\n' : '';
  if (type === 'checkbox') return checked ? '☑' : '☐';
  return (children ?? []).map(textOf).join('');
}
