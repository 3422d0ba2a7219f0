import { normalise, readKanjiNumeral } from '#domain/retrieval/text/normalise.ts';
import { unitSpellings } from './figure-units.ts';

const eras = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
]);
// 十分 is enough, 一部 a part: no figures.
const kanjiFigure =
  /(?<![\p{Script=Han}\d])([一二三四五六七八九十百千]{1,8})(?=(?:億|万|円|人|名|匹|頭|戸|世帯|台|本(?!来|人|件|則|文)|件|回|階|年|か月|月|日(?!常|程|時)|時間|週間|割|歳|条|項|号|個|枚|票|倍|つ))(?!一部|一般|十分|一時|千葉|一日中|一人一人)/gu;

// 「3　旧細則により…」: the mark of a paragraph. 「3 匹」 at the start of a line is none.
const paragraphMark = new RegExp(
  String.raw`^[ \t]*[\d０-９]{1,2}[ \u3000]+(?!${unitSpellings}|\d)`,
  'gm',
);

// 2〜3週間: both are weeks.
const sharedUnit = new RegExp(String.raw`(\d)~(?=\d[\d.]*(${unitSpellings}))`, 'g');

// 賛成5、反対0: votes, with or without a word for them.
const vote = /(賛成|反対|棄権)[はが:\s]?(\d+)(?!\d|分|割|%|\/)(?:票|人|名)?/g;

/** A normalised text with its figures in digits, and without the marks of its lists and paragraphs. */
export function plainDigits(text: string): string {
  return normalise(text.replace(paragraphMark, ' ').replace(/[①-⑳]/g, ' '))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/^\s*\d{1,2}[.)]\s/gm, ' ')
    .replace(/\(\d{1,2}\)/g, ' ')
    .replace(/平方メートル|平米/g, 'm2')
    .replace(sharedUnit, '$1$2~')
    .replace(vote, '$1$2票')
    .replace(/(令和|平成|昭和)(\d{1,2}|元)年/g, (_, era: string, year: string) => {
      return `${(eras.get(era) ?? 0) + (year === '元' ? 1 : Number(year))}年`;
    })
    .replace(/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g, '$1年$2月$3日')
    .replace(/1か月(?:に?つき|[あ当]たり|ごと)?の?(?=約?\d[\d.万]*円)/g, '月額')
    .replace(kanjiFigure, (numeral) => String(readKanjiNumeral(numeral)));
}
