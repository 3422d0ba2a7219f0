const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 65_535;
const limits = { entries: 5_000, bytes: 50 * 1024 * 1024, ratio: 200, smallBytes: 1_000_000 };

const broken =
  'ファイルが壊れているか、Excelのファイルではありません。Excelで開いて、保存し直してください。';
const tooLarge =
  'ファイルを広げると大きすぎるので、読み込みません。必要な表のシートだけを別のファイルに保存してください。';

/** Why a workbook must not be unpacked, told by its table of contents; `null` when it may be. */
export function zipFault(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end < 0) return broken;
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) return tooLarge;
  let total = 0;
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entryMark) return broken;
    const packed = view.getUint32(at + 20, true);
    const size = view.getUint32(at + 24, true);
    total += size;
    if (total > limits.bytes || isBomb(size, packed)) return tooLarge;
    at += entryLength + nameLength(view, at);
  }
  return null;
}

function isBomb(size: number, packed: number): boolean {
  return size > limits.smallBytes && size / Math.max(1, packed) > limits.ratio;
}

function nameLength(view: DataView, at: number): number {
  return (
    view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  );
}

/** Where the table of contents ends; a comment may follow. */
function endOf(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return -1;
}
