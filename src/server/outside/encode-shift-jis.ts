/** Text as the banks save it: the decoder of this machine, turned round. */
export function encodeShiftJis(text: string): Uint8Array<ArrayBuffer> {
  const table = bytesOfLetters();
  return Uint8Array.from([...text].flatMap((letter) => table.get(letter) ?? [unknownLetter]));
}

const unknownLetter = 0x3f;
let known: ReadonlyMap<string, readonly number[]> | undefined;

function bytesOfLetters(): ReadonlyMap<string, readonly number[]> {
  if (known) return known;
  const decoder = new TextDecoder('shift_jis');
  const found = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && letter !== '\uFFFD' && !found.has(letter)) {
      found.set(letter, bytes);
    }
  };
  for (let first = 0; first <= 0xdf; first += 1) add([first]);
  for (let first = 0x81; first <= 0xfc; first += 1) {
    for (let second = 0x40; second <= 0xfc; second += 1) add([first, second]);
  }
  known = found;
  return found;
}
