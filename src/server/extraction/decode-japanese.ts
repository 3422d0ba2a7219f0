const marks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
] as const;

/** Text in UTF-8, in UTF-16 with its mark, or in Shift_JIS; nothing where the bytes are no text. */
export function decodeJapanese(bytes: Uint8Array): string | undefined {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  for (const label of marked ? [marked.label] : ['utf-8', 'shift_jis']) {
    const text = tryDecoding(bytes, label);
    if (text !== undefined) return hasControls(text) ? undefined : text;
  }
  return undefined;
}

function tryDecoding(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const endMark = '\u001a';

/** A text has line ends, tabs and page breaks, and old programs end it with Ctrl+Z. */
function hasControls(text: string): boolean {
  return /(?![\t\n\v\f\r])\p{Cc}/u.test(text.endsWith(endMark) ? text.slice(0, -1) : text);
}
