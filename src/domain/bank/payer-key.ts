/** By what a name on a statement is known again. */
export type PayerKey = {
  readonly key: string;
  /** Numbers of dwellings that stood beside the name. */
  readonly rooms: readonly string[];
};

const smallKana = 'ァィゥェォッャュョヮ';
const largeKana = 'アイウエオツヤユヨワ';
const oldForms: Readonly<Record<string, string>> = {
  髙: '高',
  﨑: '崎',
  邊: '辺',
  邉: '辺',
  齋: '斎',
  齊: '斎',
  斉: '斎',
  濵: '浜',
  濱: '浜',
  澤: '沢',
  櫻: '桜',
  廣: '広',
  國: '国',
  嶋: '島',
  嶌: '島',
  龍: '竜',
  眞: '真',
  德: '徳',
};
const companyWords =
  /株式会社|有限会社|合同会社|合資会社|一般社団法人|一般財団法人|カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ/g;
/** カ) in front, (カ behind, (カ) in between. */
const companyMarks =
  /^(?:カ|ユ|ド|シ|ザイ|シヤ)\)|\((?:カ|ユ|ド|シ|ザイ|シヤ)\)?$|\((?:カ|ユ|ド|株|有|同)\)/g;

/** Some lists put the way before the name. */
const transferWords = /^\s*(?:振込|振り込み|フリコミ)\d?[\s:*＊]+/;

/** 「ｶ)ﾔﾏﾀﾞ 305」 becomes ヤマダ and 305, where 305 is a dwelling. Names of equal keys are taken for the same. */
export function payerKey(text: string, dwellings: ReadonlySet<string>): PayerKey {
  const wide = katakana(text.normalize('NFKC')).toUpperCase().replace(transferWords, '');
  const rooms: string[] = [];
  const withoutRooms = wide.replaceAll(
    /(?<!\d)0*(\d{2,4})(?!\d)(?:号室|号|ゴウシツ)?/g,
    (whole, digits: string) => {
      if (!dwellings.has(digits)) return whole;
      rooms.push(digits);
      return ' ';
    },
  );
  const plain = [...withoutRooms]
    .map((letter) => oldForms[letter] ?? large(letter))
    .join('')
    .replaceAll(/[‐‑‒–—−ｰー-]/g, 'ー')
    .trim();
  const key = plain
    .replaceAll(companyWords, '')
    .replaceAll(companyMarks, '')
    .replaceAll(/[\s.・,．、。'()]/g, '');
  return { key, rooms: [...new Set(rooms)] };
}

function katakana(text: string): string {
  return text.replaceAll(/[ぁ-ゖ]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60),
  );
}

function large(letter: string): string {
  const at = smallKana.indexOf(letter);
  return at < 0 ? letter : largeKana.charAt(at);
}
