import { Refusal } from '#domain/refusal.ts';

const heic =
  'この形式の写真（HEIC）は、ほかの方の画面で開けません。iPhoneの「設定」→「カメラ」→「フォーマット」で「互換性優先」を選んで撮り直すか、JPEGにしてから選んでください。';

/** A PDF or a photograph, told by its first bytes; anything else is refused. `purpose` is what it cannot be, 「証憑にできる」. */
export function mediaTypeOf(bytes: Uint8Array, purpose: string): string {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return 'application/pdf';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  const isHeic = /^ftyp(?:hei|hev|mif|msf)/.test(start.slice(4));
  const kind = `${purpose}のは、PDFと写真（JPEG、PNG）です。ほかの種類のファイルは、PDFにしてから選んでください。`;
  throw new Refusal('invalid_input', isHeic ? heic : kind);
}
