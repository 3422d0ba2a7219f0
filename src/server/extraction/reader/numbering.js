/**
 * @typedef {{ format: string, text: string, start: number, styleId: string }} Level
 * @typedef {{ levels: Map<number, Level>, counts: number[] }} List
 * @typedef {{ list: List, starts: Map<number, number> }} Use
 */

const kanji = '〇一二三四五六七八九';
const gojuon =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン';
const iroha =
  'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス';
const latin = 'abcdefghijklmnopqrstuvwxyz';

/** @type {readonly (readonly [RegExp, (number: number) => string])[]} */
const formats = [
  [/^(japaneseCounting|chineseCounting)/, inKanji],
  [/^(ideographDigital|japaneseDigital)/, (number) => inDigits(number, kanji)],
  [/^decimalFullWidth/, (number) => inDigits(number, '０１２３４５６７８９')],
  [/^decimalEnclosedCircle/, (number) => inLetters(number, '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳')],
  [/^aiueo/, (number) => inLetters(number, gojuon)],
  [/^iroha/, (number) => inLetters(number, iroha)],
  [/^lowerLetter$/, (number) => inLetters(number, latin)],
  [/^upperLetter$/, (number) => inLetters(number, latin.toUpperCase())],
  [/^lowerRoman$/, (number) => inRoman(number).toLowerCase()],
  [/^upperRoman$/, inRoman],
];

/**
 * The number as a list shows it.
 * @param {number} number
 * @param {string} format
 */
export function writeNumber(number, format) {
  const write = formats.find(([shape]) => shape.test(format))?.[1] ?? String;
  return write(number);
}

/**
 * @param {number} number
 * @param {string} digits
 */
function inDigits(number, digits) {
  return String(number).replaceAll(/\d/g, (digit) => digits.charAt(Number(digit)));
}

/**
 * @param {number} number
 * @param {string} letters
 */
function inLetters(number, letters) {
  return letters.charAt(number - 1) || String(number);
}

/** @param {number} number */
function inKanji(number) {
  if (number >= 1000) return String(number);
  /** @type {(count: number, unit: string) => string} */
  const part = (count, unit) => (count === 0 ? '' : `${count === 1 ? '' : kanji[count]}${unit}`);
  const ones = number % 10;
  const tens = part(Math.floor(number / 10) % 10, '十');
  return `${part(Math.floor(number / 100), '百')}${tens}${ones === 0 ? '' : kanji[ones]}`;
}

/** @type {readonly (readonly [number, string])[]} */
const romans = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** @param {number} number */
function inRoman(number) {
  let rest = number;
  let text = '';
  for (const [value, sign] of romans) {
    for (; rest >= value && text.length < 20; rest -= value) text += sign;
  }
  return text;
}

/**
 * The value of the first element of this name.
 * @param {string} xml
 * @param {string} name
 */
export function valueOf(xml, name) {
  return new RegExp(`<w:${name}\\s[^>]*?w:val="([^"]*)"`).exec(xml)?.[1];
}

/**
 * The lists of a Word file, by the number that paragraphs refer to.
 * @param {string} xml of word/numbering.xml
 * @returns {Map<string, Use>}
 */
export function readLists(xml) {
  /** @type {Map<string, List>} */
  const lists = new Map();
  const abstract = /<w:abstractNum\s[^>]*?w:abstractNumId="(\d+)"[^>]*>(.*?)<\/w:abstractNum>/gs;
  for (const [, id = '', content = ''] of xml.matchAll(abstract)) {
    lists.set(id, { levels: readLevels(content), counts: [] });
  }
  /** @type {Map<string, Use>} */
  const uses = new Map();
  for (const [, id = '', content = ''] of xml.matchAll(
    /<w:num\s[^>]*?w:numId="(\d+)"[^>]*>(.*?)<\/w:num>/gs,
  )) {
    const list = lists.get(valueOf(content, 'abstractNumId') ?? '');
    if (list) uses.set(id, { list, starts: readStarts(content) });
  }
  return uses;
}

/** @param {string} xml */
function readLevels(xml) {
  /** @type {Map<number, Level>} */
  const levels = new Map();
  for (const [, index, content = ''] of xml.matchAll(
    /<w:lvl\s[^>]*?w:ilvl="(\d)"[^>]*>(.*?)<\/w:lvl>/gs,
  )) {
    levels.set(Number(index), {
      format: valueOf(content, 'numFmt') ?? 'decimal',
      text: valueOf(content, 'lvlText') ?? '',
      start: Number(valueOf(content, 'start') ?? 1),
      styleId: valueOf(content, 'pStyle') ?? '',
    });
  }
  return levels;
}

/** @param {string} xml */
function readStarts(xml) {
  /** @type {Map<number, number>} */
  const starts = new Map();
  for (const [, index, content = ''] of xml.matchAll(
    /<w:lvlOverride\s[^>]*?w:ilvl="(\d)"[^>]*>(.*?)<\/w:lvlOverride>/gs,
  )) {
    const start = valueOf(content, 'startOverride');
    if (start !== undefined) starts.set(Number(index), Number(start));
  }
  return starts;
}
