/**
 * What NFKC leaves as it is, or turns into a letter that Japanese does not write. Left out are those of
 * U+2E80–2EFF that are parts of a letter (氵, 扌) or Chinese: no Japanese word is written with them.
 */
const japanese = new Map(
  Object.entries({
    '\u2e92': '巳',
    '\u2ea0': '民',
    '\u2ec1': '虎',
    '\u2ec4': '西',
    '\u2ec6': '角',
    '\u2ed1': '長',
    '\u2ed8': '青',
    '\u2edd': '食',
    '\u2ee3': '骨',
    '\u2ee4': '鬼',
    '\u2ee8': '麦',
    '\u2ee9': '黄',
    '\u2eeb': '斉',
    '\u2eed': '歯',
    '\u2eef': '竜',
    '\u2ef2': '亀',
    '\u2f3e': '戸',
  }),
);

/**
 * 部首の文字: 「⽇」 of U+2F47 is the sign of a radical and looks like 「日」. Browsers print such signs
 * into PDFs. Nobody could copy, hear or find the words that they stand in.
 * @param {string} text
 */
export function withoutRadicals(text) {
  return text.replaceAll(
    /[\u2e80-\u2fdf]/g,
    (sign) => japanese.get(sign) ?? sign.normalize('NFKC'),
  );
}
