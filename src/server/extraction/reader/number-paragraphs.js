import { readLists, valueOf, writeNumber } from './numbering.js';

/**
 * @typedef {import('./numbering.js').Use} Use
 * @typedef {{ numId: string | undefined, level: number | undefined, parent: string }} Style
 */

const paragraph = /<w:p(?:\s[^>]*)?(?<!\/)>\s*(?:<w:pPr>(.*?)<\/w:pPr>)?/gs;
const notInList = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';

/**
 * 「第1条」 that Word counts itself stands in no text of the file: here each number is written out where
 * it is shown. Bullets stay a list.
 * @param {string} xml of the document
 * @param {{ numbering: string, styles: string }} parts
 */
export function numberParagraphs(xml, { numbering, styles }) {
  const lists = readLists(numbering);
  if (lists.size === 0) return xml;
  const known = readStyles(styles);
  return xml.replaceAll(paragraph, (start, /** @type {string | undefined} */ properties = '') => {
    const place = placeOf(properties, known, lists);
    if (!place) return start;
    const label = countOn(place.use, place.level);
    if (label === '') return start;
    const others = properties.replace(/<w:numPr>.*?<\/w:numPr>/s, '');
    const opening = start.slice(0, start.indexOf('>') + 1);
    return `${opening}<w:pPr>${others}${notInList}</w:pPr><w:r><w:t xml:space="preserve">${label}　</w:t></w:r>`;
  });
}

/** @param {string} xml */
function readStyles(xml) {
  /** @type {Map<string, Style>} */
  const styles = new Map();
  for (const [, id = '', content = ''] of xml.matchAll(
    /<w:style\s[^>]*?w:styleId="([^"]*)"[^>]*>(.*?)<\/w:style>/gs,
  )) {
    const level = valueOf(content, 'ilvl');
    styles.set(id, {
      numId: valueOf(content, 'numId'),
      level: level === undefined ? undefined : Number(level),
      parent: valueOf(content, 'basedOn') ?? '',
    });
  }
  return styles;
}

const deepestStyle = 10;

/**
 * The list of a paragraph and its level in it, as the paragraph says or else its style.
 * @param {string} properties
 * @param {Map<string, Style>} styles
 * @param {Map<string, Use>} lists
 * @returns {{ use: Use, level: number } | undefined}
 */
function placeOf(properties, styles, lists) {
  const numId = valueOf(properties, 'numId');
  if (numId !== undefined) {
    const use = lists.get(numId);
    return use && { use, level: Number(valueOf(properties, 'ilvl') ?? 0) };
  }
  return styledPlace(valueOf(properties, 'pStyle') ?? '', styles, lists);
}

/**
 * @param {string} styleId
 * @param {Map<string, Style>} styles
 * @param {Map<string, Use>} lists
 */
function styledPlace(styleId, styles, lists) {
  const style = numberedStyle(styleId, styles);
  const use = lists.get(style?.numId ?? '');
  if (!use) return undefined;
  const [linked] = [...use.list.levels].find(([, it]) => it.styleId === styleId) ?? [];
  return { use, level: linked ?? style?.level ?? 0 };
}

/**
 * The style itself, or the nearest it is based on, that belongs to a list.
 * @param {string} styleId
 * @param {Map<string, Style>} styles
 */
function numberedStyle(styleId, styles) {
  let style = styles.get(styleId);
  for (let depth = 0; style && depth < deepestStyle; depth += 1) {
    if (style.numId !== undefined) return style;
    style = styles.get(style.parent);
  }
  return undefined;
}

/**
 * Counts one on and answers the number as it is shown; nothing for a bullet.
 * @param {Use} use
 * @param {number} level
 */
function countOn({ list, starts }, level) {
  const { levels, counts } = list;
  const own = levels.get(level);
  if (!own || /^(bullet|none)$/.test(own.format)) return '';
  const start = starts.get(level);
  const before = start === undefined ? counts[level] : undefined;
  // A list that begins anew does so once.
  starts.delete(level);
  counts.length = level + 1;
  counts[level] = before === undefined ? (start ?? own.start) : before + 1;
  return own.text.replaceAll(/%(\d)/g, (_sign, /** @type {string} */ digit) => {
    const place = Number(digit) - 1;
    const shown = levels.get(place);
    counts[place] ??= shown?.start ?? 1;
    return writeNumber(counts[place], shown?.format ?? 'decimal');
  });
}
