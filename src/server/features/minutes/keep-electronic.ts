import { Refusal } from '#domain/refusal.ts';
import { keepSigned, type Signing } from './keep-signed.ts';
import { type StoredSigning, saveKept } from './signing-store.ts';

/** The PDF that all have signed becomes the original, exactly as a scan does. */
export async function keepElectronic(signing: Signing, found: StoredSigning): Promise<void> {
  const { db, scope, now } = signing;
  const { id, meetingId, minutesId, signedSha256, signedBytes } = found;
  if (signedSha256 === null || signedBytes === null) throw new Error('nothing was signed');
  const file = {
    sha256: signedSha256,
    byteSize: signedBytes,
    fileName: found.fileName.replace(/\.pdf$/, '_署名済み.pdf'),
    mediaType: 'application/pdf',
  };
  await keepSigned(signing, { meetingId, minutesId, file, how: '電子署名しました' });
  if (!(await saveKept(db, scope, { id, now }))) {
    throw new Refusal('conflict', '状態が変わりました。画面を読み直してください。');
  }
}
