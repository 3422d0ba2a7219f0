import { Refusal } from '#domain/refusal.ts';

/** Strict UTF-8 first, with or without its mark, then Shift_JIS; bytes that are neither are refused. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeShiftJis(bytes);
  }
}

function decodeShiftJis(bytes: Uint8Array): string {
  try {
    return new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(
      'invalid_input',
      '文字が読めません。銀行の画面で「CSV」か「全銀形式」を選んで保存したファイルを使ってください。',
    );
  }
}
