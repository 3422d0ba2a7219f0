import { type Item, isItem } from './json-item.ts';

export const longestJson = 8 * 1024 * 1024;
export type Parts = { readonly json: Item; readonly binary: Uint8Array };

/** The two chunks of a binary glTF, as data only. */
export function partsOf(file: Uint8Array): Parts | 'no-glb' | 'broken' {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (
    file.byteLength < 28 ||
    view.getUint32(0, true) !== 0x46546c67 ||
    view.getUint32(4, true) !== 2
  )
    return 'no-glb';
  const jsonLength = view.getUint32(12, true);
  const binaryAt = 20 + jsonLength;
  const isWhole =
    view.getUint32(8, true) === file.byteLength && view.getUint32(16, true) === 0x4e4f534a;
  if (!isWhole || jsonLength > longestJson || binaryAt + 8 > file.byteLength) return 'broken';
  const binaryLength = view.getUint32(binaryAt, true);
  if (
    view.getUint32(binaryAt + 4, true) !== 0x004e4942 ||
    binaryAt + 8 + binaryLength > file.byteLength
  )
    return 'broken';
  try {
    const json: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(file.subarray(20, binaryAt)),
    );
    return isItem(json)
      ? { json, binary: file.subarray(binaryAt + 8, binaryAt + 8 + binaryLength) }
      : 'broken';
  } catch {
    return 'broken';
  }
}
