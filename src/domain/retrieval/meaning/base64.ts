const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Uint8Array(128);
for (const [value, letter] of [...alphabet].entries()) valueOf[letter.charCodeAt(0)] = value;

/** Bytes written as letters. The language has nothing for it that every runtime of ours knows. */
export function readBase64(written: string): Uint8Array {
  const letters = written.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  let pending = 0;
  let at = 0;
  for (let place = 0; place < letters.length; place += 1) {
    pending = (pending << 6) | (valueOf[letters.charCodeAt(place)] ?? 0);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (pending >> bits) & 255;
    at += 1;
  }
  return bytes;
}
