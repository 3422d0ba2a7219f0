/** The text of a CSV file as Japanese programs write it: UTF-8, UTF-16 with its mark, or Shift_JIS; `null` for none. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'shift_jis');
  return text?.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
