const digits = '〇一二三四五六七八九';
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** 三十八 and 三八 are both 38. */
function numberOfKanji(kanji: string): number {
  let sum = 0;
  let open: number | undefined;
  for (const letter of kanji) {
    const unit = units[letter];
    if (unit) {
      sum += (open ?? 1) * unit;
      open = undefined;
    } else {
      open = (open ?? 0) * 10 + digits.indexOf(letter);
    }
  }
  return sum + (open ?? 0);
}

const kanjiNumber = '[〇一二三四五六七八九十百千]+';
const toDigits = (kanji: string) => String(numberOfKanji(kanji));

/** 第四章の二　処分等の求め is 第4章の2 処分等の求め. */
export function readableTitle(title: string): string {
  return title
    .replace(new RegExp(`第(${kanjiNumber})`, 'g'), (_, number: string) => `第${toDigits(number)}`)
    .replace(
      new RegExp(`(?<=[編章節款目表条項])の(${kanjiNumber})`, 'g'),
      (_, number: string) => `の${toDigits(number)}`,
    )
    .replace(/[\s　]+/g, ' ')
    .trim();
}

/** 平成一一年一二月八日法律第一五一号 is 平成11年法律第151号: the day of promulgation is left out. */
export function readableLawNumber(text: string): string {
  return text
    .replace(new RegExp(`年${kanjiNumber}月${kanjiNumber}日`), '年')
    .replace(/元年/, '1年')
    .replace(new RegExp(kanjiNumber, 'g'), toDigits);
}

/** The `Num` of e-Gov: 38_2 is 第38条の2, 22:23 is 第22条から第23条まで. */
export function articleLabel(number: string): string {
  const [from = '', until] = number.split(':').map(branchLabel);
  return until ? `${from}から${until}まで` : from;
}

function branchLabel(number: string): string {
  const [whole = '', ...branches] = number.split('_');
  return [`第${whole}条`, ...branches.map((it) => `の${it}`)].join('');
}

const eraLetters: Readonly<Record<string, string>> = {
  明治: 'M',
  大正: 'T',
  昭和: 'S',
  平成: 'H',
  令和: 'R',
};
const partLetters = [
  { shape: /^附則/, letter: 's' },
  { shape: /^別/, letter: 't' },
  { shape: /^本則/, letter: 'm' },
] as const;

/** The label as a part of an address: 38_2, s-R7-47-2. */
export function keyOfLabel(label: string): string {
  const [, whole, branches] = /^第(\d+)条((?:の\d+)*)/.exec(label) ?? [];
  if (whole) return [whole, ...(branches ?? '').split('の').filter(Boolean)].join('_');
  const letter = partLetters.find(({ shape }) => shape.test(label))?.letter ?? 'x';
  const numbers = label
    .replace(/明治|大正|昭和|平成|令和/g, (era) => eraLetters[era] ?? '')
    .match(/[MTSHR]?\d+/g);
  return [letter, ...(numbers ?? [])].join('-');
}
