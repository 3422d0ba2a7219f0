import { Zip, ZipDeflate } from 'fflate';

export type ZippedFile = {
  readonly path: string;
  /** Asked for when its turn comes, so that one file at a time is in memory; without bytes it is left out. */
  readonly read: () => Promise<Uint8Array | undefined>;
  /** A picture or a PDF does not become smaller. */
  readonly isCompressed: boolean;
};

/** An archive that is made while it is sent, no faster than the reader takes it. */
export function zipStream(
  files: readonly ZippedFile[],
  madeAt: Date,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from(zippedChunks(files, madeAt));
}

async function* zippedChunks(
  files: readonly ZippedFile[],
  madeAt: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    // A copy: the writer goes on using its buffer.
    ready.push(new Uint8Array(chunk));
  });
  for (const { path, read, isCompressed } of files) {
    const bytes = await read();
    if (!bytes) continue;
    // Deflated without compressing, not stored: some programs cannot read a stored file whose length comes after it.
    const file = new ZipDeflate(path, { level: isCompressed ? 6 : 0 });
    file.mtime = madeAt;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
