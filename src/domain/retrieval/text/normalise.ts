const dash = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d\u2500\u2501]/g;
// 1ヶ月, 1カ月 and 1箇月 are 1か月.
const counterKa = /(?<=[0-9〇一二三四五六七八九十数何])[ヵヶカケ箇](?=[月国所年])/g;
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;

const numeral = '[〇零一二三四五六七八九十百千]';
const counters =
  '分の[〇零一二三四五六七八九十百千0-9]|条|項|号|章|か月|週間|日前|日以|年以|年間|年度|回以|人以|名以|親等|階|匹|頭|円|割|世帯|戸';
// Only beside a counter: 一般, 三菱 and 千葉 stay words. A run is tried from its start alone, which keeps long runs cheap.
const counted = new RegExp(
  `(第|令和|平成|昭和|分の)(${numeral}{1,12})|(?<!${numeral})(${numeral}{1,12})(?=${counters})`,
  'g',
);

const digits = new Map([...'〇一二三四五六七八九'].map((kanji, digit) => [kanji, digit]));
const powers = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);

/**
 * 正規化: the form in which documents and questions are compared. Full width, capitals, dashes and
 * invisible marks make no difference, and 第十七条 is 第17条.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(dash, '-')
    .replaceAll('〜', '~')
    .replace(counterKa, 'か')
    .replace(counted, writeDigits);
}

/** 漢数字: the number of 十七 or 一〇三. */
export function readKanjiNumeral(numeralText: string): number {
  let total = 0;
  let pending = 0;
  for (const kanji of numeralText) {
    const power = powers.get(kanji);
    if (power === undefined) {
      pending = pending * 10 + (digits.get(kanji) ?? 0);
    } else {
      total += (pending || 1) * power;
      pending = 0;
    }
  }
  return total + pending;
}

function writeDigits(_match: string, prefix = '', prefixed = '', followed = ''): string {
  return prefix + String(readKanjiNumeral(prefixed || followed));
}
