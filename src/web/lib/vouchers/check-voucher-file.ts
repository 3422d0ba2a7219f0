import { largestVoucherBytes } from '#contract/voucher.ts';
import { endingOf, fileSizeWords } from '#web/lib/document-words.ts';

export const acceptedVouchers = '.pdf,.jpg,.jpeg,.png,.heic,.heif,application/pdf,image/*';

export type CheckedFile =
  | { readonly file: File; readonly fault?: undefined }
  | { readonly fault: string };

const quality = 0.9;
const sentences = {
  kind: 'この種類のファイルは、証憑にできません。PDFか写真（JPEG、PNG）を選んでください。',
  empty: 'このファイルには何も入っていません。ほかのファイルを選んでください。',
  picture: 'この写真は開けません。もう一度撮るか、ほかのファイルを選んでください。',
  heic: 'この形式の写真（HEIC）は、このブラウザーでは開けません。iPhoneの「設定」→「カメラ」→「フォーマット」で「互換性優先」を選んで撮り直すか、JPEGにしてから選んでください。',
} as const;

/** Looks at a file before it is sent. A photo that only some browsers show becomes one that all do. */
export async function checkVoucherFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { fault: sentences.empty };
  if (file.size > largestVoucherBytes) return { fault: tooLarge(file.size) };
  const ending = endingOf(file.name);
  if (ending === 'pdf' || file.type === 'application/pdf') return { file };
  if (['heic', 'heif'].includes(ending)) return converted(file);
  if (!['jpg', 'jpeg', 'png'].includes(ending)) return { fault: sentences.kind };
  return (await opened(file)) ? { file } : { fault: sentences.picture };
}

function tooLarge(size: number): string {
  const limit = fileSizeWords(largestVoucherBytes);
  const words = fileSizeWords(size);
  const much = words === limit ? `${limit}を少し超えています` : words;
  return `ファイルが大きすぎます（${much}）。${limit}までのものを選んでください。写真は、画質を下げて撮り直すと小さくなります。`;
}

async function opened(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

async function converted(file: File): Promise<CheckedFile> {
  const picture = await opened(file);
  if (!picture) return { fault: sentences.heic };
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!blob) return { fault: sentences.heic };
  const name = file.name.replace(/\.\w+$/, '.jpg');
  return { file: new File([blob], name, { type: 'image/jpeg' }) };
}
