import { Refusal } from '#domain/refusal.ts';

const marks = [
  { first: 0xff, second: 0xfe, name: 'utf-16le' },
  { first: 0xfe, second: 0xff, name: 'utf-16be' },
] as const;

/** UTF-16 by its mark, else strict UTF-8, with or without its own, then Shift_JIS; anything else is refused. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(({ first, second }) => bytes[0] === first && bytes[1] === second);
  if (marked) return decodeStrictly(bytes, marked.name);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeStrictly(bytes, 'shift_jis');
  }
}

function decodeStrictly(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(
      'invalid_input',
      '文字が読めません。銀行の画面で「CSV」か「全銀形式」を選んで保存したファイルを使ってください。',
    );
  }
}
