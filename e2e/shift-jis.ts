/** Text as old Windows programs save it: the decoder of this machine, turned round. */
export function shiftJisOf(text: string): Buffer {
  return Buffer.concat(
    [...text].map((character) => bytesOf.get(character) ?? Buffer.from(character)),
  );
}

const decoder = new TextDecoder('shift_jis');
const bytesOf = new Map<string, Buffer>();
for (let first = 0x81; first <= 0xfc; first += 1) {
  for (let second = 0x40; second <= 0xfc; second += 1) {
    const bytes = Buffer.from([first, second]);
    const character = decoder.decode(bytes);
    if ([...character].length === 1 && character !== '\ufffd') bytesOf.set(character, bytes);
  }
}
