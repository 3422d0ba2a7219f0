import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, createDeflateRaw, deflateRaw, inflateRaw } from 'node:zlib';

/** A file of the archive, ready to be written: packed, with what a ZIP says about it. */
export type PackedFile = {
  readonly packed: Uint8Array<ArrayBuffer>;
  readonly byteSize: number;
  readonly crc: number;
  readonly sha256: string;
};

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Lines that come one after the other, packed as they come: what is held is a tenth of them. */
export function createPackedLines() {
  const stream = createDeflateRaw();
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  const hash = createHash('sha256');
  let crc = 0;
  let byteSize = 0;
  return {
    add(text: string): Promise<void> {
      const bytes = Buffer.from(text);
      hash.update(bytes);
      crc = crc32(bytes, crc);
      byteSize += bytes.byteLength;
      return new Promise((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    },
    async end(): Promise<PackedFile> {
      await new Promise<void>((resolve) => {
        stream.once('end', resolve);
        stream.end();
      });
      return { packed: Buffer.concat(pieces), byteSize, crc, sha256: hash.digest('hex') };
    },
  };
}

type Packing = { readonly isPackedAlready?: boolean };

export async function packed(
  content: string | Uint8Array,
  { isPackedAlready = false }: Packing = {},
): Promise<PackedFile> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const level = isPackedAlready ? constants.Z_BEST_SPEED : constants.Z_DEFAULT_COMPRESSION;
  return {
    packed: await deflate(bytes, { level }),
    byteSize: bytes.byteLength,
    crc: crc32(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

export async function unpacked({ packed: bytes }: PackedFile): Promise<string> {
  return (await inflate(bytes)).toString('utf8');
}
