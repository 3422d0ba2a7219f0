import { type Item, isItem } from './json-item.ts';

const longestJson = 8 * 1024 * 1024;
export type Parts = { readonly json: Item; readonly binary: Uint8Array };

const signs = { glb: 0x46546c67, json: 0x4e4f534a, binary: 0x004e4942 };

/** The two chunks of a binary glTF, as data only. */
export function partsOf(file: Uint8Array): Parts | 'no-glb' | 'broken' {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const at = (place: number) => view.getUint32(place, true);
  if (!isGlb(file, view)) return 'no-glb';
  const jsonLength = at(12);
  const binaryAt = 20 + jsonLength;
  const isWhole = at(8) === file.byteLength && at(16) === signs.json;
  const hasRoom = jsonLength <= longestJson && binaryAt + 8 <= file.byteLength;
  if (!isWhole || !hasRoom) return 'broken';
  const end = binaryAt + 8 + at(binaryAt);
  if (at(binaryAt + 4) !== signs.binary || end > file.byteLength) return 'broken';
  const json = jsonOf(file.subarray(20, binaryAt));
  return isItem(json) ? { json, binary: file.subarray(binaryAt + 8, end) } : 'broken';
}

function isGlb({ byteLength }: Uint8Array, view: DataView): boolean {
  return byteLength >= 28 && view.getUint32(0, true) === signs.glb && view.getUint32(4, true) === 2;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
