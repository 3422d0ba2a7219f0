const small = 'ァィゥェォッャュョヮヵヶ';
const large = 'アイウエオツヤユヨワカケ';
const wide =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン゛゜ー「」、。・';
const narrow = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝﾞﾟ-｢｣,.･';

/** What a bank's file takes: half-width kana without small ones, capitals, digits and a few marks. */
const writable = /^[ｦｱ-ﾝﾞﾟA-Z0-9 ()｢｣/.,\\-]$/;

/** 「株式会社 きたがわ」 cannot be written, 「ｶ)ｷﾀｶﾞﾜ」 can: kana in any width, as the banks write them. */
export function halfKana(text: string): string {
  const katakana = text
    .normalize('NFKC')
    .replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))
    .toUpperCase();
  // A voiced letter comes apart into itself and its mark.
  const apart = katakana
    .normalize('NFD')
    .replaceAll('\u3099', '゛')
    .replaceAll('\u309A', '゜')
    .replaceAll(/[‐‑‒–—−―]/g, '-');
  return [...apart].map((letter) => narrowOf(largeOf(letter))).join('');
}

/** The letters that a bank's file cannot hold. */
export function unwritableIn(text: string): readonly string[] {
  return [...new Set([...halfKana(text)].filter((letter) => !writable.test(letter)))];
}

function largeOf(letter: string): string {
  return large[small.indexOf(letter)] ?? letter;
}

function narrowOf(letter: string): string {
  return narrow[wide.indexOf(letter)] ?? letter;
}
