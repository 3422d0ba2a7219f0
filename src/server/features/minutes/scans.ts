import { Refusal } from '#domain/refusal.ts';
import { createRateLimit } from '#server/http/rate-limit.ts';
import type { UploadedFile } from '#server/http/read-upload.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import { mediaTypeOf } from '#server/storage/media-type-of.ts';
import type { SignedFile, StoredMinutes } from './minutes-store.ts';

const scansPerAddress = {
  count: 60,
  windowMs: 3_600_000,
  sentence:
    '短い時間に多くのファイルが届いたため、受け付けを一時止めています。1時間ほどしてから、もう一度お試しください。',
};

/** 署名した紙: taken as a scan or a photograph. */
export function scanTaking(files: FileStore) {
  return {
    admit: createRateLimit(scansPerAddress),
    prepare: async ({ bytes, fileName }: UploadedFile): Promise<SignedFile> => {
      const mediaType = mediaTypeOf(bytes, '署名した議事録にできる');
      return { sha256: await files.put(bytes), fileName, mediaType, byteSize: bytes.byteLength };
    },
  };
}

/** The scan of a version, handed out as it came. */
export function scanFileOf(files: FileStore) {
  return async ({ sha256, fileName, mediaType }: StoredMinutes<unknown>) => {
    const bytes = sha256 && (await files.get(sha256));
    if (!bytes) {
      throw new Refusal(
        'unavailable',
        'ファイルを取り出せませんでした。お手数ですが、お問い合わせください。',
      );
    }
    return { bytes, fileName: fileName ?? '議事録', mediaType: mediaType ?? 'application/pdf' };
  };
}
