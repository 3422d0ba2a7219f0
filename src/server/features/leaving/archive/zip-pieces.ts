import { Zip, type ZipInputFile } from 'fflate';
import type { PackedFile } from './packed-text.ts';

export type ZipEntry = PackedFile & { readonly path: string };

const deflated = 8;
const readable = 0o644;
/** A longer file would need another format of ZIP, which old programs cannot open. */
const largestZipBytes = 4_000_000_000;

/** A ZIP in the order in which its files come. Nothing is held but the file under way and the names. */
export async function* zipPieces(
  entries: AsyncIterable<ZipEntry>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let sentBytes = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    waiting.push(piece);
  });
  const flush = () => {
    const sent = waiting;
    waiting = [];
    sentBytes += sent.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (sentBytes > largestZipBytes) throw new Error('the archive is larger than a ZIP may be');
    return sent;
  };
  for await (const entry of entries) {
    addEntry(zip, entry, madeAt);
    yield* flush();
  }
  zip.end();
  yield* flush();
}

function addEntry(zip: Zip, { path, packed, byteSize, crc }: ZipEntry, madeAt: Date): void {
  const file: ZipInputFile = {
    filename: path,
    size: byteSize,
    crc,
    compression: deflated,
    mtime: madeAt,
    // As made on Unix: some programs take the names of others for letters of DOS, whatever the flag for UTF-8 says.
    os: 3,
    attrs: readable << 16,
  };
  zip.add(file);
  if (!file.ondata) throw new Error('the ZIP takes no file');
  file.ondata(null, packed, true);
}
