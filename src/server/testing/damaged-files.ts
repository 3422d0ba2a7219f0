import { writeMovements, writeNotices } from '#domain/bank/testing/write-zengin.ts';
import { encodeShiftJis } from '#server/outside/encode-shift-jis.ts';

const movements = [
  { day: '081102', yen: 17_900, name: 'ﾔﾏﾀﾞ ﾊﾅｺ' },
  { day: '081104', yen: -84_200, name: 'ｽﾐｶﾜﾃﾞﾝﾘﾖｸ' },
  { day: '081109', yen: 30_460, name: '305 ｵﾉ ﾐｻｷ' },
  { day: '081116', yen: -330, name: 'ﾃｽｳﾘﾖｳ' },
];
const deposits = movements.filter(({ yen }) => yen > 0);

/** The moves of every file below, the oldest first. */
const movesYen: readonly number[] = movements.map(({ yen }) => yen);

type Sound = {
  readonly name: string;
  readonly text: string;
  readonly movesYen: readonly number[];
  /** Totals of its own: what is missing or changed shows. */
  readonly isZengin: boolean;
};

const csv = (lines: readonly string[], end = '\r\n') => lines.map((line) => line + end).join('');

/** A file of each kind that is read, as its bank writes it. */
export const soundFiles: readonly Sound[] = [
  {
    name: '三菱UFJ',
    isZengin: false,
    movesYen,
    text: csv([
      '"日付","摘要","摘要内容","支払い金額","預かり金額","差引残高","メモ","未資金化区分","入払区分"',
      '"2026/11/2","振込１","ヤマダ　ハナコ","","17,900","1,017,900","","","入金"',
      '"2026/11/4","口座振替","スミカワデンリヨク","84,200","","933,700","","","支払い"',
      '"2026/11/9","振込１","３０５　オノ　ミサキ","","30,460","964,160","","","入金"',
      '"2026/11/16","手数料","テスウリヨウ","330","","963,830","","","支払い"',
    ]),
  },
  {
    name: '三井住友',
    isZengin: false,
    movesYen,
    text: csv([
      '年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル',
      '2026/11/2,,17900,ﾔﾏﾀﾞ ﾊﾅｺ,1017900,,',
      '2026/11/4,84200,,ｽﾐｶﾜﾃﾞﾝﾘﾖｸ,933700,,',
      '2026/11/9,,30460,305 ｵﾉ ﾐｻｷ,964160,,',
      '2026/11/16,330,,ﾃｽｳﾘﾖｳ,963830,,',
    ]),
  },
  {
    name: 'ゆうちょ',
    isZengin: false,
    movesYen,
    text: csv(
      [
        'お客さま口座情報',
        '現在高,963830',
        '口座番号,10230-4182',
        '取引日,入出金明細ＩＤ,受入金額（円）,払出金額（円）,詳細１,詳細２,現在（貸付）高',
        '20261102,1,17900,,振込,ヤマダ　ハナコ,1017900',
        '20261104,2,,84200,自払,スミカワデンリヨク,933700',
        '20261109,3,30460,,振込,オノ　ミサキ,964160',
        '20261116,4,,330,料金,テスウリヨウ,963830',
      ],
      '\n',
    ),
  },
  {
    name: '入出金取引明細、202バイト',
    isZengin: true,
    movesYen,
    text: writeMovements(1_000_000, movements),
  },
  {
    name: '入出金取引明細、200バイト',
    isZengin: true,
    movesYen,
    text: writeMovements(1_000_000, movements, ''),
  },
  {
    name: '振込入金通知',
    isZengin: true,
    movesYen: deposits.map(({ yen }) => yen),
    text: writeNotices(deposits, '\r\n'),
  },
];

export type Random = (limit: number) => number;

type Damage = {
  readonly name: string;
  /** What it does to the text, and in which bytes that is saved. */
  readonly make: (text: string, random: Random) => Uint8Array<ArrayBuffer>;
};

const utf8 = (text: string) => new TextEncoder().encode(text);

function inText(name: string, change: (text: string, random: Random) => string): Damage {
  return {
    name,
    make(text, random) {
      const changed = change(text, random);
      return random(2) === 0 ? utf8(changed) : encodeShiftJis(changed);
    },
  };
}

/** Lines or, where there are none, records of 200. */
function inLines(
  name: string,
  change: (lines: readonly string[], random: Random) => readonly string[],
): Damage {
  return inText(name, (text, random) => {
    const lines = /[\r\n]/.test(text)
      ? (text.match(/[^\n]*\n/g) ?? [])
      : (text.match(/[^]{200}/g) ?? []);
    return change(lines, random).join('');
  });
}

function digitAt(text: string, place: number, digit: string): string {
  return text.slice(0, place) + digit + text.slice(place + 1);
}

/** Each letter in two bytes, as spreadsheets save "Unicode". */
function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = [...`\uFEFF${text}`].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isLittle ? [code % 256, code >> 8] : [code >> 8, code % 256];
  });
  return Uint8Array.from(bytes);
}

/** 半角カナ and Latin letters as a mainframe has them: nothing that was written as text. */
function ebcdic(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    [...text].map((letter) => (/\d/.test(letter) ? 0xf0 + Number(letter) : 0x40)),
  );
}

export const damages: readonly Damage[] = [
  inText('cut', (text, random) => text.slice(0, random(text.length))),
  inText('without its beginning', (text, random) => text.slice(1 + random(text.length - 1))),
  inText('another digit', (text, random) => {
    const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
    return digitAt(text, places[random(places.length)] ?? 0, String(random(10)));
  }),
  inText('a letter in a figure', (text, random) => {
    const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
    return digitAt(text, places[random(places.length)] ?? 0, 'O');
  }),
  inText('a quote too many', (text, random) => {
    const place = random(text.length);
    return `${text.slice(0, place)}"${text.slice(place)}`;
  }),
  inText('full-width digits', (text) =>
    text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ),
  inText('a letter too many', (text, random) => {
    const place = random(text.length);
    return `${text.slice(0, place)} ${text.slice(place)}`;
  }),
  inLines('a line lost', (lines, random) => lines.toSpliced(random(lines.length), 1)),
  inLines('a line doubled', (lines, random) => {
    const place = random(lines.length);
    return lines.toSpliced(place, 0, lines[place] ?? '');
  }),
  inLines('two lines swapped', (lines, random) => {
    const place = random(lines.length - 1);
    return lines.toSpliced(place, 2, lines[place + 1] ?? '', lines[place] ?? '');
  }),
  inLines('the file twice', (lines) => [...lines, ...lines]),
  { name: 'UTF-16LE', make: (text) => utf16(text, true) },
  { name: 'UTF-16BE', make: (text) => utf16(text, false) },
  { name: 'UTF-16 without its mark', make: (text) => utf16(text, true).slice(2) },
  { name: 'EBCDIC', make: ebcdic },
  {
    name: 'Shift_JIS cut within a letter',
    make: (text, random) => encodeShiftJis(text).slice(0, -1 - random(40)),
  },
  {
    name: 'bytes of two encodings',
    make: (text, random) => {
      const [one, other] = [utf8(text), encodeShiftJis(text)];
      const place = random(other.length);
      return Uint8Array.from([...one.slice(0, place), ...other.slice(place)]);
    },
  },
  {
    name: 'no text at all',
    make: (text, random) => Uint8Array.from(utf8(text), () => random(256)),
  },
];

/** Numbers from a seed, the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
